"""The families of tiles: which of them players own, and which can be counted."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Game
from engine.measures import Fault, Uncountables
from engine.model import measures

TECHNOLOGIES, DISCOVERIES, ROYAL = "technology-tiles", "discovery-tiles", "royal-tiles"
STARTING, BONUS, GIFTS = "starting-tiles", "temple-bonus-tiles", "first-game-gifts"
PYRAMID_TILES, DECORATIONS = "pyramid-tiles", "decoration-tiles"
ACTION_TILES, DIRECTION_TILES = "action-tiles", "direction-tiles"
OWNED = frozenset({TECHNOLOGIES, DISCOVERIES})
#: The kind of discovery tiles that is collected in sets.
MASK = "mask"


def never_owned(measure: measures.Count, game: Game) -> Iterator[Fault]:
    """Tiles are counted in front of their owners."""
    known = {name for tile in game.tiles if tile.family in OWNED for name in (tile.family, tile.kind, tile.id)}
    for n, name in enumerate(measure.tiles):
        if name not in known:
            yield ("tiles", n), f"no player owns {name}; only {', '.join(sorted(OWNED))} are counted"


def only_masks(measure: measures.BestSet, game: Game) -> Iterator[Fault]:
    if measure.kind != MASK:
        yield (), f"only sets of the kind {MASK} are worth anything"


UNCOUNTABLE: Uncountables = {measures.Count: never_owned, measures.BestSet: only_masks}
