"""What a question lists: the legal moves of its kinds one after the other, put together when a game is loaded.

The plain form is that of a kind: whatever comes into question and nothing refuses. Here a question finds the quickest
way to the same list: kinds that only abilities open are left out where nobody holds one of them, and a bare move that
nothing ever refuses is not asked for. A test compares both in whole games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from engine.moves import Move

if TYPE_CHECKING:
    from engine.decisions import AskedKind, Frame
    from engine.position import AnyPosition

    #: What one kind of move lists, and what a whole question does.
    Listing = Callable[[AnyPosition, Frame], Iterable[Move]]
    Listed = Callable[[AnyPosition, Frame], tuple[Move, ...]]
    #: What is always there, or has to be asked for.
    Part = Listing | tuple[Move, ...]
    #: A kind of move at a question: the abilities that open it, where nothing else does, and what it lists.
    Entry = tuple[int, Part]
    #: Kinds one after the other: what is always there first, what has to be asked for, what is always there last.
    Row = tuple[tuple[Move, ...], tuple[Listing, ...], tuple[Move, ...]]


def unrefused(kind: AskedKind) -> Listing:
    """The quicker way of a kind, or whatever comes into question and nothing refuses."""
    return kind.legal if kind.legal is not None else _asking(kind.candidates, kind.refusal)


def _asking(candidates: Listing, refusal: Callable[[AnyPosition, Frame, Move], object]) -> Listing:
    def listed(pos: AnyPosition, frame: Frame) -> Iterable[Move]:
        return [move for move in candidates(pos, frame) if refusal(pos, frame, move) is None]

    return listed


def listing(entries: Sequence[Entry]) -> Listed:
    """All kinds of a question in one function; which of them are open is looked up by the abilities held."""
    opening = 0
    for opened, _ in entries:
        opening |= opened
    return _by_abilities(tuple(entries), opening) if opening else _in_a_row([part for _, part in entries])


def _by_abilities(entries: tuple[Entry, ...], opening: int) -> Listed:
    """The kinds that are open stand in a row, which is kept for whoever holds the same abilities."""
    known: dict[int, Listed] = {}

    def listed(pos: AnyPosition, frame: Frame) -> tuple[Move, ...]:
        bits = (pos.players[pos.active].held | pos.in_force) & opening
        row = known.get(bits)
        if row is None:
            row = known[bits] = _in_a_row([part for opened, part in entries if not opened or opened & bits])
        return row(pos, frame)

    return listed


def _in_a_row(parts: Sequence[Part]) -> Listed:
    """One after the other, without a loop where they are few."""
    first, asked, last = _row(parts)
    if len(asked) == 1 and not first:
        return _one(asked[0], last)
    if len(asked) == 2:
        return _two(first, asked[0], asked[1], last)
    if len(asked) == 3:
        return _three(first, asked[0], asked[1], asked[2], last)
    if len(asked) == 4:
        return _four(first, asked, last)
    return _many(first, asked, last)


def _row(parts: Sequence[Part]) -> Row:
    """Moves that are always there stand before and behind the lists that have to be asked."""
    waiting = [n for n, part in enumerate(parts) if not isinstance(part, tuple)]
    begin, end = (waiting[0], waiting[-1] + 1) if waiting else (len(parts), len(parts))
    asked = tuple([_fixed(part) if isinstance(part, tuple) else part for part in parts[begin:end]])
    return _always(parts[:begin]), asked, _always(parts[end:])


def _always(parts: Sequence[Part]) -> tuple[Move, ...]:
    return tuple([move for part in parts if isinstance(part, tuple) for move in part])


def _fixed(moves: tuple[Move, ...]) -> Listing:
    def listed(pos: AnyPosition, frame: Frame) -> Iterable[Move]:
        return moves

    return listed


def _one(one: Listing, last: tuple[Move, ...]) -> Listed:
    def listed(pos: AnyPosition, frame: Frame) -> tuple[Move, ...]:
        found = one(pos, frame)
        return (*found, *last) if found else last

    return listed


def _two(first: tuple[Move, ...], one: Listing, two: Listing, last: tuple[Move, ...]) -> Listed:
    def listed(pos: AnyPosition, frame: Frame) -> tuple[Move, ...]:
        return (*first, *one(pos, frame), *two(pos, frame), *last)

    return listed


def _three(first: tuple[Move, ...], one: Listing, two: Listing, three: Listing, last: tuple[Move, ...]) -> Listed:
    def listed(pos: AnyPosition, frame: Frame) -> tuple[Move, ...]:
        return (*first, *one(pos, frame), *two(pos, frame), *three(pos, frame), *last)

    return listed


def _four(first: tuple[Move, ...], asked: tuple[Listing, ...], last: tuple[Move, ...]) -> Listed:
    one, two, three, four = asked

    def listed(pos: AnyPosition, frame: Frame) -> tuple[Move, ...]:
        return (*first, *one(pos, frame), *two(pos, frame), *three(pos, frame), *four(pos, frame), *last)

    return listed


def _many(first: tuple[Move, ...], asked: tuple[Listing, ...], last: tuple[Move, ...]) -> Listed:
    def listed(pos: AnyPosition, frame: Frame) -> tuple[Move, ...]:
        found = [*first]
        for each in asked:
            found += each(pos, frame)
        found += last
        return tuple(found)

    return listed
