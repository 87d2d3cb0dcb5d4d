"""For which games something holds: with these modules in play, for these numbers of players."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.model.cases import Case
from engine.model.rulebook import Rulebook
from engine.model.rules import Rows, Rule

Figures = dict[int, int]  # by number of players


@dataclass(frozen=True, slots=True)
class Scope:
    """Nothing named: it always holds."""

    modules: tuple[str, ...] = ()
    players: tuple[int, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.modules or self.players)


ALWAYS = Scope()


def rule_scope(rule: Rule) -> Scope:
    return Scope(_modules([rule.module]), rule.players)


def case_scope(case: Case, book: Rulebook, players: int) -> Scope:
    """`players`: how many play in the example, which alone counts where figures depend on it."""
    rules = [book.rules[rule] for rule in case.rules]
    if any(figures_by_players(rule, book) for rule in rules):
        return Scope(case.modules, (players,))
    limits = [set(rule.players) for rule in rules if rule.players]
    return Scope(case.modules, tuple(sorted(set.intersection(*limits))) if limits else ())


def shared_scope(scopes: Iterable[Scope]) -> Scope:
    """What holds for all of them: the modules without which nothing of it is in play."""
    modules = [set(scope.modules) for scope in scopes]
    return Scope(_modules(sorted(set.intersection(*modules)))) if modules else ALWAYS


def module_scope(module: str) -> Scope:
    return Scope(_modules([module]))


def player_counts(book: Rulebook) -> tuple[int, ...]:
    first = book.books[0]
    return tuple(range(first.least_players, first.most_players + 1))


def figures_by_players(rule: Rule, book: Rulebook) -> dict[str, Figures]:
    """The parameters of a rule that have a figure for each number of players."""
    counts = player_counts(book)
    tables = {name: value for name, value in rule.params if isinstance(value, tuple) and _is_by_players(value, counts)}
    return {name: _completed(dict(table), counts) for name, table in tables.items()}


def _is_by_players(table: Rows, counts: tuple[int, ...]) -> bool:
    """Somebody alone may be left out of the table."""
    return tuple(key for key, _ in table) in (counts, tuple(count for count in counts if count > 1))


def _completed(table: Figures, counts: tuple[int, ...]) -> Figures:
    """Where a single player has no figure, that of the fewest players holds, as in the engine."""
    return {count: table.get(count, table[min(table)]) for count in counts}


def _modules(named: Iterable[str]) -> tuple[str, ...]:
    return tuple(module for module in named if module)
