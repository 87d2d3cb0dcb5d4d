"""Random games with every combination of modules and every number of players that they allow."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from engine import randomness
from engine.errors import RulesError
from engine.tzolkin.position import EMPTY, NEUTRAL
from tests.engine.playing import game, rulebook

MODULES = tuple(module for book in rulebook("tzolkin").books for module in book.modules)
COMBINED = tuple(each for n in range(1, len(MODULES) + 1) for each in combinations(MODULES, n))
TABLES = tuple((modules, players) for modules in COMBINED for players in game("tzolkin", modules).player_counts)
#: The longest game of a player's decisions that could be; more would be a game that does not end.
ENDLESS = 5000
SKULLS, WORKERS = 13, 6
#: How many quick actions a move may bring onto their board: a double advance never jumps over a whole tile. The six of
#: the second age may be laid out with the same move.
NEXT_TILE = (0, 1, -6, -5)


def check_invariants(pos: Any) -> None:
    for index, player in enumerate(pos.players):
        assert min(player.goods) >= 0
        on_gears = sum(row.count(index) for row in pos.gears)
        elsewhere = (pos.first_space == index) + pos.quick_spaces.count(index)
        assert player.hand + on_gears + elsewhere == player.workers <= WORKERS
        for track, step in zip(pos.game.tracks, player.tracks, strict=True):
            assert 0 <= step < len(track.steps)
    skull = pos.tables.skull
    assert pos.bank[skull] + sum(player.goods[skull] for player in pos.players) + len(pos.laid) == SKULLS
    for gear, row in zip(pos.tables.gears, pos.gears, strict=True):
        assert len(row) == gear.size
        beyond = gear.numbered + pos.tables.most_room
        assert all(who in (EMPTY, NEUTRAL) for who in row[beyond:])


def check_modules(pos: Any) -> None:
    """What each module lays out is there, and nothing of the others."""
    counts = {"prophecies": len(pos.prophecies), "quick-actions": len(pos.quick_row) + (pos.quick >= 0)}
    laid_out = {"prophecies": 3, "quick-actions": 7}
    for module, count in counts.items():
        assert count == (laid_out[module] if module in pos.game.modules else 0)


def play_out(modules: tuple[str, ...], players: int, seed: int) -> Any:
    pos: Any = game("tzolkin", modules).new_position(players, seed)
    check_modules(pos)
    state, decisions = seed ^ 0xBADC0DE, 0
    while not pos.is_over:
        moves = pos.legal_moves()
        state, chosen = randomness.below(state, len(moves))
        to_come = len(pos.quick_row)
        pos.play(moves[chosen], trace=False)
        check_invariants(pos)
        assert to_come - len(pos.quick_row) in NEXT_TILE
        decisions += 1
        assert decisions < ENDLESS
    return pos


def check_end(pos: Any) -> None:
    tribes = set(pos.tables.tribes)
    assert pos.food_days == 4
    assert (pos.prophecy, pos.prophecies) == (-1, ())
    held = [sum(tile in tribes for tile in player.tiles) for player in pos.players]
    assert held == [int("tribes" in pos.game.modules)] * len(pos.players)


@pytest.mark.parametrize(("modules", "players"), TABLES, ids=str)
def test_random_games_of_every_combination_keep_every_piece_and_end(modules: tuple[str, ...], players: int) -> None:
    for seed in range(20):
        check_end(play_out(modules, players, seed))


@pytest.mark.fuzz
@pytest.mark.parametrize(("modules", "players"), TABLES, ids=str)
def test_many_random_games_of_every_combination(modules: tuple[str, ...], players: int) -> None:
    for seed in range(200):
        check_end(play_out(modules, players, seed))


@pytest.mark.parametrize("modules", COMBINED, ids=str)
def test_five_play_only_with_quick_actions(modules: tuple[str, ...]) -> None:
    played = game("tzolkin", modules)
    if "quick-actions" in modules:
        assert len(played.new_position(5, 1).players) == 5
    else:
        with pytest.raises(RulesError, match="tzolkin is for 2 to 4 players, not 5"):
            played.new_position(5, 1)


def test_a_tribe_stays_secret_until_everybody_has_chosen() -> None:
    pos = game("tzolkin", ("tribes",)).new_position(2, 3)
    pos.play(next(move for move in pos.legal_moves() if move.kind == "lead"))
    while pos.decision and pos.decision.player == 0:
        pos.play(pos.legal_moves()[0])
    assert pos.view(1)["players"][0]["tiles"] == len(pos.players[0].tiles)  # type: ignore[index]
    assert pos.players[0].held == 0
