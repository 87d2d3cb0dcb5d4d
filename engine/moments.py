"""Moments: a procedure says that something has happened, and the triggers that are in force answer.

Only abilities that were held when the action began answer, in the order in which content lists them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from engine.abilities import ALWAYS, Holding
from engine.actions import Program, Spot
from engine.model.abilities import Trigger
from engine.model.effects import May
from engine.options import Spend
from engine.purse import Purse

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import AnyPosition


@dataclass(frozen=True)
class Answers:
    """The triggers of one moment at one home: all their bits, and the program of each."""

    mask: int
    programs: tuple[tuple[int, Program, tuple[int, ...]], ...]


class Fire(NamedTuple):
    """A moment that comes when what is above it has been done."""

    moment: str
    home: str


class Moments:
    """The programs of all triggers, compiled once; who answers where is known when the game has been compiled."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._programs: dict[int, Program] = {}
        #: By moment and home.
        self.answers: dict[tuple[str, str], Answers] = {}

    def compile(self) -> None:
        for holding in self._game.abilities.holdings:
            if isinstance(holding.ability.form, Trigger):
                self._programs[holding.bit] = _program(self._game, holding, holding.ability.form)

    def comes(self, moment: str, home: str) -> None:
        """A procedure says that this moment can come at this home."""
        assert moment in self._game.kit.moments, moment
        self.answers[moment, home] = Answers(0, ())

    def resolve(self) -> None:
        for moment, home in self.answers:
            met = [(h.bit, h.ability.form) for h in self._game.abilities.triggers(moment, home)]
            listed = tuple((bit, self._programs[bit], form.on) for bit, form in met if isinstance(form, Trigger))
            self.answers[moment, home] = Answers(sum(bit for bit, _ in met), listed)


def _program(game: Game, holding: Holding, trigger: Trigger) -> Program:
    """The effects of a trigger; one that works once in a while is used up when it is called upon, not before."""
    address, content = f"{holding.source}/trigger/{holding.bit}", (*holding.address, "trigger", "effects")
    place = Spot(address, holding.source, holding.rules, content)
    limited = holding.ability.scope != ALWAYS
    if not trigger.optional:
        program = game.program(trigger.effects, place, used=holding.bit if limited else 0)
        if program.can_fail and not program.can_be_lost:
            game.claims.refuse(content, "what may turn out to be impossible needs “optional: true”")
        return program
    program = game.program((May(trigger.effects),), place)
    if limited:
        inner = game.optional_at(f"{address}/0")
        used = game.entered(Spend(holding.bit, place._replace(address=f"{address}/used"), game))
        inner.program = Program((used, *inner.program.actions))
    return program


def fire(pos: AnyPosition, moment: str, home: str, without: int = 0, number: int = 0) -> None:
    """A moment has come: push what answers it, so that it is done before anything that still waits.

    Abilities `without` are left out: those that act together on something else. Where such moments are numbered, this
    is the one with the `number`.
    """
    answers = pos.game.moments.answers[moment, home]
    bits = pos.in_force & answers.mask & ~without
    if bits:
        for bit, program, on in reversed(answers.programs):
            if bit & bits and (not on or number in on):
                pos.stack.extend(program.frames)


def count_on(pos: AnyPosition, moment: str, home: str, bits: int, purse: Purse) -> None:
    """What those of these abilities bring that answer a moment, before something that is paid for after it."""
    for bit, program, _ in pos.game.moments.answers[moment, home].programs:
        if bit & bits:
            program.count_on(pos, purse)


def fire_later(pos: AnyPosition, moment: str, home: str) -> None:
    """A moment that comes when what is above it has been done; nobody can answer it then who does not now."""
    if pos.in_force & pos.game.moments.answers[moment, home].mask:
        pos.stack.append(Fire(moment, home))


def fired(pos: AnyPosition, frame: Fire) -> None:
    fire(pos, frame.moment, frame.home)
