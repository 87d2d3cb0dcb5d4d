"""The typefaces of what is printed: Libertinus, which Typst brings along, and Source Sans Pro from its package."""

from __future__ import annotations

import shutil
import tempfile
from functools import cache
from pathlib import Path

import font_source_sans_pro
import typst

# The package holds every face in two formats; which of two equal ones Typst takes would depend on the machine.
FACES = ("Regular", "It", "Semibold", "Bold")


@cache
def fonts() -> typst.Fonts:
    """Opened once for all documents; Typst reads whole folders, so that ours holds nothing but the faces we use."""
    for face in FACES:
        shutil.copy(Path(font_source_sans_pro.font_directory) / f"SourceSansPro-{face}.ttf", _folder().name)
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=True, font_paths=[_folder().name])


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    """Removed when the process ends."""
    return tempfile.TemporaryDirectory(prefix="rulebook-fonts-")
