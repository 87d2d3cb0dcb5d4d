"""Action boards of Teotihuacan that are no tables of gains: what can be had there, and for what, by the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.handles import Citation
from engine.model.board import Place
from engine.teotihuacan import rules
from generator.pictures.board import Setting, numbered, printed
from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.game_pictures import DrawPlace
from generator.pictures.marks import Mark, Marks
from generator.pictures.rows import Head, Rows, draw_rows
from generator.pictures.spaces import Space
from generator.pictures.symbols import Signs, effect_marks

_CELL = (172.0, 44.0)
_NARROW = (92.0, 52.0)
Line = tuple[Head, tuple[Space, ...]]
Lines = Callable[[Place, Signs], tuple[Line, ...]]


def by_rule() -> dict[str, DrawPlace]:
    """The rule of a board -> how it is drawn."""
    return {rule: _way(lines) for cited, lines in LINES.items() for rule in cited}


def _way(lines: Lines) -> DrawPlace:
    return lambda place, signs, setting: _drawn(place, lines(place, signs), signs)


def _drawn(place: Place, lines: tuple[Line, ...], signs: Signs) -> Drawing:
    across = max(len(spaces) for _, spaces in lines)
    return draw_rows(
        Rows(
            numbered(place, signs),
            tuple(spaces for _, spaces in lines),
            Alternative(signs.captions.term(place.id)),
            heads=tuple(head for head, _ in lines),
            cell=_CELL if across == 1 else _NARROW,
        )
    )


def _palace(place: Place, signs: Signs) -> tuple[Line, ...]:
    """A worship space for a royal tile of each letter, and a discovery tile beside them."""
    tiles = next(family.components for family in signs.book.families if family.id == "royal-tiles")
    letters = sorted({str(tile.mark("category")) for tile in tiles})
    royal = tuple(replace(_space(place, signs, (Mark("royal"),)), label=letter.upper()) for letter in letters)
    return ((Head(marks=(Mark("worship"),)), royal), (Head(), (_space(place, signs, (Mark("discovery"),)),)))


def _alchemy(place: Place, signs: Signs) -> tuple[Line, ...]:
    """Two rows of technologies, the lower one for so many workers; every column has its temple."""
    workers = rules.ALL_ROWS_WORKERS.printed(signs.book)
    spaces = tuple(
        printed(
            f"{place.id}.{space.id}", "", (Mark("technology"), *effect_marks(space.effects, signs)), signs, Setting()
        )
        for space in place.spaces
    )
    return (_by_workers(1, spaces), _by_workers(workers, spaces))


def _decorations(place: Place, signs: Signs) -> tuple[Line, ...]:
    """Gold by the number of workers, and the points; then the worship space."""
    points = Mark("point", signs.number(rules.DECORATION_POINTS.printed(signs.book)))
    lines = tuple(
        _by_workers(workers, (_space(place, signs, (signs.good("gold", gold), Mark("then"), points)),))
        for workers, gold in rules.DECORATION_GOLD.printed(signs.book).items()
    )
    return (*lines, *_worship(place, signs))


def _construction(place: Place, signs: Signs) -> tuple[Line, ...]:
    """Level by level: stone and wood, and the points."""
    stone = signs.good("stone", rules.BUILD_STONE.printed(signs.book))
    points = rules.POINTS_OF_LEVEL.printed(signs.book)
    return tuple(
        (
            Head(signs.number(level), (Mark("pyramid-tile"),)),
            (_space(place, signs, (stone, *_wood(wood, signs), Mark("then"), Mark("point", str(points[level])))),),
        )
        for level, wood in reversed(rules.BUILD_WOOD.printed(signs.book).items())
    )


def _wood(amount: int, signs: Signs) -> Marks:
    return (signs.good("wood", amount),) if amount else ()


def _worship(place: Place, signs: Signs) -> tuple[Line, ...]:
    return tuple(
        (
            Head(marks=(Mark(signs.named(space.id)),)),
            (printed(f"{place.id}.{space.id}", "", effect_marks(space.effects, signs), signs, Setting()),),
        )
        for space in place.spaces
    )


def _by_workers(workers: int, spaces: tuple[Space, ...]) -> Line:
    return Head(marks=(Mark("die"),) * workers), spaces


def _space(place: Place, signs: Signs, marks: Marks) -> Space:
    return printed(place.id, "", marks, signs, Setting())


#: The rule of a board -> the lines of its drawing, each with its head.
LINES: dict[Citation, Lines] = {
    rules.NO_MAIN_ACTION: _palace,
    rules.LEARN: _alchemy,
    rules.DECORATE: _decorations,
    rules.CONSTRUCT: _construction,
}
