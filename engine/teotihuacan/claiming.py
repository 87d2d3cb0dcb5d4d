"""Claiming tiles: discovery tiles for their printed cost, technologies that a starting tile brings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from engine.abilities import added
from engine.actions import Action, Spot, every_way
from engine.decisions import MoveKind, MoveKinds
from engine.game import Game
from engine.handles import Citation
from engine.kit import Questions
from engine.model import effects as model
from engine.moves import Move
from engine.payments import give_back, short
from engine.position import NOBODY
from engine.purse import Purse, affords
from engine.refusals import Refusal
from engine.teotihuacan import reasons, rules
from engine.teotihuacan.alchemy import put_marker
from engine.teotihuacan.frames import ClaimOne
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.tiles import DISCOVERIES, TECHNOLOGIES

if TYPE_CHECKING:
    from engine.position import AnyPosition

#: Where a tile can be claimed: what lies on this step, what has been drawn, what has the lowest number.
HERE, STACK, LOWEST = "here", "stack", "lowest"
KNOWN = {(DISCOVERIES, HERE), (DISCOVERIES, STACK), (TECHNOLOGIES, LOWEST)}


class Claim(Action):
    """Take a tile that lies there, if it can be paid; a technology of the lowest number is free."""

    spends = True

    def __init__(self, effect: model.Claim, place: Spot, game: Game) -> None:
        self.asks = ("claim",) if effect.source == HERE else ()
        super().__init__(place, game)
        self.family, self.source = effect.family, effect.source
        self.can_fail = effect.family == DISCOVERIES
        if (effect.family, effect.source) not in KNOWN:
            game.claims.refuse((*place.content, "claim"), f"nobody claims {effect.family} from “{effect.source}”")
        elif effect.source == HERE and place.content[0] != "track":
            game.claims.refuse((*place.content, "claim", "source"), "tiles lie only on the steps of tracks")

    def tiles(self, pos: TeotihuacanPosition) -> list[int]:
        if self.source == STACK:
            return [] if pos.me.promised == NOBODY else [pos.me.promised]
        return pos.spots[pos.tables.spot_index[self.home]]

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        if not self.can_fail:
            return None
        own = cast("TeotihuacanPosition", pos)
        tiles = self.tiles(own)
        if not tiles:
            return Refusal(reasons.NO_DISCOVERY_TILE, rules.NO_TILE)
        return every_way(refuse_cost(own, tile, purse.goods) for tile in tiles)

    def run(self, pos: AnyPosition) -> None:
        own = cast("TeotihuacanPosition", pos)
        if self.family == TECHNOLOGIES:
            _mark_lowest(own)
        elif self.source == STACK:
            take_tile(own, own.me.promised, rules.DISCOVERY_ICON)
            own.me.promised = NOBODY
        else:
            own.stack.append(ClaimOne(self.address))


def _mark_lowest(pos: TeotihuacanPosition) -> None:
    """The technology of the lowest number; whoever has it already gets nothing, or the next one."""
    for tile in pos.technologies:
        if tile not in pos.me.tiles:
            put_marker(pos, tile, rules.TECHNOLOGY_ICON)
            return
        if not pos.tables.options.next_technology:
            return


def refuse_cost(pos: TeotihuacanPosition, tile: int, goods: list[int]) -> Refusal | None:
    """Why what is printed on a tile cannot be paid with these goods."""
    if affords(pos, goods, pos.tables.costs[tile], 0):
        return None
    return short(pos, pos.tables.costs[tile], 0, goods, rules.CANNOT_PAY + rules.CLAIM)


def take_tile(pos: TeotihuacanPosition, tile: int, cites: Citation) -> None:
    """Its cost is paid, and it lies face up in front of its owner."""
    for good, amount in pos.tables.costs[tile]:
        give_back(pos, good, amount, rules.CLAIM)
    me = pos.players[pos.active]
    me.tiles += (tile,)
    if pos.active != pos.bot:
        added(pos, me, pos.game.tile_bits[tile])
    pos.tell("claimed", pos.active, (pos.game.tiles[tile].id,), cites + rules.CLAIM)


# -- claim {component}


def _claim_at(pos: TeotihuacanPosition, address: str) -> Claim:
    action = pos.game.actions[address]
    assert isinstance(action, Claim)
    return action


def claims(pos: TeotihuacanPosition, frame: ClaimOne) -> Iterable[Move]:
    tiles = dict.fromkeys(_claim_at(pos, frame.address).tiles(pos))
    return pos.game.moves.each("claim", tiles)


def refuse_claim(pos: TeotihuacanPosition, frame: ClaimOne, move: Move) -> Refusal | None:
    tiles = _claim_at(pos, frame.address).tiles(pos)
    if move.args[0] not in tiles:
        return Refusal(reasons.NOT_OPEN, rules.NO_TILE, (pos.game.tiles[move.args[0]].id, len(tiles)))
    return refuse_cost(pos, move.args[0], pos.me.goods)


def play_claim(pos: TeotihuacanPosition, frame: ClaimOne, move: Move) -> None:
    """Nothing comes in its place."""
    _claim_at(pos, frame.address).tiles(pos).remove(move.args[0])
    take_tile(pos, move.args[0], rules.SPOT)


MOVES: MoveKinds = {"claim": MoveKind(claims, refuse_claim, play_claim)}
QUESTIONS: Questions = {"claim": ClaimOne}
