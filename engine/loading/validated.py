"""What was validated before: the marks of documents without problems, kept in the user's cache folder.

An entry belongs to one fingerprint: of the document's values, of all schemas, and of the code that validates. What
differs in any of these is validated again, and so is a document whose entry is missing, damaged or of another origin.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path as FilePath
from typing import Any

from engine.loading.document import Document
from engine.loading.marks import Mark
from engine.share import cache_root
from engine.whole_file import write_whole

LIBRARIES = ("jsonschema", "referencing")
MOST = 1000


@dataclass(frozen=True)
class Entry:
    """The place of a document in the cache; `fingerprint` says for which content an entry there is right."""

    name: str
    fingerprint: str

    def recall(self, document: Document) -> list[Mark] | None:
        """The marks, if this very content was validated before."""
        try:
            seal, _, rows = self._path().read_text(encoding="ascii").partition("\n")
            return [_mark(row, document) for row in json.loads(rows)] if seal == self._seal(rows) else None
        except (OSError, RuntimeError, ValueError, TypeError, LookupError):
            return None

    def keep(self, marks: Iterable[Mark]) -> None:
        """Written beside its place and then put there, so that nobody reads half of it. Not to keep it is no error."""
        rows = json.dumps([_row(mark) for mark in marks], separators=(",", ":"))
        try:
            path = self._path()
            path.parent.mkdir(parents=True, exist_ok=True)
            _make_room(path.parent)
            write_whole(path, f"{self._seal(rows)}\n{rows}".encode("ascii"))
        except (OSError, RuntimeError):
            return

    def _path(self) -> FilePath:
        return cache_root() / "validated" / self.name

    def _seal(self, rows: str) -> str:
        """Ties the rows to the fingerprint: an entry for other content, or a damaged one, does not fit."""
        return _digest([self.fingerprint.encode(), rows.encode()])


def _make_room(folder: FilePath) -> None:
    """Files of content are renamed and removed without telling the cache; where there are many, the older half goes."""
    if len(os.listdir(folder)) < MOST:
        return
    entries = sorted((path for path in folder.iterdir() if path.is_file()), key=lambda path: path.stat().st_mtime)
    for path in entries[: len(entries) // 2]:
        path.unlink(missing_ok=True)


def entry_for(document: Document, schema: str, validation: str) -> Entry:
    """Each file has one entry, which is replaced when the file changes: the cache does not grow with every change."""
    tree = json.dumps(document.tree).encode()
    name = _digest([document.file.encode(errors="backslashreplace"), schema.encode()])
    return Entry(name, _digest([validation.encode(), schema.encode(), tree]))


def fingerprint_of_validation(schemas: Mapping[str, bytes]) -> str:
    parts = (part for name, text in schemas.items() for part in (name.encode(), text))
    return _digest([_fingerprint_of_code().encode(), *parts])


@lru_cache(maxsize=1)
def _fingerprint_of_code() -> str:
    return _digest([sys.version.encode(), *(path.read_bytes() for path in _code())])


def _code() -> Iterator[FilePath]:
    """What reads and validates: this package, and the libraries it stands on; they need not be imported for it."""
    yield from sorted(FilePath(__file__).parent.glob("*.py"))
    for spec in filter(None, map(find_spec, LIBRARIES)):
        for folder in spec.submodule_search_locations or ():
            yield from sorted(FilePath(folder).glob("*.py"))


def _digest(parts: Iterable[bytes]) -> str:
    """Every part is led by its length, so that no two lists of parts run together alike."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(b"%d:" % len(part) + part)
    return digest.hexdigest()


def _row(mark: Mark) -> list[Any]:
    """A text is kept, because it may be a key; anything else stands in the document."""
    return [mark.keyword, mark.argument, mark.path, mark.value if isinstance(mark.value, str) else None]


def _mark(row: list[Any], document: Document) -> Mark:
    keyword, argument, path, text = row
    return Mark(keyword, argument, tuple(path), document.at(tuple(path)) if text is None else text)
