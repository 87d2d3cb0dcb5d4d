"""A position of Teotihuacan in words: discs, royal tiles, workers with their power."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.model.text import Inline
from engine.teotihuacan.position import TeotihuacanPosition
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
    for colour, places in state["neutral"].items():
        # Translators: {colour} is a colour that nobody plays; {places} is a list of boards with workers of it.
        yield say(
            "position.neutral",
            "Neutral workers ({colour}): {places}.",
            colour=player_name(colour, say),
            places=say.listing([say.term(place) for place in places]),
        )


def player_words(pos: TeotihuacanPosition, index: int, name: Inline, say: Narrator) -> Iterator[Inline]:
    state = player_state(pos, index)
    boards = [pos.game.places[place].id for place in pos.tables.boards]
    workers = [_worker(place, power, say) for place in boards for power in state[place]]
    if workers:
        # Translators: {player} is a colour; {workers} is a list such as "Forest (power 2)".
        yield say("position.unlocked", "{player}, workers: {workers}.", player=name, workers=say.listing(workers))
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


def _worker(place: str, power: int, say: Narrator) -> Inline:
    # Translators: a worker: {place} is the board on which it stands.
    return say("position.worker", "{place} (power {power})", place=say.ref(place), power=power)


def _locked(worker: Mapping[str, Any], say: Narrator) -> Inline:
    if "tile" not in worker:
        return _worker(worker["place"], worker["power"], say)
    tile, power = tile_link(worker["tile"], say), worker["power"]
    # Translators: a worker: {tile} is the royal tile on which it is locked.
    return say("position.worker-on-tile", "{tile} (power {power})", tile=tile, power=power)
