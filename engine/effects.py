"""Effects at play. Content is compiled once into actions; an action knows whether it can be completed, and runs.

Work still to do is pushed on the position's stack as small frames, so that any position can be saved in mid-effect.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from engine.abilities import Site
from engine.binding import Citation
from engine.decisions import Frame, Refusal
from engine.measures import amount_of
from engine.model import effects as model

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import Position

Purse = list[int]


class Action:
    """A compiled effect: where it stands (`home`), its address for the stack, the rules its events cite."""

    can_fail = False
    __slots__ = ("address", "home", "rules")

    def __init__(self, effect: Any, address: str, home: str, rules: Citation, game: Game) -> None:
        self.address, self.home, self.rules = address, home, rules

    def refusal(self, pos: Any, purse: Purse) -> Refusal | None:
        """Why the effect cannot be completed with what is in the purse; takes its price out of the purse."""
        return None

    def run(self, pos: Any) -> None:
        """What happens; an action that only names a home and its rules does nothing of itself."""


class Program:
    """A list of effects, ready to be pushed: frames in reversed order, because the stack runs from its end."""

    __slots__ = ("frames", "actions", "can_fail", "_asked")

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions = tuple(actions)
        self.frames: tuple[Frame, ...] = tuple(("do", action.address) for action in reversed(self.actions))
        self.can_fail = any(action.can_fail for action in self.actions)
        #: Up to the last one that can fail: what comes after it cannot matter.
        self._asked = self.actions[: max((n for n, action in enumerate(self.actions, 1) if action.can_fail), default=0)]

    def refusal(self, pos: Position, purse: Purse | None = None) -> Refusal | None:
        if not self._asked:
            return None
        if purse is None:
            purse = pos.players[pos.active].goods[:]
        for action in self._asked:
            refused = action.refusal(pos, purse)
            if refused is not None:
                return refused
        return None


def first_of_all(refusals: Iterable[Refusal | None]) -> Refusal | None:
    """The first of the refusals, if every way is refused; asks no further than the first way that is open."""
    first: Refusal | None = None
    for refused in refusals:
        if refused is None:
            return None
        first = refused if first is None else first
    return first


def do(pos: Position, address: str) -> None:
    pos.game.actions[address].run(pos)


class Gain(Action):
    """Take goods from the bank; abilities change the amounts, taxes are asked for, a free kind is chosen."""

    __slots__ = ("parts", "wild")

    def __init__(self, effect: model.Gain, address: str, home: str, rules: Citation, game: Game) -> None:
        super().__init__(effect, address, home, rules, game)
        self.parts: tuple[tuple[int, int, Site], ...] = tuple(
            (game.good_index[good], n, game.abilities.site(f"gain.{good}", home))
            for good, n in effect.goods
            if good in game.good_index
        )
        self.wild = dict(effect.goods).get("resource", 0)

    def refusal(self, pos: Position, purse: Purse) -> Refusal | None:
        for good, n, _ in self.parts:
            purse[good] += n
        return None

    def run(self, pos: Position) -> None:
        if self.wild:
            pos.stack.append(("take", self.wild, self.address))
        for good, amount, site in self.parts:
            gain(pos, self, good, amount, site)


def gain(pos: Position, action: Action, good: int, amount: int, site: Site) -> None:
    """An amount on its way from the bank: changed by abilities, then asked about where it is taxed, then taken."""
    rules = action.rules
    bent = pos.in_force & site.mask
    if bent:
        by, bending = site.bend(bent)
        amount, rules = max(0, amount + by), rules + bending
    if pos.in_force & site.taxes and amount:
        pos.stack.append(("tax", good, amount, action.address))
    else:
        take(pos, good, amount, rules)


def take(pos: Position, good: int, amount: int, rules: Citation) -> None:
    """Goods from the bank to the active player, as far as the bank has them."""
    left = pos.bank[good]
    if left >= 0:
        amount, rules = min(amount, left), rules + pos.game.supply_rules[good]
        pos.bank[good] = left - amount
        if not left:
            pos.tell("none_left", pos.active, (pos.game.goods[good],), rules)
    if amount:
        pos.players[pos.active].goods[good] += amount
        if pos.trace is not None:
            pos.tell("gained", pos.active, (pos.game.goods[good], amount), rules)


def give_back(pos: Position, good: int, amount: int, rules: Citation) -> None:
    """Goods from the active player to the bank."""
    if amount:
        pos.players[pos.active].goods[good] -= amount
        if pos.bank[good] >= 0:
            pos.bank[good] += amount
        if pos.trace is not None:
            pos.tell("paid", pos.active, (pos.game.goods[good], amount), rules)


class Pay(Action):
    """Return goods to the bank; `resource` is paid piece by piece, each of the player's choice."""

    can_fail = True
    __slots__ = ("parts", "wild")

    def __init__(self, effect: model.Pay, address: str, home: str, rules: Citation, game: Game) -> None:
        super().__init__(effect, address, home, rules, game)
        self.parts = tuple((game.good_index[good], n) for good, n in effect.goods if good in game.good_index)
        self.wild = dict(effect.goods).get("resource", 0)

    def refusal(self, pos: Position, purse: Purse) -> Refusal | None:
        refused = pay_from(pos, purse, self.parts, self.wild)
        return None if refused is None else refused + self.rules

    def run(self, pos: Position) -> None:
        if self.wild:
            pos.stack.append(("pay", self.wild, self.address))
        for good, amount in self.parts:
            give_back(pos, good, amount, self.rules)


