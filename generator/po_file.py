"""PO files, read strictly: a broken line is named, where a lenient reader would lose its message."""

from __future__ import annotations

import re
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import PoFileError, read_po

from engine.problems import Problem

KEYWORD = re.compile(r"(#~ ?)?(msgctxt|msgid|msgid_plural|msgstr(\[\d+\])?)? *\"")
WHOLE = re.compile(r'[^"]*"(?:[^"\\]|\\.)*"\s*')


class BrokenCatalogue(ValueError):
    """A PO file that cannot be read; `problem` says where."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        self.problem = Problem(str(path), line, path.stem, f"cannot be read: {message}")
        super().__init__(str(self.problem))


def read_po_file(path: Path) -> Catalog:
    _check_lines(path)
    try:
        with path.open("rb") as file:
            return read_po(file, abort_invalid=True)
    except PoFileError as error:
        message = re.sub(r" on \d+$", "", str(error))
        raise BrokenCatalogue(path, error.lineno + 1, message) from error


def _check_lines(path: Path) -> None:
    """Every text must be UTF-8, and begin and end with a quotation mark."""
    for number, raw in enumerate(path.read_bytes().splitlines(), 1):
        try:
            line = raw.decode("utf-8")
        except UnicodeDecodeError as error:
            raise BrokenCatalogue(path, number, "not UTF-8") from error
        if KEYWORD.match(line) and not WHOLE.fullmatch(line):
            raise BrokenCatalogue(path, number, "a quotation mark is missing, or one too many stands in the text")
