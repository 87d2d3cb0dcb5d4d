"""Text in drawings. No font can be asked for its widths here, so they are estimated, a little too wide on purpose."""

from __future__ import annotations

from generator.pictures.svg import Element, Paint, element, group

_NARROW = frozenset("iíìîïıljtfIιί.,:;'’|!()[]/ ")
_BROAD = frozenset("mwMWωώ@—%ΩΦΨшщж")
_ELLIPSIS = "…"


def width(text: str, size: float) -> float:
    return size * sum(_share(letter) for letter in text)


def _share(letter: str) -> float:
    if letter in _NARROW:
        return 0.34
    if letter in _BROAD:
        return 0.92
    return 0.72 if letter.isupper() else 0.6


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


def wrap(words: str, size: float, room: float, most: int = 2) -> tuple[str, ...]:
    """Lines no wider than the room; what does not fit ends in an ellipsis (the full words stand in the title)."""
    lines: list[str] = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if width(longer, size) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    kept = lines[:most]
    if len(lines) > most:
        kept[-1] += _ELLIPSIS
    return tuple(_shortened(line, size, room) for line in kept)


def _shortened(line: str, size: float, room: float) -> str:
    if width(line, size) <= room:
        return line
    line = line.removesuffix(_ELLIPSIS)
    while len(line) > 1 and width(line + _ELLIPSIS, size) > room:
        line = line[:-1]
    return line.rstrip() + _ELLIPSIS


def fitted(words: str, size: float, room: float, least: float) -> float:
    """The size at which the words fit on one line, but never below the least."""
    needed = width(words, size)
    return size if needed <= room else max(least, size * room / needed)


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
    step = 1.2 * size
    first = y - step * (len(lines) - 1) / 2
    return group(
        *(text(x, first + i * step, line, size, anchor=anchor, bold=bold, fill=fill) for i, line in enumerate(lines))
    )
