"""What is disturbed: each writes files, can be done again and again, and can tell whether everything is still there."""

from __future__ import annotations

import os
import random
import re
import shutil
from abc import ABC, abstractmethod
from dataclasses import replace
from functools import cache, partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import engine
from engine.loading.document import Document
from engine.loading.schema import Schemas
from engine.loading.validated import Entry, entry_for
from engine.share import locales_root, schemas_root
from engine.whole_file import PART
from generator.messages.catalogue import catalogue_path, read_entries, read_gone, write_entries
from generator.messages.command import update_language
from generator.messages.message import Message
from generator.playing.keeping import Keeping
from generator.playing.match import Match, resume
from generator.playing.saved_game import read_saved_game
from generator.print.build import build_prints
from generator.site import build
from generator.site.contents import read_contents
from tests.faults.processes import WELL, begun, ended
from tests.site.sample import book_with, sample_book
from tests.site.test_build import digests


class Operation(ABC):
    """`folder` is its own. `state` says which of the states it knows stands there; anything else is a failure."""

    #: Whether it has to be done in a process that has done nothing before.
    fresh = False

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def begun(self, turn: int, report: Path) -> BaseProcess:
        return begun(partial(self.run, turn), report, self.fresh)

    def done(self, turn: int) -> None:
        """Undisturbed."""
        report = self.folder.parent / f"{self.folder.name}-error"
        assert ended(self.begun(turn, report)) == WELL, report.read_text(encoding="utf-8")

    @abstractmethod
    def run(self, turn: int) -> None:
        """Write the state of this turn: they alternate."""

    @abstractmethod
    def check(self, turn: int | None) -> None:
        """What stands there is whole: the state of this turn, or, if none is named, any."""

    def kept(self) -> list[Path]:
        """Files that can be made again, and may be poisoned."""
        return []

    def check_clean(self) -> None:
        assert not list(self.folder.rglob(f"*{PART}"))


class Update(Operation):
    """`rulebook messages update`: in every second turn the English of some messages is another one."""

    SHOWN = 200

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        entries = read_entries(locales_root() / "pl" / "LC_MESSAGES" / "rulebook.po")[: self.SHOWN]
        self.path = catalogue_path(folder, "pl", "rulebook")
        write_entries(self.path, "pl", entries)
        self.messages = [Message("rulebook", entry.context, entry.english) for entry in entries]
        self.translations = {entry.translation for entry in entries if entry.translation}
        self.run(0)

    def run(self, turn: int) -> None:
        for message in self.messages:
            assert message.english
        update_language(self.folder, "pl", self._said(turn))

    def _said(self, turn: int) -> list[Message]:
        return [each._replace(english=f"{each.english}{' New.' * (turn % 2)}") for each in self.messages]

    def check(self, turn: int | None) -> None:
        entries = read_entries(self.path)
        assert self.translations <= {entry.translation for entry in (*entries, *read_gone(self.path))}
        known = [[each.english for each in self._said(n)] for n in ((0, 1) if turn is None else (turn,))]
        assert [entry.english for entry in entries] in known


class Save(Operation):
    """Saving a game, and keeping every move beside it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.matches = [_match(20), _match(21)]
        self.path = folder / "game.json"
        self.run(0)

    def run(self, turn: int) -> None:
        kept = Keeping(self.path, is_ours=True, beside=self.folder / "game.unsaved.json")
        kept.failed = None
        error = kept.note(self.matches[turn % 2])
        if error:
            raise error
        kept.save(self.matches[turn % 2], self.path)

    def check(self, turn: int | None) -> None:
        known = [each.moves for each in (self.matches if turn is None else [self.matches[turn % 2]])]
        assert resume(read_saved_game(self.path)).moves in known
        beside = self.folder / "game.unsaved.json"
        assert not beside.exists() or resume(read_saved_game(beside)).moves in [each.moves for each in self.matches]


@cache
def _match(moves: int) -> Match:
    match, chance = Match(engine.load("tzolkin"), 2, 1), random.Random(1)
    while len(match.moves) < moves:
        match.play(chance.choice(match.pos.legal_moves()))
    return match


class Validation(Operation):
    """The validation cache: what it remembers is right, or it remembers nothing."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.schemas = Schemas(schemas_root())
        trees = [{"terms": [{"id": "bank", "definition": f"word {'of many ' * 500}{n}"}]} for n in (0, 1)]
        self.documents = [Document("terms.yaml", tree, {}) for tree in trees]
        self.marks = [self.schemas.validate(tree, "glossary.schema.json")[1] for tree in trees]
        self.run(0)

    def _entry(self, turn: int) -> Entry:
        return entry_for(self.documents[turn % 2], "glossary.schema.json", self.schemas.fingerprint)

    def run(self, turn: int) -> None:
        with patch("engine.loading.validated.cache_root", lambda: self.folder):
            self._entry(turn).keep(self.marks[turn % 2])

    def check(self, turn: int | None) -> None:
        with patch("engine.loading.validated.cache_root", lambda: self.folder):
            found = [self._entry(n).recall(self.documents[n]) for n in (0, 1)]
        assert all(marks in (None, self.marks[n]) for n, marks in enumerate(found))
        assert turn is None or found[turn % 2] == self.marks[turn % 2]

    def kept(self) -> list[Path]:
        return [path for path in self.folder.rglob("*") if path.is_file()]


