"""Pieces on the board: workers, dice, masks, tiles."""

from __future__ import annotations

from generator.pictures.icons.parts import PLAIN, Shapes, body, carries_amount, cut, disc, dot, drawn, stroke
from generator.pictures.svg import Paint, rect


def pawn(tone: Paint) -> Shapes:
    return (
        body("M12 9.2c-4 0-6.4 5-7 12h14c-.6-7-3-12-7-12z", tone),
        disc(12, 6.4, 4.2, tone),
    )


def square(tone: Paint) -> Shapes:
    return (rect(2.8, 2.8, 18.4, 18.4, rx=3.2, fill=tone),)


@drawn("worker")
def worker(tone: Paint) -> Shapes:
    return pawn(tone)


@drawn("die")
def die(tone: Paint) -> Shapes:
    """A worker that is a die; with an amount it shows the power instead of pips."""
    return (*square(tone), dot(7.5, 7.5, 1.8), dot(12, 12, 1.8), dot(16.5, 16.5, 1.8))


carries_amount("die", "edge")(square)


@drawn("power-up")
def power_up(tone: Paint) -> Shapes:
    return (*square(tone), cut("M12 17.5v-11M7.2 11L12 6.2l4.8 4.8", 2.4))


@drawn("mask", "orange")
def mask(tone: Paint) -> Shapes:
    return (
        body("M6 8.4L3.6 3l4.6 1.8L12 1.6l3.8 3.2L20.4 3 18 8.4z", Paint("teal")),
        body("M5.2 8.2h13.6c.4 6.4-1.8 11.2-6.8 14.2-5-3-7.2-7.8-6.8-14.2z", tone),
        cut("M7.6 12.2h3M13.4 12.2h3M9.4 17.6h5.2", 1.9),
    )


@drawn("tile")
def tile(tone: Paint) -> Shapes:
    return (*square(tone), cut("M6.8 6.8h10.4v10.4H6.8z", 1.2))


@drawn("discovery", "teal")
def discovery(tone: Paint) -> Shapes:
    """A tile with a star of four rays: found on the way."""
    star = "M12 4.8l2 5.2 5.2 2-5.2 2-2 5.2-2-5.2-5.2-2 5.2-2z"
    return (*square(tone), body(star, PLAIN))


@drawn("decoration", "orange")
def decoration(tone: Paint) -> Shapes:
    return (
        body("M2.6 7h18.8v10.4H2.6z", tone),
        cut("M12 7v10.4M5.4 14.4v-4h3.4v2.2M18.6 10.4v4h-3.4v-2.2", 1.4),
    )


@drawn("pyramid-tile", "grey")
def pyramid_tile(tone: Paint) -> Shapes:
    return (*square(tone), cut("M12 2.8v18.4M2.8 12h18.4"), dot(7.4, 7.4, 1.5), dot(16.6, 16.6, 1.5))


@drawn("royal", "gold")
def royal(tone: Paint) -> Shapes:
    crown = "M3.4 18.6L2.6 7.4l5 4L12 4.2l4.4 7.2 5-4-.8 11.2z"
    return (body(crown, tone), cut("M3.6 15.4h16.8", 1.2))


@drawn("first-player", "red")
def first_player(tone: Paint) -> Shapes:
    """A banner with a one."""
    return (
        stroke("M4.6 2.6v19", 2.2),
        body("M4.6 3.6h15.8l-3.4 5.2 3.4 5.2H4.6z", tone),
        cut("M9 7.2l2-1.4V12", 1.8),
    )


@drawn("tribe", "green")
def tribe(tone: Paint) -> Shapes:
    """A headdress of feathers."""
    return (
        body("M9.2 14.6C3.4 13 1.6 9.4 2.4 5.4c4 .6 7 3.6 6.8 9.2z", tone),
        body("M14.8 14.6c5.8-1.6 7.6-5.2 6.8-9.2-4 .6-7 3.6-6.8 9.2z", tone),
        body("M12 1.8c3.4 3.6 4.2 8 2.6 12.8H9.4C7.8 9.8 8.6 5.4 12 1.8z", Paint("orange")),
        cut("M12 5.6v8.6", 1.2),
        body("M5.4 14.6h13.2v5.8H5.4z", PLAIN),
        cut("M8.6 17.5h.2M12 17.5h.2M15.2 17.5h.2", 2),
    )


@drawn("prophecy", "purple")
def prophecy(tone: Paint) -> Shapes:
    """An eye that sees ahead."""
    return (
        stroke("M12 1.6v3M4.8 3.8l1.7 2.4M19.2 3.8l-1.7 2.4", 1.8),
        body("M1.8 14C4.4 9.6 7.9 7.4 12 7.4s7.6 2.2 10.2 6.6c-2.6 4.4-6.1 6.6-10.2 6.6S4.4 18.4 1.8 14z", PLAIN),
        disc(12, 14, 4, tone),
        dot(12, 14, 1.7),
    )
