"""Case files and questions that were damaged in any way: judged, or refused with file and line."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import engine
from engine.game import Game
from engine.loading import games
from engine.model.rulebook import Rulebook
from engine.share import content_root
from generator.cli import case_file
from generator.cli.arguments import known_language
from generator.cli.case_file import read_text
from generator.cli.faults import Misuse
from generator.cli.judge import answer
from tests.cli.test_corruptions import GAME_OF, Chance, spoilt
from tests.fuzzing.damage import changed, damaged
from tests.fuzzing.enduring import endure

FILES = sorted(content_root().glob("*/cases/*.yaml"))


@dataclass
class Asked:
    """As if it had been typed: `rulebook judge FILE`, now and then with `--explain`, which takes longer."""

    explain: bool
    why_not: str = ""
    json: bool = False


@cache
def cases(file: Path) -> list[Any]:
    read: list[Any] = yaml.safe_load(file.read_text(encoding="utf-8"))["cases"]
    return read


def written(tree: Any) -> bytes:
    return yaml.safe_dump(tree, allow_unicode=True, sort_keys=False).encode("utf-8", "replace")


def question(chance: random.Random) -> tuple[str, bytes]:
    """One case of any file, so that a trial is quick; changed as a tree, as words or as bytes."""
    file = chance.choice(FILES)
    case, how = chance.choice(cases(file)), chance.random()
    if how < 0.4:
        content = written({"cases": [{**case, "given": changed(case["given"], chance)}]})
    elif how < 0.6:
        content = written({"cases": [changed(case, chance)]})
    elif how < 0.8:
        content = spoilt(written({"cases": [case]}).decode(), Chance(chance.randrange(10**9))).encode()
    else:
        content = damaged(written({"cases": [case]}), chance)
    return GAME_OF[file.parents[1].name], content


@pytest.fixture(autouse=True)
def loaded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every trial is judged by the same games, which take longer to load than to ask."""
    books, known = {game: engine.load(game).rulebook for game in games()}, dict[object, Game]()

    def play_by(book: Rulebook, modules: tuple[str, ...] = (), options: dict[str, str] | None = None) -> Game:
        asked = book.id, tuple(modules), tuple((options or {}).items())
        if asked not in known:
            known[asked] = Game(book, engine.kit_of(book.id), modules, options)
        return known[asked]

    monkeypatch.setattr(case_file, "known_book", books.__getitem__)
    monkeypatch.setattr(engine, "play_by", play_by)


@pytest.mark.parametrize(("times", "first"), [(40, 0), pytest.param(10_000, 50_000, marks=pytest.mark.fuzz)])
def test_a_damaged_case_is_judged_or_refused(capsys: pytest.CaptureFixture[str], times: int, first: int) -> None:
    language = known_language("de")

    def case(chance: random.Random) -> None:
        game, content = question(chance)
        try:
            sheet = read_text(content, "case.yaml", game)
        except Misuse as refused:
            said = str(refused).splitlines()
        else:
            said = []
            wanted = {each.case.id for each in sheet[1]}
            code = answer([sheet], wanted, language, Asked(chance.random() < 0.1))  # type: ignore[arg-type]
            assert code in (0, 1)
        assert all(re.match(r"case\.yaml:\d+: ", line) for line in said)
        capsys.readouterr()

    endure(case, times, first)
