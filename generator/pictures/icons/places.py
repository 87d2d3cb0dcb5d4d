"""Places and what is built: temples, technologies, buildings and their kinds."""

from __future__ import annotations

from math import cos, pi, sin

from generator.pictures.icons.parts import INK, PLAIN, Shapes, body, cut, disc, dot, drawn, stroke
from generator.pictures.svg import Paint, number, rect

_STEPPED = "M1.6 21.4v-4.2h2.6v-4.6h2.6V8h2.4V2.8h5.6V8h2.4v4.6h2.6v4.6h2.6v4.2z"


@drawn("temple", "grey")
def temple(tone: Paint) -> Shapes:
    return (body(_STEPPED, tone), cut("M9.6 21.4v-5.2h4.8v5.2M7 8h10M4.4 12.6h15.2", 1.3))


@drawn("temple-up", "grey")
def temple_up(tone: Paint) -> Shapes:
    return (body(_STEPPED, tone), cut("M12 18.8V8.2M8.2 12L12 7.8l3.8 4.2", 2.4))


@drawn("temple-down", "grey")
def temple_down(tone: Paint) -> Shapes:
    return (body(_STEPPED, tone), cut("M12 7.2v11.4M8.2 14.8l3.8 4.2 3.8-4.2", 2.4))


@drawn("avenue", "yellow")
def avenue(tone: Paint) -> Shapes:
    """A road that runs towards a far pyramid."""
    return (
        body("M9.4 7.6h5.2l6.8 13.8H2.6z", tone),
        cut("M12 10.4v1.6M12 14.4v2.2M12 19v1.6", 1.6),
        body("M7.4 7.6L12 2.4l4.6 5.2z", PLAIN),
    )


def cog(cx: float, cy: float, radius: float, teeth: int = 8) -> str:
    """The outline of a small cogwheel: each tooth a trapezoid between two roots."""
    turns = ((-0.36, 0.72), (-0.2, 1.0), (0.2, 1.0), (0.36, 0.72))
    corners = [
        (cx + radius * reach * sin((i + turn) * 2 * pi / teeth), cy - radius * reach * cos((i + turn) * 2 * pi / teeth))
        for i in range(teeth)
        for turn, reach in turns
    ]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "z"


def _tag(tone: Paint) -> Shapes:
    """Technologies share a tag that points onwards."""
    return (body("M1.8 3.6h14.4l6 8.4-6 8.4H1.8z", tone),)


@drawn("technology", "blue")
def technology(tone: Paint) -> Shapes:
    return (*_tag(tone), body(cog(9.6, 12, 6.2), PLAIN), dot(9.6, 12, 1.7))


@drawn("agriculture", "green")
def agriculture(tone: Paint) -> Shapes:
    return (
        *_tag(tone),
        cut("M9.4 17.8v-6.4"),
        body("M9.4 12.4c-3.6.2-5.4-1.8-5.4-5 3.6-.2 5.4 1.6 5.4 5z", PLAIN),
        body("M9.4 14.2c3.4 0 5.2-1.8 5.2-4.8-3.4 0-5.2 1.6-5.2 4.8z", PLAIN),
    )


@drawn("extraction", "orange")
def extraction(tone: Paint) -> Shapes:
    return (*_tag(tone), cut("M5 17.6l8-8", 2.4), cut("M8.2 6.6c4.2-.6 7 2.2 6.4 6.4", 2.4))


@drawn("architecture", "yellow")
def architecture(tone: Paint) -> Shapes:
    return (*_tag(tone), cut("M4.6 17h10.2V6.8z", 1.8), cut("M9.6 14.6h2.8v-2.8"))


@drawn("theology", "purple")
def theology(tone: Paint) -> Shapes:
    return (
        *_tag(tone),
        cut("M9.6 5.8v2M9.6 16.2v2M3.6 12h2M13.6 12h2", 1.6),
        cut("M5.4 7.8l1.4 1.4M12.4 14.8l1.4 1.4M13.8 7.8l-1.4 1.4M6.8 14.8l-1.4 1.4", 1.6),
        disc(9.6, 12, 2.6, PLAIN),
    )


