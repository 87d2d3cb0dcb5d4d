"""The light disc on its way to the dark one."""

from __future__ import annotations

from engine.kit import Steps
from engine.position import NOBODY
from engine.teotihuacan import rules
from engine.teotihuacan.frames import AdvanceDisc
from engine.teotihuacan.position import TeotihuacanPosition


def advance_disc(pos: TeotihuacanPosition, frame: AdvanceDisc) -> None:
    """It stops at the dark disc, and reaching that announces an eclipse."""
    target = min(pos.light + rules.DISC_SPACES.of(pos.game), pos.dark)
    if target == pos.light:
        pos.tell("disc_stopped", NOBODY, (), rules.DISC + rules.STOPS)
        return
    pos.light = target
    pos.tell("disc_advanced", NOBODY, (target,), rules.DISC)
    if target == pos.dark:
        pos.tell("eclipse", NOBODY, (), rules.ECLIPSE)


STEPS: Steps = {AdvanceDisc: advance_disc}
