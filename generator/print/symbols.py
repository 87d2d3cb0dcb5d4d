"""Symbols on paper: the marks of the drawings, with their icons in the print palette, each drawn once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from generator.pictures import icons
from generator.pictures.drawing import Alternative, Drawing, standalone
from generator.pictures.icons.parts import GRID
from generator.pictures.marks import SIGNS, Mark, fits_inside
from generator.pictures.palette import PRINT
from generator.pictures.svg import Element
from generator.pictures.symbols import Signs
from generator.print.model import Symbol, Symbols
from generator.wording.writers import to_text


@dataclass
class SymbolCollection:
    """Gives out symbols, and remembers the icons that the sheet needs for them and those it should explain."""

    signs: Signs
    icons: dict[str, str] = field(default_factory=dict)
    shown: dict[str, None] = field(default_factory=dict)

    def drawn(self) -> tuple[tuple[str, str], ...]:
        """Every icon given out so far, as SVG; asked for when all of a sheet has been gathered."""
        return tuple(sorted(self.icons.items()))

    def row(self, marks: Iterable[Mark]) -> Symbols:
        return tuple(self.symbol(mark) for mark in marks)

    def symbol(self, mark: Mark) -> Symbol:
        if not mark.icon:
            return Symbol(words=mark.words)
        self.shown[mark.icon] = None
        frame = icons.frame(mark.icon, mark.tone) if mark.amount and fits_inside(mark) else None
        shape = frame[0] if frame else icons.shapes(mark.icon, mark.tone)
        name = "-".join(filter(None, (mark.icon, mark.tone, "frame" if frame else "")))
        return Symbol(
            icon=self._keep(name, shape),
            amount=mark.amount,
            inside=frame is not None,
            joins=mark.icon in SIGNS,
            label=self._label(mark.icon),
        )

    def term(self, term: str) -> Symbol:
        """A term by its icon or, where nobody has drawn one, by its words."""
        words = self.signs.captions.term(term)
        icon = self.icon(term)
        if not icon.icon:
            return Symbol(words=words)
        self.shown[term] = None
        return replace(icon, label=words)

    def icon(self, name: str) -> Symbol:
        """The icon of this name beside the name itself, if somebody has drawn it."""
        known = name in icons.names()
        return Symbol(icon=self.keep(name)) if known else Symbol()

    def keep(self, name: str) -> str:
        """The icon as it is, without an amount in it."""
        return self._keep(name, icons.shapes(name))

    def _keep(self, name: str, shape: Element) -> str:
        self.icons[name] = standalone(Drawing(GRID, GRID, Alternative(""), (shape,)), PRINT)
        return name

    def _label(self, icon: str) -> str:
        """The term of the same name; an icon without one never stands without a sentence."""
        say = self.signs.captions.say
        return to_text(say.term(icon)) if say.language.find_term(icon, say.game) else ""
