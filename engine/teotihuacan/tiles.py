"""The families of tiles: which of them players own, and which can be counted."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Game
from engine.measures import Fault, Uncountables
from engine.model import measures

TECHNOLOGIES, DISCOVERIES, ROYAL = "technology-tiles", "discovery-tiles", "royal-tiles"
OWNED = frozenset({TECHNOLOGIES, DISCOVERIES})


def never_owned(measure: measures.Count, game: Game) -> Iterator[Fault]:
    """Tiles are counted in front of their owners."""
    known = {name for tile in game.tiles if tile.family in OWNED for name in (tile.family, tile.kind, tile.id)}
    for n, name in enumerate(measure.tiles):
        if name not in known:
            yield ("tiles", n), f"no player owns {name}; only {', '.join(sorted(OWNED))} are counted"


UNCOUNTABLE: Uncountables = {measures.Count: never_owned}
