"""The Speaker: says texts, terms, amounts and lists in one language, for one game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from engine.model.text import Icon, Inline, Words, parse
from generator.wording.language import Joined, Language
from generator.wording.numbers import NO_BREAK, Number
from generator.wording.resolve import TermList, TermRef, Value, Values, joined, listed, resolve, term_words
from generator.wording.stand_in import in_english


@dataclass(frozen=True)
class Speaker:
    """`links`: whether terms are linked. `icons`: whether goods show theirs. `values`: known to every text.

    `mood`: in which the language says sentences otherwise, such as `may` for what is allowed; `unsaid` gathers the
    contexts of the sentences for which it has no words in this mood.
    """

    language: Language
    game: str = ""
    values: Values = field(default_factory=dict)
    links: bool = True
    icons: bool = False
    mood: str = ""
    unsaid: list[str] = field(default_factory=list, compare=False, repr=False)

    def say(self, context: str, english: str, /, **values: Value) -> Inline:
        """A text of the generator. Context and English stand as literals, so that translators receive them."""
        return self.read(context, english, values)

    __call__ = say

    def read(self, context: str, english: str, values: Values | None = None) -> Inline:
        """A text of the content, with its parameters."""
        in_mood = self._in_mood(context, english)
        if in_mood:
            return resolve(parse(in_mood), {**self.values, **(values or {})}, self.language, self.game)
        text = parse(self.language.message(context, english, self.game))
        if self.language.lacks(context, english, self.game):
            text = in_english(text)
        return resolve(text, {**self.values, **(values or {})}, self.language, self.game)

    def in_mood(self, mood: str) -> Self:
        return replace(self, mood=mood, unsaid=[])

    def _in_mood(self, context: str, english: str) -> str:
        """What the language says in this mood. English says it as always; so does every part of a sentence."""
        if not self.mood or self.language.is_source:
            return ""
        for own in (f"{self.game}/{self.mood}/{context}", f"{self.mood}/{context}"):
            if said := self.language.own(own).get(english):
                return said
        if english.endswith("."):
            self.unsaid.append(context)
        return ""

    def term(self, id: str, form: str = "") -> Inline:
        return term_words(id, self.language.term_form(id, form, self.game), self.links)

    def ref(self, id: str) -> TermRef:
        """A term as a value, whose form the text chooses: {good:gen}."""
        return TermRef(id, self.links)

    def refs(self, ids: Iterable[str], joined: Joined = "every") -> TermList:
        """Several terms as one value: {places:loc} puts each of them in that form."""
        return TermList(tuple(ids), joined, self.links)

    def number(self, number: Number) -> Inline:
        return (Words(self.language.write_number(number)),)

    def counted(self, term_id: str, number: Number, role: str = "object") -> Inline:
        """A number and its term: as "object", as "subject", or in a case such as "gen"."""
        words = self.language.counted_form(term_id, number, role, self.game)
        lead, linked = self._lead(term_id, words)
        return joined((*self.number(number), Words(NO_BREAK + lead), *term_words(term_id, linked, self.links)))

    def goods(self, goods: Mapping[str, Number], role: str = "object") -> Inline:
        """A list such as "1 stone and 2 corn"."""
        return self.listing([self.amount(good, number, role) for good, number in goods.items()])

    def amount(self, good: str, number: Number, role: str = "object") -> Inline:
        icon = (Icon(good),) if self.icons else ()
        return (*icon, *self.counted(good, number, role))

    def listing(self, items: Sequence[Inline]) -> Inline:
        """All of these: "a, b and c"."""
        return listed(items, self.language.every, self.language)

    def choice(self, items: Sequence[Inline]) -> Inline:
        """One of these: "a, b or c"."""
        return listed(items, self.language.either, self.language)

    def quoted(self, words: Inline) -> Inline:
        opening, closing = self.language.quotes
        return joined((Words(opening), *words, Words(closing)))

    def sentences(self, sentences: Iterable[Inline]) -> Inline:
        """Whole sentences one after another."""
        spaced = [node for sentence in sentences for node in (Words(" "), *sentence)]
        return joined(spaced[1:])

    def without_links(self) -> Speaker:
        return replace(self, links=False)

    def _lead(self, term_id: str, words: str) -> tuple[str, str]:
        """What of a counted form stands before the word itself: the "de" of "20 de pași" is not linked."""
        counted = self.language.term(term_id, self.game).counted.values()
        inner = [form for form in counted if words.endswith(" " + form)]
        return (words[: -len(inner[0])], inner[0]) if inner else ("", words)
