"""Positions drawn: of all that is on the table, the parts that matter to the example."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.position import AnyPosition
from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.sheet import in_one
from generator.pictures.symbols import Signs


@dataclass(frozen=True)
class Part:
    """One drawing of a position. It matters when it differs from an untouched board."""

    id: str
    matters: bool
    draw: Callable[[], Drawing]


def is_of_a_player(part: str) -> bool:
    """Whether a part is the board of one player; games name these `player-green`."""
    return part.startswith("player-")


def parts(pos: AnyPosition, signs: Signs) -> tuple[Part, ...]:
    return signs.pictures.parts(pos, signs)


def mattering(pos: AnyPosition, signs: Signs) -> frozenset[str]:
    return frozenset(part.id for part in parts(pos, signs) if part.matters)


def draw_parts(pos: AnyPosition, signs: Signs, shown: frozenset[str] | None = None) -> tuple[Drawing, ...]:
    """The parts as separate drawings; `shown` names them, otherwise those that matter."""
    return tuple(part.draw() for part in parts(pos, signs) if (part.matters if shown is None else part.id in shown))


def draw_position(pos: AnyPosition, signs: Signs, title: str, shown: frozenset[str] | None = None) -> Drawing:
    """The parts as one drawing."""
    drawings = draw_parts(pos, signs, shown)
    said = (drawing.alternative for drawing in drawings)
    words = " ".join(one.text or f"{one.title}." for one in said)
    return in_one(drawings, Alternative(title, words), room=760)


def draw_pair(
    before: AnyPosition, after: AnyPosition, signs: Signs, titles: tuple[str, str]
) -> tuple[Drawing, Drawing]:
    """An example before and after: both show the parts that matter in either, so that they compare."""
    shown = mattering(before, signs) | mattering(after, signs)
    return draw_position(before, signs, titles[0], shown), draw_position(after, signs, titles[1], shown)
