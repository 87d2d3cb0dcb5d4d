"""What is known of a language's pages from the last build: what each was made from, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from generator.book.scopes import Scope
from generator.building.files import read_kept, write_sealed
from generator.pages.model import Head
from generator.site.structure import Texts
from generator.wording.language import Language
from generator.wording.reads import MESSAGE, Read

# Of the texts of each game, and of what came of all of them. Whatever they say is compared with what stands there, so
# that one may be from an earlier build than another.
TEXTS_FILE, PAGES_FILE = "known-texts-{}.json", "known-pages.json"


@dataclass(frozen=True)
class Written:
    """A page as Markdown: what others have to know of it, and, where that is kept, what it was made from."""

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
class GameTexts:
    """The pages of one game. `structure`: of game and language. `answers`: to all that the pages have asked; `mark`:
    of the language that gave them.
    """

    structure: str = ""
    mark: str = ""
    written: Mapping[str, Written] = field(default_factory=dict)
    answers: Mapping[Read, str] = field(default_factory=dict)

    def changed(self, language: Language, mark: str, texts: Mapping[str, Texts]) -> frozenset[Read]:
        """The questions that are answered otherwise now, or asked with other words."""
        same = mark == self.mark
        return frozenset(
            read
            for read, answer in self.answers.items()
            if not _is_asked(read, texts.get(read.game, {})) or not (same or language.answer(read) == answer)
        )


@dataclass(frozen=True)
class Known:
    """`texts`: of each game."""

    texts: Mapping[str, GameTexts] = field(default_factory=dict)
    rendered: Mapping[str, Rendered] = field(default_factory=dict)
    index: Index = field(default_factory=Index)


def _is_asked(read: Read, texts: Texts) -> bool:
    """A text of content is asked for with the English that content has."""
    return read.kind != MESSAGE or read.english in texts.get(read.name, (read.english,))


def answers(language: Language, reads: Iterable[Read]) -> dict[Read, str]:
    return {read: language.answer(read) for read in reads}


def write_texts(folder: Path, game: str, texts: GameTexts) -> None:
    """Pages ask for the same again and again, so each question stands once and is named by its number."""
    numbers = {read: number for number, read in enumerate(texts.answers)}
    pages = {
        path: {**vars(page), "head": asdict(page.head), "reads": sorted(map(numbers.__getitem__, page.reads))}
        for path, page in texts.written.items()
    }
    asked = [[*read, answer] for read, answer in texts.answers.items()]
    facts = {"game": game, "structure": texts.structure, "mark": texts.mark, "answers": asked, "written": pages}
    write_sealed(folder / TEXTS_FILE.format(game), facts)


def forget_texts(folder: Path, games: Iterable[str]) -> None:
    """Those of all games but these."""
    wanted = {TEXTS_FILE.format(game) for game in games}
    for path in folder.glob(TEXTS_FILE.format("*")):
        if path.name not in wanted:
            path.unlink()


def write_pages(folder: Path, rendered: Mapping[str, Rendered], index: Index) -> None:
    pages = {path: vars(page) for path, page in rendered.items()}
    write_sealed(folder / PAGES_FILE, {"rendered": pages, "index": vars(index)})


def read_known(folder: Path) -> Known:
    texts = dict(read_kept(path, _texts, ("", GameTexts())) for path in sorted(folder.glob(TEXTS_FILE.format("*"))))
    return replace(read_kept(folder / PAGES_FILE, _pages, Known()), texts=texts)


def _texts(facts: dict[str, Any]) -> tuple[str, GameTexts]:
    answered = {Read(*read): answer for *read, answer in facts["answers"]}
    reads = list(answered)
    written = {path: _written(page, reads) for path, page in facts["written"].items()}
    return facts["game"], GameTexts(facts["structure"], facts["mark"], written, answered)


def _pages(facts: dict[str, Any]) -> Known:
    rendered = {path: _rendered(page) for path, page in facts["rendered"].items()}
    return Known(rendered=rendered, index=Index(**facts["index"]))


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
