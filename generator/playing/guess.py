"""The game as one player may imagine it: what is open stays, what is hidden is dealt again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import randomness
from engine.position import slots


def guess(pos: Any, player: int, seed: int) -> Any:
    """A copy in which everything that `pos.view` keeps from the player has been replaced by a guess."""
    imagined, seen, known = pos.copy(), pos.view(player), pos.to_json()
    imagined.rng, imagined.draws = randomness.scramble(randomness.step(seed)), ()
    for name in slots(type(pos)):
        if name in seen and name != "players" and seen[name] != known[name]:
            setattr(imagined, name, tuple(imagined.shuffle(pile) for pile in getattr(pos, name)))
    for other, shown, held in zip(imagined.players, seen["players"], known["players"], strict=True):
        for name in slots(type(other)):
            if shown[name] != held[name]:
                setattr(other, name, _dealt_again(imagined, getattr(other, name), pos.players[player]))
    return imagined


def _dealt_again(imagined: Any, secret: Sequence[int], me: Any) -> list[int]:
    """As many tiles of the same family, any of those that the player does not hold."""
    tiles = imagined.game.tiles
    mine = {*me.tiles, *getattr(me, "dealt", ())}
    families = {tiles[tile].family for tile in secret}
    unseen = tuple(n for n, tile in enumerate(tiles) if tile.family in families and n not in mine)
    return list(imagined.shuffle(unseen)[: len(secret)])
