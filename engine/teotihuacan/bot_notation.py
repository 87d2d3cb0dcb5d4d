"""Teotibot in descriptions: its action pyramid, from the top and the tile aside last, and its direction tiles.

`action_pyramid: [bot-nobles]` puts Nobles on top and all others behind it in their order; `directions: [left, right]`
names the upper one first.
"""

from __future__ import annotations

from engine.faults import Faults, TooMany, bad
from engine.fields import Plain
from engine.game import Game
from engine.notation import Given, index_in, listed, tiles_in
from engine.position import NOBODY
from engine.teotihuacan import bot_rules
from engine.teotihuacan.bot_setup import seat
from engine.teotihuacan.bot_tables import DIRECTIONS
from engine.teotihuacan.bot_turn import tables_of
from engine.teotihuacan.faults import BotAlone, BotIsLast, BotNeverHas, NoBotHere
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.tiles import ACTION_TILES, DISCOVERIES, MASK

BOT_KEYS = ("action_pyramid", "directions")


def read_bot(pos: TeotihuacanPosition, given: Given, faults: Faults) -> None:
    """Who sits there, and what lies beside the board."""
    seat(pos)
    if pos.bot == NOBODY:
        for key in BOT_KEYS:
            if key in given:
                faults.add(key, NoBotHere(), bot_rules.SET_UP[0])
        return
    if pos.bot != len(pos.players) - 1:
        raise bad("players", BotIsLast(), bot_rules.SET_UP[0])
    if len(pos.players) != 2:
        raise bad("players", BotAlone(len(pos.players) - 1), bot_rules.SET_UP[0])
    _pyramid(pos, given, faults)
    _directions(pos, given)


def _pyramid(pos: TeotihuacanPosition, given: Given, faults: Faults) -> None:
    named = tiles_in(pos.game, faults, "action_pyramid", given.get("action_pyramid", []), (ACTION_TILES,))
    if len(set(named)) < len(named):
        raise bad("action_pyramid", TooMany(2, 1), bot_rules.PYRAMID[0])
    pos.action_pyramid = (*named, *(tile for tile in tables_of(pos).tiles if tile not in named))


def _directions(pos: TeotihuacanPosition, given: Given) -> None:
    sides = {side: n for n, side in enumerate(DIRECTIONS)}
    named = [index_in("directions", side, sides) for side in listed("directions", given.get("directions", DIRECTIONS))]
    if len(named) != len(DIRECTIONS):
        raise bad("directions", TooMany(len(named), len(DIRECTIONS)), bot_rules.DIRECTIONS[0])
    pos.directions = tuple(named)


def refuse_bot(pos: TeotihuacanPosition, faults: Faults) -> None:
    """What Teotibot never has: several workers in worship or one in the palace, tiles other than masks."""
    if pos.bot == NOBODY:
        return
    player, path = pos.players[pos.bot], f"players.{pos.players[pos.bot].colour}"
    locked = [worker for worker in player.workers if worker.is_locked]
    if len(locked) > 1:
        faults.add(f"{path}.locked", TooMany(len(locked), 1), bot_rules.WORSHIP_BOARD.rule)
    if any(worker.place == pos.tables.palace for worker in locked):
        faults.add(f"{path}.locked", BotNeverHas(), bot_rules.WORSHIP[0])
    for tile in player.tiles:
        if pos.game.tiles[tile].family == DISCOVERIES and pos.game.tiles[tile].kind != MASK:
            faults.add(f"{path}.discoveries", BotNeverHas(), bot_rules.NO_DISCOVERIES[0])


def hold_nothing(pos: TeotihuacanPosition) -> None:
    """Technologies do nothing for Teotibot."""
    if pos.bot != NOBODY:
        pos.players[pos.bot].held = pos.players[pos.bot].spent = 0
        pos.in_force = pos.me.held


def bot_state(pos: TeotihuacanPosition) -> dict[str, Plain]:
    if pos.bot == NOBODY:
        return {}
    return {
        "action_pyramid": [pos.game.tiles[tile].id for tile in pos.action_pyramid],
        "directions": [DIRECTIONS[side] for side in pos.directions],
    }


def keys_of(game: Game) -> tuple[str, ...]:
    return BOT_KEYS if game.automata else ()
