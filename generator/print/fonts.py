"""The typefaces of what is printed: Libertinus, which Typst brings along, and Source Sans Pro from its package."""

from __future__ import annotations

import shutil
import tempfile
from functools import cache
from pathlib import Path
from threading import Lock

import font_source_sans_pro
import typst

from engine.whole_file import naming

# The package holds every face in two formats; which of two equal ones Typst takes would depend on the machine.
FACES = ("Regular", "It", "Semibold", "Bold")
_opening = Lock()


def fonts() -> typst.Fonts:
    """Opened once for all documents, which several threads set at a time."""
    with _opening:
        return _opened()[0]


@cache
def _opened() -> tuple[typst.Fonts, tempfile.TemporaryDirectory[str]]:
    """Typst reads whole folders, so that ours holds nothing but the faces we use; it goes when the process ends."""
    folder = tempfile.TemporaryDirectory(prefix="rulebook-fonts-")
    for face in FACES:
        name = f"SourceSansPro-{face}.ttf"
        with naming(Path(folder.name) / name):
            shutil.copy(Path(font_source_sans_pro.font_directory) / name, folder.name)
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=True, font_paths=[folder.name]), folder
