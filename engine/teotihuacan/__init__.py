"""Teotihuacan: the procedures that are truly its own. Every figure they use stands in content."""

from __future__ import annotations

from typing import Any

from engine.procedures import Procedures, merged
from engine.teotihuacan import (
    ascension,
    calendar,
    collecting,
    main_action,
    notation,
    power_ups,
    rules,
    tracks,
    turn,
    worship,
)
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.tables import Tables

EVENTS: dict[str, tuple[str, ...]] = {
    "collected": ("place", "colours"),
    "main_action": ("place", "workers", "power", "cost"),
    "worshipped": ("component", "cost"),
    "unlocked": ("place", "power"),
    "powered_up": ("place", "power"),
    "ascended": ("place", "power"),
    "rewarded": ("space",),
    "recruited": ("power",),
    "disc_advanced": ("space",),
    "disc_stopped": (),
    "eclipse": (),
}


def outcome(pos: TeotihuacanPosition) -> dict[str, Any]:
    """Nobody has won while the game goes on."""
    return {"winners": []}


def imposed(pos: TeotihuacanPosition) -> int:
    """Nothing binds everybody."""
    return 0


PROCEDURES = Procedures(
    binding=rules.BINDING,
    position=TeotihuacanPosition,
    notation=notation,
    nothing_to_decide=rules.ONE_ACTION,
    cannot_pay=rules.CANNOT_PAY,
    refuse_tax=(),
    outcome=outcome,
    imposed=imposed,
    step=tracks.step,
    can_step=tracks.can_step,
    kinds=merged(
        collecting.MOVES,
        main_action.MOVES,
        worship.MOVES,
        power_ups.MOVES,
        ascension.MOVES,
        turn.MOVES,
    ),
    steps=merged(turn.STEPS, power_ups.STEPS, calendar.STEPS),
    effects=merged(power_ups.EFFECTS, ascension.EFFECTS),
    measures=merged(power_ups.MEASURES),
    events=EVENTS,
    compile=Tables,
    moments=turn.MOMENTS,
    windows=turn.WINDOWS,
    view=notation.view,
)
