"""What players and the calendar do."""

from __future__ import annotations

from generator.pictures.icons.parts import PLAIN, Shapes, body, cut, disc, dot, drawn, stroke
from generator.pictures.svg import Paint

_TRAY = "M3 15.8v5.4h18v-5.4"


@drawn("place")
def place(tone: Paint) -> Shapes:
    return (stroke(_TRAY), stroke("M12 7v9.6M7.6 12.6l4.4 4.4 4.4-4.4", 2.2), disc(12, 4.6, 3, tone))


@drawn("pick-up")
def pick_up(tone: Paint) -> Shapes:
    return (stroke(_TRAY), stroke("M12 15V2.8M7.6 7.2L12 2.8l4.4 4.4", 2.2), disc(12, 16, 3, tone))


@drawn("advance")
def advance(tone: Paint) -> Shapes:
    """The wheel turns on."""
    return (stroke("M20.4 13.4a8.6 8.6 0 1 1-2.6-7.6", 2.2), stroke("M18.6 1.8v4.6H14", 2.2))


@drawn("move")
def move(tone: Paint) -> Shapes:
    return (
        stroke("M2.6 18.6C5 9.6 12 6.6 20.4 9.4", 2.2),
        stroke("M16 4.8l4.8 4.8-5.4 4.2", 2.2),
        disc(4, 18.4, 2.6, tone),
    )


@drawn("market", "corn")
def market(tone: Paint) -> Shapes:
    """Scales."""
    return (
        stroke("M12 3v17.4M7 21h10M4.6 6.2h14.8", 1.8),
        body("M1.4 13.2l3.4-7 3.4 7c-.6 2.2-6.2 2.2-6.8 0z", tone),
        body("M15.8 13.2l3.4-7 3.4 7c-.6 2.2-6.2 2.2-6.8 0z", tone),
    )


@drawn("beg")
def beg(tone: Paint) -> Shapes:
    """An open hand under a grain of corn."""
    return (
        body("M12.6 1.6c2.2 1.6 2.8 4.6 0 7.2-2.8-2.6-2.2-5.6 0-7.2z", Paint("corn")),
        body(
            "M5.6 13.2c2.6-1.8 4.8-1.6 6.8.2h3c2 0 2 2.6 0 2.6h-2.2 3.2l3.6-2.4c1.8-1 3 .8 1.6 2.2l-5 4.4"
            "c-.8.6-1.4.8-2.4.8H5.6z",
            tone,
        ),
        body("M1.8 12.2h3.8v9.4H1.8z", tone),
    )


@drawn("pay")
def pay(tone: Paint) -> Shapes:
    """A coin that leaves."""
    return (
        disc(8.6, 12, 6.8, tone),
        cut("M5.6 12h6", 2.2),
        stroke("M17 12h5M19.2 9l3 3-3 3"),
    )


@drawn("choice")
def choice(tone: Paint) -> Shapes:
    """A way that forks."""
    return (
        stroke("M12 21.6v-6.4c0-3.2-5.6-3-5.6-9.4M12 15.2c0-3.2 5.6-3 5.6-9.4", 2.2),
        stroke("M3 8.2l3.4-4.4 3.4 4.4M14.2 8.2l3.4-4.4L21 8.2", 2.2),
    )


@drawn("burn", "flame")
def burn(tone: Paint) -> Shapes:
    return (
        body(
            "M12.4 1.6c.4 4.4 6.8 6.4 6.8 12.8 0 4.4-3 7.4-7.2 7.4s-7.2-3-7.2-7c0-3.2 1.8-5 3.2-7 .6 1.8 1.2 2.6 2.2 3"
            " .2-3.8.4-6.4 2.2-9.2z",
            tone,
        ),
        body("M12 13c1.8 1.6 3 3.2 3 5 0 2-1.2 3.2-3 3.2S9 20 9 18c0-1.8 1.2-3.4 3-5z", Paint("corn")),
    )


@drawn("lock", "grey")
def lock(tone: Paint) -> Shapes:
    return (
        stroke("M7.4 11V7.6C7.4 4.8 9.4 2.8 12 2.8s4.6 2 4.6 4.8V11", 2.2),
        body("M4.4 10.6h15.2v10.8H4.4z", tone),
        dot(12, 15.2, 1.7),
        cut("M12 15.4v2.8", 1.8),
    )


@drawn("feed")
def feed(tone: Paint) -> Shapes:
    """A bowl."""
    return (
        stroke("M8.4 8.4c-1.6-2 1.6-3.2 0-5.6M13.6 8.4c-1.6-2 1.6-3.2 0-5.6", 1.8),
        body("M2 11.4h20c0 5.4-3 8.4-6.2 9.4v1H8.2v-1C5 19.8 2 16.8 2 11.4z", tone),
        cut("M3.4 15h17.2", 1.2),
    )


@drawn("day", "corn")
def day(tone: Paint) -> Shapes:
    upright = "M12 1.4v3M12 19.6v3M1.4 12h3M19.6 12h3"
    slanted = "M4.5 4.5l2.1 2.1M17.4 17.4l2.1 2.1M19.5 4.5l-2.1 2.1M6.6 17.4l-2.1 2.1"
    return (stroke(upright), stroke(slanted), disc(12, 12, 5.2, tone))


@drawn("food-day", "orange")
def food_day(tone: Paint) -> Shapes:
    """A bowl under the sun."""
    return (
        stroke("M12 1v2.4M4 4.2l1.8 1.8M20 4.2l-1.8 1.8", 1.8),
        body("M6.8 12.4C6.4 8.6 8.6 6.2 12 6.2s5.6 2.4 5.2 6.2z", Paint("corn")),
        body("M2 12.4h20c0 4.8-3 7.6-6.2 8.4v1H8.2v-1C5 20 2 17.2 2 12.4z", tone),
    )


@drawn("light-side", "corn")
def light_side(tone: Paint) -> Shapes:
    return day(tone)


@drawn("dark-side", "purple")
def dark_side(tone: Paint) -> Shapes:
    moon = "M14.6 2.4C8.4 3 4.2 7.2 4.2 12.4c0 5.4 4.2 9.4 9.6 9.4 2.8 0 5-1 6.8-2.8-7.4.2-11-8.4-6-16.6z"
    return (body(moon, tone),)


@drawn("eclipse", "edge")
def eclipse(tone: Paint) -> Shapes:
    return (
        stroke("M12 .9v2.2M12 20.9v2.2M.9 12h2.2M20.9 12h2.2", 1.8),
        disc(12, 12, 7.4, Paint("corn")),
        body("M13 4.7a7.4 7.4 0 1 0 0 14.6 9.4 9.4 0 0 1 0-14.6z", tone),
    )


@drawn("any-action", "plain")
def any_action(tone: Paint) -> Shapes:
    """A free choice among the spaces of a wheel."""
    spots = ((12, 5), (18, 9.2), (15.8, 17), (8.2, 17), (6, 9.2))
    return (disc(12, 12, 10.2, tone), *(dot(x, y, 1.9) for x, y in spots), dot(12, 12, 1.2, PLAIN))
