"""Positions of Tzolk'in: gears, calendar, jungle, temples, technologies, tiles on offer, players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.tzolkin.position import EMPTY, NEUTRAL, TzolkinPlayer, TzolkinPosition
from generator.games.tzolkin.drawn_calendar import draw_wheel
from generator.pictures.board import Setting, draw_place, draw_track
from generator.pictures.drawing import Drawing
from generator.pictures.marks import Mark, Marks
from generator.pictures.player import Line
from generator.pictures.position import Part
from generator.pictures.position_parts import Tokens, card, has_moved, markers, player_board
from generator.pictures.symbols import Signs
from generator.pictures.tokens import PlayerBadge


def parts(pos: TzolkinPosition, signs: Signs) -> tuple[Part, ...]:
    players = signs.captions.players(player.colour for player in pos.players)
    setting = Setting(_tokens(pos, signs, players), laid=_laid(pos), piles=_piles(pos))
    return (
        *_gears(pos, signs, setting),
        Part("calendar", pos.day > 1 or pos.tooth_corn > 0, partial(draw_wheel, signs, pos.day, pos.tooth_corn)),
        *_other_places(pos, signs, setting),
        *_temples(pos, signs, setting),
        *_technologies(pos, signs, setting),
        *_offers(pos, signs),
        *(Part(f"player-{p.colour}", True, partial(_player, pos, p, signs, players)) for p in pos.players),
    )


def _tokens(pos: TzolkinPosition, signs: Signs, players: dict[str, PlayerBadge]) -> Tokens:
    """Workers on gears and on the space of the starting player, markers on tracks."""
    captions = signs.captions
    found = markers(pos, signs, players)
    for gear, row in zip(pos.tables.gears, pos.gears, strict=True):
        for space, who in enumerate(row):
            if who != EMPTY:
                piece = captions.nobody("dummy-worker") if who == NEUTRAL else captions.worker(_of(pos, who, players))
                found[f"{gear.id}.{space}"] = (piece,)
    if pos.first_space >= 0:
        found["starting-player-space"] = (captions.worker(_of(pos, pos.first_space, players)),)
    return found


def _laid(pos: TzolkinPosition) -> dict[str, Marks]:
    """The skulls beside actions that nobody can perform any more."""
    return {home: (Mark("skull"),) for home in pos.laid}


def _of(pos: TzolkinPosition, who: int, players: dict[str, PlayerBadge]) -> PlayerBadge:
    return players[pos.players[who].colour]


def _piles(pos: TzolkinPosition) -> dict[str, tuple[Marks, ...]]:
    """What lies on the fields of each group: wood on corn, corn alone, or nothing any more."""
    return {
        f"jungle.{home.partition('.')[2]}": _pile(*group)
        for home, group in zip(pos.tables.groups, pos.jungle, strict=True)
    }


def _pile(wood: int, corn: int, fields: int) -> tuple[Marks, ...]:
    bare: tuple[Marks, ...] = ((),) * (fields - wood - corn)
    return ((Mark("corn"), Mark("wood")),) * wood + ((Mark("corn"),),) * corn + bare


def _gears(pos: TzolkinPosition, signs: Signs, setting: Setting) -> Iterator[Part]:
    for gear, row in zip(pos.tables.gears, pos.gears, strict=True):
        place = pos.game.places[gear.place]
        matters = any(who != EMPTY for who in row) or any(home in pos.laid for home in gear.homes)
        yield Part(gear.id, matters, partial(draw_place, place, signs, setting))


def _other_places(pos: TzolkinPosition, signs: Signs, setting: Setting) -> Iterator[Part]:
    jungle, first = (pos.game.rulebook.place_by_id[id] for id in ("jungle", "starting-player-space"))
    yield Part(first.id, pos.first_space >= 0, partial(draw_place, first, signs, setting))
    yield Part(jungle.id, _is_cut(pos), partial(draw_place, jungle, signs, setting))


def _is_cut(pos: TzolkinPosition) -> bool:
    """Whether a tile has been taken from the jungle."""
    on_top = (0 if "wood" in tops else 1 for tops in pos.tables.group_tops)
    return any(group[top] < group[2] for group, top in zip(pos.jungle, on_top, strict=True))


def _temples(pos: TzolkinPosition, signs: Signs, setting: Setting) -> Iterator[Part]:
    for index in pos.tables.temples:
        track = pos.game.tracks[index]
        yield Part(track.id, has_moved(pos, index), partial(draw_track, track, signs, setting))


def _technologies(pos: TzolkinPosition, signs: Signs, setting: Setting) -> Iterator[Part]:
    for index in pos.tables.technologies:
        track = pos.game.tracks[index]
        yield Part(track.id, has_moved(pos, index), partial(draw_track, track, signs, setting))


def _offers(pos: TzolkinPosition, signs: Signs) -> Iterator[Part]:
    """Tiles on offer, and the prophecy in force."""
    for place, tile in enumerate((*pos.display, *pos.monuments)):
        yield Part(f"offer-{place}", True, partial(card, pos.game.tiles[tile], signs))
    if pos.prophecy >= 0:
        yield Part("prophecy", True, partial(card, pos.game.tiles[pos.prophecy], signs))


def _player(pos: TzolkinPosition, player: TzolkinPlayer, signs: Signs, players: dict[str, PlayerBadge]) -> Drawing:
    first = pos.players[pos.starting_player] is player
    side = "light" if player.light else "dark"
    drawn, lines = players[player.colour], _lines(player, signs)
    return player_board(pos, player, drawn, signs, lines, first=first, side=side, dealt=player.dealt)


def _lines(player: TzolkinPlayer, signs: Signs) -> tuple[Line, ...]:
    worker = Mark("worker", tone=f"player-{player.colour}")
    hand = Line(_in_hand(signs), (worker,) * player.hand or (Mark("none"),))
    if not player.corn_tiles and not player.wood_tiles:
        return (hand,)
    tiles = (signs.good("corn", player.corn_tiles), signs.good("wood", player.wood_tiles))
    return (hand, Line(_harvest_tiles(signs), tiles))


def _in_hand(signs: Signs) -> str:
    # Translators: on the drawing of a player's board, before pictures of the workers that stand there.
    return signs.captions.plain(signs.captions.say("picture.in-hand", "Workers in hand"))


def _harvest_tiles(signs: Signs) -> str:
    # Translators: on the drawing of a player's board, before the numbers of corn and wood tiles.
    return signs.captions.plain(signs.captions.say("picture.harvest-tiles", "Harvest tiles"))