@drawn("building", "brown")
def building(tone: Paint) -> Shapes:
    return (
        body("M4.6 10.6h14.8v10.8H4.6z", PLAIN),
        body("M9.6 21.4v-6.6h4.8v6.6z", tone),
        body("M1.8 11.6L7 3.4h10l5.2 8.2z", tone),
    )


@drawn("monument", "grey")
def monument(tone: Paint) -> Shapes:
    """A carved standing stone."""
    return (
        body("M5.8 18.4V6.4C5.8 3.8 8.4 2 12 2s6.2 1.8 6.2 4.4v12z", tone),
        cut("M9 7.8h.6M14.4 7.8h.6M9.4 11.2h5.2v3.6H9.4z", 1.7),
        body("M2.8 18.4h18.4v3.2H2.8z", PLAIN),
    )


@drawn("farm", "yellow")
def farm(tone: Paint) -> Shapes:
    """Furrows under a sprout."""
    return (
        body("M1.8 21.4c1-5 4.6-7.6 10.2-7.6s9.2 2.6 10.2 7.6z", tone),
        cut("M8 21.2c.4-3 1.4-5.2 3-6.6M16 21.2c-.4-3-1.4-5.2-3-6.6", 1.2),
        cut("M12 13.6V7.4"),
        body("M12 8.8C7.6 9 5.4 6.6 5.2 2.6 9.6 2.4 12 4.6 12 8.8z", Paint("leaf")),
        body("M12 10.8c4 .2 6.2-2 6.4-5.6-4 0-6.4 2-6.4 5.6z", Paint("leaf")),
    )


@drawn("tomb", "brown")
def tomb(tone: Paint) -> Shapes:
    """A burial mound with a dark door."""
    return (
        body("M1.8 21.2C2.4 11 6.2 4.4 12 4.4S21.6 11 22.2 21.2z", tone),
        body("M9 21.2v-5.4c0-2 1.2-3.4 3-3.4s3 1.4 3 3.4v5.4z", Paint("edge")),
    )


@drawn("civic", "green")
def civic(tone: Paint) -> Shapes:
    return (
        body("M2.2 9L12 2.6 21.8 9z", tone),
        body("M4.4 9h15.2v9.2H4.4z", PLAIN),
        cut("M8.2 9.4v8.6M12 9.4v8.6M15.8 9.4v8.6", 1.7),
        body("M2.2 18.2h19.6v3.2H2.2z", tone),
    )


@drawn("shrine", "blue")
def shrine(tone: Paint) -> Shapes:
    """An altar with a flame."""
    return (
        body("M12 1.8c3.6 3.2 4.2 6.4 2.8 9H9.2c-1.4-2.4-.4-5.2 2.8-9z", Paint("flame")),
        body("M4 10.8h16v3.8H4z", tone),
        body("M6.6 14.6h10.8v3.6H6.6z", PLAIN),
        body("M3 18.2h18v3.2H3z", tone),
    )


@drawn("worship", "purple")
def worship(tone: Paint) -> Shapes:
    """A kneeling place: a worker before a step."""
    return (
        body("M13.4 21.4v-4.6h4v-4.6h4.4v9.2z", tone),
        body("M2.4 21.4c0-6.4 2-9.8 5.2-9.8s4.6 3.4 4.4 9.8z", PLAIN),
        disc(8.4, 7.4, 3.6, PLAIN),
    )


@drawn("gear", "stone")
def gear(tone: Paint) -> Shapes:
    return (body(cog(12, 12, 10.4), tone), disc(12, 12, 3.2, PLAIN))


@drawn("bare-field", "sunken")
def bare_field(tone: Paint) -> Shapes:
    """A field without a tile, on which something grows all the same."""
    return (
        rect(2.8, 2.8, 18.4, 18.4, rx=3.2, fill=tone, stroke=INK, stroke_dasharray="3 2.6"),
        stroke("M12 18.6v-8", 1.6),
        body("M12 12.6c-4 .2-6-2-6-5.4 4-.2 6 1.8 6 5.4z", Paint("leaf")),
        body("M12 14.6c3.8 0 5.8-2 5.8-5.2-3.8 0-5.8 1.8-5.8 5.2z", Paint("leaf")),
    )
