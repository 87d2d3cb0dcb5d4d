"""Double entry: the figures of every tile, written down twice. `tiles.txt` knows nothing of content."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.model import effects, measures
from engine.model.abilities import Change
from engine.model.components import Component
from tests.engine.playing import rulebook

BOOK = rulebook("tzolkin")
GOODS = ("corn", "wood", "stone", "gold", "skull")


def entered(section: str) -> list[str]:
    text = (Path(__file__).parent / "tiles.txt").read_text(encoding="utf-8")
    block = text.split(f"[{section}]\n")[1].split("\n[")[0]
    return sorted(block.strip().splitlines())


def goods(pairs: effects.Goods) -> str:
    amounts = dict(pairs)
    return " ".join(f"{amounts[good]} {good}" for good in GOODS if amounts.get(good))


NOTES: dict[type, Callable[[Any], str]] = {
    effects.Gain: lambda e: f"take {goods(e.goods)}",
    effects.Advance: lambda e: f"advance {e.track} {e.most}",
    effects.Step: lambda e: f"up {e.track} {e.by * e.times}",
    effects.Score: lambda e: f"score {e.points}",
    effects.Recruit: lambda e: f"worker {e.workers}",
    effects.Exchange: lambda e: "market",
}


def note(effect: effects.Effect) -> str:
    if isinstance(effect, effects.May):
        first = effect.effects[0]
        return "may build" if isinstance(first, effects.Build) else f"may pay {goods(first.goods)} act"  # type: ignore[union-attr]
    return NOTES[type(effect)](effect)


def farm(form: Any) -> str:
    assert isinstance(form, Change)
    if form.workers:
        assert form.by == -2
        return f"farm {form.workers} workers"
    return f"farm all {-form.by}"


def given_by(tile: Component) -> str:
    return ", ".join(sorted([*map(note, tile.effects), *(farm(ability.form) for ability in tile.abilities)]))


def building(tile: Component) -> str:
    return f"{tile.mark('age')} {tile.kind} | {goods(tile.cost)} | {given_by(tile)}"


def wealth(tile: Component) -> str:
    return f"{tile.mark('gear')} {tile.mark('space')} | {given_by(tile)}"


def worth(amount: Any) -> str:
    if isinstance(amount, measures.Times):
        return f"{_figure(amount.by)} each {_counted(amount.of)}"
    if isinstance(amount, measures.PrintedTable):
        return f"{_counted(amount.of)}: {_rows(amount.rows)}"
    return f"step points of {amount.tracks}"


def _figure(by: Any) -> str:
    return str(by) if isinstance(by, int) else _rows(by.figures)


def _rows(rows: Any) -> str:
    return " ".join(f"{key}:{figure}" for key, figure in rows)


def _counted(measure: Any) -> str:
    match measure:
        case measures.Count():
            return f"{'any' if measure.whose == 'everyone' else 'own'} {'+'.join(measure.tiles)}"
        case measures.Steps():
            return f"best {measure.tracks} step" if measure.which == "best" else f"{measure.tracks} level"
        case measures.TracksAt():
            return f"tracks at {measure.level}"
        case measures.Laid():
            return f"{measure.good} laid"
        case _:
            return "workers"


def monument(tile: Component) -> str:
    return f"{tile.kind} | {goods(tile.cost)} | {worth(tile.scores)}"


@pytest.mark.parametrize(
    ("family", "line", "tiles"), [("buildings", building, 32), ("wealth", wealth, 21), ("monuments", monument, 13)]
)
def test_both_entries_agree(family: str, line: Callable[[Component], str], tiles: int) -> None:
    found = next(each for each in BOOK.families if each.id == family)
    written = sorted(line(tile) for tile in found.components for _ in range(tile.count))
    assert written == entered(family)
    assert len(written) == tiles
