"""What refers to what: found once in the English texts, the same for every language."""

from __future__ import annotations

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


def references(book: Rulebook) -> References:
    links = [(rule.id, scheme, target) for rule in book.rules.values() for scheme, target in targets(parse(rule.text))]
    return References(
        _grouped((target, rule) for rule, scheme, target in links if scheme == "rule" and target != rule),
        _grouped((rule, case.id) for case in published(book) for rule in case.rules),
        _grouped((target, rule) for rule, scheme, target in links if scheme == "term"),
    )


def published(book: Rulebook) -> tuple[Case, ...]:
    return tuple(case for case in book.cases if case.audience == "reader")


def _grouped(pairs: Iterable[tuple[str, str]]) -> Found:
    found: dict[str, list[str]] = {}
    for key, value in pairs:
        known = found.setdefault(key, [])
        if value not in known:
            known.append(value)
    return {key: tuple(values) for key, values in found.items()}
