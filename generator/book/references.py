"""What refers to what: found once in the English texts, the same for every language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from engine.model.cases import Case
from engine.model.rulebook import Rulebook
from engine.model.text import parse, targets

Found = dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class References:
    citing_rules: Found  # rule -> rules whose text links to it
    cases_of_rule: Found  # rule -> published cases that show it
    rules_with_term: Found  # term -> rules whose text uses it
    cases_with_tile: Found  # tile -> published cases in which it takes part


def references(book: Rulebook) -> References:
    links = [(rule.id, scheme, target) for rule in book.rules.values() for scheme, target in targets(parse(rule.text))]
    return References(
        grouped((target, rule) for rule, scheme, target in links if scheme == "rule" and target != rule),
        grouped((rule, case.id) for case in published(book) for rule in case.rules),
        grouped((target, rule) for rule, scheme, target in links if scheme == "term"),
        grouped((tile, case.id) for case in published(book) for tile in tiles_named(case, book)),
    )


def published(book: Rulebook) -> tuple[Case, ...]:
    return tuple(case for case in book.cases if case.audience == "reader")


def tiles_named(case: Case, book: Rulebook) -> list[str]:
    """The tiles that a case names in its position or its moves."""
    named = set(re.findall(r"[a-z0-9-]+", f"{case.given} {[play.moves for play in case.play]}"))
    return [tile for tile in book.components if tile in named]


def grouped(pairs: Iterable[tuple[str, str]]) -> Found:
    found: dict[str, list[str]] = {}
    for key, value in pairs:
        known = found.setdefault(key, [])
        if value not in known:
            known.append(value)
    return {key: tuple(values) for key, values in found.items()}