def affords(pos: Position, purse: Purse, parts: tuple[tuple[int, int], ...], wild: int) -> bool:
    """Whether a purse holds a price: so much of some goods, and so many resources of any kind besides."""
    for good, amount in parts:
        if purse[good] < amount:
            return False
    if not wild:
        return True
    resources = pos.game.resources
    asked = sum(amount for good, amount in parts if good in resources)
    return sum(purse[good] for good in resources) >= asked + wild


def pay_from(pos: Position, purse: Purse, parts: tuple[tuple[int, int], ...], wild: int) -> Refusal | None:
    """Take a price out of a purse, or say which rule forbids it."""
    if not affords(pos, purse, parts, wild):
        return pos.game.procedures.cannot_pay
    for good, amount in parts:
        purse[good] -= amount
    for _ in range(wild):
        purse[max(pos.game.resources, key=purse.__getitem__)] -= 1
    return None


class Score(Action):
    """Victory points."""

    __slots__ = ("points",)

    def __init__(self, effect: model.Score, address: str, home: str, rules: Citation, game: Game) -> None:
        super().__init__(effect, address, home, rules, game)
        self.points = effect.points

    def run(self, pos: Position) -> None:
        score(pos, pos.active, amount_of(self.points, pos, pos.me), self.rules)


def score(pos: Position, who: int, points: int, rules: Citation) -> None:
    if points:
        pos.players[who].quarters += 4 * points
        pos.tell("scored", who, (points,), rules)


class Step(Action):
    """Up or down on a track; where content leaves the track open, the player chooses it."""

    __slots__ = ("track", "by", "times", "different", "family", "site")

    def __init__(self, effect: model.Step, address: str, home: str, rules: Citation, game: Game) -> None:
        super().__init__(effect, address, home, rules, game)
        self.track = game.track_index.get(effect.track, -1)
        self.by, self.times, self.different = effect.by, effect.times, effect.different
        self.family = game.family_tracks[effect.tracks]
        self.site = game.abilities.site(f"step.{effect.tracks}", home)

    def run(self, pos: Position) -> None:
        if self.track < 0:
            pos.stack.append(("gods" if self.by > 0 else "anger", self.times, 0, self.address))
            return
        # What a step gives comes before the next step is taken.
        pos.stack.extend((("step", self.address),) * self.times)


def take_step(pos: Position, address: str) -> None:
    action = pos.game.actions[address]
    pos.game.procedures.step(pos, action.track, action.by, action.rules)


class Choose(Action):
    """One of several programs; impossible when none of them can be completed."""

    can_fail = True
    __slots__ = ("options",)

    def __init__(self, effect: model.Choose, address: str, home: str, rules: Citation, game: Game) -> None:
        super().__init__(effect, address, home, rules, game)
        self.options = tuple(
            game.program(option, home, rules, f"{address}/{n}") for n, option in enumerate(effect.options)
        )

    def refusal(self, pos: Position, purse: Purse) -> Refusal | None:
        return first_of_all(option.refusal(pos, purse[:]) for option in self.options)

    def run(self, pos: Position) -> None:
        pos.stack.append(("choose", self.address))


class May(Action):
    """A program that may be left out."""

    __slots__ = ("program",)

    def __init__(self, effect: model.May, address: str, home: str, rules: Citation, game: Game) -> None:
        super().__init__(effect, address, home, rules, game)
        self.program = game.program(effect.effects, home, rules, address)

    def run(self, pos: Position) -> None:
        pos.stack.append(("may", self.address, 1))


class Repeat(Action):
    """A program that may be done again and again, up to a measured number of times."""

    __slots__ = ("program", "most")

    def __init__(self, effect: model.Repeat, address: str, home: str, rules: Citation, game: Game) -> None:
        super().__init__(effect, address, home, rules, game)
        self.program = game.program(effect.effects, home, rules, address)
        self.most = effect.most

    def run(self, pos: Position) -> None:
        times = amount_of(self.most, pos, pos.me)
        if times > 0:
            pos.stack.append(("may", self.address, times))


CORE_EFFECTS: dict[type, type[Action]] = {
    model.Gain: Gain,
    model.Pay: Pay,
    model.Score: Score,
    model.Step: Step,
    model.Choose: Choose,
    model.May: May,
    model.Repeat: Repeat,
}

CORE_EVENTS: dict[str, tuple[str, ...]] = {
    "gained": ("good", "amount"),
    "paid": ("good", "amount"),
    "none_left": ("good",),
    "scored": ("points",),
    "stepped": ("track", "by"),
    "step_lost": ("track",),
    "tax_refused": ("good", "amount"),
    "used": ("component",),
}
