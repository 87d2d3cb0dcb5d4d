"""Actions: content is compiled once into them; an action knows whether it can be completed, and runs.

Work still to do is pushed on the position's stack as small frames, so that any position can be saved in mid-effect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple, Never

from engine.decisions import Frame
from engine.handles import Citation
from engine.model.effects import Effect
from engine.model.origins import Address
from engine.purse import Purse, in_front_of, purse_of
from engine.reasons import EVERY_WAY
from engine.refusals import Refusal

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import AnyPosition


#: What content writes for a track of the player's choice.
ANY_TRACK = "any"


class Spot(NamedTuple):
    """Where an effect stands: its `home` on the board, its address on the stack and in the content, what it cites."""

    address: str
    home: str
    rules: Citation
    content: Address


class Action:
    """A compiled effect."""

    can_fail = False
    #: Whether it is simply lost where it must be done and cannot be.
    can_be_lost = False
    #: Whether it changes the purse when it is asked whether it can be completed.
    spends = False
    #: The questions that it asks; a game that has none of that name cannot have the effect.
    asks: tuple[str, ...] = ()
    #: Whether what is left after it depends on a choice.
    is_open = False
    #: The track whose goods it gives, where that is told.
    source = ""
    #: What the content says; nothing where a procedure acts of itself.
    effect: Effect | None = None

    def __init__(self, place: Spot, game: Game) -> None:
        self.address, self.home, self.rules, self.content = place
        self.is_open = bool(self.asks)
        for question in self.asks:
            game.need_question(question, place.content)

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        """Why the effect cannot be completed with what is in the purse; takes its price out of the purse."""
        return None

    def is_possible(self, pos: AnyPosition, purse: Purse) -> bool:
        """The same where nobody hears why; what is asked at every turn answers without making up a reason."""
        return self.refusal(pos, purse) is None

    def run(self, pos: AnyPosition) -> None:
        """What happens; an action that only names a home and its rules does nothing of itself."""


class Do(NamedTuple):
    """An effect that waits, by its address."""

    address: str


class Program:
    """A list of effects, ready to be pushed: frames in reversed order, because the stack runs from its end."""

    __slots__ = ("actions", "frames", "can_fail", "can_be_lost", "is_open", "_asked", "_spends")

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions = tuple(actions)
        self.frames: tuple[Frame, ...] = tuple(Do(action.address) for action in reversed(self.actions))
        self.can_fail = any(action.can_fail for action in self.actions)
        self.can_be_lost = all(action.can_be_lost for action in self.actions if action.can_fail)
        #: Up to the last one that can fail: what comes after it cannot matter.
        self._asked = self.actions[: max((n for n, action in enumerate(self.actions, 1) if action.can_fail), default=0)]
        self._spends = any(action.spends for action in self._asked)
        #: Whether a choice comes before something that can fail.
        self.is_open = any(action.is_open for action in self._asked[:-1])

    def count_on(self, pos: AnyPosition, purse: Purse) -> None:
        """Put into the purse what is sure to come."""
        for action in self.actions:
            action.refusal(pos, purse)

    def refusal(self, pos: AnyPosition, purse: Purse | None = None) -> Refusal | None:
        if not self._asked:
            return None
        if self.is_open:
            return pos.game.incomplete(pos, self.frames, purse or in_front_of(pos))
        if purse is None:
            purse = purse_of(pos) if self._spends else in_front_of(pos)
        for action in self._asked:
            refused = action.refusal(pos, purse)
            if refused is not None:
                return refused
        return None

    def is_possible(self, pos: AnyPosition, purse: Purse | None = None) -> bool:
        """The same where nobody hears why."""
        if not self._asked:
            return True
        if self.is_open:
            return self.refusal(pos, purse) is None
        if purse is None:
            me = pos.players[pos.active]
            purse = Purse(me.goods[:] if self._spends else me.goods, me.tracks)
        for action in self._asked:
            if not action.is_possible(pos, purse):
                break
        else:
            return True
        return False


def every_way(refusals: Iterable[Refusal | None]) -> Refusal | None:
    """All refusals together, if every way is refused; asks no further than the first way that is open."""
    ways: list[Refusal] = []
    for refused in refusals:
        if refused is None:
            return None
        ways.append(refused)
    rules = tuple(dict.fromkeys(rule for way in ways for rule in way.rules))
    return ways[0] if len(ways) == 1 else Refusal(EVERY_WAY, rules, (tuple(ways),))


def do(pos: AnyPosition, frame: Do) -> None:
    pos.game.actions[frame.address].run(pos)


#: What carries out each kind of effect.
Effects = Mapping[type, Callable[[Never, Spot, Never], Action]]
