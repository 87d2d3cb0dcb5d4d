"""How much there is: rules, tiles, cases, and messages in each language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from engine.model.rulebook import Rulebook
from generator.messages.statistics import Count

KINDS = ("normative", "table", "component", "informative")


class LanguageCount(NamedTuple):
    messages: int
    translated: int
    fuzzy: int


class GameCount(NamedTuple):
    rules: dict[str, int]
    components: dict[str, int]
    cases: int
    divergences: int
    terms: int
    languages: dict[str, LanguageCount]

    def to_json(self) -> dict[str, Any]:
        return {**self._asdict(), "languages": {code: each._asdict() for code, each in self.languages.items()}}


def count_game(book: Rulebook, languages: dict[str, LanguageCount]) -> GameCount:
    kinds = Counter(rule.kind for rule in book.rules.values())
    return GameCount(
        rules={kind: kinds[kind] for kind in KINDS},
        components=_count_tiles(book),
        cases=len(book.cases),
        divergences=len(book.divergences),
        terms=len(book.terms),
        languages=languages,
    )


def _count_tiles(book: Rulebook) -> dict[str, int]:
    """For each family; tiles that an expansion adds to one are counted with it."""
    counts = dict.fromkeys((family.joins or family.id for family in book.families), 0)
    for family in book.families:
        counts[family.joins or family.id] += family.count
    return counts


def count_languages(counts: Iterable[Count]) -> dict[str, dict[str, LanguageCount]]:
    """For each catalogue, how far every language is that is translated from the source."""
    found: dict[str, dict[str, LanguageCount]] = {}
    for each in counts:
        found.setdefault(each.domain, {})[each.language] = LanguageCount(each.messages, each.translated, each.fuzzy)
    return found
