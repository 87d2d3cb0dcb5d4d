"""The few errors the engine raises. Each says what was asked, where, and which rules stand against it."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class RulesError(Exception):
    """Anything the engine refuses to do."""


class UnknownMove(RulesError):
    """Text that is no move of this game."""

    def __init__(self, text: str, known: Iterable[str]) -> None:
        self.text, self.near = text, close_to(text, known)
        super().__init__(f"{text!r} is not a move" + (f"; did you mean {self.near!r}?" if self.near else ""))


class IllegalMove(RulesError):
    """A move that the rules refuse in this position; the position is unchanged."""

    def __init__(self, move: str, rules: tuple[str, ...], position: str) -> None:
        super().__init__(f"{move!r} is refused by {', '.join(rules)} in {position}")
        self.move, self.rules, self.position = move, rules, position


class UnboundRule(RulesError):
    """Code that reads a rule or a parameter which content does not have."""


def nearest(name: str, known: Iterable[str]) -> str:
    """`; did you mean 'x'?` where something close is known."""
    close = close_to(name, known)
    return f"; did you mean {close!r}?" if close else ""


def close_to(name: str, known: Iterable[str]) -> str:
    """The nearest known name, if there is one."""
    return next(iter(get_close_matches(name, list(known), n=1)), "")
