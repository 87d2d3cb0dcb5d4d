"""Chapters, rules and their parameters."""

from __future__ import annotations

from dataclasses import dataclass

Rows = tuple[tuple[int, int], ...]
ParamValue = int | Rows


@dataclass(frozen=True, slots=True)
class Rule:
    """One idea in one or two sentences. `number` (such as 4.3) is computed by the loader."""

    id: str
    title: str
    text: str
    kind: str
    sources: tuple[str, ...]
    params: tuple[tuple[str, ParamValue], ...] = ()
    number: str = ""
    chapter: str = ""
    module: str = ""
    players: tuple[int, ...] = ()
    confidence: str = "high"
    changes: tuple[str, ...] = ()  # rules that this one, of a module, changes
    variant: str = ""  # the term of the way of playing to which it belongs

    def param(self, name: str) -> ParamValue:
        return dict(self.params)[name]


@dataclass(frozen=True, slots=True)
class Chapter:
    """One file of rules, in reading order."""

    id: str
    title: str
    rules: tuple[Rule, ...]
    number: int = 0
    book: str = ""
    module: str = ""
    shows: tuple[str, ...] = ()  # what it is about: place:id, track:id, family:id, table:players
