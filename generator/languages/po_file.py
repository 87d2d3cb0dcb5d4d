"""PO files, read strictly: a broken line is named, where a lenient reader would lose its message."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterable, Mapping
from functools import lru_cache
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Message
from babel.messages.pofile import PoFileError, read_po, unescape

from engine.problems import Problem
from generator.languages import po_lines
from generator.languages.entry import Entry

#: Several times the largest one that we have; one of this size takes some seconds.
LARGEST = 2 * 1024 * 1024


#: By context and English: the English that a translation was made for.
Previous = Mapping[tuple[str, str], str]


class BrokenCatalogue(ValueError):
    """A PO file that cannot be read; `problem` says where."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        self.problem = Problem(str(path), line, path.stem, f"cannot be read: {message}")
        super().__init__(str(self.problem))


class PoFile(NamedTuple):
    """Its messages, those that are commented out as no longer used, and what stands above its head."""

    messages: tuple[Entry, ...] = ()
    gone: tuple[Entry, ...] = ()
    head: tuple[str, ...] = ()


def read_po_file(path: Path) -> tuple[Entry, ...]:
    return read_whole_po_file(path).messages


def read_whole_po_file(path: Path) -> PoFile:
    return _read(path, _content(path))


def _content(path: Path) -> bytes:
    """A pipe would never end, and a link leads who knows where."""
    try:
        status = os.lstat(path)
        if not stat.S_ISREG(status.st_mode):
            raise BrokenCatalogue(path, 1, "is no plain file")
        if status.st_size > LARGEST:
            raise BrokenCatalogue(path, 1, f"the file is larger than {LARGEST // 1024} KiB")
        return path.read_bytes()
    except OSError as error:
        raise BrokenCatalogue(path, 1, error.strerror or str(error)) from None


@lru_cache(maxsize=64)
def _read(path: Path, content: bytes) -> PoFile:
    """Several readers ask for the same catalogue, and reading takes time."""
    try:
        live, blocks = po_lines.parted(po_lines.split(content))
        said = po_lines.read(live)
        gone = [_gone(path, line, block) for line, block in blocks]
    except po_lines.Refused as error:
        raise BrokenCatalogue(path, error.line, str(error)) from error
    previous = _previous([*said, *(each for block in gone for each in block.said)])
    return PoFile(
        _entries(_messages(path, "\n".join(live)), previous),
        _entries((message for block in gone for message in block.messages), previous),
        po_lines.head(live, said),
    )


def _previous(said: Iterable[po_lines.Said]) -> Previous:
    return {(_plain(each.context), _plain(each.english)): _plain(each.previous) for each in said if each.previous}


def _plain(quoted: str) -> str:
    plain: str = unescape(f'"{quoted}"')
    return plain


class _Gone(NamedTuple):
    said: list[po_lines.Said]
    messages: list[Message]


def _gone(path: Path, line: int, block: list[str]) -> _Gone:
    try:
        said = po_lines.read(block)
    except po_lines.Refused as error:
        raise po_lines.Refused(line + error.line - 1, str(error)) from error
    return _Gone(said, _messages(path, "\n".join(block), line))


def _messages(path: Path, text: str, first: int = 1) -> list[Message]:
    try:
        return list(read_po(StringIO(text), abort_invalid=True))
    except PoFileError as error:
        raise BrokenCatalogue(path, first + error.lineno, re.sub(r" on \d+$", "", str(error))) from error
    except (ValueError, LookupError) as error:
        raise BrokenCatalogue(path, first, str(error)) from error


def _entries(messages: Iterable[Message], previous: Previous) -> tuple[Entry, ...]:
    return tuple(_entry(message, previous) for message in messages if message.id)


def _entry(message: Message, previous: Previous) -> Entry:
    context, english = str(message.context or ""), str(message.id)
    return Entry(
        context=context,
        english=english,
        translation=str(message.string or ""),
        fuzzy=message.fuzzy,
        previous=previous.get((context, english), ""),
        notes=tuple(note for note in message.user_comments if not note.startswith("|")),
        comment=" ".join(message.auto_comments),
        where=" ".join(place for place, _ in message.locations),
        line=message.lineno or 1,
    )
