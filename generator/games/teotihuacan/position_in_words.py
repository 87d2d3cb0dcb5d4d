"""A position of Teotihuacan in words: discs, royal tiles, workers with their power."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.model.text import Inline
from engine.position import NOBODY
from engine.teotihuacan.position import TeotihuacanPosition
from generator.games.teotihuacan.arriving import arrival
from generator.wording.names import player_name
from generator.wording.narrator import Narrator
from generator.wording.positions import player_state
from generator.wording.tables import listed_rows
from generator.wording.tiles import tile_link


def table_words(pos: TeotihuacanPosition, say: Narrator) -> Iterator[Inline]:
    state: Mapping[str, Any] = pos.game.state(pos)
    # Translators: {light} and {dark} are the spaces of the calendar track on which the two discs lie.
    yield say("position.discs", "Light disc: {light}; dark disc: {dark}.", light=state["light"], dark=state["dark"])
    if state["royal"]:
        tiles = listed_rows([tile_link(tile, say) for tile in state["royal"]], say)
        # Translators: {tiles} is a list of names of royal tiles.
        yield say("position.royal", "Royal tiles: {tiles}.", tiles=tiles)
    yield from _displays(pos, say)
    if sum(state["buildings"]):
        # Translators: how many buildings stand in the first, second, third row for the nobles: "2, 0 and 1".
        yield say(
            "position.nobles", "Buildings for the nobles, row by row: {rows}.", rows=_numbers(state["buildings"], say)
        )
    if state["pyramid"]:
        tiles = say.listing([_slot(each, say) for each in state["pyramid"]])
        # Translators: {tiles} is a list such as "Pyramid tile · no. 3 (slot 101)".
        yield say("position.pyramid", "The Pyramid: {tiles}.", tiles=tiles)
    for side, built in state["sides"].items():
        tiles = listed_rows([tile_link(tile, say) for tile in built], say)
        # Translators: {side} is the number of a side of the Pyramid; {tiles} is a list of names of decorations.
        yield say("position.side", "Decorations on side {side}: {tiles}.", side=side, tiles=tiles)
    for colour, places in state["neutral"].items():
        # Translators: {colour} is a colour that nobody plays; {places} is a list of boards with workers of it.
        yield say(
            "position.neutral",
            "Neutral workers ({colour}): {places}.",
            colour=player_name(colour, say),
            places=say.listing([say.term(place) for place in places]),
        )


def _displays(pos: TeotihuacanPosition, say: Narrator) -> Iterator[Inline]:
    """What lies open on the board, whatever it is."""
    spots = [tile for tiles in pos.spots for tile in tiles]
    for tiles in (pos.technologies, pos.pyramid_display, pos.decoration_display, pos.worship_tiles, spots, pos.bonus):
        shown = [tile_link(pos.game.tiles[tile].id, say) for tile in tiles if tile != NOBODY]
        if shown:
            # Translators: {tiles} is a list of names of tiles.
            yield say("position.open", "Open on the board: {tiles}.", tiles=listed_rows(shown, say))


def _numbers(numbers: Sequence[int], say: Narrator) -> Inline:
    return say.listing([say.number(number) for number in numbers])


def _slot(built: Mapping[str, Any], say: Narrator) -> Inline:
    # Translators: {tile} is the name of a pyramid tile, {space} the number of its slot.
    return say("position.slot", "{tile} (slot {space})", tile=tile_link(built["tile"], say), space=built["space"])


def player_words(pos: TeotihuacanPosition, index: int, name: Inline, say: Narrator) -> Iterator[Inline]:
    state = player_state(pos, index)
    boards = [pos.game.places[place].id for place in pos.tables.boards]
    workers = [_worker(place, power, say) for place in boards for power in state[place]]
    if workers:
        # Translators: {player} is a colour; {workers} is a list such as "Forest (power 2)".
        yield say("position.unlocked", "{player}, workers: {workers}.", player=name, workers=say.listing(workers))
    yield from _arriving(pos, index, name, say)
    if state["locked"]:
        locked = say.listing([_locked(each, say) for each in state["locked"]])
        # Translators: {player} is a colour; {workers} is a list such as "Palace (power 2)".
        yield say("position.locked", "{player}, locked workers: {workers}.", player=name, workers=locked)
    # Translators: {player} is a colour.
    yield say("position.wheel", "{player}, on the Ascension wheel: {n|worker|workers}.", player=name, n=state["wheel"])
    if state["used"]:
        used = listed_rows([tile_link(tile, say) for tile in state["used"]], say)
        # Translators: {player} is a colour; {tiles} is a list of names of tiles that have been used and lie face down.
        yield say("position.used", "{player}, face down: {tiles}.", player=name, tiles=used)


def _arriving(pos: TeotihuacanPosition, index: int, name: Inline, say: Narrator) -> Iterator[Inline]:
    come = arrival(pos)
    if come and come.player == index:
        workers = [_worker(pos.game.places[come.place].id, power, say) for power in (come.power, come.second) if power]
        # Translators: {player} is a colour; {workers} is a list such as "Forest (power 2)": they come there just now.
        yield say("position.arriving", "{player}, arriving: {workers}.", player=name, workers=say.listing(workers))


def _worker(place: str, power: int, say: Narrator) -> Inline:
    # Translators: a worker: {place} is the board on which it stands.
    return say("position.worker", "{place} (power {power})", place=say.ref(place), power=power)


def _locked(worker: Mapping[str, Any], say: Narrator) -> Inline:
    if "tile" not in worker:
        return _worker(worker["place"], worker["power"], say)
    tile, power = tile_link(worker["tile"], say), worker["power"]
    # Translators: a worker: {tile} is the royal tile on which it is locked.
    return say("position.worker-on-tile", "{tile} (power {power})", tile=tile, power=power)
