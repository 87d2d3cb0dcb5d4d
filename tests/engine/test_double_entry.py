"""Double entry: the figures of every tile, written down twice. `tiles.txt` knows nothing of content."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.model import effects, measures
from engine.model.abilities import Change, Offer, Set, Suspend, Trigger, Use
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
    effects.Advance: lambda e: f"{'back' if e.by < 0 else 'advance'} {e.track} {e.most}",
    effects.Step: lambda e: f"up {e.track} {e.by * e.times}",
    effects.Score: lambda e: f"score {e.points}",
    effects.Recruit: lambda e: f"worker {e.workers}",
    effects.Exchange: lambda e: "market" if not e.most else f"{e.way} {e.most}",
    effects.Pay: lambda e: f"pay {goods(e.goods) or _any(e.goods)}",
    effects.Fill: lambda e: f"fill up to {goods(e.goods)}",
    effects.Put: lambda e: f"put {goods(e.goods)}",
    effects.PickUp: lambda e: f"pick up {e.workers}",
    effects.Build: lambda e: f"build {e.family}",
    effects.Repeat: lambda e: f"{_rows(e.most.rows)} by workers {e.most.of.where}: {' '.join(map(note, e.effects))}",
    effects.Choose: lambda e: " or ".join("+".join(map(note, option)) for option in e.options),
}


def _any(pairs: effects.Goods) -> str:
    return f"{dict(pairs)['resource']} any"


def note(effect: effects.Effect) -> str:
    if isinstance(effect, effects.May):
        first = effect.effects[0]
        if isinstance(first, effects.Build):
            return "may build" if first.family == "buildings" else f"may build {first.family}"
        return f"may pay {goods(first.goods)} act"  # type: ignore[union-attr]
    return NOTES[type(effect)](effect)


def farm(form: Any) -> str:
    if not isinstance(form, Change):
        return lasting(form)
    if form.workers:
        assert form.by == -2
        return f"farm {form.workers} workers"
    return f"farm all {-form.by}"


def lasting(form: Any) -> str:
    """What an ability of the expansion does."""
    at = f" at {'+'.join(form.at)}" if getattr(form, "at", ()) else ""
    match form:
        case Change() if form.tax:
            return f"{form.amount}{at}: {' '.join(map(note, form.tax))}"
        case Change():
            return f"{form.amount} {form.by:+}{at}"
        case Set():
            return f"{form.rule}/{form.param} {form.to if isinstance(form.to, int) else _rows(form.to)}"
        case Offer():
            far = f" {form.by}" if form.by else ""
            return f"offer {form.option}{far}{at}{' for ' + goods(form.pay) if form.pay else ''}"
        case Trigger():
            on = f" {'+'.join(map(str, form.on))}" if form.on else ""
            return f"{form.moment}{on}: {' '.join(map(note, form.effects))}"
        case Use():
            return f"use: {' '.join(map(note, form.effects))}"
        case Suspend():
            return f"without {form.tracks} {form.level}"
    raise AssertionError(form)


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
        case measures.Held():
            return f"own {measure.good}"
        case measures.Workers() if measure.where != "in_play":
            return f"workers {measure.where}"
        case _:
            return "workers"


def monument(tile: Component) -> str:
    return f"{tile.kind} | {goods(tile.cost)} | {worth(tile.scores)}"


def tribe(tile: Component) -> str:
    return f"{tile.id} | {', '.join(lasting(ability.form) + _once(ability.scope) for ability in tile.abilities)}"


def _once(scope: str) -> str:
    return "" if scope == "game" else f" (once a {scope})"


def prophecy(tile: Component) -> str:
    return f"{tile.id} | {', '.join(lasting(ability.form) for ability in tile.abilities)} | {worth(tile.scores)}"


def quick(tile: Component) -> str:
    return f"{tile.mark('age')} | {given_by(tile)}"


@pytest.mark.parametrize(
    ("family", "line", "tiles"),
    [
        ("buildings", building, 32),
        ("wealth", wealth, 21),
        ("monuments", monument, 13),
        ("new-buildings", building, 8),
        ("tribes", tribe, 13),
        ("prophecies", prophecy, 13),
        ("quick-actions", quick, 13),
    ],
)
def test_both_entries_agree(family: str, line: Callable[[Component], str], tiles: int) -> None:
    found = next(each for each in BOOK.families if each.id == family)
    written = sorted(line(tile) for tile in found.components for _ in range(tile.count))
    assert written == entered(family)
    assert len(written) == tiles
