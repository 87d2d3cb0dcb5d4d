"""A person at a table with a whole game on it, who looks only where the guide asks to look."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import engine
from engine import randomness
from engine.guiding import Guidance, Led
from engine.teotihuacan.bot_turn import BotTurn
from engine.teotihuacan.frames import AfterTurn

Said = dict[str, str]


def positions(seeds: range, options: dict[str, str] | None = None) -> Iterator[Any]:
    """Solo games of a random player, whenever the turn of Teotibot begins."""
    for seed in seeds:
        pos: Any = engine.load("teotihuacan", ("solo",), options or {}).new_position(1, seed)
        while not pos.is_over:
            play_turn(pos, seed)
            if pos.is_over:
                break
            yield pos
            pos.stack[:] = (AfterTurn(pos.bot), BotTurn())
            pos.run()


def play_turn(pos: Any, seed: int) -> None:
    """The player's; set-up comes before the first one. Nothing follows it by itself."""
    while pos.stack and not pos.is_over:
        pos.stack[:] = [frame for frame in pos.stack if not isinstance(frame, AfterTurn)]
        moves = pos.legal_moves()
        chosen = randomness.below(seed + pos.rng + len(moves), len(moves))[1]
        pos.play(moves[chosen])


def its_turn(pos: Any) -> Any:
    """Teotibot takes its turn here; the position afterwards, with what has happened."""
    after = pos.copy()
    after.stack[:], after.trace = after.game.kit.runs["bot_turn"], []
    after.run()
    return after


def follow(guidance: Guidance, table: Any, dice: tuple[int, int]) -> tuple[Led, list[str]]:
    """Answer until the turn is over; also what was asked."""
    asked: list[str] = []
    led = guidance.led()
    while led.asked is not None:
        asked.append(led.asked.id)
        said = {"1": str(dice[0]), "2": str(dice[1])} if led.asked.id == "dice" else SEEN[led.asked.id](table, led)
        guidance.answer(led.asked.id, said)
        led = guidance.led()
        assert asked[-1] in led.used, f"{said} does not fit {asked[-1]}"
    return led, asked


# -- where to look


def _place(table: Any, index: int) -> str:
    return str(table.game.places[index].id)


def pyramid(table: Any, led: Led) -> Said:
    return {str(n): table.game.tiles[tile].id for n, tile in enumerate(table.action_pyramid, 1) if n < 7}


def directions(table: Any, led: Led) -> Said:
    upper, lower = (("left", "right")[side] for side in table.directions)
    return {"1": upper, "2": lower}


def ring(table: Any, led: Led) -> Said:
    boards = [_place(table, board) for board in table.rondel] * 2
    first = boards.index("palace") + 1
    return {str(n): board for n, board in enumerate(boards[first : first + 7], 1)}


def worshipper(table: Any, led: Led) -> Said:
    return {"board": next(_place(table, each.place) for each in table.players[1].workers if each.lock >= 0)}


def workers(table: Any, led: Led) -> Said:
    free = [each for each in table.players[1].workers if each.lock < 0]
    boards = {f"board-{n}": _place(table, each.place) for n, each in enumerate(free, 1)}
    return boards | {f"power-{n}": str(each.power) for n, each in enumerate(free, 1)}


def goods(table: Any, led: Led) -> Said:
    return {good: str(n) for good, n in zip(table.game.goods, table.players[1].goods, strict=True)}


def tops(table: Any, led: Led) -> Said:
    levels = dict(zip((track.id for track in table.game.tracks), table.players[0].tracks, strict=True))
    return {temple: "yes" if levels[temple] == 11 else "no" for temple in ("blue", "red", "green")}


def visited(table: Any, led: Led) -> Said:
    (space,) = (part.name for part in led.parts)
    here = [each for each in table.players[0].workers if each.lock >= 0 and _place(table, each.place) == space]
    return {space: str(here[0].power) if here else "none"}


