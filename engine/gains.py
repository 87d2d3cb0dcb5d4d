"""What comes from the bank: changed by abilities, limited by what is there, taxed, taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine import explaining
from engine.abilities import Site, holds
from engine.actions import Action, Spot
from engine.handles import Citation
from engine.measures import amount_of
from engine.model import effects as model
from engine.purse import Purse, purse_of
from engine.refusals import ANY_RESOURCE, Refusal

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import AnyPosition


#: In place of a good: one of the player's choice.
NO_GOOD = -1


class Gain(Action):
    """Take goods from the bank; abilities change the amounts, taxes are asked for, a free kind is chosen."""

    spends = True

    def __init__(self, effect: model.Gain, place: Spot, game: Game) -> None:
        self.wild = dict(effect.goods).get(ANY_RESOURCE, 0)
        self.asks = ("take",) if self.wild else ()
        super().__init__(place, game)
        self.parts: tuple[tuple[int, int, Site], ...] = tuple(
            (game.good_index[good], n, game.gain_site(game.good_index[good], place.home))
            for good, n in effect.goods
            if good != ANY_RESOURCE
        )
        for good in game.resources if self.wild else ():
            game.gain_site(good, place.home)
        self.is_open = bool(self.asks) or any(site.taxed for _, _, site in self.parts)

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        """What is sure to come can pay for what follows; a taxed gain is not sure."""
        for good, n, site in self.parts:
            if not pos.in_force & site.taxed:
                left = pos.bank[good]
                amount = site.amount(n, pos.in_force)
                purse.goods[good] += amount if left < 0 else min(amount, left)
        return None

    def run(self, pos: AnyPosition) -> None:
        if self.wild:
            pos.stack.append(Take(self.wild, self.address))
        for good, amount, site in self.parts:
            gain(pos, self, good, amount, site)


class Fill(Action):
    """Take goods until so many are there; whoever has more takes nothing."""

    spends = True

    def __init__(self, effect: model.Fill, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        self.parts: tuple[tuple[int, int, Site], ...] = tuple(
            (game.good_index[good], n, game.gain_site(game.good_index[good], place.home))
            for good, n in effect.goods
            if good in game.good_index
        )
        if len(self.parts) < len(effect.goods):
            game.claims.refuse((*place.content, "fill", ANY_RESOURCE), "what is filled up is named")

    def run(self, pos: AnyPosition) -> None:
        there = pos.players[pos.active].goods
        for good, wanted, site in self.parts:
            if there[good] < wanted:
                gain(pos, self, good, wanted - there[good], site)


class GainBy(Action):
    """Take as much of one good as an amount says; of a free kind, piece by piece."""

    def __init__(self, effect: model.GainBy, place: Spot, game: Game) -> None:
        is_wild = effect.good == ANY_RESOURCE
        self.asks = ("take",) if is_wild else ()
        super().__init__(place, game)
        self.good, self.amount = NO_GOOD if is_wild else game.good_index[effect.good], effect.amount
        game.claim_amount(effect.amount, (*place.content, "gain_by", "amount"))
        for good in game.resources if is_wild else (self.good,):
            game.gain_site(good, place.home)

    def run(self, pos: AnyPosition) -> None:
        units = amount_of(self.amount, pos, pos.me)
        if units > 0 and self.good == NO_GOOD:
            pos.stack.append(Take(units, self.address))
        elif units > 0:
            gain(pos, self, self.good, units, pos.game.gain_site(self.good, self.home))


class Take(NamedTuple):
    """So many pieces of a gain are still to be chosen."""

    left: int
    address: str


class Tax(NamedTuple):
    """How many units of a taxed gain are accepted."""

    good: int
    amount: int
    address: str


def gain(
    pos: AnyPosition,
    action: Action,
    good: int,
    amount: int,
    site: Site,
    because: Citation | None = None,
    *,
    is_bought: bool = False,
) -> None:
    """An amount on its way from the bank: changed by abilities, limited by what is there, then taxed, then taken.

    It cites the rules of its action, unless the procedure knows better ones. What is bought is wanted: its tax is a
    part of the price, and nobody is asked about it.
    """
    rules, in_force = action.rules if because is None else because, pos.in_force
    bent = in_force & site.mask
    if pos.explains:
        explaining.gain(pos, good, amount, site.amount(amount, bent), rules, site)
    if bent:
        amount = site.amount(amount, bent)
        rules = rules + site.bend(bent).rules
        if bent & pos.game.abilities.limited:
            pos.game.abilities.spend(pos, bent)
        if not amount:
            _tell(pos, good, 0, rules, action.source)
            return
    if pos.trace is not None and in_force & pos.game.abilities.suspending:
        rules = rules + _forgotten(pos, site)
    if not in_force & site.taxed:
        take(pos, good, amount, rules, action.source)
        return
    left = pos.bank[good]
    units = amount if left < 0 else min(amount, left)
    if 0 < units < amount:
        pos.tell("fewer_left", pos.active, (pos.game.goods[good], amount - units), rules + pos.game.supply_rules[good])
    if not units:
        take(pos, good, amount, rules, action.source)
    elif in_force & site.taxed & site.refusable and not is_bought:
        pos.stack.append(Tax(good, units, action.address))
    else:
        accept(pos, Tax(good, units, action.address), affordable(pos, site, units))


def _forgotten(pos: AnyPosition, site: Site) -> Citation:
    """The rules by which a level that would change this gain is not in force."""
    suspended = pos.game.suspended(pos.in_force)
    if not suspended & site.mask & holds(pos.players[pos.active], pos.game):
        return ()
    return tuple(h.ability.bends for h, _ in pos.game.abilities.suspends() if h.bit & pos.in_force)


def unpaid_tax(pos: AnyPosition, site: Site, units: int, bits: int, purse: Purse | None = None) -> Refusal | None:
    """Why the taxes on so many units cannot be paid; the abilities that count are those in `bits`."""
    purse = purse_of(pos) if purse is None else purse
    for holding in site.taxes_in(bits):
        for _ in range(units):
            refused = pos.game.tax_program(holding).refusal(pos, purse)
            if refused is not None:
                return refused.cited(holding.rules)
    return None


def affordable(pos: AnyPosition, site: Site, amount: int) -> int:
    """How many units of a taxed gain can be paid for; one that cannot is lost."""
    return next(units for units in range(amount, -1, -1) if unpaid_tax(pos, site, units, pos.in_force) is None)


def accept(pos: AnyPosition, taxed: Tax, units: int) -> None:
    """So many units are taken and paid for, the others are lost."""
    action = pos.game.actions[taxed.address]
    site = pos.game.gain_site(taxed.good, action.home)
    rules = levy(pos, site, units, pos.in_force)
    if units < taxed.amount:
        told = (pos.game.goods[taxed.good], taxed.amount - units)
        pos.tell("tax_refused", pos.active, told, rules + pos.game.kit.refuse_tax)
    take(pos, taxed.good, units, action.rules + site.bend(pos.in_force).rules + rules, action.source)


def levy(pos: AnyPosition, site: Site, units: int, bits: int) -> Citation:
    """Push what has to be done for so many units, and say by which rules."""
    holdings = site.taxes_in(bits)
    for holding in holdings:
        pos.stack.extend(pos.game.tax_program(holding).frames * units)
    if units and holdings:
        pos.game.abilities.spend(pos, site.taxed & bits)
    return tuple(rule for holding in holdings for rule in holding.rules)


def take(pos: AnyPosition, good: int, amount: int, rules: Citation, source: str = "") -> None:
    """Goods from the bank to the active player, as far as the bank has them."""
    left = pos.bank[good]
    if left >= 0:
        missing, amount, rules = amount - left, min(amount, left), rules + pos.game.supply_rules[good]
        pos.bank[good] = left - amount
        if not left:
            pos.tell("none_left", pos.active, (pos.game.goods[good],), rules)
        elif missing > 0:
            pos.tell("fewer_left", pos.active, (pos.game.goods[good], missing), rules)
    if amount:
        pos.players[pos.active].goods[good] += amount
        if pos.trace is not None:
            _tell(pos, good, amount, rules, source)


def _tell(pos: AnyPosition, good: int, amount: int, rules: Citation, source: str) -> None:
    """What came, and from which track; also that abilities have left nothing of it."""
    if source:
        pos.tell("gained_on", pos.active, (pos.game.goods[good], amount, source), rules)
    else:
        pos.tell("gained", pos.active, (pos.game.goods[good], amount), rules)
