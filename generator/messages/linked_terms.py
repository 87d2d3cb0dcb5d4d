"""The visible words of a term link must be a form of the term."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from engine.model.text import Counted, Inline, Link, Param, Words, walk
from generator.wording.language import COMMON, Language
from generator.wording.numbers import NO_BREAK
from generator.wording.terms import Term

SOFT_HYPHEN = "\u00ad"


def wrong_term_links(inline: Inline, domain: str, language: Language) -> Iterator[str]:
    for node in walk(inline):
        if isinstance(node, Link) and node.scheme == "term":
            yield from _wrong_link(node, domain, language)


def _wrong_link(link: Link, domain: str, language: Language) -> Iterator[str]:
    terms = _terms(link.target, domain, language)
    if not terms:
        yield f"the language has no term “{link.target}”"
        return
    if any(term.open for term in terms):
        return
    known = _all_comparable(frozenset(form for term in terms for form in term.all_forms()))
    for shown in shown_words(link.inline):
        if _comparable(shown) not in known:
            yield f"“{shown}” is no known form of the term “{link.target}” ({terms[0].term})"


def _terms(id: str, domain: str, language: Language) -> list[Term]:
    """The term as this game says it; as every game says it, where the text belongs to none of them."""
    if domain != COMMON:
        found = language.find_term(id, domain)
        return [found] if found else []
    return [terms[id] for terms in (language.terms, *language.game_terms.values()) if id in terms]


def shown_words(inline: Inline) -> list[str]:
    """What a reader may see, once for each form of the counted words inside; nothing where a value decides."""
    if any(isinstance(node, Param) for node in walk(inline)):
        return []
    parts = [_alternatives(node) for node in inline if isinstance(node, Words | Counted)]
    return ["".join(choice) for choice in product(*parts)]


def _alternatives(node: Words | Counted) -> list[str]:
    if isinstance(node, Words):
        return [node.text]
    return [shown for form in node.forms for shown in shown_words(form)]


@lru_cache(maxsize=1024)
def _all_comparable(forms: frozenset[str]) -> frozenset[str]:
    """Many texts link the same terms."""
    return frozenset(map(_comparable, forms))


def _comparable(words: str) -> str:
    """Without soft hyphens and fixed spaces; the first letter may be a capital."""
    plain = unicodedata.normalize("NFC", words).replace(SOFT_HYPHEN, "").replace(NO_BREAK, " ").strip()
    return plain[:1].lower() + plain[1:]
