"""What a seat can observe, as an array of whole numbers for programs: named parts with bounds, and no secrets.

Everything comes from the declared fields. Figures stand as they are. Where things lie, there is one number for each
thing that could lie there: how many do. What a field hides from a seat is empty, and only its number is told.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from engine.fields import Field, Fields, Plain, Shape, Sight, counted, worked_out
from engine.game import Game
from engine.position import MANY, AnyPosition

#: Signed and large enough for every figure.
CODE = "i"


@dataclass(frozen=True)
class Part:
    """A stretch of the array: what each of its numbers stands for, and within which bounds it lies."""

    name: str
    start: int
    labels: tuple[str, ...]
    least: int
    most: int

    @property
    def size(self) -> int:
        return len(self.labels)


#: Puts what a field holds into the array, from the start of its part on.
Writing = Callable[[Plain, "array[int]", int], None]


@dataclass(frozen=True)
class Entry:
    """A part that a field fills: `is_count` where it tells how many there are of what may be hidden."""

    part: Part
    field: Field
    write: Writing
    is_count: bool = False


class Observer:
    """What the seats of one table can observe; made once for a game and its number of players."""

    def __init__(self, pos: AnyPosition) -> None:
        self.game = pos.game
        self._size = 0
        seats = tuple(player.colour for player in pos.players)
        self.seat = self._part("seat", seats, 0, 1)
        self.decision = self._part("decision", _decisions(self.game), 0, 1)
        self.work = self._part("work", sorted(self.game.frame_names.values()), 0, MANY)
        self._work_at = {name: self.work.start + n for n, name in enumerate(self.work.labels)}
        self._asked_at = {name: self.decision.start + n for n, name in enumerate(self.decision.labels)}
        kit = self.game.kit
        self._table = list(self._entries(kit.position_fields, "", pos))
        self._seats = [list(self._entries(kit.player_fields, f"{player.colour}.", player)) for player in pos.players]
        entries = [*self._table, *(entry for own in self._seats for entry in own)]
        self.parts = (self.seat, self.decision, self.work, *(entry.part for entry in entries))

    @property
    def size(self) -> int:
        return self._size

    def bounds(self) -> tuple[array[int], array[int]]:
        """The least and the most that every number can be."""
        least = [part.least for part in self.parts for _ in part.labels]
        return array(CODE, least), array(CODE, [part.most for part in self.parts for _ in part.labels])

    def observe(self, pos: AnyPosition, seat: int) -> array[int]:
        """The array of a seat, by its number at the table."""
        seen = array(CODE, bytes(self._size * array(CODE).itemsize))
        seen[self.seat.start + seat] = 1
        if pos.decision is not None:
            seen[self._asked_at[pos.decision.kind]] = 1
        for frame in pos.stack:
            seen[self._work_at[self.game.frame_names[type(frame)]]] += 1
        self._write(self._table, self.game.kit.position_fields, pos, pos, False, seen)
        for who, (player, entries) in enumerate(zip(pos.players, self._seats, strict=True)):
            self._write(entries, self.game.kit.player_fields, player, pos, who == seat, seen)
        return seen

    def named(self, seen: Sequence[int]) -> dict[str, list[int]]:
        """An array taken apart: the numbers of each part under its name."""
        return {part.name: list(seen[part.start : part.start + part.size]) for part in self.parts}

    # -- made once ---------------------------------------------------------------------------------------------------

    def _part(self, name: str, labels: Iterable[str], least: int, most: int) -> Part:
        part = Part(name, self._size, tuple(labels), least, most)
        self._size += part.size
        return part

    def _entries(self, fields: Fields, prefix: str, thing: object) -> Iterator[Entry]:
        for field in fields.all:
            if field.sight is Sight.NOBODY or field.name == "stack":
                continue
            if field.sight is not Sight.COUNTED:
                yield from self._shown(field, prefix)
            if field.sight is not Sight.EVERYBODY:
                piles = _flat(counted(cast("Sequence[Plain]", getattr(thing, field.name))))
                part = self._part(f"{prefix}{field.name}.count", map(str, range(len(piles))), 0, MANY)
                yield Entry(part, field, _write_counts, True)

    def _shown(self, field: Field, prefix: str) -> Iterator[Entry]:
        labels, least, most, write = _encoded(field, self.game)
        if labels:
            yield Entry(self._part(f"{prefix}{field.name}", labels, least, most), field, write)

    # -- at every decision -------------------------------------------------------------------------------------------

    def _write(
        self, entries: list[Entry], fields: Fields, thing: object, pos: AnyPosition, is_own: bool, seen: array[int]
    ) -> None:
        for entry in entries:
            if entry.is_count or not fields.is_hidden(entry.field, pos, is_own):
                entry.write(getattr(thing, entry.field.name), seen, entry.part.start)


def _decisions(game: Game) -> list[str]:
    return sorted(question.id for question in game.questions.values())


# -- how a field stands in an array

Encoded = tuple[Sequence[str], int, int, Writing]


def _encoded(field: Field, game: Game) -> Encoded:
    if field.bits is not None:
        return field.bits(game), 0, 1, _write_bits
    if field.holds is None:
        return _figures(field, game)
    return _things(field, field.holds(game), game)


def _figures(field: Field, game: Game) -> Encoded:
    """As many figures as there are before set-up; a description counts units, a position their parts."""
    unit, (least, most) = field.unit(game), field.bounds(game)
    labels = tuple(str(n) for n, _ in enumerate(_flat(field.initial(game))))
    return labels, least * unit, most * unit, _write_figures


def _things(field: Field, things: Mapping[Plain, str], game: Game) -> Encoded:
    index = {thing: n for n, thing in enumerate(things)}
    places = worked_out(field.places, game)
    if places:
        return _labels(things, range(places)), 0, 1, _in_a_row(index)
    if field.shape is Shape.ROWS:
        rows = len(cast("list[object]", field.initial(game)))
        return _labels(things, range(rows)), 0, MANY, _in_rows(index)
    return tuple(things.values()), 0, MANY, _together(index)


def _labels(things: Mapping[Plain, str], rows: Iterable[int]) -> tuple[str, ...]:
    return tuple(f"{row}: {name}" for row in rows for name in things.values())


def _in_a_row(index: Mapping[Plain, int]) -> Writing:
    """Every place shows what lies on it."""

    def write(value: Plain, seen: array[int], start: int) -> None:
        for place, thing in enumerate(_flat(value)):
            if not _is_nobody(thing):
                seen[start + place * len(index) + index[thing]] = 1

    return write


def _in_rows(index: Mapping[Plain, int]) -> Writing:
    """Every row shows how often each thing lies in it."""

    def write(value: Plain, seen: array[int], start: int) -> None:
        for row, things in enumerate(cast("list[list[Plain]]", value)):
            for thing in things:
                seen[start + row * len(index) + index[thing]] += 1

    return write


def _together(index: Mapping[Plain, int]) -> Writing:
    """How often each thing lies there; a field can hold a single one, a list of them, or nothing."""

    def write(value: Plain, seen: array[int], start: int) -> None:
        if not index:
            return
        for thing in (value,) if _is_one(value) else cast("Sequence[Plain]", value):
            if not _is_nobody(thing):
                seen[start + index[thing]] += 1

    def _is_one(value: Plain) -> bool:
        return not isinstance(value, list) and (value in index or not isinstance(value, tuple))

    return write


def _write_figures(value: Plain, seen: array[int], start: int) -> None:
    for n, figure in enumerate(_flat(value)):
        seen[start + n] = cast("int", figure)


def _write_counts(value: Plain, seen: array[int], start: int) -> None:
    _write_figures(counted(cast("Sequence[Plain]", value)), seen, start)


def _write_bits(value: Plain, seen: array[int], start: int) -> None:
    bits = cast("int", value)
    while bits:
        lowest = bits & -bits
        seen[start + lowest.bit_length() - 1] = 1
        bits ^= lowest


def _is_nobody(thing: Plain) -> bool:
    return isinstance(thing, int) and thing < 0


def _flat(value: Plain) -> list[Plain]:
    """The values of rows one after the other."""
    if not isinstance(value, list | tuple):
        return [value]
    return [item for each in value for item in (each if isinstance(each, list | tuple) else (each,))]
