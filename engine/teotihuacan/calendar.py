"""The light disc on its way to the dark one, and what its arrival brings."""

from __future__ import annotations

from engine.handles import Citation
from engine.kit import Steps
from engine.position import NOBODY
from engine.teotihuacan import rules
from engine.teotihuacan.frames import AdvanceDisc
from engine.teotihuacan.position import TeotihuacanPosition


def advance_disc(pos: TeotihuacanPosition, frame: AdvanceDisc) -> None:
    _advance(pos, rules.DISC_SPACES.of(pos.game), rules.DISC)


def last_player_disc(pos: TeotihuacanPosition) -> None:
    """The light disc moves on after a turn of the last player."""
    _advance(pos, rules.LAST_PLAYER_SPACES.of(pos.game), rules.LAST_PLAYER)


def _advance(pos: TeotihuacanPosition, spaces: int, cites: Citation) -> None:
    """It stops at the dark disc, and reaching that announces an eclipse."""
    target = min(pos.light + spaces, pos.dark)
    if target == pos.light:
        pos.tell("disc_stopped", NOBODY, (), cites + rules.STOPS)
        return
    pos.light = target
    if pos.trace is not None:
        pos.tell("disc_advanced", NOBODY, (target,), cites)
    if target == pos.dark:
        announce(pos)


def announce(pos: TeotihuacanPosition) -> None:
    """The round goes on to its end and is followed by another one, unless eclipses are harsh."""
    pos.countdown = 1 if pos.harsh else 1 + rules.EXTRA_ROUNDS.of(pos.game)
    pos.tell("eclipse", NOBODY, (), rules.ECLIPSE + (rules.HARSH if pos.harsh else rules.EXTRA_ROUND))


def complete_pyramid(pos: TeotihuacanPosition) -> None:
    """The light disc jumps to the dark one; the eclipse that comes is the last."""
    pos.completed = True
    pos.tell("pyramid_completed", pos.active, (), rules.COMPLETED)
    if pos.light < pos.dark:
        pos.light = pos.dark
        announce(pos)


STEPS: Steps = {AdvanceDisc: advance_disc}
