"""A purse: what a player can still spend while it is worked out whether effects can be completed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.position import AnyPosition

#: So much of some goods.
Price = tuple[tuple[int, int], ...]


class Purse:
    """Goods, and the steps that markers can go down. The levels are those of a player until they change."""

    __slots__ = ("goods", "levels")

    def __init__(self, goods: list[int], levels: list[int]) -> None:
        self.goods, self.levels = goods, levels

    def copy(self) -> Purse:
        return Purse(self.goods[:], self.levels)

    def affords(self, pos: AnyPosition, price: Price, wild: int) -> bool:
        """Whether the goods hold a price: so much of some, and so many resources of any kind besides."""
        return affords(pos, self.goods, price, wild)

    def pay(self, pos: AnyPosition, price: Price, wild: int) -> None:
        for good, amount in price:
            self.goods[good] -= amount
        for _ in range(wild):
            self.goods[max(pos.game.resources, key=self.goods.__getitem__)] -= 1

    def go_down(self, tracks: tuple[int, ...], steps: int, times: int, different: bool) -> bool:
        """Whether markers on these tracks can go down by so many steps so many times, the highest first; they have."""
        self.levels, open_tracks = self.levels[:], list(tracks)
        for _ in range(times):
            highest = max(open_tracks, key=self.levels.__getitem__)
            if self.levels[highest] < steps:
                return False
            self.levels[highest] -= steps
            if different:
                open_tracks.remove(highest)
        return True


def purse_of(pos: AnyPosition) -> Purse:
    me = pos.players[pos.active]
    return Purse(me.goods[:], me.tracks)


def in_front_of(pos: AnyPosition) -> Purse:
    """What the active player has, for whoever only looks: nothing may be taken out."""
    me = pos.players[pos.active]
    return Purse(me.goods, me.tracks)


def affords(pos: AnyPosition, goods: list[int], price: Price, wild: int) -> bool:
    """Asked at every turn, so without a generator."""
    for good, amount in price:
        if goods[good] < amount:
            return False
    if not wild:
        return True
    resources = pos.game.resources
    left = -wild
    for good in resources:
        left += goods[good]
    for good, amount in price:
        if good in resources:
            left -= amount
    return left >= 0
