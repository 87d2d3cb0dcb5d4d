"""From a sheet to a PDF: Typst reads the sheet as data, so that no text can become markup."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import typst

from generator.print.hyphens import is_divided_here
from generator.print.model import Sheet
from generator.print.plain import to_plain

TEMPLATES = Path(__file__).parent / "templates"
MAIN = TEMPLATES / "sheet.typ"
# Tagged, so that it can be read aloud.
STANDARD: Any = "ua-1"


class CannotPrint(ValueError):
    """A sheet that cannot be set as it should be."""


def typeset(sheet: Sheet, stamp: str = "") -> bytes:
    """The sheet as a PDF of exactly one page; the same sheet gives the same bytes everywhere."""
    try:
        return _typeset(sheet, stamp)
    except typst.TypstError as error:
        raise CannotPrint(f"{sheet.game} in {sheet.language}: {error.message}") from error


def _typeset(sheet: Sheet, stamp: str) -> bytes:
    compiler = _compiler(_data(sheet), stamp)
    fit, pages = _found(compiler, "<fit>"), _found(compiler, "<pages>")
    if not fit["fits"] or pages != 1:
        raise CannotPrint(f"{sheet.game} in {sheet.language}: the summary is too long for one page, even in small type")
    pdf = compiler.compile(format="pdf", pdf_standards=[STANDARD])
    assert isinstance(pdf, bytes)
    return pdf


def pages(sheet: Sheet) -> int:
    """How many pages the sheet takes."""
    return int(_found(_compiler(_data(sheet)), "<pages>"))


def size(sheet: Sheet) -> float:
    """The size of type, in points, at which the sheet fills its page."""
    return float(_found(_compiler(_data(sheet)), "<fit>")["size"])


def _data(sheet: Sheet) -> dict[str, Any]:
    """What the template reads. Where words are divided here, a trial has told which hyphens it needs."""
    if not is_divided_here(sheet.language):
        return to_plain(sheet)
    trial = _compiler(to_plain(sheet) | {"trial": True})
    return to_plain(sheet, frozenset(_found(trial, "<used>"))) | {"size": _found(trial, "<fit>")["size"]}


def _compiler(data: dict[str, Any], stamp: str = "") -> typst.Compiler:
    written = json.dumps(data | {"stamp": stamp}, ensure_ascii=False)
    return typst.Compiler(MAIN, root=TEMPLATES, ignore_system_fonts=True, sys_inputs={"sheet": written})


def _found(compiler: typst.Compiler, label: str) -> Any:
    return json.loads(compiler.query(label, field="value", one=True))
