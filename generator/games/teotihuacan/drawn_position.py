"""Positions of Teotihuacan: action boards with their dice, tracks, discs, royal tiles, players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.position import NOBODY
from engine.teotihuacan.position import TeotihuacanPlayer, TeotihuacanPosition
from generator.games.teotihuacan.arriving import arrival
from generator.games.teotihuacan.drawn_boards import is_anybody_there, occupied_boards
from generator.games.teotihuacan.drawn_calendar import calendar_now
from generator.games.teotihuacan.drawn_pyramid import built_pyramid
from generator.pictures.board import Setting, draw_place, draw_track
from generator.pictures.drawing import Drawing
from generator.pictures.marks import Mark
from generator.pictures.player import Line
from generator.pictures.position import Part
from generator.pictures.position_parts import card, has_moved, markers, player_board
from generator.pictures.symbols import Signs
from generator.pictures.tokens import PlayerBadge

CALENDAR = "calendar-track"


def parts(pos: TeotihuacanPosition, signs: Signs) -> tuple[Part, ...]:
    # Neutral workers may join in any colour: letters tell all colours apart, so that they are the same at any time.
    players = signs.captions.players(pos.game.kit.seats, pos.game.kit.automata)
    setting = Setting(markers(pos, signs, players))
    return (
        Part("boards", is_anybody_there(pos), partial(occupied_boards, pos, signs, players)),
        *_tables(pos, signs),
        *_tracks(pos, signs, setting),
        Part(CALENDAR, pos.light > 0 or pos.countdown > 0, partial(calendar_now, pos, signs)),
        *(Part(f"royal-{n}", True, partial(card, pos.game.tiles[tile], signs)) for n, tile in enumerate(pos.royal)),
        *_displays(pos, signs),
        Part(
            "pyramid", any(tile != NOBODY for tile in pos.slots) or any(pos.sides), partial(built_pyramid, pos, signs)
        ),
        *(Part(f"player-{p.colour}", True, partial(_player, pos, p, signs, players)) for p in pos.players),
    )


def _displays(pos: TeotihuacanPosition, signs: Signs) -> Iterator[Part]:
    """Open tiles: technologies, what can be built, discovery tiles beside worship spaces, bonus tiles."""
    shown = {
        "technology": pos.technologies,
        "pyramid-tile": pos.pyramid_display,
        "decoration": pos.decoration_display,
        "discovery": [tile for tile in pos.worship_tiles if tile != NOBODY],
        "bonus": [tile for tile in pos.bonus if tile != NOBODY],
    }
    for name, tiles in shown.items():
        for n, tile in enumerate(tiles):
            yield Part(f"{name}-{n}", True, partial(card, pos.game.tiles[tile], signs))


def _tables(pos: TeotihuacanPosition, signs: Signs) -> Iterator[Part]:
    """The table of a board on which a worker stands, or to which one comes."""
    come = arrival(pos)
    occupied = {worker.place for player in pos.players for worker in player.workers} | {pos.at}
    occupied |= {come.place} if come else set()
    for index in pos.tables.boards:
        place = pos.game.places[index]
        if place.cells:
            yield Part(place.id, index in occupied, partial(draw_place, place, signs))


def _tracks(pos: TeotihuacanPosition, signs: Signs, setting: Setting) -> Iterator[Part]:
    for index, track in enumerate(pos.game.tracks):
        yield Part(track.id, has_moved(pos, index), partial(draw_track, track, signs, setting))


def _player(
    pos: TeotihuacanPosition, player: TeotihuacanPlayer, signs: Signs, players: dict[str, PlayerBadge]
) -> Drawing:
    waiting = (Mark("die"),) * player.wheel or (Mark("none"),)
    lines = (Line(signs.captions.term("ascension-wheel"), waiting),)
    return player_board(pos, player, players[player.colour], signs, lines)
