"""The four signs on pyramid and decoration tiles: plain, or in the colour of a temple."""

from __future__ import annotations

from generator.pictures.icons.parts import Shapes, body, cut, disc, dot, drawn
from generator.pictures.svg import Paint


@drawn("statuette")
def statuette(tone: Paint) -> Shapes:
    """A small figure with folded arms."""
    return (
        body("M7.6 9.6h8.8l2 7.4h-2.6v4.4H8.2V17H5.6z", tone),
        cut("M8.4 13.6h7.2M12 17.4v4", 1.4),
        body("M7.8 3.2h8.4v6.4H7.8z", tone),
        cut("M10 6h.2M13.8 6h.2", 1.9),
    )


@drawn("crest")
def crest(tone: Paint) -> Shapes:
    """A face under a crest of feathers."""
    return (
        body("M12 1.8l2.2 4.6L19 3.8l-1.2 6.6H6.2L5 3.8l4.8 2.6z", tone),
        body("M6.2 10.4h11.6v4.8c0 3.6-2.4 6.2-5.8 6.2s-5.8-2.6-5.8-6.2z", tone),
        cut("M9 13.8h1.4M13.6 13.8H15M10 18.2h4", 1.7),
    )


@drawn("serpent")
def serpent(tone: Paint) -> Shapes:
    """The head of a feathered serpent with an open mouth."""
    return (
        body(
            "M3 20.6c-.8-8.8 3-15.8 11-16.4 3.6-.2 6.4 1.6 7.4 4.8l-7.6 2 7.4 2.6c-.6 2.6-2.8 4.2-5.8 4.2h-4.8v2.8z",
            tone,
        ),
        dot(12.2, 8.4, 1.6),
        cut("M6 13.4c1.2.2 2.2.2 3.2-.2M5.4 17h3.4", 1.4),
    )


@drawn("glyph")
def glyph(tone: Paint) -> Shapes:
    """A small neutral sign."""
    return (disc(12, 12, 6.4, tone), cut("M12 9v6M9 12h6", 1.8))
