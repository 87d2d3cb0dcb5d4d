"""What can lie in a field of a position: by the name that content gives it, in the order of the names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine.fields import Things

if TYPE_CHECKING:
    from engine.game import Game


def in_order(things: Things) -> Things:
    """By name, so that nothing changes its place when files are read in another order."""
    return dict(sorted(things.items(), key=lambda item: item[1]))


def tiles(*families: str) -> Callable[[Game], Things]:
    """The tiles of these families; of all of them if none is named."""
    return lambda game: in_order(
        {n: tile.id for n, tile in enumerate(game.tiles) if not families or tile.family in families}
    )


def nothing(game: Game) -> Things:
    """What programs need not see, because it is told elsewhere."""
    return {}


def seats(game: Game) -> Things:
    """Seats in the order of the table."""
    return dict(enumerate(game.seats))


def places(game: Game) -> Things:
    return in_order({n: place.id for n, place in enumerate(game.places)})


def pairs(first: Things, second: Things) -> Things:
    return in_order({(one, other): f"{name} {more}" for one, name in first.items() for other, more in second.items()})


def abilities(game: Game) -> Sequence[str]:
    """One for each bit: who or what gives it, and the how manieth it is there."""
    return [f"{holding.source}.{n}" for n, holding in enumerate(game.abilities.holdings)]
