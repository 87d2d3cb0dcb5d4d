"""What a move will cost and bring, found by playing it on a copy: the same functions price and carry it out.

Only what is certain is told, up to the next decision: pieces that are still to be chosen are counted as resources.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.decisions import Frame
from engine.errors import RulesError
from engine.events import Event
from engine.gains import Take
from engine.payments import PayAny
from engine.refusals import ANY_RESOURCE
from engine.steps import Down, Up

if TYPE_CHECKING:
    from engine.moves import Move
    from engine.position import AnyPosition


@dataclass
class Prospect:
    """Goods by name; points; steps by track, those of the player's choice under nothing.

    The rest is in the events themselves, and in the frames that wait for the next decision.
    """

    costs: dict[str, int] = field(default_factory=dict)
    brings: dict[str, int] = field(default_factory=dict)
    points: int = 0
    steps: dict[str, int] = field(default_factory=dict)
    events: tuple[Event, ...] = ()
    waiting: tuple[Frame, ...] = ()


def prospect(pos: AnyPosition, move: Move) -> Prospect:
    """For whoever decides; what happens to others, or after the own turn, is left out."""
    trial = pos.copy()
    trial.stepwise, depth = True, len(pos.stack) - 1
    try:
        seen = _own(trial.play(move), pos.active)
    except RulesError:  # a position from which the rules know no way on: the move can be tried, its prospect cannot
        return Prospect()
    waiting = tuple(trial.stack[depth:]) if trial.active == pos.active else ()
    found = Prospect(events=tuple(seen), waiting=waiting)
    for event in seen:
        _count(found, event)
    for frame in waiting:
        _await(found, frame)
    return found


def _own(events: list[Event], player: int) -> list[Event]:
    """Up to the first thing that happens to somebody else, or to all."""
    ends = (n for n, event in enumerate(events) if event.player != player)
    return events[: next(ends, len(events))]


def _count(found: Prospect, event: Event) -> None:
    match event.kind, event.values:
        case "paid" | "returned" | "sold", (str(good), int(amount)):
            found.costs[good] = found.costs.get(good, 0) + amount
        case "gained", (str(good), int(amount)):
            found.brings[good] = found.brings.get(good, 0) + amount
        case "laid", (str(good), int(amount), _):
            found.costs[good] = found.costs.get(good, 0) + amount
        case "scored", (int(points),):
            found.points += points
        case "stepped", (str(track), int(by)):
            found.steps[track] = found.steps.get(track, 0) + by


def _await(found: Prospect, frame: object) -> None:
    """What a question that waits will take or give, whatever is chosen."""
    match frame:
        case PayAny(left, _):
            found.costs[ANY_RESOURCE] = found.costs.get(ANY_RESOURCE, 0) + left
        case Take(left, _):
            found.brings[ANY_RESOURCE] = found.brings.get(ANY_RESOURCE, 0) + left
        case Up(left, _, _):
            found.steps[""] = found.steps.get("", 0) + left
        case Down(left, _, _):
            found.steps[""] = found.steps.get("", 0) - left
