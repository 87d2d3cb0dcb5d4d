"""Temples: steps up and down, the top step with room for one, the privilege that it renews."""

from __future__ import annotations

from engine.handles import Citation
from engine.reasons import AT_THE_BOTTOM, AT_THE_TOP, TOP_TAKEN
from engine.refusals import Refusal
from engine.steps import moved
from engine.tzolkin import rules
from engine.tzolkin.position import TzolkinPosition


def step(pos: TzolkinPosition, track: int, by: int, cites: Citation) -> None:
    """Move the active player's marker one step; a step that cannot be taken is lost."""
    refused = can_step(pos, track, by)
    temple = pos.game.tracks[track]
    if refused is not None:
        pos.tell("step_lost", pos.active, (temple.id,), cites + refused.rules)
        return
    moved(pos, track, by)
    me = pos.players[pos.active]
    at_top = me.tracks[track] == len(temple.steps) - 1
    if pos.trace is not None:
        way = rules.DOWN if by < 0 else rules.UP + rules.TOP if at_top else rules.UP
        pos.tell("stepped", pos.active, (temple.id, by), cites + way)
    if at_top and not me.light:
        me.light = True
        pos.tell("turned_light", pos.active, (), rules.LIGHT)


def can_step(pos: TzolkinPosition, track: int, by: int) -> Refusal | None:
    """Why the active player's marker cannot move on a temple, or nothing."""
    target, temple = pos.players[pos.active].tracks[track] + by, pos.game.tracks[track]
    top = len(temple.steps) - 1
    if 0 <= target < top:
        return None
    if target < 0:
        return Refusal(AT_THE_BOTTOM, rules.DOWN, (temple.id,))
    if target > top:
        return Refusal(AT_THE_TOP, rules.LOST, (temple.id,))
    most = rules.TOP_MARKERS.of(pos.game)
    return Refusal(TOP_TAKEN, rules.LOST + rules.TOP, (temple.id, most)) if markers(pos, track, top) >= most else None


def markers(pos: TzolkinPosition, track: int, on_step: int) -> int:
    return sum(player.tracks[track] == on_step for player in pos.players)


def can_anger(pos: TzolkinPosition, steps: int) -> bool:
    """Whether the markers of the active player can go down so many steps in all."""
    levels = pos.players[pos.active].tracks
    for temple in pos.tables.temples:
        steps -= levels[temple]
        if steps <= 0:
            return True
    return False
