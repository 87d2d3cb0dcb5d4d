"""Whatever an ability says and the kit does not declare is refused when the game is loaded, where it is said."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

import engine
from engine.abilities import ACTION
from engine.claims import UnclaimedContent
from engine.handles import Handle
from engine.kit import AnyKit, Part, Parts
from engine.problems import Problem
from tests.engine.jury import jury
from tests.engine.scenes import Plain, Tiles, samples

GAMES = engine.games()
#: The scopes that content can name.
SCOPES = ("action", "turn", "round")
TAX: list[Plain] = [{"score": -1}]
GROUP = "architecture"


class Refused(NamedTuple):
    """An ability that a game cannot carry out, and the part of it that is at fault."""

    game_id: str
    name: str
    ability: Plain
    at: str
    message: str = ""

    def __str__(self) -> str:
        return f"{self.game_id}: {self.name}"


def refused(game_id: str) -> Iterator[Refused]:
    kit = engine.kit_of(game_id)
    for name, ability, at, message in (
        *_changes(game_id, kit),
        *_offers(kit),
        *_triggers(kit),
        *_uses(kit),
        *_sets(game_id, kit),
        *_of_other_games(game_id, kit),
    ):
        yield Refused(game_id, name, ability, at, message)


Said = Iterator[tuple[str, Plain, str, str]]


def _beside(name: str, ability: Plain, carried: Parts, kit: AnyKit) -> Said:
    """What stands beside the form, and is not declared."""
    for scope in SCOPES:
        is_outside = scope == ACTION and Part.OUTSIDE in carried
        if Part.SCOPE not in carried or scope not in kit.scopes or is_outside:
            yield f"{name} once in each {scope}", {**ability, "scope": scope}, "scope", ""
    if Part.REFUSABLE not in carried:
        yield f"{name}, refusable", {**ability, "refusable": True}, "refusable", "nothing to refuse"
    if Part.GROUP not in carried:
        yield f"{name} in a group", {**ability, "group": GROUP}, "group", "do not act together"


def _changes(game_id: str, kit: AnyKit) -> Said:
    for amount, carried in kit.amounts.items():
        plain = {"change": {"amount": amount, "by": 1}}
        yield from _beside(amount, plain, carried, kit)
        yield f"{amount} by nothing", {"change": {"amount": amount}}, "change/by", "changes nothing"
        both = {"change": {"amount": amount, "by": 1, "tax": TAX}}
        yield f"{amount} changed and taxed", both, "change", ""
        if Part.TAX not in carried:
            yield f"{amount} taxed", {"change": {"amount": amount, "tax": TAX}}, "change/tax", "does nothing"
        if Part.WORKERS not in carried:
            yield f"{amount} for one", {"change": {"amount": amount, "by": 1, "workers": 1}}, "change/workers", ""
        if Part.REFUSABLE in carried and Part.PAY not in carried:
            yield f"{amount} refused without a tax", {**plain, "refusable": True}, "refusable", "only a tax"
        if not samples(game_id).amounts[amount].here:
            place = jury(game_id).book.places[0].id
            somewhere = {"change": {"amount": amount, "by": 1, "at": [place]}}
            yield f"{amount} at {place}", somewhere, "change/at/0", "never passes"


def _offers(kit: AnyKit) -> Said:
    for (decision, option), carried in kit.offers.items():
        reach = {"by": 1} if Part.BY in carried else {}
        plain = {"offer": {"decision": decision, "option": option, **reach}}
        yield from _beside(option, plain, carried, kit)
        for by in (0, -1) if Part.BY in carried else (1,):
            yield f"{option} by {by}", {"offer": {**plain["offer"], "by": by}}, "offer/by", ""


def _triggers(kit: AnyKit) -> Said:
    for moment, carried in kit.moments.items():
        yield from _beside(moment, {"trigger": {"moment": moment, "effects": TAX}}, carried, kit)
        costly = {"trigger": {"moment": moment, "effects": [{"pay": {"wood": 1}}]}}
        yield f"{moment} at a price", costly, "trigger/effects", "needs “optional: true”"


def _uses(kit: AnyKit) -> Said:
    for window in kit.windows:
        use = {"use": {"window": window, "effects": TAX}}
        yield from _beside(window, use, frozenset({Part.SCOPE, Part.OUTSIDE}), kit)


def _sets(game_id: str, kit: AnyKit) -> Said:
    for handle in kit.handles.all():
        name, usual = f"{handle.rule}/{handle.name}", jury(game_id).book.rules[handle.rule].param(handle.name)
        value: Any = usual if isinstance(usual, int) else dict(usual)
        if not handle.differs:
            yield name, _set(handle, value), "set/param", "is the same for everybody and cannot be set for one player"
            continue
        yield from _beside(name, _set(handle, value), frozenset(), kit)
        for figure in (handle.bounds.least - 1, handle.bounds.most + 1):
            to = figure if isinstance(value, int) else {**value, 1: figure}
            yield f"{name} to {figure}", _set(handle, to), "set/to", f"not {figure}"
        other: Any = {1: 1} if isinstance(value, int) else 1
        yield f"{name} to {other}", _set(handle, other), "set/to", "must be a"


def _set(handle: Handle, to: Any) -> Plain:
    return {"set": {"rule": handle.rule, "param": handle.name, "to": to}}


def _of_other_games(game_id: str, kit: AnyKit) -> Said:
    for other in (engine.kit_of(name) for name in GAMES if name != game_id):
        for amount in sorted(other.amounts.keys() - kit.amounts.keys()):
            ability = {"change": {"amount": amount, "by": 1}}
            yield f"other {amount}", ability, "change/amount", f"no amount that passes {amount!r}"
        for moment in sorted(other.moments.keys() - kit.moments.keys()):
            ability = {"trigger": {"moment": moment, "effects": TAX}}
            yield f"other {moment}", ability, "trigger/moment", f"no moment {moment!r}"
        for decision, option in sorted(other.offers.keys() - kit.offers.keys()):
            yield f"other {option}", {"offer": {"decision": decision, "option": option}}, "offer", "no offer"
        for window in sorted(other.windows.keys() - kit.windows.keys()):
            ability = {"use": {"window": window, "effects": TAX}}
            yield f"other {window}", ability, "use/window", f"no window {window!r}"


@cache
def faults(game_id: str) -> tuple[Tiles, list[Problem]]:
    """All of them on tiles of one rulebook: everything is found at once."""
    tiles = Tiles(game_id)
    for each in refused(game_id):
        tiles.holding(each.ability)
    with pytest.raises(UnclaimedContent) as found:
        tiles.game()
    return tiles, found.value.problems


REFUSED = [each for game_id in GAMES for each in refused(game_id)]


@pytest.mark.parametrize("each", REFUSED, ids=str)
def test_what_is_not_declared_is_refused_where_it_is_said(each: Refused) -> None:
    tiles, problems = faults(each.game_id)
    start = f"{tiles.holding(each.ability).id}/abilities/0/{each.at}"
    found = [problem.message for problem in problems if f"{problem.path}/".startswith(f"{start}/")]
    assert any(each.message in message for message in found), (start, found)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_declared_is_not_refused_beside_it(game_id: str) -> None:
    """The faults are those of the tiles that are at fault, and of no other."""
    tiles, problems = faults(game_id)
    assert {problem.path.split("/")[0] for problem in problems} == {tile.id for tile in tiles.made.values()}
