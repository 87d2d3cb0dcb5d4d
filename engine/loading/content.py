"""All of content: read, checked for shape and references, assembled. Problems are collected, then reported."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path as FilePath
from typing import Any

from engine.loading import books, folder, reader, schema
from engine.loading.assemble import assemble
from engine.loading.errors import ContentError
from engine.loading.folder import Folder, Found
from engine.loading.known import Sheet, gather
from engine.loading.nearest import hint
from engine.loading.origins import FileOrigins
from engine.loading.references import check_references
from engine.model.build import ShapeError, rulebook_from_plain
from engine.model.origins import Origins
from engine.model.rulebook import Rulebook
from engine.problems import Problem
from engine.share import content_root

Plain = dict[str, Any]


@dataclass(frozen=True)
class Content:
    """Every game without problems, as the plain mapping of its compiled JSON and as built from it; and all problems."""

    rulebooks: dict[str, Plain] = field(default_factory=dict)
    built: dict[str, Rulebook] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)


def games(root: FilePath | None = None) -> list[str]:
    """The ids of the games; expansions belong to theirs."""
    return list(_Library(root or content_root()).groups)


def read_content(root: FilePath | None = None, anew: bool = False) -> Content:
    library = _Library(root or content_root(), anew)
    content = Content()
    for game in library.groups:
        plain, wrong = library.read_game(game)
        rulebook, wrong = (None, wrong) if wrong else _build(plain, library.origins(game))
        content.problems.extend(wrong)
        if rulebook is not None:
            content.rulebooks[game], content.built[game] = plain, rulebook
    return replace(content, problems=_in_order([*content.problems, *library.all_problems()]))


def load_rulebook(game: str, root: FilePath | None = None) -> Rulebook:
    """One game with its expansions; problems elsewhere do not matter."""
    library = _Library(root or content_root())
    if game not in library.groups:
        raise ContentError(library.explain_missing(game))
    plain, problems = library.read_game(game)
    rulebook, wrong = (None, problems) if problems else _build(plain, library.origins(game))
    if rulebook is None:
        raise ContentError(_in_order(wrong))
    return rulebook


def _build(plain: Plain, origins: Origins) -> tuple[Rulebook | None, list[Problem]]:
    try:
        return replace(rulebook_from_plain(plain), origins=origins), []
    except ShapeError as error:
        message = f"the schemas allow what the model does not know: {error}"
        return None, [Problem(f"content/{plain['id']}", 1, "file", message)]


def _in_order(problems: Iterable[Problem]) -> list[Problem]:
    return sorted(set(problems))


def read_sheet(found: Found, anew: bool = False) -> tuple[Sheet, list[Problem]]:
    """One file: read, and its shape checked. Where the reader refused something, its problems are enough."""
    document, problems = reader.read_file(found.path, found.file)
    wrong, marks = schema.check(document, found.schema, anew) if document.tree is not None else ([], [])
    problems = problems or wrong
    gives = schema.gives(found.schema) if problems else frozenset[str]()
    return Sheet(found, document, marks, gives, clean=not problems), problems


class _Library:
    """The content folder, with the files that say which games there are."""

    def __init__(self, root: FilePath, anew: bool = False) -> None:
        self.name = root.name
        self.anew = anew
        self.folder: Folder = folder.scan(root)
        self.sheets: dict[str, Sheet] = {}
        self.wrong: dict[str, list[Problem]] = {}
        heads = [self.read(found) for files in self.folder.books.values() for found in files if found.schema == "game"]
        self.groups, self.problems = books.group(heads)

    def read(self, found: Found) -> Sheet:
        if found.file not in self.sheets:
            self.sheets[found.file], self.wrong[found.file] = read_sheet(found, self.anew)
        return self.sheets[found.file]

    def read_game(self, game: str) -> tuple[Plain, list[Problem]]:
        """The plain rulebook, or nothing and the problems."""
        parts = [[self.read(found) for found in self.folder.books[book]] for book in self.groups[game]]
        shared = [self.read(found) for found in self.folder.shared]
        sheets = [*shared, *(sheet for part in parts for sheet in part)]
        problems = self.stray(self.groups[game]) + _check(sheets)
        problems += [problem for sheet in sheets for problem in self.wrong[sheet.found.file]]
        if problems:
            return {}, problems
        sources = [source for sheet in shared for source in sheet.document.tree["sources"]]
        return assemble(parts, sources), []

    def origins(self, game: str) -> Origins:
        return FileOrigins(self.read(found) for book in self.groups[game] for found in self.folder.books[book])

    def all_problems(self) -> list[Problem]:
        """What is wrong with the files that have been read and the folders around them."""
        read = (problem for wrong in self.wrong.values() for problem in wrong)
        return [*self.folder.problems, *self.problems, *read]

    def stray(self, group: list[str]) -> list[Problem]:
        folders = tuple(f"{self.name}/{book}/" for book in group)
        return [problem for problem in self.folder.problems if problem.file.startswith(folders)]

    def explain_missing(self, game: str) -> list[Problem]:
        """Why a game cannot be loaded that is not among the games."""
        own = [problem for problem in self.all_problems() if problem.file.startswith(f"{self.name}/{game}/")]
        extended = next((base for base, group in self.groups.items() if game in group), None)
        near = hint(game, self.groups)
        message = f"extends {extended}; load that game" if extended else f"there is no such game{near}"
        return _in_order(own) or [Problem(f"{self.name}/{game}", 1, "file", message)]


def _check(sheets: list[Sheet]) -> list[Problem]:
    known, problems = gather(sheets)
    return problems + check_references(sheets, known)
