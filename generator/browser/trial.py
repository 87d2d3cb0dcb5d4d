"""A table at which a reader plays: one example, its position, and the engine's answers. Texts in, JSON out.

It needs nothing beyond the standard library, so that a browser runs the very same code.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import engine
from engine.errors import IllegalMove, RulesError, UnknownMove
from engine.events import Event
from engine.faults import BadPosition
from engine.game import Game
from engine.model.cases import Case
from engine.moves import Move
from engine.position import AnyPosition
from generator.browser.answers import impossible, misread, ruling, stuck, unknown_move
from generator.browser.compiled import from_compiled_json
from generator.browser.form import Field, Misread, changed, fields, read
from generator.browser.links import Links
from generator.browser.script import Step, script, take
from generator.browser.telling import Teller, Told
from generator.games.telling import narrator
from generator.wording.pseudo import read_language
from generator.wording.secrets import seen_by

#: More refused moves than these would be a list nobody reads.
MOST_REFUSED = 24


@dataclass(frozen=True)
class Moment:
    """Where the table stands: the described position, what it has become, and the last thing that happened.

    `start` is the position before anything ran. `step` says how far the example has been followed; -1: left.
    """

    given: Mapping[str, Any]
    start: AnyPosition
    pos: AnyPosition
    heading: str = ""
    events: tuple[Event, ...] = ()
    step: int = 0


class Trial:
    def __init__(self, rulebook: str, language: str, places: str = "{}", root: str = "") -> None:
        self._book = from_compiled_json(rulebook)
        self._teller = Teller(
            narrator(read_language(json.loads(language)), self._book), Links(json.loads(places), root)
        )
        self._games: dict[tuple[str, ...], Game] = {}
        self._past: list[Moment] = []
        #: What has been typed and does not make a possible position yet.
        self._pending: dict[str, Any] = {}

    # -- what a reader does ------------------------------------------------------------------------------------------

    def open_case(self, case_id: str) -> str:
        """Lay out an example of the rulebook."""
        self._case: Case = next(case for case in self._book.cases if case.id == case_id)
        if self._case.modules not in self._games:
            self._games[self._case.modules] = engine.play_by(self._book, self._case.modules)
        self._past, self._pending = [], {}
        self._now = self._laid_out(self._case.given)
        return self._told()

    def play(self, text: str) -> str:
        """Play a legal move; any other is answered with the rules that refuse it."""
        try:
            move = self._read(text)
            self._advance(Step(move=move.text))
        except UnknownMove:
            return self._told(answer=self._unknown(text))
        except IllegalMove:
            return self._told(answer=self._ruling(move))
        except RulesError:
            return self._told(problem=stuck(self._teller))
        return self._told()

    def why_not(self, text: str) -> str:
        """Whether a move is allowed, and by which rules it is not; nothing is played."""
        try:
            return self._told(answer=self._ruling(self._read(text)))
        except UnknownMove:
            return self._told(answer=self._unknown(text))
        except RulesError:
            return self._told(problem=stuck(self._teller))

    def follow(self) -> str:
        """The next step of the example."""
        step = self._next_step()
        try:
            if step is not None:
                self._advance(step)
        except RulesError:
            return self._told(problem=stuck(self._teller))
        return self._told()

    def set_value(self, path: str, text: str) -> str:
        """Change a figure of the described position, and start again from there."""
        field = next(field for field in self._fields() if field.path == path)
        try:
            self._pending[path] = read(field, text)
            self._lay_out_anew()
        except Misread:
            return self._told(problem=misread(field, self._teller), wrong=path)
        except BadPosition as fault:
            wrong = fault.path if fault.path in self._pending else path
            return self._told(problem=impossible(fault, self._fields(), self._teller), wrong=wrong)
        except RulesError:
            return self._told(problem=stuck(self._teller), wrong=path)
        return self._told()

    def undo(self) -> str:
        if self._past:
            self._now = self._past.pop()
        self._pending = {}
        return self._told()

    def reset(self) -> str:
        """The example as it was."""
        return self.open_case(self._case.id)

    def state(self) -> str:
        return self._told()

    def rest(self) -> str:
        """Drawings of the parts of the board that the example does not need."""
        return json.dumps({"drawings": self._teller.drawings(self._seen(), self._now.start, matter=False)})

    # -- how the table changes ---------------------------------------------------------------------------------------

    def _laid_out(self, given: Mapping[str, Any]) -> Moment:
        start = self._games[self._case.modules].agreed_on(self._case.agreed).position(given)
        start.stepwise = True
        start.draws = self._case.draws
        pos = start.copy()
        pos.run()
        return Moment(given, start, pos)

    def _lay_out_anew(self) -> None:
        given = self._now.given
        for path, value in self._pending.items():
            given = changed(given, path, value)
        moment = self._laid_out(given)
        self._past.append(self._now)
        self._now, self._pending = moment, {}

    def _advance(self, step: Step) -> None:
        now = self._now
        # A procedure that opens an example finds the position as it was described, before anybody's turn.
        pos = (now.start if step.run and now.step == 0 else now.pos).copy()
        events = take(pos, step)
        heading = self._teller.heading(step.move, now.pos) if step.move else ""
        followed = now.step + 1 if step == self._next_step() else -1
        self._past.append(now)
        self._now = replace(now, pos=pos, heading=heading, events=tuple(events), step=followed)
        self._pending = {}

    def _next_step(self) -> Step | None:
        steps = script(self._case)
        return steps[self._now.step] if 0 <= self._now.step < len(steps) else None

    # -- what the table says -----------------------------------------------------------------------------------------

    def _read(self, text: str) -> Move:
        return self._now.pos.game.moves.read(" ".join(text.split()))

    def _seen(self) -> AnyPosition:
        """The position as whoever decides may see it: the others' secrets stay theirs."""
        return seen_by(self._now.pos, self._now.pos.active)

    def _ruling(self, move: Move) -> Told:
        return ruling(move, self._now.pos.refusal(move), self._now.pos, self._teller)

    def _unknown(self, text: str) -> Told:
        return unknown_move(text, (form.form for form in self._book.moves), self._teller)

    def _refused(self) -> list[Move]:
        """Moves that come into question here and are refused."""
        pos = self._now.pos
        return [move for move in pos.candidates() if pos.why_not(move)][:MOST_REFUSED]

    def _fields(self) -> tuple[Field, ...]:
        return fields(self._now.start)

    def _form(self, wrong: str) -> list[Told]:
        return [self._teller.figure(field, self._typed(field), field.path == wrong) for field in self._fields()]

    def _typed(self, field: Field) -> str:
        value = self._pending.get(field.path, field.value)
        return replace(field, value=tuple(value) if isinstance(value, list) else value).text

    def _told(self, answer: Told | None = None, problem: str = "", wrong: str = "") -> str:
        now, seen, teller = self._now, self._seen(), self._teller
        told = {
            "case": self._case.id,
            "drawings": teller.drawings(seen, now.start),
            "described": teller.described(seen),
            "decision": teller.decision(now.pos),
            "asked_by": teller.asked_by(now.pos),
            "moves": teller.offers(now.pos.legal_moves(), now.pos),
            "refused": teller.moves(self._refused(), now.pos),
            "follow": self._next_step() is not None,
            "heading": now.heading,
            "events": teller.events(now.events, now.pos),
            "fields": self._form(wrong),
            "answer": answer,
            "problem": problem,
            "undo": bool(self._past),
            "over": now.pos.is_over,
        }
        return json.dumps(told, ensure_ascii=False)
