"""The example's own way: its moves and procedures one after another, so that a reader can follow it step by step."""

from __future__ import annotations

from dataclasses import dataclass

from engine.events import Event
from engine.model.cases import Case
from engine.position import AnyPosition


@dataclass(frozen=True)
class Step:
    """A move of the example, or a procedure that runs without a player's move."""

    move: str = ""
    run: str = ""


def script(case: Case) -> tuple[Step, ...]:
    return tuple(step for play in case.play for step in (_run(play.run), *(Step(move) for move in play.moves)) if step)


def _run(procedure: str) -> Step | None:
    return Step(run=procedure) if procedure else None


def take(pos: AnyPosition, step: Step) -> list[Event]:
    """Play the step, as the judge does."""
    if step.move:
        played: list[Event] = pos.play(step.move)
        return played
    events: list[Event] = []
    pos.stack[:] = pos.game.kit.runs[step.run]
    pos.trace = events
    pos.run()
    return events
