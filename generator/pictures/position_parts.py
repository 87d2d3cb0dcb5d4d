"""What positions of every game have: markers on tracks, tiles, and a board for each player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from engine.model.components import Component, Family
from engine.position import AnyPosition, Player
from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.player import Chip, Line, PlayerBoard, draw_player
from generator.pictures.symbols import Signs
from generator.pictures.tiles import draw_tile, kind_of
from generator.pictures.tokens import PlayerBadge, Token

Tokens = dict[str, tuple[Token, ...]]


def markers(pos: AnyPosition, signs: Signs, players: dict[str, PlayerBadge]) -> Tokens:
    """The players' markers on all tracks, by the address of their step."""
    found: Tokens = {}
    for index, track in enumerate(pos.game.tracks):
        for player in pos.players:
            at = f"{track.id}.{player.tracks[index]}"
            found[at] = (*found.get(at, ()), signs.captions.marker(players[player.colour]))
    return found


def has_moved(pos: AnyPosition, index: int) -> bool:
    """Whether any marker has left the start of a track."""
    return any(player.tracks[index] != pos.game.tracks[index].start for player in pos.players)


def card(tile: Component, signs: Signs) -> Drawing:
    return draw_tile(tile, _family(tile, signs), signs, signs.captions.tile(tile.id))


def _family(tile: Component, signs: Signs) -> Family:
    return next(family for family in signs.book.families if family.id == tile.family)


def player_board(
    pos: AnyPosition,
    player: Player,
    drawn: PlayerBadge,
    signs: Signs,
    lines: tuple[Line, ...],
    *,
    first: bool = False,
    side: str = "",
    dealt: Iterable[int] = (),
) -> Drawing:
    """`dealt`: tiles of which the player has still to choose; they lie face down."""
    captions = signs.captions
    goods = dict(zip(pos.game.goods, player.goods, strict=True))
    points = Fraction(player.points, pos.game.kit.parts_of_a_point)
    return draw_player(
        PlayerBoard(
            player=drawn,
            name=drawn.name,
            points=captions.number(points),
            goods=tuple(signs.good(good, amount) for good, amount in goods.items()),
            alternative=Alternative(drawn.name, captions.player(drawn, points, goods)),
            lines=lines,
            chips=(*_chips(pos, player, signs), *(_chip(pos.game.tiles[tile], signs, True) for tile in dealt)),
            first=first,
            side=side,
            lit=not pos.over and pos.players[pos.active] is player,
        )
    )


def _chips(pos: AnyPosition, player: Player, signs: Signs) -> Iterator[Chip]:
    """Tiles in front of the player; those used up lie face down."""
    used = list(player.used)
    for index in player.tiles:
        faded = index in used
        if faded:
            used.remove(index)
        yield _chip(pos.game.tiles[index], signs, faded)


def _chip(tile: Component, signs: Signs, faded: bool) -> Chip:
    kind = kind_of(tile, _family(tile, signs), signs.pictures)
    return Chip(kind.icon, signs.captions.tile(tile.id), kind.tone, faded)
