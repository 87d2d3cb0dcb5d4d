"""Terms without which a game cannot be told: of its goods, places, tracks, tiles, players and figures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import engine
from engine.errors import nearest
from engine.loading.reader import read_file
from engine.model.components import Component
from engine.model.rulebook import Rulebook
from engine.problems import Problem
from generator.games import games, kit_of
from generator.languages.load import TERMS
from generator.wording.language import Language

#: Marks that have sentences of their own.
WORDED_MARKS = frozenset({"age", "number", "category"})


def missing_terms(language: Language, books: Iterable[Rulebook], root: Path) -> list[Problem]:
    """Terms that a language lacks, at the head of its terms."""
    needed = {term: book.id for book in books for term in needed_terms(book)}
    missing = [term for term, game in needed.items() if not language.find_term(term, game)]
    if not missing:
        return []
    path = root / language.code / TERMS
    document, _ = read_file(path, str(path))
    known = [term.id for term in language.every_term()]
    return [document.problem(("terms",), f"{_words(term, needed[term])}{nearest(term, known)}") for term in missing]


def _words(term: str, game: str) -> str:
    return f"there is no term “{term}”, which {game} needs"


def needed_terms(book: Rulebook) -> dict[str, None]:
    """In the order of the content, each once."""
    return dict.fromkeys(term for term in (*_content(book), *_engine(book), *_kit(book)) if term)


def _content(book: Rulebook) -> Iterator[str]:
    yield from (f"game-{each.id}" for each in book.books)
    yield from (good.id for good in book.goods)
    for place in book.places:
        yield place.id
        yield from (space.id for space in place.spaces if not space.id.isdecimal())
    yield from (track.id for track in book.tracks)
    for family in book.families:
        yield family.term
        yield from (term for tile in family.components for term in _marks(book, tile))


def _marks(book: Rulebook, tile: Component) -> Iterator[str]:
    """What is printed on a tile is named and said by terms, unless the game words it; a single letter stays one."""
    own = kit_of(book.id).words.marks if book.id in games() else {}
    for name, value in tile.marks:
        if name in own:
            continue
        yield "" if name in WORDED_MARKS else name
        yield value if isinstance(value, str) and len(value) > 1 else ""


def _engine(book: Rulebook) -> Iterator[str]:
    """Who plays, and what the declared fields are called."""
    if book.id in engine.games():
        kit = engine.kit_of(book.id)
        yield from (f"colour-{seat}" for seat in (*kit.seats, *kit.automata))
        yield from (field.term for field in (*kit.position_fields.all, *kit.player_fields.all))


def _kit(book: Rulebook) -> Iterator[str]:
    """What the game calls by other words than content does."""
    if book.id in games():
        words, labels = kit_of(book.id).words, kit_of(book.id).labels
        kinds = (kind for family in book.families for kind in family.kinds)
        yield from (words.terms.get(name, name) for name in (*(track.family for track in book.tracks), *kinds))
        yield from (*labels.terms.values(), *labels.names.values(), *labels.procedures.values())
