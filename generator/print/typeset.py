"""From a document to a PDF: Typst reads the document as data, so that no text can become markup."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import typst

from generator.print.fonts import fonts
from generator.print.model import Document
from generator.print.plain import to_plain

TEMPLATES = Path(__file__).parent / "templates"
# Tagged, so that it can be read aloud.
STANDARD: Any = "ua-1"


class CannotPrint(ValueError):
    """A document that cannot be set as it should be."""


def typeset(document: Document, stamp: str = "") -> bytes:
    """The document as a PDF; the same document gives the same bytes everywhere."""
    try:
        return _typeset(document, stamp)
    except RuntimeError as error:
        raise CannotPrint(f"{_name(document)}: {error}") from error


def _typeset(document: Document, stamp: str) -> bytes:
    compiler = _compiler(document, stamp)
    if not _fit(compiler)["fits"]:
        raise CannotPrint(f"{_name(document)}: too long for its pages, even in small type")
    pdf = compiler.compile(format="pdf", pdf_standards=[STANDARD])
    assert isinstance(pdf, bytes)
    return pdf


def _name(document: Document) -> str:
    return f"{document.kind} of {document.game} in {document.language}"


def pages(document: Document) -> int:
    """How many pages the document takes."""
    return int(_fit(_compiler(document))["pages"])


def _compiler(document: Document, stamp: str = "") -> typst.Compiler:
    written = json.dumps(to_plain(document) | {"stamp": stamp}, ensure_ascii=False)
    main = TEMPLATES / f"{document.kind}.typ"
    return typst.Compiler(
        main, root=TEMPLATES, font_paths=fonts(), ignore_system_fonts=True, sys_inputs={"sheet": written}
    )


def _fit(compiler: typst.Compiler) -> Any:
    """What the template tells of itself; what it laid out for that is not laid out again for the PDF."""
    return json.loads(compiler.query("<fit>", field="value", one=True))
