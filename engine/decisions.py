"""Questions the engine asks, and what a kind of move knows about itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.binding import Citation
from engine.moves import Move

if TYPE_CHECKING:
    from engine.position import Position

Frame = tuple[Any, ...]
Refusal = Citation


@dataclass(frozen=True, slots=True)
class MoveKind:
    """One kind of move: what comes into question, which rules refuse it, what it does.

    `refusal` answers for every move that can be written, so that legal moves and `why_not` cannot drift apart.
    """

    candidates: Callable[[Any, Frame], Iterable[Move]]
    refusal: Callable[[Any, Frame, Move], Refusal | None]
    play: Callable[[Any, Frame, Move], None]


@dataclass(frozen=True, slots=True)
class Question:
    """A decision of the content, with the kinds of moves that can answer it."""

    id: str
    rule: str
    kinds: tuple[tuple[str, MoveKind], ...]
    not_now: Refusal
    out_of_place: Mapping[str, Refusal]

    def legal(self, pos: Position, frame: Frame) -> tuple[Move, ...]:
        return tuple(
            move
            for _, kind in self.kinds
            for move in kind.candidates(pos, frame)
            if kind.refusal(pos, frame, move) is None
        )

    def kind_of(self, move: Move) -> MoveKind | None:
        return next((kind for name, kind in self.kinds if name == move.kind), None)

    def refusal(self, pos: Position, frame: Frame, move: Move) -> Refusal | None:
        kind = self.kind_of(move)
        if kind is None:
            return self.out_of_place.get(move.kind, ()) + self.not_now
        return kind.refusal(pos, frame, move)


@dataclass(frozen=True, slots=True)
class Decision:
    """Who decides, what kind of question it is, and which rule asks it."""

    player: int
    kind: str
    rule: str
