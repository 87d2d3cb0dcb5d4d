"""What is known of a language's pages from the last build: what each was made from, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from generator.book.scopes import Scope
from generator.building.files import read_kept, write_sealed
from generator.pages.model import Head
from generator.site.structure import Texts
from generator.wording.language import Language
from generator.wording.reads import MESSAGE, Read

FILE = "known.json"


@dataclass(frozen=True)
class Written:
    """A page as Markdown: what it was made from, and what others have to know of it."""

    head: Head
    markdown: str  # digest
    drawings: tuple[str, ...]
    entries: tuple[tuple[str, ...], ...]  # what the search looks through first
    reads: frozenset[Read] = frozenset()


@dataclass(frozen=True)
class Rendered:
    """A finished page: what it was rendered from, its bytes, and the anchors it has and leads to."""

    source: str
    page: str  # digest
    record: str  # digest of what the search reads of it
    anchors: tuple[str, ...] = ()
    links: tuple[tuple[str, str, str], ...] = ()  # page, anchor, as written


@dataclass(frozen=True)
class Index:
    """The search index of a language: what it was made from, its files, and how the search finds it."""

    source: str = ""
    files: Mapping[str, str] = field(default_factory=dict)
    entry: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Known:
    """`structures`: of each game, and of the language itself. `answers`: to what all pages have asked."""

    structures: Mapping[str, str] = field(default_factory=dict)
    written: Mapping[str, Written] = field(default_factory=dict)
    rendered: Mapping[str, Rendered] = field(default_factory=dict)
    answers: Mapping[Read, str] = field(default_factory=dict)
    index: Index = field(default_factory=Index)

    def changed(self, language: Language, texts: Mapping[str, Texts]) -> frozenset[Read]:
        """The questions that are answered otherwise now, or asked with other words."""
        return frozenset(
            read
            for read, answer in self.answers.items()
            if not _is_asked(read, texts.get(read.game, {})) or language.answer(read) != answer
        )


def _is_asked(read: Read, texts: Texts) -> bool:
    """A text of content is asked for with the English that content has."""
    return read.kind != MESSAGE or read.english in texts.get(read.name, (read.english,))


def answers(language: Language, reads: Iterable[Read]) -> dict[Read, str]:
    return {read: language.answer(read) for read in reads}


def write_known(folder: Path, known: Known) -> None:
    """Pages ask for the same again and again, so each question stands once and is named by its number."""
    numbers = {read: number for number, read in enumerate(known.answers)}
    written = {
        path: {**vars(page), "head": asdict(page.head), "reads": sorted(map(numbers.__getitem__, page.reads))}
        for path, page in known.written.items()
    }
    write_sealed(
        folder / FILE,
        {
            "structures": dict(known.structures),
            "answers": [[*read, answer] for read, answer in known.answers.items()],
            "written": written,
            "rendered": {path: vars(page) for path, page in known.rendered.items()},
            "index": vars(known.index),
        },
    )


def read_known(folder: Path) -> Known:
    return read_kept(folder / FILE, _known, Known())


def _known(facts: dict[str, Any]) -> Known:
    answered = {Read(*read): answer for *read, answer in facts["answers"]}
    reads = list(answered)
    return Known(
        facts["structures"],
        {path: _written(page, reads) for path, page in facts["written"].items()},
        {path: _rendered(page) for path, page in facts["rendered"].items()},
        answered,
        Index(**facts["index"]),
    )


def _written(facts: dict[str, Any], reads: list[Read]) -> Written:
    head = facts["head"]
    scope = Scope(**{name: tuple(values) for name, values in head["scope"].items()})
    anchors = tuple((scheme, id) for scheme, id in head["anchors"])
    return Written(
        Head(**{**head, "scope": scope, "anchors": anchors}),
        facts["markdown"],
        tuple(facts["drawings"]),
        tuple(tuple(entry) for entry in facts["entries"]),
        frozenset(map(reads.__getitem__, facts["reads"])),
    )


def _rendered(facts: dict[str, Any]) -> Rendered:
    links = tuple((page, anchor, written) for page, anchor, written in facts["links"])
    return Rendered(facts["source"], facts["page"], facts["record"], tuple(facts["anchors"]), links)
