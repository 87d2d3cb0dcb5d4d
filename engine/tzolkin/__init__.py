"""Tzolk'in: the procedures that are truly its own. Every figure they use stands in content."""

from __future__ import annotations

from engine.procedures import Procedures, merged
from engine.tzolkin import (
    begging, building, calendar, food_day, harvest, market, notation, offerings, picking_up, placing, prophecies, rules, scoring,
    setup,
    technologies, temples, turn, use_action, workers,
)
from engine.tzolkin.position import TzolkinPosition
from engine.tzolkin.tables import Tables

EVENTS: dict[str, tuple[str, ...]] = {
    "set_up": ("what",),
    "prophecy_over": ("component",),
    "turn": (),
    "neutral_stays": ("place",),
    "placed": ("place", "space", "cost"),
    "begged": ("corn",),
    "picked": ("place", "space"),
    "acted": ("place", "space", "cost"),
    "no_action": ("place", "space"),
    "harvested": ("way",),
    "developed": ("technology", "level"),
    "developed_beyond": ("technology",),
    "built": ("component",),
    "revealed": ("component",),
    "recruited": ("workers",),
    "laid": ("good", "amount", "space"),
    "turned_light": (),
    "turned_dark": (),
    "corn_laid": ("corn",),
    "marker": (),
    "advanced": ("days", "day"),
    "pushed_off": ("place",),
    "food_day": ("number",),
    "late_food_day": ("number",),
    "fed": ("workers", "paid"),
    "unfed": ("workers",),
    "new_age": ("age",),
    "skull_shortage": (),
    "final_points": ("reason", "quarters"),
    "game_over": ("winners",),
}


PROCEDURES = Procedures(
    binding=rules.BINDING,
    position=TzolkinPosition,
    notation=notation,
    nothing_to_decide=rules.ORDER,
    cannot_pay=rules.CANNOT_PAY,
    refuse_tax=rules.REFUSE_TAX,
    start=setup.start,
    outcome=scoring.outcome,
    imposed=prophecies.imposed,
    step=temples.step,
    can_step=temples.can_step,
    kinds=merged(
        turn.MOVES, begging.MOVES, placing.MOVES, picking_up.MOVES, use_action.MOVES, harvest.MOVES, technologies.MOVES,
        building.MOVES, market.MOVES, calendar.MOVES,
    ),
    steps=merged(
        setup.STEPS, turn.STEPS, begging.STEPS, technologies.STEPS, building.STEPS, calendar.STEPS, food_day.STEPS, prophecies.STEPS,
        scoring.STEPS,
    ),
    effects=merged(
        use_action.EFFECTS, harvest.EFFECTS, technologies.EFFECTS, building.EFFECTS, market.EFFECTS, offerings.EFFECTS,
        workers.EFFECTS,
    ),
    measures=merged(workers.MEASURES, offerings.MEASURES),
    events=EVENTS,
    compile=Tables,
    view=notation.view,
)
