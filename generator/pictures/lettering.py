"""Text in drawings. No font can be asked for its widths here, so they are estimated, a little too wide on purpose."""

from __future__ import annotations

from functools import lru_cache
from math import inf

from generator.pictures.svg import Element, Paint, element, group

_NARROW = frozenset("iíìîïıljtfIιί.,:;'’|!()[]/ ")
_BROAD = frozenset("mwMWωώ@—%ΩΦΨшщж")
_MATHS = frozenset("+−×÷=<>")
_DIGITS = frozenset("0123456789")
_LEADING = 1.2  # from line to line


@lru_cache(maxsize=1 << 14)
def width(text: str, size: float, *, bold: bool = False) -> float:
    return size * sum(map(_share, text)) / 100 * (1.1 if bold else 1)


def _share(letter: str) -> int:
    """Of the size, in hundredths: not every Python adds up fractions to the same sum."""
    if letter in _NARROW:
        return 36
    if letter in _BROAD:
        return 94
    if letter in _MATHS:
        return 80
    if letter in _DIGITS:
        return 56
    return 72 if letter.isupper() else 63


def text(
    x: float, y: float, words: str, size: float, *, anchor: str = "middle", bold: bool = False, fill: str = "ink"
) -> Element:
    """One line, centred in height on y."""
    return element(
        "text",
        words,
        x=x,
        y=y + 0.35 * size,
        font_size=size,
        text_anchor=None if anchor == "start" else anchor,
        font_weight="700" if bold else None,
        fill=Paint(fill),
    )


def wrap(words: str, size: float, room: float, *, bold: bool = False) -> tuple[str, ...]:
    """Lines no wider than the room, unless a single word is."""
    lines: list[str] = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if width(longer, size, bold=bold) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def fitted(words: str, size: float, room: float, least: float, *, bold: bool = True) -> float:
    """The size at which the words fit on one line, but never below the least."""
    needed = width(words, size, bold=bold)
    return size if needed <= room else max(least, size * room / needed)


def set_in(
    words: str, size: float, room: float, least: float, most: int = 2, high: float = inf, *, bold: bool = True
) -> tuple[tuple[str, ...], float]:
    """Lines for a narrow place, set smaller where they are too many, too high or too wide. Nothing is cut off: what
    does not fit at the least size takes more lines, and only a word too long for the place is set still smaller."""

    def fits() -> bool:
        return len(lines) <= most and height(lines, size) <= high and _widest(lines, size, bold) <= room

    lines = wrap(words, size, room, bold=bold)
    while size > least and not fits():
        size = max(least, size - 0.5)
        lines = wrap(words, size, room, bold=bold)
    return lines, min(size, size * room / max(room, _widest(lines, size, bold)))


def _widest(lines: tuple[str, ...], size: float, bold: bool) -> float:
    return max(width(line, size, bold=bold) for line in lines)


def height(lines: tuple[str, ...], size: float) -> float:
    return _LEADING * size * len(lines)


def block_height(lines: tuple[str, ...], size: float) -> float:
    return _LEADING * size * len(lines)


def block(
    x: float,
    y: float,
    lines: tuple[str, ...],
    size: float,
    *,
    anchor: str = "middle",
    bold: bool = False,
    fill: str = "ink",
) -> Element:
    """Several lines, centred in height on y."""
    step = _LEADING * size
    first = y - step * (len(lines) - 1) / 2
    return group(
        *(text(x, first + i * step, line, size, anchor=anchor, bold=bold, fill=fill) for i, line in enumerate(lines))
    )
