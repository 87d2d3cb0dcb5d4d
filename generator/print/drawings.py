"""The drawings of a printed book: each kept once, under a name that tells equal ones."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field

from generator.pictures.drawing import Drawing, smallest_letters, standalone
from generator.pictures.palette import PRINT
from generator.print.model import Picture


@dataclass
class PrintedDrawings:
    """Gives out pictures, and remembers the drawing of each as SVG."""

    svg: dict[str, str] = field(default_factory=dict)

    def picture(self, drawing: Drawing) -> Picture:
        written = standalone(drawing, PRINT)
        name = hashlib.sha256(written.encode()).hexdigest()[:16]
        self.svg[name] = written
        alternative = f"{drawing.alternative.title}. {drawing.alternative.text}".strip()
        return Picture(name, drawing.width, drawing.height, alternative, smallest_letters(drawing))

    def pictures(self, drawings: Iterable[Drawing]) -> tuple[Picture, ...]:
        return tuple(self.picture(drawing) for drawing in drawings)
