"""The generator's half of a game: whatever the engine's kit declares and content names has words and a picture."""

from __future__ import annotations

from collections.abc import Iterator

import engine
from engine.model.rulebook import Rulebook
from engine.problems import Problem
from generator.checking.flows import check_flows
from generator.checking.layouts import check_layouts
from generator.checking.pictures import check_pictures
from generator.checking.words import check_words
from generator.games import games, kit_of


def check_telling(book: Rulebook) -> Iterator[Problem]:
    """A game that the engine cannot play is told elsewhere."""
    if book.id not in engine.games():
        return
    if book.id not in games():
        message = f"nothing is told or drawn of this game: generator/games/{book.id}/kit.py is missing"
        yield book.origins.problem(("book", book.id, "id"), message)
        return
    kit = kit_of(book.id)
    yield from check_words(book, engine.kit_of(book.id), kit)
    yield from check_pictures(book, engine.kit_of(book.id), kit)
    yield from check_layouts(book, kit.pictures)
    yield from check_flows(book, kit.pictures)
