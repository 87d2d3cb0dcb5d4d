"""A guide through an automaton's turns on a page: texts in, JSON out, as at the table of "Try it".

It needs nothing beyond the standard library, so that a browser runs the very same code.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import engine
from engine.errors import RulesError
from engine.guiding import Answer, Led, Part, State, begin, is_fitting, is_repeated, rolled
from generator.browser.answers import rule_told
from generator.browser.compiled import from_compiled_json
from generator.browser.links import Links
from generator.browser.telling import Teller, Told
from generator.games.telling import narrator
from generator.wording.guiding import GuideTeller, Step, is_plain
from generator.wording.pseudo import read_language
from generator.wording.writers import to_text

#: What is wrong with an answer, in a word that the page knows.
UNFITTING, REPEATED = "unfitting", "repeated"


class GuideTable:
    """One automaton of one game."""

    def __init__(self, rulebook: str, language: str, places: str = "{}", root: str = "") -> None:
        self._book = from_compiled_json(rulebook)
        self._teller = Teller(
            narrator(read_language(json.loads(language)), self._book), Links(json.loads(places), root)
        )

    # -- what a reader does

    def open(self, automaton: str, at_set_up: bool, agreed: str = "{}") -> str:
        """From the start of a game, or in one that has begun, with options on which the table has agreed."""
        kit = engine.kit_of(self._book.id)
        self._agreed = agreed
        game = engine.play_by(self._book, [kit.automata[automaton]], json.loads(agreed))
        self._guidance = begin(game, kit.guides[automaton], at_set_up)
        self._words = GuideTeller(self._teller.say, self._teller.say.words.guides[automaton], kit.guides[automaton])
        return self._told()

    def go_on(self, automaton: str, kept: str) -> str:
        """Where the last visit ended; what is not understood begins anew."""
        try:
            found = json.loads(kept)
            state = State(_answers(found["memory"]), _answers(found["answers"]))
            self.open(automaton, True, found["agreed"])
            self._guidance.resume(state)
        except (ValueError, LookupError, TypeError, AttributeError, RulesError):
            self.open(automaton, True)
        return self._told()

    def answer(self, said: str) -> str:
        led = self._guidance.led()
        answer: Answer = {str(part): str(option) for part, option in json.loads(said).items()}
        if led.asked is None or not is_fitting(led.parts, answer):
            return self._told(UNFITTING)
        if is_repeated(led.asked, answer):
            return self._told(REPEATED)
        self._guidance.answer(led.asked.id, answer)
        return self._told()

    def roll(self, seed: str) -> str:
        """The page brings the chance along."""
        led = self._guidance.led()
        return self.answer(json.dumps(rolled(led.parts, int(seed))))

    def take_back(self) -> str:
        self._guidance.take_back()
        return self._told()

    def next_turn(self) -> str:
        self._guidance.next_turn()
        return self._told()

    def forget(self, id: str) -> str:
        self._guidance.forget(id)
        return self._told()

    # -- what the guide says

    def _told(self, problem: str = "") -> str:
        led = self._guidance.led()
        told = {
            "steps": [self._step(step) for step in self._words.steps(led)],
            "question": self._teller.html(self._words.question(led)) if led.asked else "",
            "parts": self._parts(led),
            "random": bool(led.asked and led.asked.random),
            "known": [{"id": id, "words": to_text(words)} for id, words in self._words.known(self._guidance)],
            "back": bool(self._guidance.past),
            "problem": problem,
            "kept": json.dumps({**self._guidance.state._asdict(), "agreed": self._agreed}),
        }
        return json.dumps(told, ensure_ascii=False)

    def _step(self, step: Step) -> Told:
        return {"words": self._teller.html(step.words), "rules": [rule_told(rule, self._teller) for rule in step.rules]}

    def _parts(self, led: Led) -> list[Told]:
        if led.asked is None:
            return []
        proposed = self._guidance.proposed(led.asked, led.parts)
        return [self._part(led.asked.id, part, proposed.get(part.name, "")) for part in led.parts]

    def _part(self, id: str, part: Part, proposed: str) -> Told:
        told: Told = {"name": part.name, "label": to_text(self._words.part(id, part)), "value": proposed}
        if is_plain(part):
            return {**told, "least": part.options[0], "most": part.options[-1]}
        texts = ((option, to_text(self._words.option(id, part, option))) for option in part.options)
        return {**told, "options": [{"value": option, "text": text} for option, text in texts]}


def _answers(found: Mapping[str, Any]) -> dict[str, Answer]:
    return {id: {str(part): str(option) for part, option in said.items()} for id, said in found.items()}
