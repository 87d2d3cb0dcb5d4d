"""Temples and the avenue: one step at a time, and what the new step shows is given at once."""

from __future__ import annotations

from engine.binding import Citation
from engine.decisions import Refusal
from engine.teotihuacan import rules
from engine.teotihuacan.position import TeotihuacanPosition


def step(pos: TeotihuacanPosition, track: int, by: int, cites: Citation) -> None:
    """Move the active player's marker; a step that cannot be taken is lost."""
    refused, place = can_step(pos, track, by), pos.game.tracks[track]
    if refused is not None:
        pos.tell("step_lost", pos.active, (place.id,), cites + refused)
        return
    pos.me.tracks[track] += by
    pos.tell("stepped", pos.active, (place.id, by), cites + rules.UP[place.family])
    pos.stack.extend(pos.game.step_programs[f"{place.id}.{pos.me.tracks[track]}"].frames)


def can_step(pos: TeotihuacanPosition, track: int, by: int) -> Refusal | None:
    """Why the active player's marker cannot move on a track, or nothing."""
    target, family = pos.me.tracks[track] + by, pos.game.tracks[track].family
    top = len(pos.game.tracks[track].steps) - 1
    if not 0 <= target <= top:
        return rules.END[family]
    if family == "temples" and target == top and markers(pos, track, top) >= rules.TOP_MARKERS.plain(pos.game):
        return rules.END[family] + rules.TOP
    return None


def markers(pos: TeotihuacanPosition, track: int, on_step: int) -> int:
    return sum(player.tracks[track] == on_step for player in pos.players)