def level(table: Any, led: Led) -> Said:
    free = _free_slots(table)
    return {"level": str(min(free)[0]) if table.pyramid_display and free else "none"}


def slot(table: Any, led: Led) -> Said:
    columns = table.game.options["bot-pyramid-slot"] == "columns"
    _, row, column = min(_free_slots(table), key=lambda at: (at[0], at[2], at[1]) if columns else at)
    return {"row": str(row), "column": str(column)}


def _free_slots(table: Any) -> list[tuple[int, int, int]]:
    """Level, row and column of every empty slot with four tiles below it."""
    taken, n = set(), 0
    for up in (1, 2, 3, 4):
        for row in range(1, 6 - up):
            for column in range(1, 6 - up):
                taken |= {(up, row, column)} if table.slots[n] >= 0 else set()
                n += 1
    every = [(up, row, column) for up in (1, 2, 3, 4) for row in range(1, 6 - up) for column in range(1, 6 - up)]
    beside = [(0, 0), (0, 1), (1, 0), (1, 1)]
    return [
        (up, row, column)
        for up, row, column in every
        if (up, row, column) not in taken
        if up == 1 or all((up - 1, row + down, column + right) in taken for down, right in beside)
    ]


def side(table: Any, led: Led) -> Said:
    """What `decorate` may be: the engine knows which slots tiles hold up, and a person sees it."""
    from engine.teotihuacan.decorations import open_sides

    found = open_sides(table) if table.decoration_display else []
    if table.game.options["bot-decoration-slot"] == "outermost":
        found = sorted(found, key=lambda n: len(table.sides[n]))
    return {"side": str(found[0] + 1) if found else "none"}


def buildings(table: Any, led: Led) -> Said:
    return {str(n): str(count) for n, count in enumerate(table.buildings, 1)}


def eclipses(table: Any, led: Led) -> Said:
    return {"eclipses": str(table.eclipses)}


def technology(table: Any, led: Led) -> Said:
    return {"slot": _unmarked(table, {*table.players[0].tiles, *table.players[1].tiles})}


def shared(table: Any, led: Led) -> Said:
    return {"slot": _unmarked(table, set(table.players[1].tiles))}


def _unmarked(table: Any, marked: set[int]) -> str:
    """Three columns, two rows."""
    places = ("1-1", "1-2", "1-3", "2-1", "2-2", "2-3")
    lying = zip(table.technologies, places, strict=True)
    return next((place for tile, place in lying if tile not in marked), "none")


def masks(table: Any, led: Led) -> Said:
    return {part.name: _lacked(table, part.name, part.options) for part in led.parts}


def _lacked(table: Any, board: str, sorts: tuple[str, ...]) -> str:
    places = [_place(table, space.place) for space in table.tables.worship]
    tile = table.worship_tiles[places.index(board)]
    if tile < 0 or table.game.tiles[tile].kind != "mask" or tile in table.players[1].tiles:
        return "none"
    by_count = {1: "mask-of-one-copy", 2: "mask-of-two-copies", 3: "mask-of-three-copies"}
    assert by_count[table.game.tiles[tile].count] in sorts
    return by_count[table.game.tiles[tile].count]


def dark(table: Any, led: Led) -> Said:
    return {"dark": str(table.dark)}


def light(table: Any, led: Led) -> Said:
    return {"light": str(table.light)}


def every_marker(table: Any, led: Led) -> Said:
    return {track.id: str(n) for track, n in zip(table.game.tracks, table.players[1].tracks, strict=True)}


def markers(table: Any, led: Led) -> Said:
    return {track: n for track, n in every_marker(table, led).items() if track != "pyramid-track"}


SEEN: dict[str, Callable[[Any, Led], Said]] = {
    each.__name__: each
    for each in (
        *(pyramid, directions, ring, worshipper, workers, goods, markers, tops, visited, level, slot, side),
        *(buildings, eclipses, technology, shared, masks, dark, light),
    )
} | {"all-markers": every_marker}
