"""Goods: what players hold and spend."""

from __future__ import annotations

from generator.pictures.icons.parts import EDGE, STROKE, Shapes, body, cut, dot, drawn, stroke
from generator.pictures.svg import Paint, group, moved, rect


@drawn("corn", "corn")
def corn(tone: Paint) -> Shapes:
    leaf = Paint("leaf")
    return (
        body("M12 1.8c3 2 4.3 5.2 4.3 8.9 0 4-1.6 7-4.3 8.8-2.7-1.8-4.3-4.8-4.3-8.8 0-3.7 1.3-6.9 4.3-8.9z", tone),
        cut("M12 2.5V13M8.7 6h6.6M7.8 9.5h8.4", 1.2),
        body("M4.2 8.8c4.4 2.6 7 6.6 7.8 13.4-5.6-1.6-8.6-6.6-7.8-13.4z", leaf),
        body("M19.8 8.8c-4.4 2.6-7 6.6-7.8 13.4 5.6-1.6 8.6-6.6 7.8-13.4z", leaf),
    )


@drawn("wood", "wood")
def wood(tone: Paint) -> Shapes:
    ring = Paint("plain")
    return (
        body("M5.2 5.6h12.2v12.8H5.2c-2.2 0-3.8-2.8-3.8-6.4s1.6-6.4 3.8-6.4z", tone),
        body("M17.4 5.6c2.6 0 4.6 2.8 4.6 6.4s-2 6.4-4.6 6.4-4.6-2.8-4.6-6.4 2-6.4 4.6-6.4z", ring),
        cut("M17.4 9.2c1.1 0 2 1.2 2 2.8s-.9 2.8-2 2.8-2-1.2-2-2.8.9-2.8 2-2.8z", 1.2),
        cut("M4.8 9.6h5M6.4 14.4h4.2", 1.3),
    )


@drawn("stone", "stone")
def stone(tone: Paint) -> Shapes:
    return (
        body("M2.5 16.2L5 7.6l6.8-4.1 7.2 3 2.5 8.2-3.8 5.8H6.6z", tone),
        cut("M5 7.6l6.2 3.2L19 6.5M11.2 10.8l-1.4 9.6M11.2 10.8l6.5 5.4", 1.2),
    )


@drawn("gold", "gold")
def gold(tone: Paint) -> Shapes:
    return (
        body("M4.6 11.2L8.8 6h9.4l3.6 8.4-4.2 4.6H2z", tone),
        cut("M4.6 11.2h10L18.2 6M14.6 11.2l3 7.8"),
    )


@drawn("skull", "skull")
def skull(tone: Paint) -> Shapes:
    return (
        body(
            "M12 2.2c-5.2 0-8.6 3.4-8.6 8 0 2.7 1.3 4.7 3.4 6v3.6c0 1 .8 1.8 1.8 1.8h6.8c1 0 1.8-.8 1.8-1.8v-3.6"
            "c2.1-1.3 3.4-3.3 3.4-6 0-4.6-3.4-8-8.6-8z",
            tone,
        ),
        dot(8.5, 10.8, 2.1),
        dot(15.5, 10.8, 2.1),
        cut("M12 14v1.6M10 18.4v3M14 18.4v3", 1.3),
    )


@drawn("cocoa", "cocoa")
def cocoa(tone: Paint) -> Shapes:
    return (
        stroke("M18.2 5.8l3-3.2"),
        body("M4.6 20C1 13 6.6 4.4 18.4 5.6 20.8 16 13 23.2 4.6 20z", tone),
        cut("M4.6 20C6.6 13.4 11 8.6 18.4 5.6M4.6 20c5.4-2.2 10.4-6.6 13.8-14.4", 1.2),
    )


@drawn("resource")
def resource(tone: Paint) -> Shapes:
    """Any resource: a cube whose faces are wood, stone and gold."""
    return (
        body("M12 2.2l8.6 4.6-8.6 4.7-8.6-4.7z", Paint("gold")),
        body("M3.4 6.8l8.6 4.7v10.3l-8.6-4.9z", Paint("wood")),
        body("M20.6 6.8L12 11.5v10.3l8.6-4.9z", Paint("stone")),
    )


def _on_a_tile(shapes: Shapes) -> Shapes:
    """On a small tile of its own, and so not to be taken for the good itself."""
    frame = rect(1.4, 1.4, 21.2, 21.2, rx=3.5, fill=Paint("raised"), stroke=EDGE, stroke_width=STROKE)
    return frame, moved(3.6, 3.6, group(*shapes), scale=0.7)


@drawn("corn-tile", "corn")
def corn_tile(tone: Paint) -> Shapes:
    return _on_a_tile(corn(tone))


@drawn("wood-tile", "wood")
def wood_tile(tone: Paint) -> Shapes:
    return _on_a_tile(wood(tone))
