"""Content as the sites need it: whoever reads it also finds out what every page of a game may depend on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.loading import read_content, to_compiled_json
from engine.model.rulebook import Rulebook
from engine.problems import Problem
from generator.building.files import digest


class Contents(NamedTuple):
    """`compiled`: each game as the engine in the browser reads it. `structures`: what pages depend on besides words."""

    books: tuple[Rulebook, ...]
    problems: list[Problem]
    compiled: Mapping[str, bytes]
    structures: Mapping[str, str]


def read_contents() -> Contents:
    """Everything; what is found out here need not be sent from the process that reads in a form that takes longer."""
    content = read_content()
    compiled = {game: to_compiled_json(plain).encode() for game, plain in content.rulebooks.items()}
    books = tuple(content.built.values())
    return Contents(books, content.problems, compiled, structures_of(books))


def read_books() -> Contents:
    """Only what it takes to make a page."""
    content = read_content()
    return Contents(tuple(content.built.values()), content.problems, {}, {})


def structures_of(books: Iterable[Rulebook]) -> dict[str, str]:
    # Loaded by the process that reads, while another loads what builds.
    from generator.site.structure import structure

    return {book.id: digest(structure(book).encode()) for book in books}
