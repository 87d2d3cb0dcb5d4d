"""For which games something holds: with these modules or variants in play, for these numbers of players."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.model.cases import Case
from engine.model.rulebook import Rulebook
from engine.model.rules import Rule

Figures = dict[int, int]  # by number of players


@dataclass(frozen=True, slots=True)
class Scope:
    """Nothing named: it always holds."""

    modules: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    variants: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.modules or self.players or self.variants)


ALWAYS = Scope()


def rule_scope(rule: Rule) -> Scope:
    return Scope(_modules([rule.module]), rule.players, _modules([rule.variant]))


def case_scope(case: Case, book: Rulebook, players: int) -> Scope:
    """`players`: how many play in the example, which alone counts where figures depend on it."""
    rules = [book.rules[rule] for rule in case.rules]
    variants = tuple(dict.fromkeys(_modules(rule.variant for rule in rules)))
    if any(figures_by_players(rule, book) for rule in rules):
        return Scope(case.modules, (players,), variants)
    limits = [set(rule.players) for rule in rules if rule.players]
    return Scope(case.modules, tuple(sorted(set.intersection(*limits))) if limits else (), variants)


def shared_scope(scopes: Iterable[Scope]) -> Scope:
    """What holds for all of them: the modules without which nothing of it is in play."""
    modules = [set(scope.modules) for scope in scopes]
    return Scope(_modules(sorted(set.intersection(*modules)))) if modules else ALWAYS


def module_scope(module: str) -> Scope:
    return Scope(_modules([module]))


def player_counts(book: Rulebook) -> tuple[int, ...]:
    """How many can play, with whatever expansion."""
    least = min(each.least_players for each in book.books)
    return tuple(range(least, max(each.most_players for each in book.books) + 1))


def needed_module(players: int, book: Rulebook) -> str:
    """The module without which so many cannot play."""
    if book.books[0].least_players <= players <= book.books[0].most_players:
        return ""
    return next(each.players_with for each in book.books[1:] if each.least_players <= players <= each.most_players)


def figures_by_players(rule: Rule, book: Rulebook) -> dict[str, Figures]:
    """The parameters of a rule that have a figure for each number of players."""
    tables = {name: dict(value) for name, value in rule.params if isinstance(value, tuple)}
    by_players = {name: table for name, table in tables.items() if _is_by_players(table, book)}
    return {name: _completed(name, table, rule, book) for name, table in by_players.items()}


def _is_by_players(table: Figures, book: Rulebook) -> bool:
    """For everybody who can play, or for those who can without an expansion; somebody alone may be left out."""
    first = book.books[0]
    usual = tuple(range(first.least_players, first.most_players + 1))
    known = (tuple(count for count in player_counts(book) if count >= first.least_players), usual)
    return tuple(table) in (*known, *(tuple(count for count in counts if count > 1) for counts in known))


def _completed(name: str, table: Figures, rule: Rule, book: Rulebook) -> Figures:
    """Where a single player has no figure, that of the fewest holds, as in the engine; for more players than the table
    knows, the figure of that name in a rule that changes this one."""
    more = _of_expansions(name, rule, book)
    return {count: table.get(count, more.get(count, table[min(table)])) for count in player_counts(book)}


def _of_expansions(name: str, rule: Rule, book: Rulebook) -> Figures:
    found: Figures = {}
    for other in (each for each in book.rules.values() if rule.id in each.changes):
        for value in (value for own, value in other.params if own == name):
            found |= dict.fromkeys(other.players, value) if isinstance(value, int) else dict(value)
    return found


def _modules(named: Iterable[str]) -> tuple[str, ...]:
    return tuple(module for module in named if module)
