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
Candidates = Callable[[Any, Frame], Iterable[Move]]
Refusing = Callable[[Any, Frame, Move], Refusal | None]


@dataclass(frozen=True, slots=True)
class MoveKind:
    """One kind of move: what comes into question, which rules refuse it, what it does.

    `refusal` answers for every move that can be written, so that legal moves and `why_not` cannot drift apart. A kind
    that is asked for at every turn may have a quicker way to list what nothing refuses: `legal`, compared in tests.
    """

    candidates: Candidates
    refusal: Refusing
    play: Callable[[Any, Frame, Move], None]
    legal: Candidates | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A decision of the content, with the kinds of moves that can answer it."""

    id: str
    rule: str
    kinds: Mapping[str, MoveKind]
    not_now: Refusal
    out_of_place: Mapping[str, Refusal]
    asked: tuple[tuple[Candidates, Refusing | None], ...] = ()

    def __post_init__(self) -> None:
        """What enumeration needs of each kind, side by side."""
        asked = tuple(
            (kind.legal, None) if kind.legal else (kind.candidates, kind.refusal) for kind in self.kinds.values()
        )
        object.__setattr__(self, "asked", asked)

    def legal(self, pos: Position, frame: Frame) -> tuple[Move, ...]:
        found: list[Move] = []
        for candidates, refusal in self.asked:
            if refusal is None:
                found += candidates(pos, frame)
            else:
                found += [move for move in candidates(pos, frame) if refusal(pos, frame, move) is None]
        return tuple(found)

    def candidates(self, pos: Position, frame: Frame) -> Iterable[Move]:
        """Everything that comes into question here, legal or not."""
        return (move for kind in self.kinds.values() for move in kind.candidates(pos, frame))

    def refusal(self, pos: Position, frame: Frame, move: Move) -> Refusal | None:
        kind = self.kinds.get(move.kind)
        if kind is None:
            return self.out_of_place.get(move.kind, ()) + self.not_now
        return kind.refusal(pos, frame, move)


@dataclass(frozen=True, slots=True)
class Decision:
    """Who decides, what kind of question it is, and which rule asks it."""

    player: int
    kind: str
    rule: str
