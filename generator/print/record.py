"""What was printed into a folder: from what each PDF was made, and which bytes it must have."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from pathlib import Path

from generator.building.files import digest, digest_of, read_kept, write_sealed, write_whole
from generator.print.orders import Order

FILE = ".printed.json"
_LEFT = "*.part"


@dataclass(frozen=True)
class Made:
    """Digests: of all that the document may be made from, of the document itself, and of its PDF."""

    stamp: str
    document: str
    pdf: str


class Record:
    """Kept beside what was printed. A PDF that it does not know, or knows with other bytes, is not there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._made: dict[str, Made] = read_kept(folder / FILE, _made, {})

    def document(self, order: Order) -> str:
        """From which document the PDF was made that stands there; nothing where its bytes are not those."""
        made = self._made.get(self._name(order))
        return made.document if made and digest_of(order.path) == made.pdf else ""

    def is_current(self, order: Order) -> bool:
        made = self._made.get(self._name(order))
        return made is not None and made.stamp == order.stamp and digest_of(order.path) == made.pdf

    def keep(self, order: Order, document: str, pdf: bytes | None) -> None:
        """The new PDF or, where there is none, that the old one has been made from the same document."""
        if pdf is not None:
            write_whole(order.path, pdf)
        known = self._made.get(self._name(order))
        digested = digest(pdf) if pdf is not None else known.pdf if known else ""
        self._made[self._name(order)] = Made(order.stamp, document, digested)
        write_sealed(self.folder / FILE, {path: astuple(made) for path, made in sorted(self._made.items())})

    def clean(self) -> None:
        """Somebody who was stopped may have left half a file beside its place."""
        for left in self.folder.rglob(_LEFT):
            left.unlink(missing_ok=True)

    def _name(self, order: Order) -> str:
        return order.path.relative_to(self.folder).as_posix()


def _made(facts: dict[str, list[str]]) -> dict[str, Made]:
    return {path: Made(*made) for path, made in facts.items()}
