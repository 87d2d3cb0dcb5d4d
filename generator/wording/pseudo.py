"""A language that nobody speaks, made from English, to see what escapes translation, escaping or its box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from engine.model.text import Counted, Inline, Link, Node, Words, parse, write
from generator.wording.language import JOINED, Language, ListPattern, from_json
from generator.wording.reads import MESSAGE, note
from generator.wording.terms import Forms, Term

ACCENTED = str.maketrans(
    "aceghijklnorstuwyzACEGHIJKLNORSTUWYZ",
    "àçéĝĥîĵķļñöŕšţûŵýžÀÇÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ",
)
PSEUDO = "xx"
LACKED = ("misses", "stand_ins")


@dataclass(frozen=True)
class PseudoLanguage(Language):
    @property
    def is_source(self) -> bool:
        return True

    def message(self, context: str, english: str, game: str = "") -> str:
        note(MESSAGE, game, context, english)
        return pseudo_text(english)


def read_language(written: Mapping[str, Any]) -> Language:
    """The language of `Language.to_json`. The pseudo-language carries no translations: it makes them as it speaks."""
    language = from_json(written)
    return PseudoLanguage(**_known(language)) if language.code == PSEUDO else language


def pseudo_language(english: Language) -> PseudoLanguage:
    known = _known(english)
    known |= {"code": PSEUDO, "name": pseudo_words(english.name), "catalogues": {}}
    known |= {joined: _pattern(english.pattern(joined)) for joined in JOINED}
    known["terms"] = _terms(english.terms)
    known["game_terms"] = {game: _terms(own) for game, own in english.game_terms.items()}
    return PseudoLanguage(**known)


def _known(language: Language) -> dict[str, Any]:
    """All that a language is made of, except what it was found to lack."""
    return {field.name: getattr(language, field.name) for field in fields(Language) if field.name not in LACKED}


def pseudo_text(english: str) -> str:
    """The text in brackets, its words strange and longer; parameters and link targets as they were."""
    return write((Words("⟦"), *_pseudo(parse(english)), Words("⟧")))


def pseudo_words(words: str) -> str:
    """Accents on every letter, and about a third longer: each word's vowel sounds on."""
    return " ".join(_lengthen(word).translate(ACCENTED) for word in words.split(" "))


def _lengthen(word: str) -> str:
    letters = sum(letter.isalpha() for letter in word)
    vowel = next((place for place, letter in enumerate(word) if letter in "aeiou"), None)
    if vowel is None:
        return word
    return word[:vowel] + word[vowel] * round(letters * 0.3) + word[vowel:]


def _pseudo(inline: Inline) -> Inline:
    return tuple(_pseudo_node(node) for node in inline)


def _pseudo_node(node: Node) -> Node:
    match node:
        case Words(words):
            return Words(pseudo_words(words))
        case Counted(name, forms, silent):
            return Counted(name, tuple(map(_pseudo, forms)), silent)
        case Link(scheme, target, inline):
            return Link(scheme, target, _pseudo(inline))
        case _:
            return node


def _pattern(pattern: ListPattern) -> ListPattern:
    return ListPattern(**{part: write(_pseudo(parse(text))) for part, text in vars(pattern).items()})


def _terms(terms: Mapping[str, Term]) -> dict[str, Term]:
    return {id: _term(term) for id, term in terms.items()}


def _term(term: Term) -> Term:
    counted, subject, forms = map(_forms, (term.counted, term.subject, term.forms))
    also = tuple(map(pseudo_words, term.also))
    return replace(term, term=pseudo_words(term.term), counted=counted, subject=subject, forms=forms, also=also)


def _forms(forms: Forms) -> Forms:
    return {form: pseudo_words(words) for form, words in forms.items()}
