"""What discovery tiles offer at a decision: a second worker, a move to any board, an action without cocoa, a helper."""

from __future__ import annotations

from engine.abilities import Holding
from engine.game import Game
from engine.handles import Citation
from engine.model.abilities import Offer
from engine.refusals import Refusal
from engine.teotihuacan import reasons
from engine.teotihuacan.position import TeotihuacanPosition


class Offers:
    """The abilities that offer one option at one decision, and where they do."""

    def __init__(self, game: Game, decision: str, option: str, homes: tuple[str, ...] = ()) -> None:
        self.offered: list[tuple[Holding, Offer]] = game.abilities.offers(decision, option)
        self.mask = sum(holding.bit for holding, _ in self.offered)
        for holding, offer in self.offered:
            for home in homes:
                game.abilities.claim_at(holding, offer.at, home)

    def at(self, held: int, home: str = "") -> tuple[Holding, Offer] | None:
        """The first of them that the holder has and that holds at a home."""
        for holding, offer in self.offered:
            if holding.bit & held and (not offer.at or home in offer.at):
                return holding, offer
        return None


def offered(pos: TeotihuacanPosition, decision: str, option: str, home: str = "") -> tuple[Holding, Offer] | None:
    held, offers = pos.players[pos.active].held, pos.tables.offers[decision, option]
    return offers.at(held, home) if held & offers.mask else None


def refuse(pos: TeotihuacanPosition, decision: str, option: str, cites: Citation, home: str = "") -> Refusal | None:
    """Nobody can do this without a tile that offers it."""
    return Refusal(reasons.NO_TILE_FOR_IT, cites) if offered(pos, decision, option, home) is None else None


def use(pos: TeotihuacanPosition, decision: str, option: str, home: str = "") -> Offer:
    """The tile has been used; one that works a single time is turned over."""
    found = offered(pos, decision, option, home)
    assert found is not None
    holding, offer = found
    pos.tell("used", pos.active, (holding.source,), holding.rules)
    pos.game.abilities.spend(pos, holding.bit)
    return offer