#: What Pagefind names or fills after the numbers of pages, and the list of all files; the texts are in its fragments.
BY_NUMBER = r"pagefind/(index/.*|.*\.pf_meta|pagefind-entry\.json)|offline-worker\.js"


class Site(Operation):
    """The sample book as a site, in every second turn with another word."""

    WORDS = ("Old.", "New.")

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        built, self.known = _built_sites()
        shutil.copytree(built, folder, dirs_exist_ok=True)

    def run(self, turn: int) -> None:
        _build_site(self.folder / "site", self.WORDS[turn % 2])

    def check(self, turn: int | None) -> None:
        known = self.known if turn is None else [self.known[turn % 2]]
        assert self._comparable(digests(self.folder / "site")) in map(self._comparable, known)

    def _comparable(self, files: dict[str, str]) -> dict[str, str]:
        """Pagefind numbers pages in the order in which the disk lists them, which another disk does in another way."""
        if os.stat(self.folder).st_dev == os.stat(_template.name).st_dev:
            return files
        return {path: digest for path, digest in files.items() if not re.fullmatch(BY_NUMBER, path)}

    def kept(self) -> list[Path]:
        return [path for path in (self.folder / "site-work").rglob("*") if path.is_file()]

    def check_clean(self) -> None:
        assert not list((self.folder / "site").rglob(f"*{PART}"))


#: Content is read once: each of hundreds of builds would read it again.
_contents = cache(read_contents)
_template = TemporaryDirectory()


@cache
def _built_sites() -> tuple[Path, list[dict[str, str]]]:
    """Both states, and a folder with the first of them to begin with: a first build takes longest."""
    folder, known = Path(_template.name) / "begun", list[dict[str, str]]()
    for word in reversed(Site.WORDS):
        _build_site(folder / "site", word)
        known.insert(0, digests(folder / "site"))
    return folder, known


def _build_site(out: Path, word: str) -> None:
    with patch.object(build, "read_contents", _contents):
        build.build_sites(["en"], out, progress=_quiet, jobs=1, books=[book_with(word)], prints=False)


class Print(Operation):
    """The player aid of the sample book, in every second turn with another heading."""

    HEADINGS = ("Your turn", "Your next turn")
    fresh = True

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.known: list[bytes] = []
        for turn in (1, 0):
            self.done(turn)
            self.known.insert(0, self._pdf())

    def run(self, turn: int) -> None:
        book = sample_book()
        summary = replace(book.summary[0], title=self.HEADINGS[turn % 2])
        books = [replace(book, summary=(summary,))]
        build_prints(["en"], books, self.folder / "print", _quiet, modules=(), kinds=["aid"], jobs=1)

    def _pdf(self) -> bytes:
        (pdf,) = (self.folder / "print").rglob("*.pdf")
        return pdf.read_bytes()

    def check(self, turn: int | None) -> None:
        assert self._pdf() in (self.known if turn is None else [self.known[turn % 2]])

    def kept(self) -> list[Path]:
        return [path for path in (self.folder / "print").rglob("*") if path.is_file()]


def _quiet(line: str) -> None:
    """Nobody listens."""


QUICK = (Update, Save, Validation)
SLOW = (Site, Print)
