"""Strict YAML: plain values and their lines, or problems with file and line. Never a traceback, never a guess.

The tree is built from the parser's events, because only they still show anchors, tags and quotes.
"""

from __future__ import annotations

import os
import pickle
import stat
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path as FilePath
from typing import Any

import yaml
from yaml.events import (
    AliasEvent,
    DocumentEndEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    StreamEndEvent,
    StreamStartEvent,
)

from engine.loading import characters, scalars
from engine.loading.document import Document, Path
from engine.problems import Problem

LARGEST = 512 * 1024
DEEPEST = 24

# libyaml reads about ten times faster than the parser in pure Python; both give the same events.
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Unreadable(Exception):
    """Reading cannot go on."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line
        self.message = message


def read_file(path: FilePath, file: str) -> tuple[Document, list[Problem]]:
    """Read one file, called `file` in messages."""
    try:
        return read_bytes(_content(path), file)
    except _Unreadable as error:
        return _nothing(file, error.line, error.message)


def read_bytes(content: bytes, file: str) -> tuple[Document, list[Problem]]:
    """Whoever reads the same again, as a preview does after each change, has a tree of its own."""
    tree, lines, problems = _read(content, file)
    return Document(file, pickle.loads(tree), lines), list(problems)


@lru_cache(maxsize=512)
def _read(content: bytes, file: str) -> tuple[bytes, Mapping[Path, int], tuple[Problem, ...]]:
    """To copy a tree takes a tenth of the time that it takes to read it."""
    text, refusals = characters.decode(content)
    if refusals:
        return pickle.dumps(None), {}, tuple(Problem(file, line, "file", message) for line, message in refusals)
    document, problems = _Reader(text, file).read()
    return pickle.dumps(document.tree), document.lines, tuple(problems)


def _content(path: FilePath) -> bytes:
    try:
        status = os.lstat(path)
        if stat.S_ISLNK(status.st_mode):
            raise _Unreadable(1, "is a link; content holds only real files")
        if not stat.S_ISREG(status.st_mode):
            raise _Unreadable(1, "not a plain file")
        if status.st_size > LARGEST:
            raise _Unreadable(1, f"the file is larger than {LARGEST // 1024} KiB; split it")
        return path.read_bytes()
    except OSError as error:
        raise _Unreadable(1, f"cannot be read: {error.strerror}") from None


def _nothing(file: str, line: int, message: str) -> tuple[Document, list[Problem]]:
    return Document(file, None, {}), [Problem(file, line, "file", message)]


class _Reader:
    """Walks through the events of one file; `refused` collects what can be passed over."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.next: Callable[[], Event] = _Loader(text).get_event
        self.lines: dict[Path, int] = {}
        self.refused: list[tuple[int, Path, str]] = []

    def read(self) -> tuple[Document, list[Problem]]:
        try:
            tree = self.read_document()
        except _Unreadable as error:
            return _nothing(self.file, error.line, error.message)
        except yaml.YAMLError as error:
            return _nothing(self.file, *_explain(error))
        except (ValueError, OverflowError):
            return _nothing(self.file, 1, "not readable as YAML")
        document = Document(self.file, tree, self.lines)
        problems = [Problem(self.file, line, document.show(path), message) for line, path, message in self.refused]
        return document, problems

    def read_document(self) -> Any:
        self.expect(StreamStartEvent)
        start = self.next()
        if isinstance(start, StreamEndEvent):
            raise _Unreadable(1, "the file is empty")
        if isinstance(start, DocumentStartEvent) and (start.version or start.tags):
            raise _Unreadable(_line(start), "YAML directives (%) are not used here")
        tree = self.read_node(self.next(), ())
        self.expect(DocumentEndEvent)
        more = self.next()
        if not isinstance(more, StreamEndEvent):
            raise _Unreadable(_line(more), "a second document (---) in the same file")
        return tree

    def expect(self, kind: type[Event]) -> None:
        event = self.next()
        if not isinstance(event, kind):
            raise _Unreadable(_line(event), "not readable as YAML")

    def read_node(self, event: Event, path: Path) -> Any:
        if path not in self.lines:
            self.lines[path] = _line(event)
        if isinstance(event, AliasEvent):
            self.refuse(event, path, f"aliases (*{event.anchor}) are not used here; write the value out")
            return ""
        self.refuse_decoration(event, path)
        if isinstance(event, ScalarEvent):
            return self.read_scalar(event, path)
        if len(path) >= DEEPEST:
            raise _Unreadable(_line(event), f"nested more than {DEEPEST} levels deep")
        return self.read_mapping(path) if isinstance(event, MappingStartEvent) else self.read_sequence(path)

    def read_mapping(self, path: Path) -> dict[str, Any]:
        mapping: dict[str, Any] = {}
        while not isinstance(event := self.next(), MappingEndEvent):
            key = self.read_key(event, path)
            inside = (*path, key)
            if key in mapping:
                self.refuse(event, inside, f"the key “{key}” stands twice, first on line {self.lines[inside]}")
            self.lines[inside] = _line(event)
            mapping[key] = self.read_node(self.next(), inside)
        return mapping

    def read_sequence(self, path: Path) -> list[Any]:
        items: list[Any] = []
        while not isinstance(event := self.next(), SequenceEndEvent):
            items.append(self.read_node(event, (*path, len(items))))
        return items

    def read_key(self, event: Event, path: Path) -> str:
        if not isinstance(event, ScalarEvent):
            raise _Unreadable(_line(event), "a key must be a word or a whole number")
        self.refuse_decoration(event, path)
        word = str(event.value)
        if event.style:
            return self.read_quoted(event, word, (*path, word))
        try:
            return scalars.resolve_key(word)
        except scalars.Refused as error:
            self.refuse(event, (*path, word), str(error))
            return word

    def read_scalar(self, event: ScalarEvent, path: Path) -> scalars.Scalar:
        word = str(event.value)
        if event.style:
            return self.read_quoted(event, word, path)
        try:
            return scalars.resolve(word)
        except scalars.Refused as error:
            self.refuse(event, path, str(error))
            return word

    def read_quoted(self, event: ScalarEvent, words: str, path: Path) -> str:
        """Quotes can hide a character behind an escape such as \\x01."""
        hidden = characters.HIDDEN.search(words)
        if hidden:
            self.refuse(event, path, f"{characters.name(hidden.group())} is not allowed")
        return words

    def refuse_decoration(self, event: Any, path: Path) -> None:
        if event.anchor is not None:
            self.refuse(event, path, f"anchors (&{event.anchor}) are not used here; write the value out")
        if event.tag is not None:
            self.refuse(event, path, f"tags ({event.tag}) are not used here")

    def refuse(self, event: Event, path: Path, message: str) -> None:
        self.refused.append((_line(event), path, message))


def _line(event: Any) -> int:
    line: int = event.start_mark.line + 1
    return line


def _explain(error: yaml.YAMLError) -> tuple[int, str]:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    said = getattr(error, "problem", None) or getattr(error, "context", None) or "unexpected character"
    return (int(mark.line) + 1 if mark is not None else 1), f"not readable as YAML: {said}"
