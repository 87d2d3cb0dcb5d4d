"""Whether everything that the tiles of an automaton say can be drawn as a decision flow."""

from __future__ import annotations

from collections.abc import Iterator

from engine.errors import nearest
from engine.model.rulebook import Rulebook
from engine.problems import Problem
from generator.pictures.game_pictures import AnyPictures
from generator.pictures.tile_flows import undrawn


def check_flows(book: Rulebook, pictures: AnyPictures) -> Iterator[Problem]:
    terms = [family.term for family in book.families]
    for term in sorted(pictures.flows):
        if term not in terms:
            file = f"generator/games/{book.id}/kit.py"
            yield Problem(file, 1, f"pictures.flows.{term}", f"no family has this term{nearest(term, terms)}")
    for tile in (tile for family in book.families if family.term in pictures.flows for tile in family.components):
        for field, message in undrawn(tile, book):
            yield book.origins.problem(("component", tile.id, field), message)
