"""Every figure of every book is felt: changed one up, one down or to a bound, it is refused or an executed case fails.

All of them are tried by `make mutation`; the usual run tries some. A figure that nothing executed can feel stands, with
its reason, in `unfelt.yaml`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

import engine
from engine.claims import UnclaimedContent
from engine.game import Game
from engine.randomness import below
from tests.engine.jury import changed, is_refused_by_the_loader, jury
from tests.engine.mutations import CONTENT, Figure, bounds, figures, schema_bounds, tries

#: The figures, each with a reason for all other values, or for those that are greater (up) or smaller (down).
UNFELT: dict[str, str | dict[str, str]] = yaml.safe_load(
    Path(__file__).with_name("unfelt.yaml").read_text(encoding="utf-8")
)
SAMPLE = figures()[::12]
#: How many moves of a random game must be possible with a figure at its bounds.
MOVES = 150


def is_to_come(figure: Figure) -> bool:
    """Parts of tiles that the kit of a growing game declares as not played yet."""
    family, growing = figure.thing.get("family"), not CONTENT[figure.game_id]["books"][0].get("complete")
    return growing and (family, figure.inside[0]) in engine.kit_of(figure.game_id).to_come


def is_excused(figure: Figure, to: int) -> bool:
    reason = UNFELT.get(str(figure), {})
    return isinstance(reason, str) or ("up" if to > figure.value else "down") in reason


def survivors(figure: Figure) -> list[int]:
    """The values that nobody notices."""
    return [to for to in tries(figure) if not jury(figure.game_id).notices(figure, to)]


@pytest.mark.parametrize("game_id", sorted(CONTENT))
def test_unchanged_content_plays_all_its_cases(game_id: str) -> None:
    figure = next(each for each in figures() if each.game_id == game_id)
    assert not jury(game_id).notices(figure, figure.value)


@pytest.mark.parametrize("figure", SAMPLE, ids=str)
def test_a_changed_figure_is_refused_or_makes_a_case_fail(figure: Figure) -> None:
    assert [to for to in survivors(figure) if not is_excused(figure, to) and not is_to_come(figure)] == []


@pytest.mark.mutation
def test_every_changed_figure_is_refused_or_makes_a_case_fail() -> None:
    found = {figure: survivors(figure) for figure in figures() if not is_to_come(figure)}
    unnoticed = {str(figure): [to for to in values if not is_excused(figure, to)] for figure, values in found.items()}
    assert {name: values for name, values in unnoticed.items() if values} == {}
    assert {str(figure) for figure, values in found.items() if values} == set(UNFELT), "felt after all"


def test_only_figures_that_exist_are_excused() -> None:
    assert set(UNFELT) <= set(map(str, figures()))


@pytest.mark.parametrize("figure", figures(), ids=str)
def test_a_figure_lies_within_its_bounds_and_those_of_its_schema(figure: Figure) -> None:
    least, most = bounds(figure)
    allowed_least, allowed_most = schema_bounds(figure)
    assert allowed_least <= least <= figure.value <= most <= allowed_most


# -- what is accepted can be played


def at_its_bounds() -> list[tuple[Figure, int]]:
    playable = [figure for figure in figures() if CONTENT[figure.game_id]["books"][0].get("complete")]
    return [(figure, to) for figure in playable for to in bounds(figure) if to != figure.value]


def breakdown(figure: Figure, to: int) -> str:
    """What goes wrong in a random game with another figure that nobody has refused."""
    try:
        play_on(engine.play_by(changed(jury(figure.game_id).book, figure, to)))
    except UnclaimedContent:
        return ""
    except Exception as error:
        return "" if is_refused_by_the_loader(figure, to) else f"{figure} -> {to}: {error!r}"[:200]
    return ""


def play_on(game: Game) -> None:
    pos, state = game.new_position(game.player_counts[-1], seed=1), 1
    for _ in range(MOVES):
        if pos.is_over:
            return
        state, chosen = below(state, len(pos.legal_moves()))
        pos.play(pos.legal_moves()[chosen], trace=False)


@pytest.mark.mutation
def test_what_the_bounds_allow_can_be_played() -> None:
    assert [wrong for wrong in (breakdown(*each) for each in at_its_bounds()) if wrong] == []


@pytest.mark.parametrize(("figure", "to"), at_its_bounds()[::60], ids=str)
def test_a_game_is_played_with_a_figure_at_its_bounds(figure: Figure, to: int) -> None:
    assert breakdown(figure, to) == ""
