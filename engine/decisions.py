"""Questions the engine asks, and what a kind of move knows about itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Never, TypeVar

from engine.handles import Citation
from engine.moves import Move
from engine.reasons import NOT_ASKED
from engine.refusals import Refusal

if TYPE_CHECKING:
    from engine.listing import Listed
    from engine.position import AnyPosition

#: Work still to do: a named tuple for each kind, so that a position can be saved in the middle of anything.
Frame = tuple[object, ...]

#: The position and the frames that a kind of move is made for.
Pos = TypeVar("Pos", contravariant=True)
Asked = TypeVar("Asked", contravariant=True)


class MoveKind(Generic[Pos, Asked]):
    """One kind of move: what comes into question, which rules refuse it, what it does.

    `refusal` answers for every move that can be written, so that legal moves and `why_not` cannot drift apart. A kind
    that is asked for at every turn may have a quicker way to list what nothing refuses: `legal`. A bare move that is
    `always` legal at a question is not even asked for. Tests compare both with the refusals.
    """

    __slots__ = ("candidates", "refusal", "play", "legal", "always")

    def __init__(
        self,
        candidates: Callable[[Pos, Asked], Iterable[Move]],
        refusal: Callable[[Pos, Asked, Move], Refusal | None],
        play: Callable[[Pos, Asked, Move], None],
        legal: Callable[[Pos, Asked], Iterable[Move]] | None = None,
        always: Callable[[type], bool] | None = None,
    ) -> None:
        self.candidates, self.refusal, self.play, self.legal = candidates, refusal, play, legal
        #: At which questions, by the frames that ask them.
        self.always = always


def everywhere(question: type) -> bool:
    """For a bare move that nothing refuses, whatever is asked."""
    return True


#: The kinds of moves of a game, whatever positions and frames they are made for.
MoveKinds = Mapping[str, MoveKind[Never, Never]]
#: The same where a question asks them: the frame it passes on is its own.
AskedKind = MoveKind["AnyPosition", Frame]


class Question:
    """A decision of the content, with the kinds of moves that can answer it."""

    __slots__ = ("id", "rule", "kinds", "plays", "not_now", "out_of_place", "legal")

    def __init__(
        self,
        id: str,
        rule: str,
        kinds: Mapping[str, AskedKind],
        not_now: Citation,
        out_of_place: Mapping[str, Citation],
        legal: Listed,
    ) -> None:
        self.id, self.rule, self.kinds = id, rule, kinds
        self.plays = {name: kind.play for name, kind in kinds.items()}
        self.not_now, self.out_of_place = not_now, out_of_place
        #: Lists whatever comes into question and nothing refuses.
        self.legal = legal

    def candidates(self, pos: AnyPosition, frame: Frame) -> Iterable[Move]:
        """Everything that comes into question here, legal or not."""
        return [move for kind in self.kinds.values() for move in kind.candidates(pos, frame)]

    def refusal(self, pos: AnyPosition, frame: Frame, move: Move) -> Refusal | None:
        kind = self.kinds.get(move.kind)
        if kind is None:
            return Refusal(NOT_ASKED, self._asked_instead(pos, frame, move), (self.id, move.kind))
        return kind.refusal(pos, frame, move)

    def _asked_instead(self, pos: AnyPosition, frame: Frame, move: Move) -> Citation:
        """The rule that keeps a kind of move to its place; else the one by which this comes first, or asks for it."""
        from engine.not_now import asking, is_another_way, waits, what_bends

        own = self.out_of_place.get(move.kind, ())
        if own or (self.not_now and (waits(pos, move.kind) or is_another_way(pos, self.not_now, move.kind))):
            return own + self.not_now + what_bends(pos, own + self.not_now)
        return asking(pos, frame) or self.not_now or (self.rule,)


@dataclass(frozen=True)
class Decision:
    """Who decides, what kind of question it is, and which rule asks it."""

    player: int
    kind: str
    rule: str
