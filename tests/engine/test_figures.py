"""Every figure of the board and the tiles is felt: change it, and a case fails or a game is laid out differently.

All of them are tried by `make mutation`; the usual run tries every tenth. A figure that no case can feel stands, with
its reason, in `unfelt.yaml`.
"""

from __future__ import annotations

from pathlib import Path as File

import pytest
import yaml

from engine.load import read_content
from engine.model.build import rulebook_from_plain
from tests.engine.mutations import Path, changed, figures, is_noticed, opening_of, thing_at

CONTENT = read_content().rulebooks
UNFELT: dict[str, str] = yaml.safe_load(File(__file__).with_name("unfelt.yaml").read_text(encoding="utf-8")) or {}
#: A book that can be played from its set-up uses every figure it has.
COMPLETE = [game_id for game_id, plain in CONTENT.items() if plain["books"][0].get("complete")]
FIGURES = [(game_id, path) for game_id in COMPLETE for path in figures(CONTENT[game_id])]
SAMPLE = FIGURES[::10]
OPENINGS = {game_id: opening_of(rulebook_from_plain(CONTENT[game_id])) for game_id in COMPLETE}


def name(game_id: str, path: Path) -> str:
    return f"{game_id}:{thing_at(CONTENT[game_id], path)}"


def is_felt(game_id: str, path: Path) -> bool:
    plain = CONTENT[game_id]
    return any(is_noticed(changed(plain, path, by), OPENINGS[game_id]) for by in (1, -1))


@pytest.mark.parametrize(("game_id", "path"), SAMPLE, ids=[name(*figure) for figure in SAMPLE])
def test_a_changed_figure_makes_an_executed_case_fail(game_id: str, path: Path) -> None:
    assert is_felt(game_id, path) or name(game_id, path) in UNFELT


@pytest.mark.mutation
def test_every_changed_figure_makes_an_executed_case_fail() -> None:
    survivors = {name(*figure) for figure in FIGURES if not is_felt(*figure)}
    assert survivors == set(UNFELT)
