"""A position of Tzolk'in in words: the day, the gears, the jungle, what is on display."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.model.text import Inline
from engine.tzolkin.position import TzolkinPosition
from generator.wording.names import currency, player_name, space_name
from generator.wording.narrator import Narrator
from generator.wording.positions import player_state
from generator.wording.tables import listed_rows
from generator.wording.tiles import tile_link


def table_words(pos: TzolkinPosition, say: Narrator) -> Iterator[Inline]:
    state: Mapping[str, Any] = pos.game.state(pos)
    # Translators: {day} is the number of the day, {number} how many Food Days are over.
    yield say("position.day", "Day {day}; Food Days so far: {number}.", day=state["day"], number=state["food_days"])
    yield from _starting_player(state, say)
    if state["tooth_corn"]:
        # Translators: {corn} is a counted amount, such as "1 corn".
        yield say("position.tooth-corn", "On the calendar: {corn}.", corn=_corn(state["tooth_corn"], say))
    # Translators: how many crystal skulls the bank still has.
    yield say("position.skulls", "In the bank: {n|crystal skull|crystal skulls}.", n=state["skulls"])
    yield from (_fields(space, tops, say) for space, tops in state["jungle"].items())
    yield from _neutral(state["neutral"], say)
    yield from _laid(state["laid"], say)
    yield from _displays(state, pos, say)


def _corn(amount: int, say: Narrator) -> Inline:
    return say.amount(currency(say), amount, "subject")


def _starting_player(state: Mapping[str, Any], say: Narrator) -> Iterator[Inline]:
    # Translators: {player} is a colour.
    yield say("position.marker", "Starting player: {player}.", player=player_name(state["starting_player"], say))
    place, taken = say.ref("starting-player-space"), state["first_player_space"]
    if taken:
        # Translators: {place} is the Starting Player Space; {player} is a colour whose worker stands there.
        yield say("position.occupied", "{place}: {player}.", place=place, player=player_name(taken, say))
    else:
        # Translators: {place} is the Starting Player Space.
        yield say("position.free", "{place}: free.", place=place)


def _fields(space: int, tops: list[str], say: Narrator) -> Inline:
    # Translators: the top tiles of the jungle fields that belong to {space}, such as "Palenque 3": how many show wood,
    # how many corn, how many are empty.
    return say(
        "position.fields",
        "Fields of {space}: {wood} with wood, {corn} with corn, {empty} empty.",
        space=space_name(f"palenque.{space}", say),
        wood=tops.count("wood"),
        corn=tops.count("corn"),
        empty=tops.count("empty"),
    )


def _neutral(neutral: Mapping[str, list[int]], say: Narrator) -> Iterator[Inline]:
    if any(neutral.values()):
        # Translators: {spaces} is a list such as "Palenque 0 and Palenque 5".
        yield say("position.dummies", "Dummy workers: {spaces}.", spaces=_on_gears(neutral, say))


def _laid(laid: Mapping[str, list[int]], say: Narrator) -> Iterator[Inline]:
    if any(laid.values()):
        # Translators: {spaces} is a list such as "Chichen Itza 3 and Chichen Itza 6".
        yield say("position.laid", "Crystal skulls laid down: {spaces}.", spaces=_on_gears(laid, say))


def _on_gears(spaces: Mapping[str, list[int]], say: Narrator) -> Inline:
    return say.listing([space_name(f"{gear}.{space}", say) for gear, taken in spaces.items() for space in taken])


def _displays(state: Mapping[str, Any], pos: TzolkinPosition, say: Narrator) -> Iterator[Inline]:
    if state["display"]:
        # Translators: {tiles} is a list of names of buildings.
        yield say("position.display", "Buildings on display: {tiles}.", tiles=_tiles(state["display"], say))
    if state["monuments"]:
        # Translators: {tiles} is a list of names of monuments.
        yield say("position.monuments", "Monuments on display: {tiles}.", tiles=_tiles(state["monuments"], say))
    if pos.prophecy >= 0:
        tile = tile_link(pos.game.tiles[pos.prophecy].id, say)
        # Translators: {tile} is the name of the prophecy in force.
        yield say("position.prophecy", "Prophecy: {tile}.", tile=tile)
    if state["quick"]:
        # Translators: {tile} is the name of the quick action tile on its board.
        yield say("position.quick", "Quick action: {tile}.", tile=tile_link(state["quick"], say))
    if state["quick_row"]:
        # Translators: {tiles} is a list of names of quick action tiles, in the order in which they will come.
        yield say("position.quick-row", "Quick actions to come: {tiles}.", tiles=_tiles(state["quick_row"], say))
    taken = [who for who in state["quick_board"] if who != "neutral"]
    if state["quick_board"]:
        # Translators: how many workers stand on quick action spaces, and how many of them belong to players.
        yield say(
            "position.quick-board",
            "On quick action spaces: {n|worker|workers}, {players} of them of players.",
            n=len(state["quick_board"]),
            players=len(taken),
        )
    if state["prophecies"]:
        # Translators: {tiles} is a list of names of prophecies, in the order in which they will come.
        yield say("position.prophecies", "Prophecies to come: {tiles}.", tiles=_tiles(state["prophecies"], say))


def _tiles(tiles: Iterable[str], say: Narrator) -> Inline:
    return listed_rows([tile_link(tile, say) for tile in tiles], say)


def player_words(pos: TzolkinPosition, index: int, name: Inline, say: Narrator) -> Iterator[Inline]:
    state = player_state(pos, index)
    # Translators: {player} is a colour; {hand} is how many workers that player can place, {n} how many are in play.
    yield say(
        "position.workers",
        "{player}, {n|worker|workers} in play, {hand} of them in hand.",
        player=name,
        n=state["workers"],
        hand=state["hand"],
    )
    gears = {gear.id: state[gear.id] for gear in pos.tables.gears}
    if any(gears.values()):
        spaces = _on_gears(gears, say)
        # Translators: {player} is a colour; {spaces} is a list such as "Palenque 0 and Palenque 5".
        yield say("position.on-gears", "{player}, on the gears: {spaces}.", player=name, spaces=spaces)
    if state["corn_tiles"] or state["wood_tiles"]:
        yield _harvest_tiles(state, name, say)
    if pos.players[index].dealt:
        tiles = _tiles((pos.game.tiles[tile].id for tile in pos.players[index].dealt), say)
        # Translators: {player} is a colour; {tiles} is a list of names of starting wealth tiles.
        yield say("position.dealt", "{player}, face-down tiles to choose from: {tiles}.", player=name, tiles=tiles)
    if state["side"] == "dark":
        # Translators: {player} is a colour; the player board lies with its dark side up.
        yield say("position.dark", "{player}, player board: dark side.", player=name)


def _harvest_tiles(state: Mapping[str, Any], name: Inline, say: Narrator) -> Inline:
    # Translators: {player} is a colour; {corn} and {wood} are how many harvest tiles of each kind that player owns.
    return say(
        "position.harvest-tiles",
        "{player}, harvest tiles: {corn} of corn, {wood} of wood.",
        player=name,
        corn=state["corn_tiles"],
        wood=state["wood_tiles"],
    )
