"""A case played again without some of its tiles: what it would have cost and brought, so that tiles can be compared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from engine.game import Game
from engine.judge import Verdict, judge
from engine.model.cases import Case, Play
from engine.position import Player

#: What somebody has more or less in the end, by the names of the goods.
Balance = dict[str, int]


def balance_without(game: Game, case: Case, tiles: Iterable[str] = ()) -> Balance | None:
    """For whoever moves, or for the first player; nothing where the moves are not possible without these tiles."""
    verdict = judge(game, _stripped(case, frozenset(tiles)))
    while (dropped := _unasked(game, verdict)) is not None:
        verdict = judge(game, dropped)
    if verdict.failures:
        return None
    who = next((n for n, each in enumerate(verdict.start.players) if each.colour == _mover(case)), 0)
    return _difference(game, verdict.start.players[who], verdict.stages[-1].after.players[who])


def _mover(case: Case) -> str:
    return next((play.player for play in case.play if play.player), "")


def _difference(game: Game, before: Player, after: Player) -> Balance:
    by_good = zip(game.goods, before.goods, after.goods, strict=True)
    return {good: new - old for good, old, new in by_good if new != old}


def _stripped(case: Case, tiles: frozenset[str]) -> Case:
    """Without these tiles, without moves that name one of them, and without anything that must hold."""
    play = tuple(_moves_only(play, tiles) for play in case.play)
    return replace(case, given=_without(case.given, tiles), play=play, then={}, rules=())


def _moves_only(play: Play, tiles: frozenset[str]) -> Play:
    moves = tuple(move for move in play.moves if not tiles & set(move.split()))
    return Play(play.player, moves, play.run)


def _without(given: Any, tiles: frozenset[str]) -> Any:
    if isinstance(given, Mapping):
        return {key: _without(value, tiles) for key, value in given.items() if not _is_one(value, tiles)}
    if isinstance(given, list | tuple):
        return [_without(value, tiles) for value in given if not _is_one(value, tiles)]
    return given


def _is_one(value: Any, tiles: frozenset[str]) -> bool:
    return isinstance(value, str) and value in tiles


def _unasked(game: Game, verdict: Verdict) -> Case | None:
    """The case without a move that answers a question which is not asked; nothing where another move is refused."""
    refused = next((each for each in verdict.refused if each.played), None)
    if refused is None or _is_asked(game, refused.decision, refused.move):
        return None
    return _skipping(verdict.case, refused.move)


def _is_asked(game: Game, decision: str, move: str) -> bool:
    kind = game.moves.read(move).kind
    return any(kind in each.moves for each in game.rulebook.decisions if each.id == decision)


def _skipping(case: Case, move: str) -> Case:
    """Without the first such move."""
    played = list(case.play)
    for n, play in enumerate(played):
        if move in play.moves:
            at = play.moves.index(move)
            played[n] = replace(play, moves=play.moves[:at] + play.moves[at + 1 :])
            break
    return replace(case, play=tuple(played))
