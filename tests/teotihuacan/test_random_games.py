"""Random games of Teotihuacan end, and nothing is created or lost except by rule, with every number of players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import engine
from engine import randomness
from engine.game import Game
from engine.position import NOBODY
from engine.teotihuacan.frames import StartTurn
from engine.teotihuacan.position import die

#: The usual game, a first game, and every variant and choice of implementation.
TABLES: dict[str, dict[str, str]] = {
    "usual": {},
    "first game": {"set-up": "first-game"},
    "draft": {"starting-tiles": "draft"},
    "harsh": {"eclipse": "harsh"},
    "other choices": {
        "nobles-row": "any",
        "leader-at-the-start": "everybody",
        "second-technology-icon": "next",
        "blocked-temple": "forbidden",
        "blocked-worship": "forbidden",
        "payments-without-cocoa": "any",
        "pyramid-track-end": "9",
        "cocoa-at-salaries": "allowed",
    },
}
#: No game takes longer; random players complete the Pyramid at last, or the third Eclipse comes.
LONGEST = 2000


@cache
def table(name: str) -> Game:
    return engine.load("teotihuacan", (), TABLES[name])


def random_play(name: str, players: int, seed: int) -> Iterator[Any]:
    pos, state = table(name).new_position(players, seed), seed ^ 0xBADC0DE
    for _ in range(LONGEST):
        yield pos
        if pos.is_over:
            return
        state, chosen = randomness.below(state, len(pos.legal_moves()))
        pos.play(pos.legal_moves()[chosen], trace=False)
    raise AssertionError(f"game {seed} of {players} does not end")


def pieces(pos: Any) -> Counter[int]:
    """Every tile that lies somewhere: on the board, in a stack, in front of a player."""
    lying = [*pos.worship_tiles, *pos.slots, *pos.pyramid_display, *pos.decoration_display]
    lying += [tile for pile in (*pos.spots, *pos.sides, *pos.decks) for tile in pile]
    owned = [tile for player in pos.players for tile in player.tiles if tile not in pos.tables.numbered]
    return Counter(tile for tile in (*lying, *owned) if tile != NOBODY)


def check(pos: Any) -> None:
    assert pos.is_over or pos.legal_moves()
    assert 0 <= pos.light <= pos.dark
    assert sum(pos.buildings) <= 11
    for n, slot in enumerate(pos.tables.pyramid.slots):
        assert pos.slots[n] == NOBODY or all(pos.slots[below] != NOBODY for below in slot.below)
    for player in pos.players:
        assert min(player.goods) >= 0
        assert player.points >= 0
        assert all(1 <= worker.power <= 5 for worker in player.workers)
        assert len(player.workers) + player.wheel <= 4
        assert not Counter(player.used) - Counter(player.tiles)
        assert all(worker is die(*worker.values) for worker in player.workers)
        assert player.spent & ~pos.game.abilities.waking == pos.game.abilities.used_up(player, pos.game)
    locks = [(w.place, w.lock) for player in pos.players for w in player.workers if w.is_locked]
    assert len(locks) == len(set(locks))
    for temple in pos.tables.temples:
        assert sum(player.tracks[temple] == 11 for player in pos.players) <= 1


def is_turn(pos: Any) -> bool:
    """Whether nothing but the choice of a turn is pending, so that every tile lies somewhere."""
    return pos.decision is not None and pos.decision.kind == "turn"


def play_out(name: str, players: int, seed: int) -> Any:
    tiles = Counter((*table(name).tables.discoveries, *table(name).tables.pyramid_tiles))  # type: ignore[attr-defined]
    tiles += Counter(table(name).tables.decoration_tiles)  # type: ignore[attr-defined]
    for pos in random_play(name, players, seed):
        check(pos)
        if is_turn(pos):
            assert pieces(pos) == tiles
            assert all(len(player.workers) + player.wheel == 4 for player in pos.players)
    assert pos.eclipses == 3 or pos.completed
    assert len(pos.outcome()["winners"]) == 1
    return pos


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", TABLES)
def test_random_games_keep_every_piece_and_end(name: str, players: int) -> None:
    for seed in range(50):
        play_out(name, players, seed)


@pytest.mark.fuzz
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", TABLES)
def test_many_random_games_keep_every_piece_and_end(name: str, players: int) -> None:
    for seed in range(2000):
        play_out(name, players, seed)


def test_saved_positions_go_on_as_they_would_have() -> None:
    for n, pos in enumerate(random_play("usual", 3, seed=5)):
        if n % 7 == 0 and not pos.is_over:
            again = table("usual").from_json(pos.to_json())
            assert again.to_json() == pos.to_json()
            assert [move.text for move in again.legal_moves()] == [move.text for move in pos.legal_moves()]


def test_what_others_have_chosen_is_secret_until_everybody_has() -> None:
    pos = table("usual").new_position(2, seed=3)
    pos.play(pos.legal_moves()[0])
    pos.play(pos.legal_moves()[0])
    assert pos.active == 1
    seen: Any = pos.view(1)["players"]
    assert (seen[0]["kept"], seen[0]["dealt"]) == (2, 2)
    assert len(seen[1]["dealt"]) == 4
    assert not any(isinstance(frame, StartTurn) and frame.who for frame in pos.stack)
