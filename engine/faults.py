"""What can be wrong with a described position or with a case: one small class for each fault, with its figures.

A fault carries what decided it, so that every language can say it; its English stands here, once. `note` explains the
parameters to translators.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from typing import Any, ClassVar, cast

from engine.errors import RulesError, close_to


class What:
    """What is wrong; each kind is a dataclass of its values.

    A `serious` fault leaves nothing that could be played, so no house rule can let it pass.
    """

    english: ClassVar[str] = ""
    note: ClassVar[str] = ""
    serious: ClassVar[bool] = True

    def values(self) -> dict[str, object]:
        return {each.name: getattr(self, each.name) for each in fields(cast(Any, self))}

    def __str__(self) -> str:
        return _PARAMETER.sub(lambda found: _written(self.values(), *found.groups()), self.english)


#: `{n}`, or a counted word: `{n|worker|workers}`.
_PARAMETER = re.compile(r"\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}")


def _written(values: dict[str, object], name: str, one: str | None, many: str | None) -> str:
    value = values[name]
    if one is None:
        return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
    return f"{value} {one if value == 1 else many}"


# -- what cannot be read


@dataclass(frozen=True)
class UnknownKey(What):
    key: str
    near: str = ""
    english = "there is no key “{key}” here"
    note = "{key} is a word that stands in a described position, such as korn."


@dataclass(frozen=True)
class UnknownName(What):
    name: str
    near: str = ""
    english = "“{name}” is unknown"
    note = "{name} is a word that stands in a described position, such as farm-for-one."


@dataclass(frozen=True)
class NeedsModule(What):
    name: str
    module: str
    english = "“{name}” belongs to the module “{module}”, which is not in play; name it under “modules”"
    note = "{name} is the id of a tile; {module} is the id of a part of an expansion. “modules” is not translated."


@dataclass(frozen=True)
class NotANumber(What):
    found: str
    least: int
    most: int
    english = "a whole number from {least} to {most} is needed, not “{found}”"
    note = "{found} is what stands there instead."


@dataclass(frozen=True)
class NotAList(What):
    found: str
    english = "a list is needed, not “{found}”"
    note = "{found} is what stands there instead."


@dataclass(frozen=True)
class NotAMapping(What):
    found: str
    english = "keys with values are needed, not “{found}”"
    note = "{found} is what stands there instead."


@dataclass(frozen=True)
class NotOneOf(What):
    found: str
    known: tuple[str, ...]
    english = "“{found}” is not possible here; one of these is: {known}"
    note = "{known} is a list of words that can stand there."


@dataclass(frozen=True)
class NoPlayers(What):
    english = "at least one player is needed"


@dataclass(frozen=True)
class WrongFamily(What):
    tile: str
    family: str
    english = "“{tile}” cannot be here: this place is for tiles of the group “{family}”"
    note = "{tile} is the name of a tile; {family} the title of a group of tiles, such as Buildings."


# -- what cannot be by the rules


@dataclass(frozen=True)
class OutOfBounds(What):
    found: int
    least: int
    most: int
    english = "{found} is impossible: the least is {least}, the most {most}"


@dataclass(frozen=True)
class TooFew(What):
    found: int
    least: int
    english = "{found} here, but at least {least|is|are} needed"
    note = "{found} and {least} count tiles or workers."


@dataclass(frozen=True)
class TakenTwice(What):
    space: int
    english = "space {space} is occupied twice"
    note = "{space} is the number of a space, on which only one worker can stand."


class Lenient(What):
    """A fault with which a game could still go on, if the players agree on it."""

    serious = False


@dataclass(frozen=True)
class TooMany(Lenient):
    found: int
    most: int
    english = "{found} here, but there is room for only {most}"
    note = "{found} and {most} count whatever lies or stands there: tiles, fields, markers, workers."


@dataclass(frozen=True)
class MoreThanExist(Lenient):
    found: int
    most: int
    english = "{found} in all, but there can be at most {most}"
    note = "{found} and {most} count pieces: skulls, tiles, workers."


@dataclass(frozen=True)
class TileTooOften(Lenient):
    tile: str
    found: int
    most: int
    english = "“{tile}” is here {found|time|times} in all; the game has it only {most|time|times}"
    note = "{tile} is the name of a tile."


@dataclass(frozen=True)
class TooLate(Lenient):
    english = "once play has begun, all tiles have been chosen"
    note = "Of the tiles from which players choose before the first round."


@dataclass(frozen=True)
class WorkersDiffer(What):
    workers: int
    hand: int
    placed: int
    english = "{workers|worker|workers} in play, but {hand} in hand and {placed} on the board"


# -- where


@dataclass(frozen=True)
class Fault:
    """Where something is wrong (the keys that lead there), what, and which rule makes it impossible."""

    path: str
    what: What
    rule: str = ""

    def __str__(self) -> str:
        near = getattr(self.what, "near", "")
        meant = f"; did you mean “{near}”?" if near else ""
        return f"{self.path}: {self.what}{meant}" + (f" ({self.rule})" if self.rule else "")


class BadPosition(RulesError):
    """A described position that cannot exist, with everything that is wrong with it."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__("; ".join(map(str, faults)))
        self.faults = faults

    @property
    def path(self) -> str:
        return self.faults[0].path

    @property
    def rule(self) -> str:
        return self.faults[0].rule


def bad(path: str, what: What, rule: str = "") -> BadPosition:
    return BadPosition(Fault(path, what, rule))


def unknown_key(path: str, key: str, known: Iterable[str]) -> Fault:
    return Fault(f"{path}.{key}".lstrip("."), UnknownKey(key, close_to(key, known)))


class Faults:
    """Everything that is wrong with one description, collected while it is read.

    `waived` are the rules that the players have agreed not to follow: what breaks only them is an exception.
    """

    def __init__(self, waived: Iterable[str] = ()) -> None:
        self.waived = frozenset(waived)
        self.found: list[Fault] = []
        self.exceptions: list[Fault] = []

    def add(self, path: str, what: What, rule: str = "") -> None:
        fault = Fault(path, what, rule)
        waived = rule in self.waived and not what.serious
        (self.exceptions if waived else self.found).append(fault)

    def try_to(self, part: Callable[..., object], *values: object) -> None:
        """Read a part of the description; if that cannot be done, remember why and go on."""
        try:
            part(*values)
        except BadPosition as bad:
            self.found.extend(bad.faults)

    def are_under(self, path: str) -> bool:
        """Whether something there is wrong already, so that sums over it mean nothing."""
        return any(fault.path == path or fault.path.startswith(f"{path}.") for fault in self.found)

    def refuse(self) -> None:
        if self.found:
            raise BadPosition(*dict.fromkeys(self.found))


def kinds(of: type[What] = What) -> list[type[What]]:
    """Every kind of fault that has been declared by whatever is loaded."""
    return [found for kind in of.__subclasses__() for found in ([kind] if kind.english else []) + kinds(kind)]
