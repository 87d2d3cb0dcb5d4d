"""Temples and the avenue: one step at a time, and what the new step shows is given at once."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Game
from engine.handles import Citation
from engine.kit import Part, Parts, parts
from engine.measures import Fault, Uncountables
from engine.model import measures
from engine.reasons import AT_THE_BOTTOM, AT_THE_TOP, TOP_TAKEN
from engine.refusals import Refusal
from engine.steps import moved
from engine.teotihuacan import rules
from engine.teotihuacan.position import TeotihuacanPosition


def step(pos: TeotihuacanPosition, track: int, by: int, cites: Citation) -> None:
    """Move the active player's marker; a step that cannot be taken is lost, and one down gives nothing."""
    refused, place = can_step(pos, track, by), pos.game.tracks[track]
    if refused is not None:
        pos.tell("step_lost", pos.active, (place.id,), cites + refused.rules)
        return
    moved(pos, track, by)
    if pos.trace is not None:
        pos.tell("stepped", pos.active, (place.id, by), cites + rules.UP[place.family] if by > 0 else cites)
    if by > 0:
        pos.stack.extend(pos.tables.shown[track][pos.players[pos.active].tracks[track]].frames)


def can_step(pos: TeotihuacanPosition, track: int, by: int) -> Refusal | None:
    """Why the active player's marker cannot move on a track, or nothing."""
    target, whole = pos.players[pos.active].tracks[track] + by, pos.game.tracks[track]
    top = pos.tables.tops[track]
    if 0 <= target < top:
        return None
    end = rules.END[whole.family]
    if not 0 <= target <= top:
        return Refusal(AT_THE_TOP if by > 0 else AT_THE_BOTTOM, end, (whole.id,))
    most = rules.TOP_MARKERS.of(pos.game)
    if whole.family == rules.TEMPLES and target == top and markers(pos, track, top) >= most:
        return Refusal(TOP_TAKEN, end + rules.TOP, (whole.id, most))
    return None


def not_up(pos: TeotihuacanPosition, tracks: tuple[int, ...], track: int) -> Refusal | None:
    """A table can agree that a step is not given away on a blocked temple while another one can be climbed."""
    if not pos.tables.options.blocked_is_forbidden:
        return None
    refused = can_step(pos, track, 1)
    is_forbidden = refused is not None and any(can_step(pos, other, 1) is None for other in tracks)
    return refused if is_forbidden else None


def markers(pos: TeotihuacanPosition, track: int, on_step: int) -> int:
    return sum(player.tracks[track] == on_step for player in pos.players)


def no_points(measure: measures.StepPoints, game: Game) -> Iterator[Fault]:
    yield (), f"the steps of {measure.tracks} have no points of their own; what they score stands in their effects"


#: Steps up can be changed and taxed, and a tax refused.
AMOUNTS: dict[str, Parts] = {
    f"step.{family}": parts(Part.BY, Part.TAX, Part.REFUSABLE, Part.SCOPE) for family in rules.UP
}
UNCOUNTABLE: Uncountables = {measures.StepPoints: no_points}
