"""Double entry: the figures of every tile, written down twice. `tiles.txt` knows nothing of content."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from pathlib import Path

import pytest

from engine.model import effects
from engine.model.components import Component
from tests.teotihuacan.boards import rulebook


def entered(section: str) -> list[str]:
    text = Path(__file__).with_name("tiles.txt").read_text(encoding="utf-8")
    return sorted(text.split(f"[{section}]\n")[1].split("\n[")[0].strip().splitlines())


def tiles(family: str) -> list[Component]:
    """Every tile as often as there are copies of it."""
    found = next(each for each in rulebook().families if each.id == family)
    return [tile for tile in found.components for _ in range(tile.count)]


def icons(tile: Component) -> str:
    letters = str(tile.mark("icons")).split("-")
    return " ".join(each[0].upper() if len(each) > 1 else each for each in letters)


def cost(tile: Component) -> str:
    return " ".join(f"{amount} {good}" for good, amount in sorted(tile.cost)) or "free"


def gains(effect: effects.Effect) -> dict[str, int]:
    match effect:
        case effects.Gain(goods):
            return dict(goods)
        case effects.Step("avenue"):
            return {"avenue": effect.times}
        case effects.Step(_, track):
            return {f"temple_{track}": effect.times}
        case effects.PowerUp(times):
            return {"upgrade": times}
        case effects.Claim("technology-tiles"):
            return {"technology": 1}
        case effects.May((effects.Claim("discovery-tiles"),)):
            return {"discovery": 1}
    raise AssertionError(effect)


def starting(tile: Component) -> str:
    gained = sorted(pair for effect in tile.effects for pair in gains(effect).items())
    boards = f"{tile.mark('board')} {tile.mark('other_board')}"
    return f"{boards}: {', '.join(f'{name} {amount}' for name, amount in gained)}"


def discoveries(kind: str) -> Iterable[str]:
    family = next(each for each in rulebook().families if each.id == "discovery-tiles")
    return (f"{tile.count} of them, {cost(tile)}" for tile in family.components if tile.kind == kind)


SECTIONS: dict[str, Callable[[], Iterable[str]]] = {
    "pyramid": lambda: map(icons, tiles("pyramid-tiles")),
    "decorations": lambda: map(icons, tiles("decoration-tiles")),
    "starting": lambda: map(starting, tiles("starting-tiles")),
    "masks": lambda: discoveries("mask"),
    "discoveries": lambda: discoveries("discovery-tile"),
    "technologies": lambda: (
        f"{tile.mark('number')}: {dict(tile.cost)['gold']} gold" for tile in tiles("technology-tiles")
    ),
    "royal": lambda: (f"{tile.mark('number')}: {tile.mark('category')}" for tile in tiles("royal-tiles")),
}


@pytest.mark.parametrize("section", SECTIONS)
def test_tiles_are_as_they_were_entered_the_second_time(section: str) -> None:
    assert sorted(SECTIONS[section]()) == entered(section)


def test_the_game_has_as_many_tiles_as_its_box() -> None:
    counted = {family.id: family.count for family in rulebook().families if family.in_print}
    assert counted == {
        "action-tiles": 7,
        "decoration-tiles": 15,
        "direction-tiles": 2,
        "discovery-tiles": 54,
        "pyramid-tiles": 32,
        "royal-tiles": 9,
        "starting-tiles": 18,
        "technology-tiles": 9,
        "temple-bonus-tiles": 7,
    }
    masks = [tile for tile in tiles("discovery-tiles") if tile.kind == "mask"]
    assert (len(masks), len({tile.id for tile in masks})) == (17, 7)


def test_no_two_starting_tiles_lead_farther_than_two_steps_on_a_temple() -> None:
    """So nobody reaches the tiles on a step before the first turn."""
    temples = [Counter(_climbed(tile)) for tile in tiles("starting-tiles")]
    sums = [one + other for one, other in combinations(temples, 2)]
    assert max(steps for each in sums for steps in each.values()) == 2


def _climbed(tile: Component) -> Iterator[str]:
    """The temples of a tile; a technology may lie in any column."""
    for effect in tile.effects:
        if isinstance(effect, effects.Step) and effect.tracks == "temples":
            yield from [effect.track] * effect.times
        if isinstance(effect, effects.Claim) and effect.family == "technology-tiles":
            yield from ("blue", "red", "green")
