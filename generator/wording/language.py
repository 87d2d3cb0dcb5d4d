"""A language: how it counts, lists and sorts, its terms with their forms, and its translations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, get_args

from generator.wording.alphabet import Alphabet, SortKey
from generator.wording.numbers import Number, NumberFormat
from generator.wording.plurals import Plurals
from generator.wording.reads import MESSAGE, TERM, Read, note
from generator.wording.terms import Term

Catalogue = Mapping[str, Mapping[str, str]]  # context -> English -> translation
COMMON = "rulebook"  # the catalogue of interface and generated sentences
#: What a list says of its things: all of them, one of them, or, where a sentence denies something, none of them.
Joined = Literal["every", "either", "neither"]
JOINED: tuple[Joined, ...] = get_args(Joined)
OWN = "own"  # the catalogue of what a language says in its own way in one game, or of one tile
SOURCE = "en"


@dataclass(frozen=True)
class ListPattern:
    """How two things, the middle of a list, and its end are joined; each a text with {a} and {b}."""

    pair: str = "{a} and {b}"
    middle: str = "{a}, {b}"
    last: str = "{a} and {b}"


@dataclass(frozen=True)
class Language:
    code: str
    name: str
    plurals: Plurals = field(default_factory=Plurals)
    number: NumberFormat = field(default_factory=NumberFormat)
    every: ListPattern = field(default_factory=ListPattern)
    either: ListPattern = field(default_factory=lambda: ListPattern("{a} or {b}", "{a}, {b}", "{a} or {b}"))
    neither: ListPattern = field(default_factory=lambda: ListPattern("{a} or {b}", "{a}, {b}", "{a} or {b}"))
    quotes: tuple[str, str] = ("“", "”")
    alphabet: Alphabet = field(default_factory=Alphabet)
    ordinal: str = ""  # how a number such as "2nd" is written, as a regular expression
    instead: Mapping[str, str] = field(default_factory=dict)  # characters that are never right, and what is
    terms: Mapping[str, Term] = field(default_factory=dict)
    game_terms: Mapping[str, Mapping[str, Term]] = field(default_factory=dict)
    catalogues: Mapping[str, Catalogue] = field(default_factory=dict)
    misses: set[str] = field(default_factory=set, compare=False, repr=False)
    stand_ins: set[str] = field(
        default_factory=set, compare=False, repr=False
    )  # English shown in place of a translation

    @property
    def is_source(self) -> bool:
        return self.code == SOURCE

    def pattern(self, joined: Joined) -> ListPattern:
        match joined:
            case "every":
                return self.every
            case "either":
                return self.either
            case "neither":
                return self.neither

    @property
    def undecorated(self) -> Language:
        """The language without marks in its texts, for drawings, which measure their words."""
        return self

    def message(self, context: str, english: str, game: str = "") -> str:
        """The translation, looked for in the game's catalogue first; the English text where there is none."""
        translation = self._translation(context, english, game)
        if translation:
            return translation
        if not self.is_source:
            self.misses.add(context)
            self.stand_ins.add(english)
        return english

    def lacks(self, context: str, english: str, game: str = "") -> bool:
        """Whether English has to stand in for this text."""
        return not self.is_source and not self._translation(context, english, game)

    def answer(self, read: Read) -> str:
        """What is answered to a question asked before; the same answer, the same text."""
        if read.kind == TERM:
            return repr(self.find_term(read.name, read.game))
        if read.kind == OWN:
            return repr(self._own(read.name))
        return self._translation(read.name, read.english, read.game)

    def own(self, context: str) -> Mapping[str, str]:
        """What the language says in its own way; its translation by the English it belongs to."""
        note(OWN, "", context)
        return self._own(context)

    def _own(self, context: str) -> Mapping[str, str]:
        return self.catalogues.get(OWN, {}).get(context, {})

    def _translation(self, context: str, english: str, game: str) -> str:
        note(MESSAGE, game, context, english)
        in_this_game = self._own(f"{game}/{context}").get(english)
        if in_this_game:
            return in_this_game
        # Asked several times for every sentence there is, so without a generator for each.
        for name in (game, COMMON, *self.catalogues):
            known = self.catalogues.get(name)
            said = known.get(context) if known else None
            found = said.get(english) if said else None
            if found:
                return found
        return ""

    def every_term(self) -> Iterator[Term]:
        """All terms, then those that a game says in another way."""
        for terms in (self.terms, *self.game_terms.values()):
            yield from terms.values()

    @cached_property
    def every_form(self) -> frozenset[str]:
        """All words that a text may show for some term."""
        return frozenset(form for term in self.every_term() for form in term.all_forms())

    @cached_property
    def names_of_forms(self) -> frozenset[str]:
        """The names of all forms that some term has."""
        return frozenset(name for term in self.every_term() for name in term.forms)

    def find_term(self, id: str, game: str = "") -> Term | None:
        note(TERM, game, id)
        return self.game_terms.get(game, {}).get(id) or self.terms.get(id)

    def term(self, id: str, game: str = "") -> Term:
        """The term; an unknown one shows as its id, and is remembered as missing."""
        found = self.find_term(id, game)
        if found is None:
            self.misses.add(f"term/{id}")
            return Term(id, id.replace("-", " "))
        return found

    def term_form(self, id: str, form: str = "", game: str = "") -> str:
        """The term in this form; a form with a capital, such as "Loc", begins with one."""
        if form[:1].isupper():
            words = self.term_form(id, form[0].lower() + form[1:], game)
            return words[:1].upper() + words[1:]
        term = self.term(id, game)
        if self.is_source and form.endswith("_pl"):
            form = "nom_pl"
        return term.in_form(form) or self._base_form(term, form)

    def counted_form(self, id: str, number: Number, role: str = "object", game: str = "") -> str:
        """The form of the term after this number."""
        term = self.term(id, game)
        category = self.plurals.category(number)
        found = term.after_number(role, category)
        if found is None and category not in self.plurals.categories:
            found = term.after_number(role, self.plurals.categories[-1])
        if found is None and self.is_source:
            found = term.after_number("object", category)
        return found or self._base_form(term, f"{role}.{category}")

    def _base_form(self, term: Term, wanted: str) -> str:
        """English has few forms and takes the base one; elsewhere that is a gap to be filled."""
        if not self.is_source:
            self.misses.add(f"term/{term.id}/{wanted}")
        return term.term

    def write_number(self, number: Number) -> str:
        return self.number.write(number)

    def quote(self, text: str) -> str:
        return self.quotes[0] + text + self.quotes[1]

    def sort_key(self, text: str) -> SortKey:
        return self.alphabet.sort_key(text)

    def initial(self, text: str) -> str:
        return self.alphabet.initial(text)

    def to_json(self) -> dict[str, Any]:
        return {
            "language": self.code,
            "name": self.name,
            "plural": self.plurals.header,
            "categories": list(self.plurals.categories),
            "fraction": self.plurals.fraction,
            **({"part": self.plurals.part} if self.plurals.part else {}),
            "number": {"minus": self.number.minus, "decimal": self.number.decimal},
            "list": vars(self.every).copy(),
            "either": vars(self.either).copy(),
            "neither": vars(self.neither).copy(),
            "quotes": list(self.quotes),
            "alphabet": self.alphabet.letters,
            "ordinal": self.ordinal,
            "instead": dict(self.instead),
            "terms": {id: term.to_json() for id, term in self.terms.items()},
            "games": {game: {id: term.to_json() for id, term in own.items()} for game, own in self.game_terms.items()},
            "messages": self.catalogues,
        }


def from_json(written: Mapping[str, Any]) -> Language:
    """The language of a terms.yaml or of `Language.to_json`; both have the same shape."""
    return Language(
        code=written["language"],
        name=written["name"],
        plurals=plurals_from_json(written),
        number=NumberFormat(**written["number"]),
        every=ListPattern(**written["list"]),
        either=ListPattern(**written["either"]),
        neither=ListPattern(**written["neither"]),
        quotes=(written["quotes"][0], written["quotes"][1]),
        alphabet=Alphabet(written["alphabet"]),
        ordinal=written.get("ordinal", ""),
        instead=written.get("instead", {}),
        terms=terms_from_json(written["terms"]),
        game_terms={game: terms_from_json(own) for game, own in written.get("games", {}).items()},
        catalogues=written.get("messages", {}),
    )


def plurals_from_json(written: Mapping[str, Any]) -> Plurals:
    categories = tuple(written["categories"])
    return Plurals(written["plural"], categories, written.get("fraction", categories[-1]), part=written.get("part", ""))


def terms_from_json(written: Mapping[str, Mapping[str, Any]]) -> dict[str, Term]:
    return {id: Term(id, **{**entry, "also": tuple(entry.get("also", ()))}) for id, entry in written.items()}
