"""The drawings of a printed document: each kept once, under a name that tells equal ones, in layers that they share."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypedDict

from generator.pictures.drawing import Drawing, smallest_letters
from generator.print.layers import Pile, as_svg, layers, name_of, shared
from generator.print.model import Named, Picture


class Drawn(TypedDict):
    """Every drawing of a document."""

    drawings: Named[tuple[str, ...]]
    layers: Named[str]


@dataclass
class PrintedDrawings:
    """Gives out pictures, and remembers the drawing of each."""

    piles: dict[str, Pile] = field(default_factory=dict)

    def picture(self, drawing: Drawing) -> Picture:
        pile = layers(drawing)
        name = name_of(pile)
        self.piles[name] = pile
        alternative = f"{drawing.alternative.title}. {drawing.alternative.text}".strip()
        return Picture(name, drawing.width, drawing.height, alternative, smallest_letters(drawing))

    def pictures(self, drawings: Iterable[Drawing]) -> tuple[Picture, ...]:
        return tuple(self.picture(drawing) for drawing in drawings)

    def drawn(self) -> Drawn:
        """All that were given out so far; asked for when all of a document has been gathered."""
        piles = shared(dict(sorted(self.piles.items())))
        names = {layer: name_of((layer,)) for pile in piles.values() for layer in pile}
        return {
            "drawings": tuple((name, tuple(names[layer] for layer in pile)) for name, pile in piles.items()),
            "layers": tuple(sorted((name, as_svg(layer)) for layer, name in names.items())),
        }
