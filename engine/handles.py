"""How code reaches the rulebook: rules are cited and parameters read through handles that are bound at load.

A game's procedures make their handles when they are imported; a game that is loaded resolves them. There are two kinds
of figures: a `Figure` may differ from player to player, because abilities can set it; a `Constant` is the same for all.
Each says within which bounds the procedures can carry it out. A normative rule that no handle and no content binds is
an error, and so are a handle without a rule and a parameter without a handle.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, TypeVar

from engine.errors import UnboundRule, nearest
from engine.model.rules import ParamValue

if TYPE_CHECKING:
    from engine.game import Game
    from engine.model.rulebook import Rulebook
    from engine.position import Player, Position

Citation = tuple[str, ...]
Rows = dict[int, int]
#: A parameter's place in the tables that are made at load.
Index = int


#: The keys of a table: a figure for each number of players, or for 1, 2, 3 and so on without a gap.
BY_PLAYERS, IN_A_ROW = "players", "row"


class Bounds:
    """What the procedures can carry out: from the least figure to the most, and which keys a table needs."""

    def __init__(self, least: int, most: int, keys: str = "", among: tuple[int, ...] = ()) -> None:
        self.least, self.most, self.keys, self.among = least, most, keys, among

    def faults(self, value: ParamValue, players: range, seats: int) -> Iterator[tuple[tuple[int, ...], str]]:
        """Where inside a parameter something is wrong, and what."""
        if isinstance(value, int):
            yield from (((), message) for message in self._fault(value))
            return
        for key, figure in value:
            yield from (((key,), message) for message in self._fault(figure))
        given = [key for key, _ in value]
        wanted = range(1, len(given) + 1) if self.keys == IN_A_ROW else (count for count in players if count > 1)
        yield from (((), f"has no figure for {key}") for key in wanted if key not in given)
        if self.keys == BY_PLAYERS:
            yield from (((key,), f"there are never {key} players") for key in given if not 0 < key <= seats)

    def _fault(self, figure: int) -> Iterator[str]:
        if self.among and figure not in self.among:
            yield f"the game can carry out only {', '.join(map(str, self.among))}, not {figure}"
        elif not self.least <= figure <= self.most:
            yield f"the game can carry out figures from {self.least} to {self.most}, not {figure}"


class Handle:
    """What every handle of a parameter knows: the rule, the parameter, its bounds."""

    #: Whether abilities may set it for one player.
    differs = False

    def __init__(self, rule: str, name: str, index: Index, bounds: Bounds) -> None:
        self.rule, self.name, self.index, self.bounds = rule, name, index, bounds

    @property
    def address(self) -> tuple[str, ...]:
        """Where the parameter stands in the content."""
        return ("rule", self.rule, "params", self.name)


class OneFigure(Handle):
    """A handle of a single number."""

    def printed(self, rulebook: Rulebook) -> int:
        """As it is read by whoever draws the board without a game."""
        return _number(rulebook, self)


class Table(Handle):
    """A handle of a number for each key."""

    def printed(self, rulebook: Rulebook) -> Rows:
        """As it is read by whoever draws the board without a game."""
        return _table(rulebook, self)


class Figure(OneFigure):
    """A number that is read for a player: abilities may set it."""

    differs = True

    def of(self, pos: Position[Player, object], player: Player) -> int:
        value = pos.game.figures[self.index]
        return value.bent(player.held) if player.held & value.mask else value.base

    def now(self, pos: Position[Player, object]) -> int:
        """For the active player in an action: what was held when it began counts."""
        value = pos.game.figures[self.index]
        return value.bent(pos.in_force) if pos.in_force & value.mask else value.base

    def at(self, pos: Position[Player, object], bits: int) -> int:
        """For whoever holds these abilities."""
        value = pos.game.figures[self.index]
        return value.bent(bits) if bits & value.mask else value.base

    def cites(self, pos: Position[Player, object], player: Player) -> Citation:
        return pos.game.figures[self.index].cites(player.held)


class FigureRows(Table):
    """A number for each key, read for a player: abilities may set it."""

    differs = True

    def of(self, pos: Position[Player, object], player: Player) -> Rows:
        value = pos.game.rows[self.index]
        return value.bent(player.held) if player.held & value.mask else value.base

    def now(self, pos: Position[Player, object]) -> Rows:
        """For the active player in an action: what was held when it began counts."""
        value = pos.game.rows[self.index]
        return value.bent(pos.in_force) if pos.in_force & value.mask else value.base


class Constant(OneFigure):
    """A number that is the same for everybody."""

    def of(self, game: Game) -> int:
        return game.figures[self.index].base


class ConstantRows(Table):
    """A number for each key, the same for everybody."""

    def of(self, game: Game) -> Rows:
        return game.rows[self.index].base


AnyHandle = TypeVar("AnyHandle", Figure, Constant, FigureRows, ConstantRows)


class BoundFigure:
    """A resolved number, and the numbers that abilities set instead."""

    __slots__ = ("base", "rule", "mask", "_by_bit", "_unbent")

    def __init__(self, base: int, rule: str) -> None:
        self.base, self.rule, self.mask = base, rule, 0
        self._by_bit: list[tuple[int, int, str]] = []
        self._unbent: Citation = (rule,)

    def set(self, bit: int, to: int, bends: str) -> None:
        self.mask |= bit
        self._by_bit.append((bit, to, bends))

    def bent(self, held: int) -> int:
        """Where several abilities set the same parameter, the one listed last in content holds."""
        return next(to for bit, to, _ in reversed(self._by_bit) if bit & held)

    def cites(self, held: int) -> Citation:
        if not held & self.mask:
            return self._unbent
        return (self.rule, *(bends for bit, _, bends in self._by_bit if bit & held))


class BoundRows:
    """A resolved table, and the tables that abilities set instead."""

    __slots__ = ("base", "rule", "mask", "_by_bit")

    def __init__(self, base: Rows, rule: str) -> None:
        self.base, self.rule, self.mask = base, rule, 0
        self._by_bit: list[tuple[int, Rows]] = []

    def set(self, bit: int, to: Rows) -> None:
        self.mask |= bit
        self._by_bit.append((bit, to))

    def bent(self, held: int) -> Rows:
        return next(to for bit, to in reversed(self._by_bit) if bit & held)


class Handles:
    """All handles that one game's procedures have made."""

    def __init__(self) -> None:
        self.cited: set[str] = set()
        self.figures: list[Figure | Constant] = []
        self.rows: list[FigureRows | ConstantRows] = []

    def cite(self, *rules: str) -> Citation:
        self.cited.update(rules)
        return rules

    def figure(self, rule: str, name: str, least: int, most: int, among: tuple[int, ...] = ()) -> Figure:
        handle = Figure(rule, name, len(self.figures), Bounds(least, most, among=among))
        self.figures.append(handle)
        return self._entered(handle)

    def constant(self, rule: str, name: str, least: int, most: int) -> Constant:
        handle = Constant(rule, name, len(self.figures), Bounds(least, most))
        self.figures.append(handle)
        return self._entered(handle)

    def figure_rows(self, rule: str, name: str, least: int, most: int, keys: str) -> FigureRows:
        handle = FigureRows(rule, name, len(self.rows), Bounds(least, most, keys))
        self.rows.append(handle)
        return self._entered(handle)

    def constant_rows(self, rule: str, name: str, least: int, most: int, keys: str) -> ConstantRows:
        handle = ConstantRows(rule, name, len(self.rows), Bounds(least, most, keys))
        self.rows.append(handle)
        return self._entered(handle)

    def _entered(self, handle: AnyHandle) -> AnyHandle:
        if any(other is not handle and (other.rule, other.name) == (handle.rule, handle.name) for other in self.all()):
            raise ValueError(f"{handle.rule}/{handle.name} has two handles")
        self.cited.add(handle.rule)
        return handle

    def all(self) -> Iterator[Handle]:
        yield from self.figures
        yield from self.rows

    def find(self, rule: str, name: str) -> Handle | None:
        return next((handle for handle in self.all() if (handle.rule, handle.name) == (rule, name)), None)

    def resolve(self, rulebook: Rulebook) -> tuple[list[BoundFigure], list[BoundRows]]:
        """The value of every parameter that has a handle; a rule or parameter that content lacks is an error."""
        for rule in sorted(self.cited):
            if rule not in rulebook.rules:
                raise UnboundRule(f"the engine cites {rule!r}, which no content defines{nearest(rule, rulebook.rules)}")
        figures = [BoundFigure(_number(rulebook, handle), handle.rule) for handle in self.figures]
        return figures, [BoundRows(_table(rulebook, handle), handle.rule) for handle in self.rows]


def _number(rulebook: Rulebook, handle: Handle) -> int:
    value = _param(rulebook, handle)
    if not isinstance(value, int):
        raise UnboundRule(f"the engine reads {handle.rule}/{handle.name} as one figure, but it is a table")
    return value


def _table(rulebook: Rulebook, handle: Handle) -> Rows:
    value = _param(rulebook, handle)
    if isinstance(value, int):
        raise UnboundRule(f"the engine reads {handle.rule}/{handle.name} as a table, but it is one figure")
    return dict(value)


def _param(rulebook: Rulebook, handle: Handle) -> ParamValue:
    params: Mapping[str, ParamValue] = dict(rulebook.rules[handle.rule].params)
    if handle.name not in params:
        known = nearest(handle.name, params)
        raise UnboundRule(f"the engine reads {handle.rule}/{handle.name}, which the rule does not have{known}")
    return params[handle.name]
