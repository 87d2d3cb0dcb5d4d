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


#: They stand around names of files with spaces.
ISOLATES = "\u2068\u2069"
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
    entries = _entries(path, live, said)
    previous = _previous([*said, *(each for block in gone for each in block.said)])
    return PoFile(
        _with_previous(entries, previous),
        _with_previous((entry for block in gone for entry in block.entries), previous),
        po_lines.head(live, said),
    )


def _with_previous(entries: Iterable[Entry], previous: Previous) -> tuple[Entry, ...]:
    before = ((entry, previous.get((entry.context, entry.english))) for entry in entries)
    return tuple(entry._replace(previous=english) if english else entry for entry, english in before)


def _previous(said: Iterable[po_lines.Said]) -> Previous:
    return {(_plain(each.context), _plain(each.english)): _plain(each.previous) for each in said if each.previous}


def _plain(quoted: str) -> str:
    return str(unescape(f'"{quoted}"')) if "\\" in quoted else quoted


class _Gone(NamedTuple):
    said: list[po_lines.Said]
    entries: list[Entry]


def _gone(path: Path, line: int, block: list[str]) -> _Gone:
    try:
        said = po_lines.read(block)
    except po_lines.Refused as error:
        raise po_lines.Refused(line + error.line - 1, str(error)) from error
    return _Gone(said, _entries(path, block, said, line))


def _entries(path: Path, lines: list[str], said: list[po_lines.Said], first: int = 1) -> list[Entry]:
    """Nearly all catalogues are written plainly; to read them with Babel, too, takes as long as all else."""
    text, entries = "\n".join(lines), [plain_entry(each) for each in said if each.english]
    if not is_plain(text, said, entries):
        return read_by_babel(path, text, first)
    for each in said:
        if not each.english:  # the head, whose fields Babel knows
            read_by_babel(path, f'msgid ""\nmsgstr "{each.translation}"', first)
    return entries


def is_plain(text: str, said: list[po_lines.Said], entries: list[Entry]) -> bool:
    """Whether there is but one way to read it: no comments inside messages, and nothing stands twice when unescaped."""
    different = {(entry.context, entry.english) for entry in entries}
    return (
        len(different) == len(entries)
        and all(each.is_plain for each in said)
        and not any(sign in text for sign in (po_lines.GONE, *ISOLATES))
    )


def plain_entry(said: po_lines.Said) -> Entry:
    comments: dict[str, list[str]] = {}
    for line in filter(None, map(str.strip, said.above)):
        sign = line[:2] if line[1:2] in tuple(".,:|") else "#"
        comments.setdefault(sign, []).append(line[len(sign) :].strip())
    flags = (flag.strip() for line in comments.get("#,", ()) for flag in line.split(","))
    return Entry(
        context=_plain(said.context),
        english=_plain(said.english),
        translation=_plain(said.translation),
        fuzzy="fuzzy" in flags,
        notes=tuple(dict.fromkeys(note for note in comments.get("#", ()) if not note.startswith("|"))),
        comment=" ".join(dict.fromkeys(filter(None, comments.get("#.", ())))),
        where=" ".join(_places(" ".join(comments.get("#:", ())))),
        line=said.at,
    )


def _places(written: str) -> list[str]:
    """The files, without the numbers of lines behind a colon; each place once."""
    split = (place.rpartition(":") for place in dict.fromkeys(written.split()))
    return [file if colon else line for file, colon, line in split if not colon or _is_number(line)]


def _is_number(text: str) -> bool:
    try:
        int(text)
    except ValueError:
        return False
    return True


def read_by_babel(path: Path, text: str, first: int = 1) -> list[Entry]:
    try:
        return [_entry(message) for message in read_po(StringIO(text), abort_invalid=True) if message.id]
    except PoFileError as error:
        raise BrokenCatalogue(path, first + error.lineno, re.sub(r" on \d+$", "", str(error))) from error
    except (ValueError, LookupError) as error:
        raise BrokenCatalogue(path, first, str(error)) from error


def _entry(message: Message) -> Entry:
    return Entry(
        context=str(message.context or ""),
        english=str(message.id),
        translation=str(message.string or ""),
        fuzzy=message.fuzzy,
        notes=tuple(note for note in message.user_comments if not note.startswith("|")),
        comment=" ".join(message.auto_comments),
        where=" ".join(place for place, _ in message.locations),
        line=message.lineno or 1,
    )
