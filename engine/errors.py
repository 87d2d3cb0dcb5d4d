"""The few errors the engine raises. Each says what was asked, where, and which rules stand against it."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class RulesError(Exception):
    """Anything the engine refuses to do."""


class UnknownMove(RulesError):
    """Text that is no move of this game."""

    def __init__(self, text: str, known: Iterable[str]) -> None:
        super().__init__(f"{text!r} is not a move{nearest(text, known)}")
        self.text = text


class IllegalMove(RulesError):
    """A move that the rules refuse in this position; the position is unchanged."""

    def __init__(self, move: str, rules: tuple[str, ...], position: str) -> None:
        super().__init__(f"{move!r} is refused by {', '.join(rules)} in {position}")
        self.move, self.rules, self.position = move, rules, position


class BadPosition(RulesError):
    """A described position that cannot exist; `path` says where in the description, `rule` which rule it breaks."""

    def __init__(self, path: str, message: str, rule: str = "") -> None:
        super().__init__(f"{path}: {message}" + (f" ({rule})" if rule else ""))
        self.path, self.message, self.rule = path, message, rule


class UnboundRule(RulesError):
    """Code that reads a rule or a parameter which content does not have."""


def nearest(name: str, known: Iterable[str]) -> str:
    """`; did you mean 'x'?` where something close is known."""
    close = get_close_matches(name, list(known), n=1)
    return f"; did you mean {close[0]!r}?" if close else ""
