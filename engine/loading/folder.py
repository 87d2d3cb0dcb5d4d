"""Which files content has, and which schema describes each. Nothing from outside, nothing that nobody reads."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from typing import NamedTuple

from engine.loading.nearest import hint
from engine.problems import Problem

SHARED_FILES = {"sources.yaml": "sources"}
BOOK_FILES = {
    "game.yaml": "game",
    "glossary.yaml": "glossary",
    "divergences.yaml": "divergences",
    "statements.yaml": "statements",
    "summary.yaml": "summary",
    "lessons.yaml": "lessons",
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
        if _is_folder(entry):
            folder.books[entry.name] = _book(FilePath(entry.path), f"{root.name}/{entry.name}", folder.problems)
        elif entry.name in SHARED_FILES:
            folder.shared.append(Found(FilePath(entry.path), f"{root.name}/{entry.name}", SHARED_FILES[entry.name], ""))
        else:
            folder.problems.append(_stray(entry, root.name, tuple(SHARED_FILES)))
    return folder


def _book(path: FilePath, file: str, problems: list[Problem]) -> list[Found]:
    found: list[Found] = []
    for entry in _entries(path, file, problems):
        inside = f"{file}/{entry.name}"
        if _is_folder(entry) and entry.name in BOOK_FOLDERS:
            found += _sub_folder(FilePath(entry.path), inside, entry.name, path.name, problems)
        elif entry.name in BOOK_FILES and not _is_folder(entry):
            found.append(Found(FilePath(entry.path), inside, BOOK_FILES[entry.name], path.name))
        else:
            problems.append(_stray(entry, file, (*BOOK_FILES, *BOOK_FOLDERS)))
    if not (path / "game.yaml").exists():
        message = "is missing: every folder of content is a game or an expansion"
        problems.append(Problem(f"{file}/game.yaml", 1, "file", message))
    return found


def _sub_folder(path: FilePath, file: str, schema: str, book: str, problems: list[Problem]) -> list[Found]:
    found: list[Found] = []
    for entry in _entries(path, file, problems):
        inside = f"{file}/{entry.name}"
        if entry.name.endswith(".yaml") and not _is_folder(entry):
            found.append(Found(FilePath(entry.path), inside, schema, book))
        else:
            problems.append(_stray(entry, file, ()))
    return found


def _entries(path: FilePath, file: str, problems: list[Problem]) -> list[os.DirEntry[str]]:
    """What lies in a folder, by name. Hidden files and Markdown are for people."""
    try:
        with os.scandir(path) as scanned:
            entries = sorted(scanned, key=lambda entry: entry.name)
    except OSError as error:
        problems.append(Problem(file, 1, "file", f"cannot be read: {error.strerror}"))
        return []
    return [entry for entry in entries if not entry.name.startswith(".") and not entry.name.endswith(".md")]


def _is_folder(entry: os.DirEntry[str]) -> bool:
    return entry.is_dir(follow_symlinks=False)


def _stray(entry: os.DirEntry[str], folder: str, known: tuple[str, ...]) -> Problem:
    near = hint(entry.name, known) or "; content is *.yaml"
    message = "is a link; content holds only real files" if entry.is_symlink() else f"nothing reads this file{near}"
    return Problem(f"{folder}/{entry.name}", 1, "file", message)
