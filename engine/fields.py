"""The fields of a position and of a player: declared once, and everything that handles them is derived from that.

A field says what it holds, within which bounds, who may see it, what it is called, and which rule bounds it. Copies,
saved positions, views, the arrays that programs observe, the simple keys of a description, forms and overviews all come
from here; a field that needs a procedure of its own for its description keeps that beside its declaration, in the
game's notation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import AnyPosition

#: What JSON can hold.
Plain = object
#: A bound, or how to work it out for a game.
Bound = int | Callable[["Game"], int]
#: What can lie in a field that holds things and no figures, each with its name; in the order of the names.
Things = Mapping[Plain, str]


class Record:
    """A thing of a few values that never change, in a list: saved as a list of these values."""

    values: tuple[Plain, ...]
    __slots__ = ("values",)


class Shape(Enum):
    """What a field holds: how it is copied, saved and read back."""

    VALUE = "value"  # a number, a word, or something that never changes
    LIST = "list"  # a list of values
    ROWS = "rows"  # a list of lists of values


class Sight(Enum):
    """Who may see what a field holds."""

    EVERYBODY = "everybody"
    COUNTED = "counted"  # everybody sees how many there are
    OWNER = "owner"  # the others see how many there are
    NOBODY = "nobody"


@dataclass(frozen=True)
class Field:
    """One thing that a position holds, or a player's part of it. `key` is its name in descriptions; without one it
    is not described, or by a procedure of its own. `per_unit`: the figure in a description stands for so many units.
    `secret` says when its sight is limited; without it, always. `record` makes the things that a list holds.
    For programs: `holds` lists the things that can lie there, `places` how many lie in a row whose order counts, and
    `bits` names what the bits of a number stand for.
    """

    name: str
    shape: Shape = Shape.VALUE
    key: str = ""
    least: Bound = 0
    most: Bound = 0
    default: Plain | Callable[[Game], Plain] = 0
    sight: Sight = Sight.EVERYBODY
    term: str = ""
    rule: str = ""
    per_unit: Bound = 1
    secret: Callable[[AnyPosition], bool] | None = None
    record: Callable[..., Plain] | None = None
    holds: Callable[[Game], Things] | None = None
    places: Bound = 0
    bits: Callable[[Game], Sequence[str]] | None = None

    def initial(self, game: Game) -> Plain:
        """What it holds before set-up."""
        if callable(self.default):
            return self.default(game)
        return self.default if self.shape is Shape.VALUE else []

    def restored(self, saved: Plain) -> Plain:
        value = _THAW[self.shape](saved)
        if self.record is None:
            return value
        assert isinstance(value, list)
        return [self.record(*item) for item in value]

    def bounds(self, game: Game) -> tuple[int, int]:
        """From the least to the most that a description can say."""
        return worked_out(self.least, game), worked_out(self.most, game)

    def unit(self, game: Game) -> int:
        return worked_out(self.per_unit, game)


def worked_out(bound: Bound, game: Game) -> int:
    return bound if isinstance(bound, int) else bound(game)


class Fields:
    """The declared fields of one class, with what is derived from them."""

    def __init__(self, *fields: Field) -> None:
        self.all = fields
        self.named = {field.name: field for field in fields}
        self.keyed = {field.key: field for field in fields if field.key}
        if len(self.named) < len(fields):
            raise ValueError("a field is declared twice")
        self.copy_into, self.copies = _copiers(fields)

    def __add__(self, other: Fields) -> Fields:
        return Fields(*self.all, *other.all)

    def fill(self, thing: object, game: Game) -> None:
        """Everything as it is before set-up."""
        for field in self.all:
            setattr(thing, field.name, field.initial(game))

    def save(self, thing: object) -> dict[str, Plain]:
        return {name: plain(getattr(thing, name)) for name in self.named}

    def restore(self, thing: object, saved: Mapping[str, Plain]) -> None:
        """Lists that change become lists again; whatever never changes becomes tuples."""
        for field in self.all:
            setattr(thing, field.name, field.restored(saved[field.name]))

    def view(self, thing: object, pos: AnyPosition, is_own: bool) -> dict[str, Plain]:
        """What may be seen of a thing: of what is hidden at most how many there are."""
        shown = [field for field in self.all if field.sight is not Sight.NOBODY]
        return {
            field.name: (counted if self.is_hidden(field, pos, is_own) else plain)(getattr(thing, field.name))
            for field in shown
        }

    def is_hidden(self, field: Field, pos: AnyPosition, is_own: bool) -> bool:
        """Whether only the number of what a field holds may be seen."""
        limited = field.sight is Sight.COUNTED or (field.sight is Sight.OWNER and not is_own)
        return limited and (field.secret is None or field.secret(pos))


def plain(value: Plain) -> Plain:
    """Lists for tuples and records, so that what is saved reads back as itself."""
    listed = value.values if isinstance(value, Record) else value
    return [plain(item) for item in listed] if isinstance(listed, list | tuple) else listed


def counted(value: Sequence[Plain]) -> Plain:
    """How many there are; of several piles, of each."""
    piles = [each for each in value if isinstance(each, list | tuple)]
    return [len(pile) for pile in piles] if piles else len(value)


def frozen(value: Plain) -> Plain:
    return tuple(map(frozen, value)) if isinstance(value, list | tuple) else value


def _values(saved: Plain) -> Plain:
    assert isinstance(saved, list | tuple)
    return [frozen(item) for item in saved]


def _rows(saved: Plain) -> Plain:
    assert isinstance(saved, list | tuple)
    return [list(row) for row in saved]


_THAW: dict[Shape, Callable[[Plain], Plain]] = {Shape.VALUE: frozen, Shape.LIST: _values, Shape.ROWS: _rows}
#: `copy` of a list is the quickest way there is; rows are copied without a function of their own.
_COPY = {Shape.VALUE: "it.{0}", Shape.LIST: "it.{0}.copy()", Shape.ROWS: "[*map(list.copy, it.{0})]"}

#: Gives one thing whatever the other holds; and makes a list of new things that hold what these do.
CopyInto = Callable[[object, object], None]
Copies = Callable[[Callable[[], object], Sequence[object]], list[object]]

_COPIERS = """
def copy_into(it, other):
    {fields}

def copies(make, things):
    copied = []
    for it in things:
        other = make()
        {fields_of_each}
        copied.append(other)
    return copied
"""


def _copiers(fields: tuple[Field, ...]) -> tuple[CopyInto, Copies]:
    """The functions that a person would write, one assignment for each field: positions are copied by the million.

    As `dataclasses` does, they are written as text and compiled; the names are those of declared fields.
    """
    lines = [f"other.{field.name} = {_COPY[field.shape].format(field.name)}" for field in fields]
    text = _COPIERS.format(fields="\n    ".join(lines), fields_of_each="\n        ".join(lines))
    made: dict[str, Callable[..., object]] = {}
    exec(text, {}, made)
    return cast("CopyInto", made["copy_into"]), cast("Copies", made["copies"])
