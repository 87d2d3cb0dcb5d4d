"""What a reader may choose to see on a page."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Choice:
    """`needs`: the module without which it cannot be chosen."""

    value: str
    label: str
    needs: str = ""


@dataclass(frozen=True, slots=True)
class Filter:
    """The choices that make a difference on the page; `told[n - 1]` says that n things are hidden."""

    players: tuple[Choice, ...]
    modules: tuple[Choice, ...]
    variants: tuple[Choice, ...]
    told: tuple[str, ...]
