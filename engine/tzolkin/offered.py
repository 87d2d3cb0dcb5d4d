"""What abilities offer beyond the rules: at which homes, and for which price."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from operator import or_

from engine.abilities import Holding
from engine.game import Game
from engine.payments import OfferPrice, price_of


@dataclass(frozen=True)
class Offered:
    """What an ability offers, where it does, and what that costs."""

    holding: Holding
    homes: frozenset[str]
    by: int
    price: OfferPrice


def bits(offers: Iterable[Offered]) -> int:
    return reduce(or_, (each.holding.bit for each in offers), 0)


def offers(game: Game, decision: str, option: str, homes: tuple[str, ...]) -> tuple[Offered, ...]:
    """Every offer of an option, with those of its homes where it holds."""
    return tuple(
        Offered(
            holding,
            frozenset(home for home in homes if game.abilities.claim_at(holding, offer.at, home)),
            offer.by,
            price_of(holding, offer, game),
        )
        for holding, offer in game.abilities.offers(decision, option)
    )
