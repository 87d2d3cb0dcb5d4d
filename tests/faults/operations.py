"""What is disturbed: each writes files, can be done again and again, and can tell whether everything is still there."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from functools import cache
from pathlib import Path
from unittest.mock import patch

import engine
from engine.loading import load_rulebook
from engine.loading.document import Document
from engine.loading.schema import Schemas
from engine.loading.validated import Entry, entry_for
from engine.model.rulebook import Rulebook
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
from tests.site.sample import book_with
from tests.site.test_build import digests


class Operation(ABC):
    """`folder` is its own. `state` says which of the states it knows stands there; anything else is a failure."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

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


class Site(Operation):
    """The sample book as a site in two languages, in every second turn with another word."""

    WORDS = ("Old.", "New.")

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.known: list[dict[str, str]] = []
        for word in self.WORDS:
            self._build(folder / f"scratch {word}" / "site", word)
            self.known.append(digests(folder / f"scratch {word}" / "site"))
        self.run(0)

    def _build(self, out: Path, word: str) -> None:
        with patch.object(build, "put_in_prints", lambda *given: None):
            build.build_sites(["en", "de"], out, progress=_quiet, jobs=1, books=[book_with(word)])

    def run(self, turn: int) -> None:
        self._build(self.folder / "site", self.WORDS[turn % 2])

    def check(self, turn: int | None) -> None:
        assert digests(self.folder / "site") in (self.known if turn is None else [self.known[turn % 2]])

    def kept(self) -> list[Path]:
        return [path for path in (self.folder / "site-work").rglob("*") if path.is_file()]

    def check_clean(self) -> None:
        assert not list((self.folder / "site").rglob(f"*{PART}"))


class Print(Operation):
    """A player aid that is quickly set, in every second turn another one."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.books = _short_books()
        self.known = [self._build(folder / f"scratch-{n}", n) for n in (0, 1)]
        self.run(0)

    def _build(self, out: Path, turn: int) -> bytes:
        book = self.books[turn % 2]
        return build_prints(["en"], [book], out, _quiet, modules=(), kinds=["aid"], jobs=1).printed[0].path.read_bytes()

    def run(self, turn: int) -> None:
        self._build(self.folder / "print", turn)

    def check(self, turn: int | None) -> None:
        (pdf,) = (self.folder / "print").rglob("*.pdf")
        assert pdf.read_bytes() in (self.known if turn is None else [self.known[turn % 2]])

    def kept(self) -> list[Path]:
        return [path for path in (self.folder / "print").rglob("*") if path.is_file()]


@cache
def _short_books() -> tuple[Rulebook, Rulebook]:
    from dataclasses import replace

    book = load_rulebook("tzolkin")
    return replace(book, summary=(book.summary[0],)), replace(book, summary=(book.summary[2],))


def _quiet(line: str) -> None:
    """Nobody listens."""


QUICK = (Update, Save, Validation)
SLOW = (Site, Print)
