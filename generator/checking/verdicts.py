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


class _Played:
    """The verdicts on a rulebook's own cases, each given when first asked for."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.cases = {case.id: case for case in rulebook.cases}
        self.games: dict[tuple[str, ...], Game] = {}
        self.known: dict[str, Verdict] = {}

    def game(self, modules: tuple[str, ...]) -> Game:
        if modules not in self.games:
            self.games[modules] = engine.play_by(self.rulebook, modules)
        return self.games[modules]

    def verdict(self, case: str) -> Verdict:
        if case not in self.known:
            self.known[case] = _verdict(self.rulebook, self.cases[case], self.games, explains=False)
        return self.known[case]


#: By identity, with the rulebook itself, which lives as long: to compare two takes longer than to play a case.
_shelf: dict[int, _Played] = {}
_LONGEST = 8


def _played(rulebook: Rulebook) -> _Played:
    if id(rulebook) not in _shelf:
        while len(_shelf) >= _LONGEST:
            del _shelf[next(iter(_shelf))]
        _shelf[id(rulebook)] = _Played(rulebook)
    return _shelf[id(rulebook)]


def verdict_on(rulebook: Rulebook, case: str) -> Verdict:
    """Each case is played once, however many languages tell it."""
    return _played(rulebook).verdict(case)


def game_with(rulebook: Rulebook, modules: tuple[str, ...]) -> Game:
    """The game with these modules, compiled once for all who play its cases."""
    return _played(rulebook).game(modules)


def kept_verdicts(rulebook: Rulebook) -> list[Verdict]:
    """On all cases of the rulebook, played once for all who build from it."""
    return [verdict_on(rulebook, case.id) for case in rulebook.cases]


def bound_by_code(game: str) -> frozenset[str]:
    """The rules that a game's procedures cite or read."""
    return frozenset(engine.kit_of(game).handles.cited)
