"""Content that was damaged in any way: problems with file and line, never a traceback."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.loading import read_content
from tests.fuzzing.damage import damaged
from tests.fuzzing.enduring import endure
from tests.loading.examples import GAME, copy_game

FILES = sorted(str(path.relative_to(GAME)) for path in GAME.rglob("*.yaml"))


def trial_in(root: Path, chance: random.Random) -> None:
    file = chance.choice(FILES)
    (root / file).write_bytes(damaged((GAME / file).read_bytes(), chance))
    try:
        content = read_content(root)
    finally:
        (root / file).write_bytes((GAME / file).read_bytes())
    assert content.problems or "orchard" in content.rulebooks
    assert all(problem.file.startswith("content") and problem.line >= 1 for problem in content.problems)


@pytest.mark.parametrize(("times", "first"), [(20, 0), pytest.param(5000, 10_000, marks=pytest.mark.fuzz)])
def test_damaged_content_is_refused_by_its_line(tmp_path: Path, times: int, first: int) -> None:
    root = copy_game(tmp_path)

    def content(chance: random.Random) -> None:
        trial_in(root, chance)

    endure(content, times, first)
