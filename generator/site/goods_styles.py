"""Icons of goods in running text: one rule of style for each, so that a page need not repeat the drawing."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import quote

from engine.model.rulebook import Rulebook
from generator.pictures.icons import names, standalone
from generator.pictures.palette import DARK, LIGHT, PRINT, Palette

# Padding of a span in the line, not a box of its own: a line may end before the icon, never after it.
_SHAPE = ".rb-good{background:left center/1.2em no-repeat;padding-inline-start:1.2em}\n"


def goods_styles(books: Iterable[Rulebook]) -> str:
    goods = sorted({good.id for book in books for good in book.goods} | {"resource"})
    drawn = [good for good in goods if good in names()]
    return _SHAPE + "".join(
        (
            _rules(drawn, "", LIGHT),
            _rules(drawn, '[data-md-color-scheme="slate"] ', DARK),
            f"@media print{{{_rules(drawn, 'body ', PRINT)}}}\n",
        )
    )


def _rules(goods: Iterable[str], within: str, palette: Palette) -> str:
    return "".join(f'{within}.rb-good--{good}{{background-image:url("{_address(good, palette)}")}}\n' for good in goods)


def _address(good: str, palette: Palette) -> str:
    return "data:image/svg+xml," + quote(standalone(good, "", palette), safe="/:=' ")
