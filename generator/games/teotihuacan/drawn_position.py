"""Positions of Teotihuacan: action boards with their dice, tracks, discs, royal tiles, players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.position import NOBODY
from engine.teotihuacan.position import TeotihuacanPlayer, TeotihuacanPosition
from generator.games.teotihuacan.drawn_pyramid import built_pyramid
from generator.pictures.board import Setting, draw_place, draw_track
from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.lanes import Lane, Lanes, draw_lanes
from generator.pictures.marks import Mark
from generator.pictures.player import Line
from generator.pictures.position import Part
from generator.pictures.position_parts import card, has_moved, markers, player_board
from generator.pictures.rondel import Plate, Rondel, draw_rondel
from generator.pictures.spaces import Space
from generator.pictures.symbols import Signs
from generator.pictures.tokens import PlayerBadge, Token


def parts(pos: TeotihuacanPosition, signs: Signs) -> tuple[Part, ...]:
    # Neutral workers may join in any colour: letters tell all colours apart, so that they are the same at any time.
    players = signs.captions.players(pos.game.kit.seats)
    setting = Setting(markers(pos, signs, players))
    return (
        Part("boards", _is_anybody_there(pos), partial(_boards, pos, signs, players)),
        *_tables(pos, signs),
        *_tracks(pos, signs, setting),
        Part("discs", pos.light > 0, partial(_discs, pos, signs)),
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


def _is_anybody_there(pos: TeotihuacanPosition) -> bool:
    return bool(pos.neutral) or any(player.workers for player in pos.players)


def _boards(pos: TeotihuacanPosition, signs: Signs, players: dict[str, PlayerBadge]) -> Drawing:
    captions = signs.captions
    plates = tuple(_plate(pos, index, signs, players) for index in pos.rondel)
    standing = captions.occupied(
        (plate.name, captions.list(piece.title for piece in (*plate.space.tokens, *plate.locked)))
        for plate in plates
        if plate.space.tokens or plate.locked
    )
    name = captions.term("game-teotihuacan")
    return draw_rondel(Rondel(plates, (name,), Alternative(captions.term("action-board"), standing)))


def _plate(pos: TeotihuacanPosition, index: int, signs: Signs, players: dict[str, PlayerBadge]) -> Plate:
    place, captions = pos.game.places[index], signs.captions
    here = [(players[p.colour], worker) for p in pos.players for worker in p.workers if worker.place == index]
    free = tuple(_die(player, worker.power, signs) for player, worker in here if not worker.is_locked)
    locked = tuple(_die(player, worker.power, signs) for player, worker in here if worker.is_locked)
    neutral = tuple(_neutral(players[colour], signs) for colour, at in pos.neutral if at == index)
    space = Space(
        label=signs.number(place.number),
        tokens=(*free, *neutral),
        title=captions.space(place.id),
        id=place.id,
        href=captions.link(place.id),
        lit=pos.at == index,
    )
    return Plate(space, captions.term(place.id), signs.named(place.id), locked)


def _die(player: PlayerBadge, power: int, signs: Signs) -> Token:
    captions = signs.captions
    # Translators: tooltip of a die in a drawing; {player} is a colour, {power} the number on the die.
    words = captions.say("picture.die", "Worker: {player}, power {power}", player=player.name, power=power)
    return Token(player, captions.number(power), captions.plain(words))


def _neutral(player: PlayerBadge, signs: Signs) -> Token:
    """A neutral die has a colour, which counts, and a power, which does not."""
    return Token(player, title=f"{signs.captions.term('neutral-worker')}: {player.name}")


def _tables(pos: TeotihuacanPosition, signs: Signs) -> Iterator[Part]:
    """The table of a board on which a worker stands."""
    occupied = {worker.place for player in pos.players for worker in player.workers} | {pos.at}
    for index in pos.tables.boards:
        place = pos.game.places[index]
        if place.cells:
            yield Part(place.id, index in occupied, partial(draw_place, place, signs))


def _tracks(pos: TeotihuacanPosition, signs: Signs, setting: Setting) -> Iterator[Part]:
    for index, track in enumerate(pos.game.tracks):
        yield Part(track.id, has_moved(pos, index), partial(draw_track, track, signs, setting))


def _discs(pos: TeotihuacanPosition, signs: Signs) -> Drawing:
    """The light disc on its way to the dark one."""
    captions = signs.captions
    light = Token(PlayerBadge("white", "", captions.term("light-disc")))
    dark = Token(PlayerBadge("black", "", captions.term("dark-disc")))
    standing = {pos.dark: (dark,)} | {pos.light: (light, dark) if pos.light == pos.dark else (light,)}
    steps = tuple(Space(label=signs.number(n), tokens=standing.get(n, ())) for n in range(pos.dark + 1))
    told = ((piece.player.name, signs.number(n)) for n, pieces in sorted(standing.items()) for piece in pieces)
    name = captions.term("calendar-track")
    return draw_lanes(Lanes((Lane(name, steps),), Alternative(name, captions.occupied(told)), step=44))


def _player(
    pos: TeotihuacanPosition, player: TeotihuacanPlayer, signs: Signs, players: dict[str, PlayerBadge]
) -> Drawing:
    waiting = (Mark("die"),) * player.wheel or (Mark("none"),)
    lines = (Line(signs.captions.term("ascension-wheel"), waiting),)
    return player_board(pos, player, players[player.colour], signs, lines)
