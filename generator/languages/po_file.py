"""PO files, read strictly: a broken line is named, where a lenient reader would lose its message."""

from __future__ import annotations

import re
from functools import lru_cache
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Message
from babel.messages.pofile import PoFileError, read_po

from engine.problems import Problem

KEYWORD = re.compile(r"(#~ ?)?(msgctxt|msgid|msgid_plural|msgstr(\[\d+\])?)? *\"")
WHOLE = re.compile(r'[^"]*"(?:[^"\\]|\\.)*"\s*')


class BrokenCatalogue(ValueError):
    """A PO file that cannot be read; `problem` says where."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        self.problem = Problem(str(path), line, path.stem, f"cannot be read: {message}")
        super().__init__(str(self.problem))


def read_po_file(path: Path) -> tuple[Message, ...]:
    return _messages(path, path.read_bytes())


@lru_cache(maxsize=64)
def _messages(path: Path, content: bytes) -> tuple[Message, ...]:
    """Several readers ask for the same catalogue, and reading takes time."""
    _check_lines(path, content)
    try:
        return tuple(read_po(BytesIO(content), abort_invalid=True))
    except PoFileError as error:
        message = re.sub(r" on \d+$", "", str(error))
        raise BrokenCatalogue(path, error.lineno + 1, message) from error


def _check_lines(path: Path, content: bytes) -> None:
    """Every text must be UTF-8, and begin and end with a quotation mark."""
    for number, raw in enumerate(content.splitlines(), 1):
        try:
            line = raw.decode("utf-8")
        except UnicodeDecodeError as error:
            raise BrokenCatalogue(path, number, "not UTF-8") from error
        if KEYWORD.match(line) and not WHOLE.fullmatch(line):
            raise BrokenCatalogue(path, number, "a quotation mark is missing, or one too many stands in the text")
