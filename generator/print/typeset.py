"""From a document to a PDF: Typst reads the document as data, so that no text can become markup."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, TypedDict

import typst

from generator.print.fonts import fonts
from generator.print.model import Document
from generator.print.plain import to_plain

TEMPLATES = Path(__file__).parent / "templates"
# Tagged, so that it can be read aloud.
STANDARD: Any = "ua-1"
_PLACE = re.compile(r"(\w[\w-]*\.typ:\d+):\d+")


class Fit(TypedDict):
    """What a template tells of itself."""

    size: float  # of its type, in points
    fits: bool
    pages: int


class CannotPrint(ValueError):
    """A document that cannot be set as it should be."""


def typeset(document: Document, stamp: str = "") -> bytes:
    """The document as a PDF; the same document gives the same bytes everywhere."""
    return typeset_plain(to_plain(document), stamp)


def typeset_plain(document: dict[str, Any], stamp: str = "") -> bytes:
    """The same from a document that is plain data already."""
    name = "{kind} of {game} in {language}".format_map(document)
    try:
        pdf, fit = _compiled(document, stamp)
    except RuntimeError as error:
        raise CannotPrint(f"{_place(error)}{name}: {error}") from error
    if not fit["fits"]:
        raise CannotPrint(f"{name}: too long for its pages, even in small type")
    return pdf


def fit(document: dict[str, Any]) -> Fit:
    """What plain data takes when it is set."""
    return _compiled(document, "")[1]


def _compiled(document: dict[str, Any], stamp: str) -> tuple[bytes, Fit]:
    """The PDF, and what the template tells of itself; what was laid out for one is not laid out again for the other."""
    written = json.dumps(document | {"stamp": stamp}, ensure_ascii=False)
    main = TEMPLATES / f"{document['kind']}.typ"
    compiler = typst.Compiler(
        main, root=TEMPLATES, font_paths=fonts(), ignore_system_fonts=True, sys_inputs={"sheet": written}
    )
    pdf = compiler.compile(format="pdf", pdf_standards=[STANDARD])
    assert isinstance(pdf, bytes)
    return pdf, json.loads(compiler.query("<fit>", field="value", one=True))


def _place(error: RuntimeError) -> str:
    """File and line of the template, where Typst tells them."""
    found = _PLACE.search(getattr(error, "diagnostic", None) or "")
    return f"{found[1]}: " if found else ""
