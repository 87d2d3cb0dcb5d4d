"""What a game's package contributes: positions, move kinds, steps, effect kinds, moments. A kind exists once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from engine.binding import Binding, Citation
from engine.decisions import MoveKind

if TYPE_CHECKING:
    from engine.effects import Action
    from engine.game import Game

StepFunction = Callable[..., None]


@dataclass
class Procedures:
    """The procedures of a game, looked up by name."""

    binding: Binding
    position: type[Any]
    notation: Any
    nothing_to_decide: Citation
    cannot_pay: Citation
    refuse_tax: Citation
    outcome: Callable[[Any], dict[str, Any]]
    imposed: Callable[[Any], int]
    step: Callable[[Any, int, int, Citation], None]
    can_step: Callable[[Any, int, int], Citation | None]
    kinds: dict[str, MoveKind] = field(default_factory=dict)
    steps: dict[str, StepFunction] = field(default_factory=dict)
    effects: dict[type, type[Action]] = field(default_factory=dict)
    measures: dict[type, Callable[[Any, Any, Any], int]] = field(default_factory=dict)
    events: dict[str, tuple[str, ...]] = field(default_factory=dict)
    compile: Callable[[Game], Any] = lambda game: None
    #: How a game is set up; a book that is not complete has no need of it.
    start: Callable[[Any], None] = lambda pos: None
    #: The moments that procedures fire, and the windows for free actions that are open at a decision.
    moments: tuple[str, ...] = ()
    windows: dict[str, tuple[str, ...]] = field(default_factory=dict)
    view: Callable[[Any, int], dict[str, Any]] = lambda pos, player: cast("dict[str, Any]", pos.to_json())


def once(table: dict[Any, Any], name: Any, value: Any) -> None:
    """Enter something under a name that must not be taken."""
    if name in table:
        raise ValueError(f"{name!r} is registered twice")
    table[name] = value


def merged(*tables: dict[Any, Any]) -> dict[Any, Any]:
    """Several tables as one; a name that stands in two of them is an error."""
    whole: dict[Any, Any] = {}
    for table in tables:
        for name, value in table.items():
            once(whole, name, value)
    return whole
