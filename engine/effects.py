"""The effects, steps and events that every game has."""

from __future__ import annotations

from engine.actions import Do, Effects, do
from engine.gains import Fill, Gain, GainBy
from engine.model import effects as model
from engine.options import Choose, May, Repeat
from engine.payments import Pay
from engine.points import Score
from engine.steps import OneStep, Step, one_step

CORE_EFFECTS: Effects = {
    model.Gain: Gain,
    model.Fill: Fill,
    model.GainBy: GainBy,
    model.Pay: Pay,
    model.Score: Score,
    model.Step: Step,
    model.Choose: Choose,
    model.May: May,
    model.Repeat: Repeat,
}

CORE_STEPS = {Do: do, OneStep: one_step}

CORE_EVENTS: dict[str, tuple[str, ...]] = {
    "gained": ("good", "amount"),
    "gained_on": ("good", "amount", "track"),
    "paid": ("good", "amount"),
    "none_left": ("good",),
    "fewer_left": ("good", "amount"),
    "scored": ("points",),
    "stepped": ("track", "by"),
    "step_lost": ("track",),
    "step_refused": ("track",),
    "cannot_do": (),
    "tax_refused": ("good", "amount"),
    "used": ("component",),
    "added_up": ("what", "total", "parts"),
    "not_counted": ("good", "rule"),
    "multiplied": ("count", "each"),
}
