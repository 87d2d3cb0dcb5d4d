"""A position in an overview, in the terminal."""

from __future__ import annotations

from functools import cache

import pytest

import engine
from engine.loading import load_rulebook
from engine.position import AnyPosition
from generator.checking.verdicts import kept_verdicts
from generator.languages.load import available_languages, load_language
from generator.playing.overview import overview
from generator.playing.voice import Voice


class Strict(Voice):
    """Says nothing for which the language has no term."""

    def word(self, id: str) -> str:
        assert self.language.find_term(id, self.book.id), f"{self.language.code}: no term {id!r}"
        return super().word(id)


@cache
def positions(game: str) -> tuple[AnyPosition, ...]:
    """The positions at which the cases end: all kinds of things lie on the table."""
    return tuple(verdict.stages[-1].after for verdict in kept_verdicts(load_rulebook(game)) if verdict.stages)


@pytest.mark.parametrize("game", engine.games())
@pytest.mark.parametrize("language", available_languages())
def test_everything_in_a_position_has_a_word_and_room(
    language: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    voice = Strict(load_rulebook(game), load_language(language))
    assert len(positions(game)) >= 30
    for pos in positions(game):
        assert max(map(len, overview(pos, voice))) <= 80


def test_numbers_are_written_as_the_language_writes_them() -> None:
    book = load_rulebook("tzolkin")
    pos = engine.play_by(book).position({"players": {"green": {"chaac": -1}, "red": {}}})
    pos.players[1].points = 145
    lines = [line.split() for line in overview(pos, Voice(book, load_language("en")))]
    assert ["Chaac", "−1", "–"] in lines
    assert ["Victory", "point", "–", "36¼"] in lines


def test_the_five_gears_the_skulls_and_the_starting_wealth_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    book = load_rulebook("tzolkin")
    workers = {"palenque": [1], "yaxchilan": [2], "tikal": [3], "uxmal": [4], "chichen-itza": [9]}
    green = {**workers, "kept": ["wealth-palenque-1"], "chaac": -1}
    given = {"players": {"green": green, "red": {}, "blue": {}, "yellow": {}}, "laid": {"chichen-itza": [3, 6]}}
    lines = list(overview(engine.play_by(book).position(given), Voice(book, load_language("en"))))
    assert "Crystal skull: Chichen Itza: 3, 6" in lines
    assert "Starting wealth tile (Green): Starting wealth tile · Palenque 1" in lines
    shown = [line.split() for line in lines]
    for gear, (space,) in workers.items():
        name = gear.replace("-", " ").title().split()
        assert [*name, str(space), "–", "–", "–"] in shown


def test_discs_neutral_and_locked_workers_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    book = load_rulebook("teotihuacan")
    locked = [{"place": "palace", "power": 3, "tile": "royal-temples"}]
    given = {
        "players": {"black": {"forest": [2], "locked": locked}, "red": {"wheel": 1}},
        "royal": ["royal-temples"],
        "neutral": {"yellow": ["forest"]},
        "light": 2,
        "dark": 10,
    }
    lines = list(overview(engine.play_by(book).position(given), Voice(book, load_language("en"))))
    assert lines[0] == "Light disc 2 · Dark disc 10"
    assert "Neutral worker: Yellow: Forest" in lines
    (shown,) = (line.split() for line in lines if line.startswith("Locked worker"))
    assert " ".join(shown) == "Locked worker Action Board: Palace · power: –"
