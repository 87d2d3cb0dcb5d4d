"""What Teotibot has tried and passed over, told with the reason."""

from __future__ import annotations

from typing import cast

from engine import reasons as core
from engine.refusals import Reason, Refusal
from engine.teotihuacan import reasons
from engine.teotihuacan.position import TeotihuacanPosition

#: Why Teotibot does something else: no move of a player, so these never refuse one. A worker cannot do it, and why; or
#: there is nothing to build, learn or collect, in a word.
BOT_WORKER = Reason("bot-worker", ("place", "power", "why"))
BOT_PASSES = Reason("bot-passes", ("why",))


def tell_passed_over(pos: TeotihuacanPosition, line: int, refused: Refusal) -> None:
    """Why a line was not done; where several workers were tried, each of them."""
    if pos.trace is None:
        return
    told = refused.settled()
    if told.reason.id == core.EVERY_WAY.id:
        for way in cast("tuple[Refusal, ...]", told.values[0]):
            tell_passed_over(pos, line, way)
    elif told.reason.id == BOT_WORKER.id:
        place, power, why = cast("tuple[str, int, Refusal]", told.values)
        pos.tell("bot_tried", pos.bot, (place, power), told.rules)
        tell_passed_over(pos, line, why)
    else:
        _tell(pos, line, told)


def _tell(pos: TeotihuacanPosition, line: int, told: Refusal) -> None:
    figures = told.figures
    if told.reason.id == core.SHORT.id:
        pos.tell("bot_lacks", pos.bot, (line, figures["price"], figures["left"]), told.rules)
    elif told.reason.id == reasons.NO_WORKER_ON_BOARD.id:
        pos.tell("bot_not_there", pos.bot, (line, figures["place"]), told.rules)
    else:
        pos.tell("bot_passed_over", pos.bot, (line, figures["why"]), told.rules)
