"""Who may not beg: whoever has begged already, has too much corn, or cannot go down on any temple."""

from __future__ import annotations

from engine.refusals import Refusal
from engine.steps import too_low
from engine.tzolkin import reasons, rules
from engine.tzolkin.position import TzolkinPosition
from engine.tzolkin.temples import can_anger


def cannot_beg(pos: TzolkinPosition, begged: int) -> Refusal | None:
    if begged:
        return Refusal(reasons.BEGGED_BEFORE, rules.BEG_FIRST)
    me = pos.players[pos.active]
    corn, at_most = me.goods[pos.tables.corn], rules.BEG_AT_MOST.of(pos, me)
    if corn > at_most:
        return Refusal(reasons.TOO_RICH, rules.BEG, (corn, at_most))
    steps = rules.BEG_STEPS.of(pos, me)
    return None if can_anger(pos, steps) else too_low(pos, pos.tables.temples, steps, rules.BEG_BOTTOM)
