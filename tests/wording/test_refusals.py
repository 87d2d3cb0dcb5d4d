"""Every reason for which a move can be refused, from a real position, in every language: a table to be read.

`golden/refusals-<code>.txt` is written where it is missing; read the difference and commit it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

import engine
from engine.game import Game
from engine.judge import judge
from engine.model.cases import Case, Play
from engine.position import AnyPosition
from engine.reasons import REASONS as CORE_REASONS
from engine.refusals import Refusal
from generator.languages.load import available_languages
from generator.wording.reasons import reason_words
from tests.engine.scenes import with_components
from tests.wording.voices import GAMES, said, voice

SCENES = Path(__file__).parents[1] / "refusals"
GOLDEN = Path(__file__).parent / "golden"
Plain = dict[str, Any]


class Row(NamedTuple):
    """A reason, the move that is refused for it, and the refusal."""

    game: str
    reason: str
    move: str
    refusal: Refusal


def scenes(game_id: str) -> Iterator[tuple[str, Plain]]:
    described = yaml.safe_load((SCENES / f"{game_id}.yaml").read_text(encoding="utf-8"))
    described.pop("tiles", None)
    return ((reason, scene) for reason, listed in described.items() for scene in listed)


def table(game_id: str, scene: Plain) -> Game:
    book = with_components(game_id, scene.get("tiles", {}))
    return engine.play_by(book, scene.get("modules", ()), scene.get("agreed"))


def asked(scene: Plain, pos: AnyPosition) -> Refusal | None:
    if "step" in scene:
        return pos.game.kit.can_step(pos, pos.game.track_index[scene["step"]], 1)
    return pos.refusal(scene["move"])


def opened(game: Game, scene: Plain) -> AnyPosition:
    if "players" in scene:
        return game.new_position(scene["players"], seed=1)
    pos = game.position(scene["given"])
    pos.stepwise = True
    if "run" in scene:
        pos.stack[:] = pos.game.kit.runs[scene["run"]]
    pos.run()
    return pos


def refused(game_id: str, reason: str, scene: Plain) -> Row:
    if scene.get("judged"):
        return judged(game_id, reason, scene)
    pos = opened(table(game_id, scene), scene)
    for move in scene.get("play", ()):
        pos.play(move)
    found = asked(scene, pos)
    assert found is not None, (reason, scene)
    return Row(game_id, reason, scene.get("move", f"up {scene.get('step')}"), found.settled())


def judged(game_id: str, reason: str, scene: Plain) -> Row:
    """A reason that only whoever knows what was played before can give."""
    case = Case("", "", (), given=scene["given"], play=(Play(moves=(*scene["play"], scene["move"])),))
    (found,) = judge(table(game_id, scene), case).refused
    assert found.refusal is not None
    return Row(game_id, reason, scene["move"], found.refusal.settled())


@cache
def rows() -> tuple[Row, ...]:
    return tuple(refused(game_id, *scene) for game_id in GAMES for scene in scenes(game_id))


def test_every_move_is_refused_for_the_reason_under_which_it_stands() -> None:
    assert [(row.move, row.reason) for row in rows()] == [(row.move, row.refusal.reason.id) for row in rows()]


def test_every_reason_that_can_be_given_has_a_position() -> None:
    declared = set(CORE_REASONS.known).union(*(engine.kit_of(game).reasons.known for game in GAMES))
    assert declared == {row.reason for row in rows()}


def test_every_refusal_cites_rules_of_its_game() -> None:
    for row in rows():
        assert row.refusal.rules, row
        assert set(row.refusal.rules) <= set(voice("en", row.game).book.rules), row


def lines(language: str) -> list[str]:
    told = []
    for row in rows():
        say = voice(language, row.game)
        numbers = ", ".join(say.book.rules[rule].number for rule in row.refusal.rules)
        told.append(f"{row.game} · {row.reason} · {row.move} [{numbers}]: {said(reason_words(row.refusal, say))}")
    return told


@pytest.mark.parametrize("language", available_languages())
def test_the_table_of_refusals_reads_as_it_did(language: str) -> None:
    golden = GOLDEN / f"refusals-{language}.txt"
    if not golden.exists():
        golden.write_text("\n".join([*lines(language), ""]), encoding="utf-8")
        pytest.fail(f"{golden.name} was missing and has been written: read it and commit it")
    assert lines(language) == golden.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("language", available_languages())
def test_figures_that_decide_are_in_the_sentence(language: str) -> None:
    for row in rows():
        sentence = said(reason_words(row.refusal, voice(language, row.game)))
        for figure in figures(row.refusal.values):
            assert str(figure) in sentence, (row.reason, figure, sentence)


def figures(value: object) -> Iterator[int]:
    """Every number among the values; what is nothing, or the first of its kind, need not be said."""
    if isinstance(value, Refusal):
        yield from figures(value.values)
    elif isinstance(value, tuple):
        yield from (figure for part in value for figure in figures(part))
    elif isinstance(value, int) and value > 1:
        yield value


@pytest.mark.parametrize("language", available_languages())
def test_two_reasons_never_share_their_words(language: str) -> None:
    words: dict[tuple[str, str], str] = {}
    for row in rows():
        if row.reason != "every-way":
            sentence = said(reason_words(row.refusal, voice(language, row.game)))
            assert words.setdefault((row.game, sentence), row.reason) == row.reason, sentence
