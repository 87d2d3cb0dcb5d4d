"""The game as one player may imagine it: what is open stays, what is hidden is dealt again."""

from __future__ import annotations

from collections.abc import Sequence

from engine import randomness
from engine.fields import Sight
from engine.position import AnyPosition, Player

#: A tile, or tiles that belong together.
Tiles = int | tuple[int, ...]


def guess(pos: AnyPosition, player: int, seed: int) -> AnyPosition:
    """A copy in which everything that a field declares to be hidden from the player has been replaced by a guess."""
    imagined, kit = pos.copy(), pos.game.kit
    imagined.rng, imagined.draws = randomness.scramble(randomness.step(seed)), ()
    for field in kit.position_fields.all:
        if kit.position_fields.is_hidden(field, pos, False):
            piles = getattr(pos, field.name)
            setattr(imagined, field.name, tuple(imagined.shuffle(pile) for pile in piles))
    for who, other in enumerate(imagined.players):
        for field in kit.player_fields.all:
            if kit.player_fields.is_hidden(field, pos, who == player):
                dealt = _dealt_again(imagined, getattr(other, field.name), pos.players[player])
                setattr(other, field.name, field.restored(dealt))
    return imagined


def _dealt_again(imagined: AnyPosition, secret: Sequence[Tiles], me: Player) -> list[Tiles]:
    """As many tiles of the same families, any of those that the player does not hold; pairs where they lie in pairs."""
    pairs = [_tuple(each) for each in secret]
    columns = [_unseen(imagined, column, me) for column in zip(*pairs, strict=True)]
    dealt = [tuple(pair) for pair in zip(*columns, strict=True)]
    return [pair if isinstance(each, tuple) else pair[0] for each, pair in zip(secret, dealt, strict=True)]


def _unseen(imagined: AnyPosition, secret: Sequence[int], me: Player) -> tuple[int, ...]:
    tiles = imagined.game.tiles
    own = [getattr(me, field.name) for field in imagined.game.kit.player_fields.all if field.sight is Sight.OWNER]
    mine = {tile for held in (me.tiles, *own) for each in held for tile in _tuple(each)}
    families = {tiles[tile].family for tile in secret}
    unseen = tuple(n for n, tile in enumerate(tiles) if tile.family in families and n not in mine)
    return imagined.shuffle(unseen)[: len(secret)]


def _tuple(tiles: Tiles) -> tuple[int, ...]:
    return tiles if isinstance(tiles, tuple) else (tiles,)
