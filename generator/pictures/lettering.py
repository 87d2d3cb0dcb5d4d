"""Text in drawings. No font can be asked for its widths here, so they are estimated, a little too wide on purpose."""

from __future__ import annotations

from functools import lru_cache
from math import inf

from generator.pictures.svg import Element, Paint, element, group

_NARROW = frozenset("iíìîïıljtfIιί.,:;'’|!()[]/ ")
_BROAD = frozenset("mwMWωώ@—%ΩΦΨшщж")
_MATHS = frozenset("+−×÷=<>")
_ELLIPSIS = "…"
_LEADING = 1.2  # from line to line


@lru_cache(maxsize=1 << 14)
def width(text: str, size: float, *, bold: bool = False) -> float:
    return size * sum(_share(letter) for letter in text) * (1.1 if bold else 1)


def _share(letter: str) -> float:
    if letter in _NARROW:
        return 0.36
    if letter in _BROAD:
        return 0.94
    if letter in _MATHS:
        return 0.8
    return 0.72 if letter.isupper() else 0.63


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


def wrap(words: str, size: float, room: float, most: int = 2, *, bold: bool = False) -> tuple[str, ...]:
    """Lines no wider than the room; what does not fit ends in an ellipsis (the full words stand in the title)."""
    lines: list[str] = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if width(longer, size, bold=bold) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    kept = lines[:most]
    if len(lines) > most:
        kept[-1] += _ELLIPSIS
    return tuple(_shortened(line, size, room, bold) for line in kept)


def _shortened(line: str, size: float, room: float, bold: bool) -> str:
    if width(line, size, bold=bold) <= room:
        return line
    line = line.removesuffix(_ELLIPSIS)
    while len(line) > 1 and width(line + _ELLIPSIS, size, bold=bold) > room:
        line = line[:-1]
    return line.rstrip() + _ELLIPSIS


def fitted(words: str, size: float, room: float, least: float, *, bold: bool = True) -> float:
    """The size at which the words fit on one line, but never below the least."""
    needed = width(words, size, bold=bold)
    return size if needed <= room else max(least, size * room / needed)


def set_in(
    words: str, size: float, room: float, least: float, most: int = 2, high: float = inf
) -> tuple[tuple[str, ...], float]:
    """Bold lines for a narrow place: set smaller before anything is cut off or stands out."""
    lines = wrap(words, size, room, most, bold=True)
    while size > least and (_is_cut(lines) or len(lines) * _LEADING * size > high):
        size = max(least, size - 0.5)
        lines = wrap(words, size, room, most, bold=True)
    return lines, size


def _is_cut(lines: tuple[str, ...]) -> bool:
    return any(line.endswith(_ELLIPSIS) for line in lines)


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
