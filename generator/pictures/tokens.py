"""Players' pieces: told apart by shape and letter as well as by colour."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from generator.pictures import lettering
from generator.pictures.svg import Element, Paint, circle, element, group, number, path, rect

SIZE = 28  # the box a token fills

_STROKE = 1.5


@dataclass(frozen=True)
class PlayerBadge:
    """A player as drawn: the colour picks the shape; the letter comes from the page's language."""

    colour: str  # red, green, blue, yellow, orange, purple, black, white, neutral
    letter: str
    name: str  # worded, such as "green" or "neutral worker"
    shape: str = ""  # another one than the colour's: round, for what is no player's


@dataclass(frozen=True)
class Token:
    player: PlayerBadge
    power: str = ""  # shown on a die
    title: str = ""  # worded, such as "green worker, power 3"
    arriving: bool = False  # it has come here just now, and acts


NEUTRAL = "neutral"
AUTOMATON = "purple"  # a seat that no player takes


def _regular(corners: int, radius: float, turn: float = 0) -> str:
    steps = (2 * pi * (i + turn) / corners for i in range(corners))
    return "M" + "L".join(f"{number(radius * sin(a))} {number(-radius * cos(a))}" for a in steps) + "z"


# Shapes are centred on the origin; the second figure moves the letter into their middle.
_OUTLINES: dict[str, tuple[str, float]] = {
    "blue": ("M0 -13.5L14 11H-14z", 3.6),
    "yellow": ("M0 -15L15 0L0 15L-15 0z", 0),
    "orange": (_regular(5, 14), 0.8),
    "purple": (_regular(5, 14, 0.5), -0.8),
    "black": (_regular(6, 14), 0),
}


def token(piece: Token, x: float, y: float, size: float = SIZE) -> Element:
    """The piece centred on (x, y), with its words as a tooltip."""
    words = piece.title or piece.player.name
    shape = _die(piece) if piece.power else _piece(piece.player)
    grown = "" if size == SIZE else f" scale({number(size / SIZE)})"
    return group(
        element("title", words), *shape, transform=f"translate({number(x)} {number(y)}){grown}", class_="rb-token"
    )


def _piece(player: PlayerBadge) -> tuple[Element, ...]:
    fill = Paint(f"player-{player.colour}")
    if player.colour == NEUTRAL:
        return (_body(player.colour, fill, dashed=True), circle(0, 0, 3, fill=Paint("player-neutral-ink")))
    drop = _OUTLINES[player.colour][1] if player.colour in _OUTLINES and not player.shape else 0
    size = lettering.fitted(player.letter, 16, 21.5, 8)
    letter = lettering.text(0, drop, player.letter, size, bold=True, fill=f"player-{player.colour}-ink")
    return (_body(player.shape or player.colour, fill), letter)


def _body(colour: str, fill: Paint, *, dashed: bool = False) -> Element:
    dashes = "3 2" if dashed else None
    if colour in _OUTLINES:
        return path(
            _OUTLINES[colour][0], fill=fill, stroke=Paint("edge"), stroke_width=_STROKE, stroke_linejoin="round"
        )
    if colour == "green":
        return rect(-11.5, -11.5, 23, 23, rx=3, fill=fill, stroke=Paint("edge"), stroke_width=_STROKE)
    return circle(0, 0, 12, fill=fill, stroke=Paint("edge"), stroke_width=_STROKE, stroke_dasharray=dashes)


def _die(piece: Token) -> tuple[Element, ...]:
    """A die shows its power large, and whose it is by its colour and by the shape of a small piece at its corner."""
    colour = piece.player.colour
    face = rect(-12, -12, 26, 26, rx=5, fill=Paint(f"player-{colour}"), stroke=Paint("edge"), stroke_width=_STROKE)
    power = lettering.text(4, 4, piece.power, 16, bold=True, fill=f"player-{colour}-ink")
    owner = group(_body(colour, Paint(f"player-{colour}")), transform="translate(-8.5 -8.5) scale(0.66)")
    return (*((_ARRIVAL,) if piece.arriving else ()), face, power, owner)


#: Behind a die that arrives: a frame in the colour of what an example is about, and the way it came.
_ARRIVAL = group(
    rect(-15.5, -15.5, 33, 33, rx=8, fill=Paint("raised"), stroke=Paint("accent"), stroke_width=3),
    path("M-27 -4L-18.5 1L-27 6z", fill=Paint("accent"), stroke=Paint("accent"), stroke_linejoin="round"),
)


def row(pieces: tuple[Token, ...], x: float, y: float, size: float, room: float) -> Element:
    """Pieces side by side, centred on x; where they do not fit they overlap, the last on top."""
    apart = 10 if any(piece.arriving for piece in pieces) else 6 if any(piece.power for piece in pieces) else 2
    step = min(size + apart, (room - size) / max(1, len(pieces) - 1))
    first = x - step * (len(pieces) - 1) / 2
    return group(*(token(piece, first + i * step, y, size) for i, piece in enumerate(pieces)))


def letters(names: tuple[str, ...]) -> tuple[str, ...]:
    """One letter for each name; where first letters agree, also the first later one that tells them apart."""
    return tuple(_letters(name, place, names) for place, name in enumerate(names, start=1))


def _letters(name: str, place: int, names: tuple[str, ...]) -> str:
    rivals = [other for other in names if other[:1].upper() == name[:1].upper()]
    if len(rivals) == 1:
        return name[:1].upper()
    for i in range(1, len(name)):
        if len({other[i : i + 1] for other in rivals}) == len(rivals):
            return name[:1].upper() + name[i]
    return str(place)
