"""How code reaches the rulebook: rules are cited and parameters read through handles that are bound at load.

A game's procedures make their handles when they are imported; a game that is loaded resolves them. A normative rule
that no handle and no content binds is an error, and so is a handle without a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.errors import UnboundRule, nearest
from engine.model.rules import ParamValue, Rows

if TYPE_CHECKING:
    from engine.game import Game
    from engine.model.rulebook import Rulebook
    from engine.position import Player, Position

Citation = tuple[str, ...]


class Figure:
    """A parameter that is one number, read for a player: abilities may set it."""

    __slots__ = ("rule", "name", "index")

    def __init__(self, rule: str, name: str, index: int) -> None:
        self.rule, self.name, self.index = rule, name, index

    def of(self, pos: Position, player: Player) -> int:
        value = pos.game.values[self.index]
        bent = player.held & value.mask
        return value.bent(bent) if bent else value.base  # type: ignore[return-value]

    def plain(self, game: Game) -> int:
        return game.values[self.index].base  # type: ignore[return-value]

    def cites(self, pos: Position, player: Player) -> Citation:
        return pos.game.values[self.index].cites(player.held)


class TableOf:
    """A parameter that is a table: a number for each key, read for a player."""

    __slots__ = ("rule", "name", "index")

    def __init__(self, rule: str, name: str, index: int) -> None:
        self.rule, self.name, self.index = rule, name, index

    def of(self, pos: Position, player: Player) -> dict[int, int]:
        value = pos.game.values[self.index]
        bent = player.held & value.mask
        return value.bent(bent) if bent else value.base  # type: ignore[return-value]

    def plain(self, game: Game) -> dict[int, int]:
        return game.values[self.index].base  # type: ignore[return-value]


class Value:
    """A resolved parameter: its figure, and the figures that abilities set instead."""

    __slots__ = ("base", "rule", "mask", "_by_bit")

    def __init__(self, base: ParamValue, rule: str) -> None:
        self.base = _readable(base)
        self.rule = rule
        self.mask = 0
        self._by_bit: list[tuple[int, int | dict[int, int], str]] = []

    def add(self, bit: int, to: ParamValue, bends: str) -> None:
        self.mask |= bit
        self._by_bit.append((bit, _readable(to), bends))

    def bent(self, held: int) -> int | dict[int, int]:
        """Where several abilities set the same parameter, the one listed last in content holds."""
        return next(to for bit, to, _ in reversed(self._by_bit) if bit & held)

    def cites(self, held: int) -> Citation:
        return (self.rule, *(bends for bit, _, bends in self._by_bit if bit & held))


def _readable(value: ParamValue | Rows) -> int | dict[int, int]:
    return value if isinstance(value, int) else dict(value)


class Binding:
    """All handles that one game's procedures have made."""

    def __init__(self, *shared: Binding) -> None:
        self.cited: set[str] = set().union(*(other.cited for other in shared))
        self.params: list[tuple[str, str]] = []

    def cite(self, *rules: str) -> Citation:
        self.cited.update(rules)
        return rules

    def figure(self, rule: str, name: str) -> Figure:
        return Figure(rule, name, self._index(rule, name))

    def table(self, rule: str, name: str) -> TableOf:
        return TableOf(rule, name, self._index(rule, name))

    def _index(self, rule: str, name: str) -> int:
        self.cited.add(rule)
        self.params.append((rule, name))
        return len(self.params) - 1

    def resolve(self, rulebook: Rulebook) -> list[Value]:
        for rule in sorted(self.cited):
            if rule not in rulebook.rules:
                raise UnboundRule(f"the engine cites {rule!r}, which no content defines{nearest(rule, rulebook.rules)}")
        return [Value(_param(rulebook, rule, name), rule) for rule, name in self.params]


def _param(rulebook: Rulebook, rule: str, name: str) -> ParamValue:
    params = dict(rulebook.rules[rule].params)
    if name not in params:
        raise UnboundRule(f"the engine reads {rule}/{name}, which the rule does not have{nearest(name, params)}")
    return params[name]
