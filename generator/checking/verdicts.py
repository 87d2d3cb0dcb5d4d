"""Every case of a rulebook, judged: what check, coverage and speed measurements stand on."""

from __future__ import annotations

from collections.abc import Iterable

import engine
from engine.game import Game
from engine.judge import Verdict, judge
from engine.model.cases import Case
from engine.model.rulebook import Rulebook


def verdicts(rulebook: Rulebook, cases: Iterable[Case] | None = None, explains: bool = False) -> list[Verdict]:
    """The rulebook's own cases, or others, each with the modules that it names."""
    games: dict[tuple[str, ...], Game] = {}
    return [_verdict(rulebook, case, games, explains) for case in (rulebook.cases if cases is None else cases)]


def _verdict(rulebook: Rulebook, case: Case, games: dict[tuple[str, ...], Game], explains: bool) -> Verdict:
    if case.modules not in games:
        games[case.modules] = engine.play_by(rulebook, case.modules)
    return judge(games[case.modules], case, explains)


def bound_by_code(game: str) -> frozenset[str]:
    """The rules that a game's procedures cite or read."""
    return frozenset(engine.kit_of(game).handles.cited)
