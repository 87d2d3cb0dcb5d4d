"""The words of the game, in the order of the language's alphabet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from engine.model.rulebook import Term
from engine.model.text import Inline
from generator.book.translated import TranslatedRulebook
from generator.wording.writers import to_text

#: A form under which readers look for a term that texts count by a unit: "kukurydza" for "kosz kukurydzy".
HEADWORD = "headword"


@dataclass(frozen=True, slots=True)
class GlossaryTerm:
    """A term: what it means, what else it is called, and the rules whose texts use it."""

    id: str
    term: str
    definition: Inline
    also: str
    used_in: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Letter:
    initial: str
    terms: tuple[GlossaryTerm, ...]


@dataclass(frozen=True, slots=True)
class Glossary:
    title: str
    letters: tuple[Letter, ...]


def glossary(book: TranslatedRulebook, told: Iterable[GlossaryTerm]) -> Glossary:
    language = book.say.language
    terms = sorted(told, key=lambda each: language.sort_key(each.term))
    groups = groupby(terms, key=lambda each: language.initial(each.term))
    letters = tuple(Letter(initial, tuple(group)) for initial, group in groups)
    return Glossary(to_text(book.say("glossary.title", "Glossary")), letters)


def glossary_term(book: TranslatedRulebook, term: Term) -> GlossaryTerm:
    known = book.say.language.term(term.id, book.id)
    return GlossaryTerm(
        id=term.id,
        term=known.forms.get(HEADWORD, known.term),
        definition=book.say.read(f"term/{term.id}/definition", term.definition),
        also=", ".join(known.also),
        used_in=book.references.rules_with_term.get(term.id, ()),
    )
