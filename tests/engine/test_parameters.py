"""Every parameter of every rule is felt: change it, and an executed case fails."""

from __future__ import annotations

import pytest

from engine.load import read_content
from tests.engine.mutations import Path, changed, is_noticed, named, parameters

CONTENT = read_content().rulebooks
PARAMETERS = [(game_id, path) for game_id, plain in CONTENT.items() for path in parameters(plain)]
NAMES = [f"{game_id}:{named(CONTENT[game_id], path)}" for game_id, path in PARAMETERS]


@pytest.mark.parametrize("game_id", sorted(CONTENT))
def test_unchanged_content_plays_all_its_cases(game_id: str) -> None:
    assert not is_noticed(CONTENT[game_id])


@pytest.mark.parametrize(("game_id", "path"), PARAMETERS, ids=NAMES)
def test_a_changed_parameter_makes_an_executed_case_fail(game_id: str, path: Path) -> None:
    assert is_noticed(changed(CONTENT[game_id], path))
