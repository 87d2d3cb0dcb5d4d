"""From a document to a PDF: Typst reads the document as data, so that no text can become markup."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import typst

from generator.print.fonts import fonts
from generator.print.hyphens import is_divided_here
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
    compiler = _compiler(document, _data(document), stamp)
    if not _found(compiler, "<fit>")["fits"]:
        raise CannotPrint(f"{_name(document)}: too long for its pages, even in small type")
    pdf = compiler.compile(format="pdf", pdf_standards=[STANDARD])
    assert isinstance(pdf, bytes)
    return pdf


def _name(document: Document) -> str:
    return f"{document.kind} of {document.game} in {document.language}"


def pages(document: Document) -> int:
    """How many pages the document takes."""
    return int(_found(_compiler(document, _data(document)), "<fit>")["pages"])


def size(document: Document) -> float:
    """The size of type, in points, at which the document fills its pages."""
    return float(_found(_compiler(document, _data(document)), "<fit>")["size"])


def _data(document: Document) -> dict[str, Any]:
    """What the template reads. Where words are divided here, a trial has told which hyphens it needs."""
    if not is_divided_here(document.language):
        return to_plain(document)
    trial = _compiler(document, to_plain(document) | {"trial": True})
    return to_plain(document, frozenset(_found(trial, "<used>"))) | {"size": _found(trial, "<fit>")["size"]}


def _compiler(document: Document, data: dict[str, Any], stamp: str = "") -> typst.Compiler:
    written = json.dumps(data | {"stamp": stamp}, ensure_ascii=False)
    main = TEMPLATES / f"{document.kind}.typ"
    return typst.Compiler(
        main, root=TEMPLATES, font_paths=fonts(), ignore_system_fonts=True, sys_inputs={"sheet": written}
    )


def _found(compiler: typst.Compiler, label: str) -> Any:
    return json.loads(compiler.query(label, field="value", one=True))
