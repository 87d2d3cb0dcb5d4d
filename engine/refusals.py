"""Refusals: the rules that forbid a move, the deciding one first, and the values that decided.

A reason is declared once, with the names of its values; its words stand under its name. Thousands of refusals are made
while legal moves are listed, and forgotten at once: so a reason may keep what it was given, and work its values out
when somebody asks. Until then they belong to the position as it is; `settled` keeps them for good.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from engine.handles import Citation

#: What content writes for a good of the player's choice.
ANY_RESOURCE = "resource"

Values = tuple[object, ...]
#: So much of some goods, by name; what content writes for a resource of any kind is one of the names.
Amounts = tuple[tuple[str, int], ...]
#: What has to be paid before something else, and the rule that asks for it.
Before = tuple[tuple[Amounts, str], ...]
#: What the last value of a reason is called that can take more of the same.
GROWING: Final = frozenset({"before", "parts"})


class Reason:
    """A kind of refusal: its name, what its values are called, and what it becomes when more has to be paid."""

    __slots__ = ("id", "fields", "settle", "grown")

    def __init__(
        self,
        id: str,
        fields: tuple[str, ...],
        settle: Callable[..., Values] | None = None,
        grown: Callable[..., Reason] | None = None,
    ) -> None:
        self.id, self.fields, self.settle, self.grown = id, fields, settle, grown

    @property
    def grows(self) -> bool:
        return bool(self.fields) and self.fields[-1] in GROWING

    def __repr__(self) -> str:
        return f"Reason({self.id!r})"


class Refusal:
    """Why a move cannot be played."""

    __slots__ = ("reason", "rules", "_given")

    def __init__(self, reason: Reason, rules: Citation, given: Values = ()) -> None:
        self.reason, self.rules, self._given = reason, rules, given

    @property
    def values(self) -> Values:
        return self._given if self.reason.settle is None else self.reason.settle(*self._given)

    def settled(self) -> Refusal:
        """The same with its values worked out, whatever becomes of the position, and every rule named once."""
        reason = self.reason if self.reason.settle is None else Reason(self.reason.id, self.reason.fields)
        return Refusal(reason, tuple(dict.fromkeys(self.rules)), self.values)

    @property
    def figures(self) -> dict[str, object]:
        """The values that decided, by name."""
        return dict(zip(self.reason.fields, self.values, strict=True))

    def cited(self, first: Citation, last: Citation = ()) -> Refusal:
        """The same reason, with rules that decide before the others, or stand behind them."""
        return Refusal(self.reason, tuple(dict.fromkeys((*first, *self.rules, *last))), self._given)

    def besides(self, paid: Amounts, rules: Citation) -> Refusal:
        """The same, if so much has to be paid before, where that takes some of the goods that are short."""
        if not self.reason.grows or not self._is_about(paid):
            return self
        *others, before = self._given
        given = (*others, ((paid, rules[0]), *cast("Before", before)))
        reason = self.reason if self.reason.grown is None else self.reason.grown(*given)
        return Refusal(reason, tuple(dict.fromkeys((*self.rules, *rules))), given)

    def _is_about(self, paid: Amounts) -> bool:
        figures = self.figures
        looked_at = dict(cast("Amounts", figures["left"] if "left" in figures else figures["there"]))
        return any(good in looked_at or good == ANY_RESOURCE for good, _ in paid)

    def plain(self) -> dict[str, object]:
        """For programs: the reason by name, its rules, its values."""
        return {"reason": self.reason.id, "rules": list(self.rules), **self.figures}

    def __repr__(self) -> str:
        return f"Refusal({self.reason.id!r}, {self.rules!r}, {self.values!r})"


class Reasons:
    """The reasons that one game's procedures, or those of every game, can give."""

    def __init__(self) -> None:
        self.known: dict[str, Reason] = {}

    def reason(
        self,
        id: str,
        *fields: str,
        settle: Callable[..., Values] | None = None,
        grown: Callable[..., Reason] | None = None,
    ) -> Reason:
        if id in self.known:
            raise ValueError(f"the reason {id!r} is declared twice")
        self.known[id] = Reason(id, fields, settle, grown)
        return self.known[id]
