"""Abilities at play: one bit each. A player holds an integer of bits; a place that asks has a mask, resolved at load.

The order is fixed: sets (see binding), changes (discounts before surcharges, as one sum), limits, taxes, triggers.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate
from operator import or_
from typing import TYPE_CHECKING, NamedTuple

from engine.binding import Citation
from engine.model.abilities import Ability, Change, Offer, Set, Trigger, Use
from engine.model.board import Track

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import Player, Position


class Holding(NamedTuple):
    """An ability that can be held: its bit, where it stands (`source`), and what it cites."""

    bit: int
    ability: Ability
    source: str
    rules: Citation


class Site:
    """A place where an amount passes: the changes and taxes that can meet it there."""

    __slots__ = ("mask", "taxes", "_changes", "_taxes", "_bent", "_split")

    def __init__(self, holdings: Iterable[Holding]) -> None:
        changes = [h for h in holdings if isinstance(h.ability.form, Change)]
        self._changes = [h for h in changes if not _tax(h)]
        self._taxes = [h for h in changes if _tax(h)]
        self.mask = sum(h.bit for h in self._changes)
        self.taxes = sum(h.bit for h in self._taxes)
        self._bent: dict[int, tuple[int, Citation]] = {}
        self._split: dict[int, tuple[int, int, Citation]] = {}

    def bend(self, bits: int) -> tuple[int, Citation]:
        """By how much the amount changes, and the rules to cite; worked out once for each combination."""
        bent = self._bent.get(bits)
        if bent is None:
            met = [h for h in self._changes if h.bit & bits]
            bent = self._bent[bits] = (sum(_by(h) for h in met), tuple(rule for h in met for rule in h.rules))
        return bent

    def split(self, bits: int) -> tuple[int, int, Citation]:
        """Discounts and surcharges apart, for a price whose spared piece is chosen; and the rules to cite."""
        bits &= self.mask
        split = self._split.get(bits)
        if split is None:
            met = [h for h in self._changes if h.bit & bits]
            discount = -sum(_by(h) for h in met if _by(h) < 0)
            surcharge = sum(_by(h) for h in met if _by(h) > 0)
            split = self._split[bits] = (discount, surcharge, tuple(rule for h in met for rule in h.rules))
        return split

    def taxes_in(self, bits: int) -> list[Holding]:
        return [h for h in self._taxes if h.bit & bits]


class AbilityBook:
    """All abilities of a loaded game."""

    def __init__(self) -> None:
        self.holdings: list[Holding] = []
        self.by_source: dict[str, int] = {}
        self._sites: dict[tuple[str, str], Site] = {}

    def add(self, ability: Ability, source: str, rule: str) -> Holding:
        holding = Holding(1 << len(self.holdings), ability, source, tuple(dict.fromkeys((ability.bends, rule))))
        self.holdings.append(holding)
        self.by_source[source] = self.by_source.get(source, 0) | holding.bit
        return holding

    def up_to(self, track: Track) -> tuple[int, ...]:
        """For each level of a track, the bits of it and of all below it."""
        return tuple(accumulate((self.of(f"{track.id}.{n}") for n in range(len(track.steps))), or_))

    def of(self, source: str) -> int:
        """The bits of what stands at a source."""
        return self.by_source.get(source, 0)

    def site(self, amount: str, home: str) -> Site:
        """The site of an amount at a home such as `palenque.3`; made once."""
        key = (amount, home)
        if key not in self._sites:
            self._sites[key] = Site(h for h in self.holdings if _meets(h.ability.form, amount, home))
        return self._sites[key]

    def changes(self, amount: str) -> list[tuple[Holding, Change]]:
        return [
            (h, h.ability.form)
            for h in self.holdings
            if isinstance(h.ability.form, Change) and h.ability.form.amount == amount
        ]

    def sets(self) -> list[tuple[Holding, Set]]:
        return [(h, h.ability.form) for h in self.holdings if isinstance(h.ability.form, Set)]

    def offers(self, decision: str) -> list[tuple[Holding, Offer]]:
        return [
            (h, h.ability.form)
            for h in self.holdings
            if isinstance(h.ability.form, Offer) and h.ability.form.decision == decision
        ]

    def triggers(self, moment: str, home: str) -> list[tuple[Holding, Trigger]]:
        return [
            (h, h.ability.form)
            for h in self.holdings
            if isinstance(h.ability.form, Trigger)
            and h.ability.form.moment == moment
            and stands_at(home, h.ability.form.at)
        ]

    def grouped(self) -> int:
        """The bits of all abilities that act together with others on one thing."""
        return sum(h.bit for h in self.holdings if h.ability.group)

    def uses(self) -> list[tuple[Holding, Use]]:
        return [(h, h.ability.form) for h in self.holdings if isinstance(h.ability.form, Use)]


def holds(player: Player, game: Game) -> int:
    """The bits of everything a player holds: levels reached, and tiles."""
    held = 0
    for bits, level in zip(game.level_bits, player.tracks, strict=True):
        held |= bits[level]
    for tile in player.tiles:
        held |= game.tile_bits[tile]
    return held


def renew(pos: Position, player: Player) -> None:
    """What a player holds has changed: count anew, together with what the game imposes on everybody."""
    player.held = holds(player, pos.game) | pos.game.imposed(pos)


def stands_at(home: str, at: tuple[str, ...]) -> bool:
    """`palenque.3` stands at `palenque.3` and at `palenque`; anything stands at nothing in particular."""
    return not at or home in at or home.split(".")[0] in at


def _meets(form: object, amount: str, home: str) -> bool:
    return isinstance(form, Change) and form.amount == amount and stands_at(home, form.at)


def _tax(holding: Holding) -> bool:
    return bool(holding.ability.form.tax)  # type: ignore[union-attr]


def _by(holding: Holding) -> int:
    return holding.ability.form.by  # type: ignore[union-attr]
