"""Moments: a procedure says that something has happened, and the triggers that are in force answer.

Only abilities that were held when the action began answer, in the order in which content lists them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.abilities import Holding
from engine.effects import Program
from engine.errors import RulesError, nearest
from engine.model.abilities import Trigger
from engine.model.effects import Effect, May

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import Position


class Answers(NamedTuple):
    """The triggers of one moment at one home: all their bits, and the program of each."""

    mask: int
    programs: tuple[tuple[int, Program], ...]


class MomentBook:
    """The programs of all triggers, compiled once; who answers where is looked up once."""

    def __init__(self, game: Game) -> None:
        self._abilities = game.abilities
        self._programs = {
            holding.bit: _program(game, holding, holding.ability.form)
            for holding in game.abilities.holdings
            if isinstance(holding.ability.form, Trigger)
        }
        self._answers: dict[tuple[str, str], Answers] = {}

    def answers(self, moment: str, home: str) -> Answers:
        key = (moment, home)
        if key not in self._answers:
            met = [holding.bit for holding, _ in self._abilities.triggers(moment, home)]
            self._answers[key] = Answers(sum(met), tuple((bit, self._programs[bit]) for bit in met))
        return self._answers[key]


def _program(game: Game, holding: Holding, trigger: Trigger) -> Program:
    moment, known = trigger.moment, game.procedures.moments
    if moment not in known:
        raise RulesError(f"{holding.source}: {game.id} has no moment {moment!r}{nearest(moment, known)}")
    effects: tuple[Effect, ...] = (May(trigger.effects),) if trigger.optional else trigger.effects
    return game.program(effects, holding.source, holding.rules, f"{holding.source}/trigger/{holding.bit}")


def fire(pos: Position, moment: str, home: str, without: int = 0) -> None:
    """A moment has come: push what answers it, so that it is done before anything that still waits.

    Abilities `without` are left out: those that act together on something else.
    """
    answers = pos.game.moments.answers(moment, home)
    bits = pos.in_force & answers.mask & ~without
    if bits:
        for bit, program in reversed(answers.programs):
            if bit & bits:
                pos.stack.extend(program.frames)
