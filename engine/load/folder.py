"""Which files content has, and which schema describes each. Nothing from outside, nothing that nobody reads."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from typing import NamedTuple

from engine.load.nearest import hint
from engine.problems import Problem

SHARED_FILES = {"sources.yaml": "sources"}
BOOK_FILES = {
    "game.yaml": "game",
    "glossary.yaml": "glossary",
    "divergences.yaml": "divergences",
    "statements.yaml": "statements",
    "summary.yaml": "summary",
}
BOOK_FOLDERS = ("rules", "board", "components", "cases")


class Found(NamedTuple):
    """A file to read: where it lies, its name in messages, the schema that describes it, the book it belongs to."""

    path: FilePath
    file: str
    schema: str
    book: str

    @property
    def stem(self) -> str:
        return self.path.stem


@dataclass
class Folder:
    """The content folder: shared files, and the files of each book, in the order of their names."""

    shared: list[Found] = field(default_factory=list)
    books: dict[str, list[Found]] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)


def scan(root: FilePath) -> Folder:
    folder = Folder()
    if not root.is_dir():
        folder.problems.append(Problem(root.name, 1, "file", "there is no such folder"))
        return folder
    for entry in _entries(root, root.name, folder.problems):
        if entry.is_dir():
            folder.books[entry.name] = _book(FilePath(entry.path), f"{root.name}/{entry.name}", folder.problems)
        elif entry.name in SHARED_FILES:
            folder.shared.append(Found(FilePath(entry.path), f"{root.name}/{entry.name}", SHARED_FILES[entry.name], ""))
        else:
            _refuse_stray(f"{root.name}/{entry.name}", SHARED_FILES, folder.problems)
    return folder


def _book(path: FilePath, file: str, problems: list[Problem]) -> list[Found]:
    found: list[Found] = []
    for entry in _entries(path, file, problems):
        inside = f"{file}/{entry.name}"
        if entry.is_dir() and entry.name in BOOK_FOLDERS:
            found += _sub_folder(FilePath(entry.path), inside, entry.name, path.name, problems)
        elif entry.name in BOOK_FILES and not entry.is_dir():
            found.append(Found(FilePath(entry.path), inside, BOOK_FILES[entry.name], path.name))
        else:
            _refuse_stray(inside, (*BOOK_FILES, *BOOK_FOLDERS), problems)
    if not (path / "game.yaml").exists():
        message = "is missing: every folder of content is a game or an expansion"
        problems.append(Problem(f"{file}/game.yaml", 1, "file", message))
    return found


def _sub_folder(path: FilePath, file: str, schema: str, book: str, problems: list[Problem]) -> list[Found]:
    found: list[Found] = []
    for entry in _entries(path, file, problems):
        inside = f"{file}/{entry.name}"
        if entry.name.endswith(".yaml") and not entry.is_dir():
            found.append(Found(FilePath(entry.path), inside, schema, book))
        else:
            _refuse_stray(inside, (), problems)
    return found


def _entries(path: FilePath, file: str, problems: list[Problem]) -> list[os.DirEntry[str]]:
    """What lies in a folder by name; a link is refused, hidden files and Markdown are for people."""
    try:
        with os.scandir(path) as scanned:
            entries = sorted(scanned, key=lambda entry: entry.name)
    except OSError as error:
        problems.append(Problem(file, 1, "file", f"cannot be read: {error.strerror}"))
        return []
    seen = [entry for entry in entries if not entry.name.startswith(".") and not entry.name.endswith(".md")]
    links = [entry for entry in seen if entry.is_symlink()]
    message = "is a link; content holds only real files"
    problems += [Problem(f"{file}/{entry.name}", 1, "file", message) for entry in links]
    return [entry for entry in seen if not entry.is_symlink()]


def _refuse_stray(file: str, known: tuple[str, ...] | dict[str, str], problems: list[Problem]) -> None:
    near = hint(file.rpartition("/")[2], known) or "; content is *.yaml"
    problems.append(Problem(file, 1, "file", f"nothing reads this file{near}"))
