"""Cases: a position, some moves, and what must hold. `given` and `then` stay plain: the game's notation reads them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Plain = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Play:
    """Some moves of one player, or a procedure run without a player; and what holds afterwards."""

    player: str = ""
    moves: tuple[str, ...] = ()
    run: str = ""
    why_not: Plain = field(default_factory=dict)
    options: tuple[str, ...] | None = None
    then: Plain = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Case:
    """A worked example or ruling (`reader`: published and translated) or a `check` (executed only)."""

    id: str
    title: str
    rules: tuple[str, ...]
    given: Plain
    play: tuple[Play, ...]
    audience: str = "reader"
    text: str = ""
    modules: tuple[str, ...] = ()
    #: What the table has agreed on where texts leave it open: options of the game by their ids.
    agreed: Plain = field(default_factory=dict)
    then: Plain = field(default_factory=dict)
    draws: tuple[str, ...] = ()
    book: str = ""
    sources: tuple[str, ...] = ()
