"""Abilities at play: one bit each. A player holds an integer of bits; a place that asks has a mask, resolved at load.

The order is fixed: sets (see handles), changes (of a price first the discounts, which never lead below nothing, then
the surcharges; of anything else one sum), limits, taxes, triggers. An ability whose scope is narrower than the game
rests from the moment it has acted until that scope is over, together with its group.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate, chain
from operator import or_
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.claims import Claims
from engine.handles import Citation
from engine.model.abilities import Ability, Change, Offer, Set, Suspend, Trigger, Use
from engine.model.board import Track
from engine.model.origins import Address

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import AnyPosition, Player

#: How long an ability lasts that has no narrower scope.
ALWAYS: Final = "game"
#: The narrowest scope: what a worker does, or one use of a tile.
ACTION: Final = "action"
#: The scope of what works a single time: then its tile is turned over.
ONCE: Final = "once"


@dataclass(frozen=True)
class Holding:
    """An ability that can be held: its bit, where it stands (`source`), what it cites, its place in the content."""

    bit: int
    ability: Ability
    source: str
    rules: Citation
    address: Address


class Changing(NamedTuple):
    """A holding that changes a passing amount."""

    holding: Holding
    form: Change


class Bending(NamedTuple):
    """What some abilities together do to an amount, and the rules to cite."""

    less: int
    more: int
    rules: Citation


class Site:
    """A place where an amount passes: the changes and taxes that can meet it there."""

    __slots__ = ("changes", "taxes", "mask", "taxed", "refusable", "_bent")

    def __init__(self, changes: Iterable[Changing]) -> None:
        met = tuple(changes)
        self.changes = tuple(each for each in met if not each.form.tax)
        self.taxes = tuple(each.holding for each in met if each.form.tax)
        self.mask = sum(each.holding.bit for each in self.changes)
        self.taxed = sum(holding.bit for holding in self.taxes)
        self.refusable = sum(each.holding.bit for each in met if each.holding.ability.refusable)
        self._bent: dict[int, Bending] = {}

    def bend(self, bits: int) -> Bending:
        """By how much the amount shrinks and grows; worked out once for each combination."""
        bits &= self.mask
        bent = self._bent.get(bits)
        if bent is None:
            met = [each for each in self.changes if each.holding.bit & bits]
            less = -sum(each.form.by for each in met if each.form.by < 0)
            more = sum(each.form.by for each in met if each.form.by > 0)
            bent = self._bent[bits] = Bending(less, more, tuple(rule for each in met for rule in each.holding.rules))
        return bent

    def amount(self, usual: int, bits: int) -> int:
        """What becomes of an amount, never less than nothing."""
        less, more, _ = self.bend(bits)
        return max(0, usual - less + more)

    def price(self, usual: int, bits: int) -> int:
        """What becomes of a price: discounts first, then surcharges."""
        less, more, _ = self.bend(bits)
        return max(0, usual - less) + more

    def taxes_in(self, bits: int) -> list[Holding]:
        return [holding for holding in self.taxes if holding.bit & bits] if bits & self.taxed else []


class Abilities:
    """All abilities of a loaded game."""

    def __init__(self, claims: Claims) -> None:
        self._claims = claims
        self.holdings: list[Holding] = []
        self._by_source: dict[str, int] = {}
        self._sites: dict[tuple[str, str], Site] = {}
        self._in_scope: dict[str, int] = {}
        self._single: list[tuple[int, str]] = []
        self._in_group: dict[str, int] = {}
        #: The bits of everything that rests when it has acted, of those among them that wake up again, of all sets, and
        #: of whatever suspends levels of tracks.
        self.limited = self.waking = self.setting = self.suspending = 0

    def add(self, ability: Ability, source: str, rule: str, address: Address) -> None:
        bit = 1 << len(self.holdings)
        self.holdings.append(Holding(bit, ability, source, tuple(dict.fromkeys((ability.bends, rule))), address))
        self._by_source[source] = self._by_source.get(source, 0) | bit
        self._claims.claim(*address)
        if ability.group:
            self._in_group[ability.group] = self._in_group.get(ability.group, 0) | bit
        if isinstance(ability.form, Suspend):
            self.suspending |= bit
        if isinstance(ability.form, Set):
            self.setting |= bit
        elif (scope := _scope(ability)) != ALWAYS:
            self.limited |= bit
            if scope == ONCE:
                self._single.append((bit, source))
            else:
                self.waking |= bit
            self._in_scope[scope] = self._in_scope.get(scope, 0) | bit

    # -- who holds what ----------------------------------------------------------------------------------------------

    def up_to(self, track: Track) -> tuple[int, ...]:
        """For each level of a track, the bits of it and of all below it."""
        return tuple(accumulate((self.of(f"{track.id}.{n}") for n in range(len(track.steps))), or_))

    def of(self, source: str) -> int:
        """The bits of what stands at a source."""
        return self._by_source.get(source, 0)

    def grouped(self, holdings: Iterable[Holding]) -> int:
        """The bits of the abilities among these that act together with others on one thing."""
        return sum(holding.bit for holding in holdings if holding.ability.group)

    # -- where they act ----------------------------------------------------------------------------------------------

    def site(self, amount: str, home: str = "") -> Site:
        """The site of an amount at a home such as `palenque.3`; made once."""
        key = (amount, home)
        if key not in self._sites:
            self._sites[key] = Site(self._claimed(self._changes(amount), home))
        return self._sites[key]

    def step_site(self, family: str, track: str, home: str) -> Site:
        """The site of steps on one track: what meets its whole family, and what meets this track only."""
        key = (f"step.{family}/{track}", home)
        if key not in self._sites:
            met = chain(self._changes(f"step.{family}"), self._changes(f"step.{track}"))
            self._sites[key] = Site(self._claimed(met, home))
        return self._sites[key]

    def _changes(self, amount: str) -> Iterator[Changing]:
        for holding in self.holdings:
            form = holding.ability.form
            if isinstance(form, Change) and form.amount == amount:
                yield Changing(holding, form)

    def _claimed(self, changes: Iterable[Changing], home: str) -> Iterator[Changing]:
        """Those that hold here; each of them is claimed for the place that lets it."""
        for each in changes:
            if self.claim_at(each.holding, each.form.at, home):
                yield each

    def claim_at(self, holding: Holding, at: tuple[str, ...], home: str) -> bool:
        """Whether an ability holds at a home; if so, it is claimed for the places that it names and that are meant."""
        if not at:
            self._claims.claim(*holding.address, "acts")
            return True
        meant = [n for n, place in enumerate(at) if stands_at(home, place)]
        for n in meant:
            self._claims.claim(*holding.address, "at", n)
        return bool(meant)

    def offers(self, decision: str, option: str) -> list[tuple[Holding, Offer]]:
        return [
            (holding, holding.ability.form)
            for holding in self.holdings
            if isinstance(holding.ability.form, Offer)
            and (holding.ability.form.decision, holding.ability.form.option) == (decision, option)
        ]

    def triggers(self, moment: str, home: str) -> list[Holding]:
        return [
            holding
            for holding in self.holdings
            if isinstance(holding.ability.form, Trigger)
            and holding.ability.form.moment == moment
            and self.claim_at(holding, holding.ability.form.at, home)
        ]

    def sets(self) -> list[tuple[Holding, Set]]:
        return [(h, h.ability.form) for h in self.holdings if isinstance(h.ability.form, Set)]

    def with_sets(self, rules: Citation, held: int) -> Citation:
        """Cited rules, and those by which something that is held sets a figure of theirs."""
        found = [holding.rules for holding, form in self.sets() if holding.bit & held and form.rule in rules]
        return tuple(dict.fromkeys((*rules, *(rule for more in found for rule in more))))

    def suspends(self) -> list[tuple[Holding, Suspend]]:
        return [(h, h.ability.form) for h in self.holdings if isinstance(h.ability.form, Suspend)]

    def uses(self) -> list[tuple[Holding, Use]]:
        return [(h, h.ability.form) for h in self.holdings if isinstance(h.ability.form, Use)]

    # -- once in a while ---------------------------------------------------------------------------------------------

    def spend(self, pos: AnyPosition, bits: int) -> None:
        """Abilities of the active player have acted: those that work once in a while rest, with their groups."""
        if not bits & self.limited:
            return
        resting = self._together(bits & self.limited)
        if resting & self._in_scope.get(ONCE, 0):
            resting = self._turned_over(pos, resting)
        if resting:
            me = pos.players[pos.active]
            me.spent |= resting
            me.held &= ~resting
            pos.in_force &= ~resting

    def _turned_over(self, pos: AnyPosition, bits: int) -> int:
        """Tiles whose abilities work a single time lie face down from now on; another copy goes on working."""
        me = pos.players[pos.active]
        for source in dict.fromkeys([source for bit, source in self._single if bit & bits]):
            tile, of_tile = pos.game.tile_index[source], self._by_source[source] & self._in_scope[ONCE]
            me.used += (tile,)
            bits = bits & ~of_tile if me.used.count(tile) < me.tiles.count(tile) else bits | of_tile
        return bits

    def turn_up(self, player: Player, game: Game) -> None:
        """Of what works a single time, only that rests of which all copies have been turned over."""
        player.spent = player.spent & ~self._in_scope.get(ONCE, 0) | self.used_up(player, game)

    def used_up(self, player: Player, game: Game) -> int:
        """What works no more because all copies of its tile have been turned over."""
        gone = [t for t in dict.fromkeys(player.used) if player.used.count(t) == player.tiles.count(t)]
        return sum(self._by_source.get(game.tiles[t].id, 0) & self._in_scope.get(ONCE, 0) for t in gone)

    def _together(self, bits: int) -> int:
        for group in self._in_group.values():
            if bits & group:
                bits |= group & self.limited
        return bits

    def over(self, pos: AnyPosition, player: Player, scope: str) -> None:
        """An action, a turn or a round of a player is over: what worked once in it can work again."""
        rested = player.spent & self._in_scope.get(scope, 0)
        if rested:
            player.spent &= ~rested
            renew(pos, player)


def _scope(ability: Ability) -> str:
    """How long an ability lasts; a tile that is used is turned over, unless it says when it can be used again."""
    return ONCE if isinstance(ability.form, Use) and ability.scope == ALWAYS else ability.scope


def holds(player: Player, game: Game) -> int:
    """The bits of everything a player holds: levels reached, and tiles."""
    held = 0
    for bits, level in zip(game.level_bits, player.tracks, strict=True):
        held |= bits[level]
    for tile in player.tiles:
        held |= game.tile_bits[tile]
    return held


def renew(pos: AnyPosition, player: Player) -> None:
    """What a player holds has changed: count anew, together with what the game imposes on everybody."""
    held = holds(player, pos.game) | pos.game.kit.imposed(pos)
    if player.used:
        pos.game.abilities.turn_up(player, pos.game)
    player.held = (held & ~pos.game.suspended(held) if held & pos.game.abilities.suspending else held) & ~player.spent


def added(pos: AnyPosition, player: Player, bits: int) -> None:
    """A player holds something more."""
    if (player.held | bits) & pos.game.abilities.suspending or player.used:
        renew(pos, player)
    else:
        player.held |= bits & ~player.spent


def stands_at(home: str, place: str) -> bool:
    """`palenque.3` stands at `palenque.3` and at `palenque`."""
    return place in (home, home.split(".")[0])
