"""How the terminal says things about a game: rules, moves and events, in one language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import engine
from engine.events import Event
from engine.faults import What
from engine.model.cases import Case
from engine.model.rulebook import Rulebook
from engine.moves import Move
from engine.position import AnyPosition
from engine.refusals import Refusal
from generator.games import kit_of
from generator.games.kit import Labels
from generator.games.telling import narrator
from generator.wording.events import event_words
from generator.wording.faults import fault_words
from generator.wording.language import Language
from generator.wording.moves import decision_words, move_words
from generator.wording.names import player_name, rule_name
from generator.wording.narrator import Narrator
from generator.wording.positions import position_words
from generator.wording.prospects import effects_of, full_offer_words, offer_words
from generator.wording.reasons import reason_words
from generator.wording.refusals import refusal_words
from generator.wording.resolve import capitalised
from generator.wording.rules import rule_text
from generator.wording.tiles import tile_name
from generator.wording.writers import to_text


@dataclass(frozen=True)
class Voice:
    book: Rulebook
    language: Language

    @cached_property
    def say(self) -> Narrator:
        return narrator(self.language, self.book, links=False)

    @property
    def labels(self) -> Labels:
        return kit_of(self.book.id).labels

    @property
    def seats(self) -> tuple[str, ...]:
        return engine.kit_of(self.book.id).seats

    def rule(self, id: str) -> str:
        """A rule by number and title: `4.1 Begging for corn`."""
        return to_text(rule_name(id, self.say))

    def rule_text(self, id: str) -> str:
        return to_text(rule_text(self.book.rules[id], self.say))

    def numbers(self, rules: Iterable[str]) -> str:
        return ", ".join(self.book.rules[rule].number for rule in rules)

    def case_title(self, case: Case) -> str:
        return to_text(self.say.read(f"case/{case.id}/title", case.title))

    def case_text(self, case: Case) -> str:
        return to_text(self.say.read(f"case/{case.id}/text", case.text)) if case.text else ""

    def player(self, colour: str) -> str:
        return to_text(player_name(colour, self.say))

    def word(self, id: str) -> str:
        """The term of this name; a name that is no term is said as it is."""
        return to_text(self.say.term(id)) if self.language.find_term(id, self.book.id) else id.replace("-", " ")

    def position(self, pos: AnyPosition) -> list[str]:
        """What is on the table and in front of every player, in sentences."""
        return [to_text(sentence) for sentence in position_words(pos, self.say)]

    def procedure(self, name: str) -> str:
        """Something that happens without a player's move: by its term, or plainly as that."""
        term = self.labels.procedures.get(name, name.replace("_", "-"))
        if self.language.find_term(term, self.book.id):
            return to_text(capitalised(self.say.term(term)))
        return to_text(self.say("cases.of-itself", "What happens of itself"))

    def tile(self, id: str) -> str:
        return to_text(tile_name(id, self.say))

    def decision(self, id: str) -> str:
        """The title of a question that the engine asks."""
        return to_text(decision_words(id, self.say))

    def move(self, move: Move | str, pos: AnyPosition) -> str:
        """What a move does, in the position in which it can be played."""
        return to_text(move_words(move, pos, self.say))

    def offer(self, move: Move, pos: AnyPosition) -> str:
        """A legal move, with what it costs and brings."""
        return to_text(offer_words(move, pos, self.say))

    def full_offer(self, move: Move, pos: AnyPosition) -> str:
        """The same, and what the tiles do that it names."""
        return to_text(full_offer_words(move, pos, self.say))

    def effects(self, move: Move, pos: AnyPosition) -> str:
        """What the tiles do that a move names, or the spaces that it leads to."""
        return to_text(self.say.sentences(effects_of(move, pos, self.say)))

    def outlook(self, pos: AnyPosition) -> list[str]:
        """What is coming."""
        return [to_text(sentence) for sentence in self.say.words.outlook(pos, self.say)]

    def refusal(self, move: Move | str, refusal: Refusal | None, pos: AnyPosition) -> str:
        """Why a move is refused; without a refusal, that it is allowed."""
        return to_text(refusal_words(move, refusal, pos, self.say))

    def answer(self, move: Move | str, refusal: Refusal | None, pos: AnyPosition) -> str:
        """Whether a move is allowed, and if not, why, with the figures that decided; without its rules."""
        if refusal is None:
            return self.refusal(move, refusal, pos)
        said, reason = self.say.quoted(move_words(move, pos, self.say)), self.reason(refusal)
        # Translators: {move} is a move in quotation marks, such as “Place a worker at Tikal”; {reason} is why it cannot
        # be done, in whole sentences.
        return to_text(self.say("judge.refused", "{move}: not allowed. {reason}", move=said, reason=reason))

    def reason(self, refusal: Refusal) -> str:
        """Why something cannot be done, with the figures that decided, in whole sentences."""
        return to_text(reason_words(refusal, self.say))

    def fault(self, what: What) -> str:
        """What is wrong with a position or a case."""
        return to_text(fault_words(what, self.say))

    def event(self, event: Event, pos: AnyPosition) -> str:
        return to_text(event_words(event, pos, self.say))
