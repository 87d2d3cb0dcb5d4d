"""What tiles show, compiled at load: their costs, their letters, the boards and first workers that they name."""

from __future__ import annotations

from typing import NamedTuple

from engine.actions import Program
from engine.game import Game
from engine.model.effects import Gain, Score
from engine.payments import priced
from engine.purse import Price
from engine.teotihuacan import rules

#: The marks of a starting tile that name boards, and those of a gift that name first workers.
BOARD_MARKS = ("board", "other_board")
GIFT_WORKERS = ("worker", "second_worker", "third_worker")
#: The tiles whose printed letter decides where they may lie.
CATEGORY = "category"


class Gift(NamedTuple):
    """What a player has in a first game: boards and powers of workers, steps of markers, a technology by its place."""

    program: Program
    workers: tuple[tuple[int, int], ...]
    steps: tuple[tuple[int, int], ...]
    technology: int


def family(game: Game, name: str) -> tuple[int, ...]:
    return tuple(n for n, tile in enumerate(game.tiles) if tile.family == name)


def cost(game: Game, tile: int) -> Price:
    game.claim_tile(game.tiles[tile], "cost")
    return priced(game.tiles[tile].cost, game)


def categories(game: Game, tiles: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    """The royal tiles by the letter on them."""
    found: dict[str, tuple[int, ...]] = {}
    for n in tiles:
        game.claim_marks(game.tiles[n], CATEGORY)
        letter = str(game.tiles[n].mark(CATEGORY, ""))
        found[letter] = (*found.get(letter, ()), n)
    return dict(sorted(found.items()))


def boards_of(game: Game, tile: int) -> tuple[int, ...]:
    """The boards that a starting tile shows, in its order."""
    shown = game.tiles[tile]
    game.claim_marks(shown, *BOARD_MARKS)
    for mark in BOARD_MARKS:
        if str(shown.mark(mark, "")) not in game.place_index:
            game.claims.refuse(("component", shown.id, "marks", mark), "names no board")
    return tuple(game.place_index.get(str(shown.mark(mark, "")), 0) for mark in BOARD_MARKS)


def gift(game: Game, tile: int) -> Gift:
    shown = game.tiles[tile]
    tracks = {track.id.replace("-", "_"): n for n, track in enumerate(game.tracks)}
    game.claim_marks(shown, *GIFT_WORKERS, "technology", *tracks)
    workers = tuple(_gift_worker(game, shown.id, name, str(shown.mark(name, ""))) for name in GIFT_WORKERS)
    steps = tuple((n, int(shown.mark(name))) for name, n in tracks.items() if shown.mark(name))
    program = game.tile_program(shown)
    if not 0 <= int(shown.mark("technology", 0)) <= rules.TECHNOLOGIES_SHOWN.of(game):
        game.claims.refuse(("component", shown.id, "marks", "technology"), "no technology lies there")
    for n, to in steps:
        if not 0 < to < len(game.tracks[n].steps):
            mark = game.tracks[n].id.replace("-", "_")
            game.claims.refuse(("component", shown.id, "marks", mark), "the track has no such step")
    if any(not isinstance(effect, Gain | Score) for effect in shown.effects):
        game.claims.refuse(("component", shown.id, "effects"), "a gift consists of goods and points")
    return Gift(program, workers, steps, int(shown.mark("technology", 0)))


def _gift_worker(game: Game, tile: str, mark: str, written: str) -> tuple[int, int]:
    """A board and a power, as in forest-2."""
    board, _, power = written.rpartition("-")
    if board not in game.place_index or not power.isdecimal() or not 0 < int(power) < rules.ASCENDS_AT.of(game):
        game.claims.refuse(("component", tile, "marks", mark), "names no board and power")
        return 0, 1
    return game.place_index[board], int(power)
