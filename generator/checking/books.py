"""One book: whether the engine can carry it out and its cases hold, and whether all of it can be told and drawn."""

from __future__ import annotations

from collections.abc import Iterator

import engine
from engine.claims import UnclaimedContent
from engine.errors import RulesError
from engine.judge import Verdict
from engine.loading import unbound
from engine.model.rulebook import Rulebook
from engine.problems import Problem
from generator.checking.telling import check_telling
from generator.checking.verdicts import bound_by_code, game_with, kept_verdicts
from generator.games import games, kit_of


def load_kits() -> None:
    """Both halves of every game: whatever is loaded before processes are begun is loaded once for all of them."""
    for game in engine.games():
        engine.kit_of(game)
    for game in games():
        kit_of(game)


def check_book(book: Rulebook) -> list[Problem]:
    return [*check_play(book), *check_telling(book)]


def check_play(book: Rulebook) -> Iterator[Problem]:
    """What the engine cannot carry out, rules that nothing binds, and cases that do not hold."""
    if book.id not in engine.games():
        message = f"the engine has no procedures for this game: engine/{book.id}/kit.py is missing"
        yield book.origins.problem(("book", book.id, "id"), message)
        return
    yield from unbound(book, bound_by_code(book.id))
    try:
        for modules in ((), ("all",)):
            game_with(book, modules)
        yield from (problem for verdict in kept_verdicts(book) for problem in _failures(verdict, book))
    except UnclaimedContent as unclaimed:
        yield from unclaimed.problems
    except RulesError as error:
        yield book.origins.problem(("book", book.id, "id"), str(error))


def _failures(verdict: Verdict, book: Rulebook) -> Iterator[Problem]:
    return (book.origins.problem(("case", verdict.case.id), str(fault)) for fault in verdict.failures)
