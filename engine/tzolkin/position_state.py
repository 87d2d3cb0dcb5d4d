"""A position of Tzolk'in told in the words of a description: what a case can ask of it, and what can be read again."""

from __future__ import annotations

from engine.fields import Plain
from engine.notation import fields_state, goods_and_tracks_state
from engine.tzolkin.frames import EndTurn, TakeTurn
from engine.tzolkin.position import (
    EMPTY,
    NEUTRAL,
    TZOLKIN_PLAYER_FIELDS,
    TZOLKIN_POSITION_FIELDS,
    TzolkinPlayer,
    TzolkinPosition,
)
from engine.tzolkin.tiles import AGES, BUILDINGS, MONUMENTS, TRIBES, WEALTH


def in_order(pos: TzolkinPosition) -> list[TzolkinPlayer]:
    return pos.players[pos.starting_player :] + pos.players[: pos.starting_player]


def state(pos: TzolkinPosition) -> dict[str, Plain]:
    """The position in the words of a description."""
    game, tables = pos.game, pos.tables
    return {
        **fields_state(game, TZOLKIN_POSITION_FIELDS, pos),
        "food_day": pos.food_day,
        "food_days": pos.food_days,
        "starting_player": pos.players[pos.starting_player].colour,
        "first_player_space": game.player_name(pos, pos.first_space),
        "skulls": pos.bank[tables.skull],
        "prophecy": game.tiles[pos.prophecy].id if pos.prophecy >= 0 else "",
        "quick": game.tiles[pos.quick].id if pos.quick >= 0 else "",
        "quick_row": [game.tiles[tile].id for tile in pos.quick_row],
        "quick_board": [_name(pos, who) for who in pos.quick_spaces if who != EMPTY],
        "prophecies": [game.tiles[tile].id for tile in pos.prophecies],
        "display": [game.tiles[tile].id for tile in pos.display],
        "monuments": [game.tiles[tile].id for tile in pos.monuments],
        "jungle": {_space(home): _tops(group) for home, group in zip(tables.groups, pos.jungle, strict=True)},
        "laid": {gear.id: [n for n in gear.lays if gear.homes[n] in pos.laid] for gear in tables.gears if gear.lays},
        "neutral": {gear.id: _spaces(pos, gear.index, NEUTRAL) for gear in tables.gears},
        "players": {player.colour: _player_state(pos, index) for index, player in enumerate(pos.players)},
    }


def written(pos: TzolkinPosition) -> dict[str, Plain]:
    """A position at the start of somebody's turn as a whole description, from which it can be read again."""
    described = {key: value for key, value in state(pos).items() if value != "" and key not in ("food_day", "players")}
    players = {player.colour: _player_written(pos, index) for index, player in enumerate(pos.players)}
    left = sum(type(frame) is TakeTurn for frame in pos.stack) + any(type(frame) is EndTurn for frame in pos.stack)
    moved = [player.colour for player in in_order(pos)[: len(pos.players) - left]]
    decks = {str(age): [pos.game.tiles[tile].id for tile in deck] for age, deck in zip(AGES, pos.decks, strict=True)}
    return {**described, "moved": moved, "deck": decks, "players": players}


def _player_written(pos: TzolkinPosition, index: int) -> dict[str, Plain]:
    return {key: value for key, value in _player_state(pos, index).items() if value != ""}


def _name(pos: TzolkinPosition, who: int) -> str:
    return "neutral" if who == NEUTRAL else pos.players[who].colour


def _tiles(pos: TzolkinPosition, player: TzolkinPlayer, *families: str) -> list[str]:
    return [pos.game.tiles[tile].id for tile in player.tiles if pos.game.tiles[tile].family in families]


def _space(home: str) -> int:
    return int(home.split(".")[1])


def _tops(group: tuple[int, int, int]) -> list[str]:
    wood, corn, fields = group
    return ["wood"] * wood + ["corn"] * corn + ["empty"] * (fields - wood - corn)


def _spaces(pos: TzolkinPosition, gear: int, occupant: int) -> list[int]:
    return [space for space, who in enumerate(pos.gears[gear]) if who == occupant]


def _player_state(pos: TzolkinPosition, index: int) -> dict[str, Plain]:
    player = pos.players[index]
    return {
        **goods_and_tracks_state(pos.game, player),
        **fields_state(pos.game, TZOLKIN_PLAYER_FIELDS, player),
        **{gear.id: _spaces(pos, gear.index, index) for gear in pos.tables.gears},
        "workers": player.workers,
        "hand": player.hand,
        "built": _tiles(pos, player, BUILDINGS, MONUMENTS),
        "kept": _tiles(pos, player, WEALTH),
        "tribe": "".join(_tiles(pos, player, TRIBES)),
        "side": "light" if player.light else "dark",
    }
