"""Forms that a translation asks for, {track:loc}, must be there for everything that may be put in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import engine
from engine.errors import nearest
from engine.loading.reader import read_file
from engine.model.rulebook import Rulebook
from engine.model.text import Inline, Param, TextError, parse, walk
from engine.problems import Problem
from generator.games import games, kit_of
from generator.languages.load import TERMS
from generator.wording.language import COMMON, OWN, Language
from generator.wording.resolve import SENTENCE_FORMS

Terms = tuple[str, ...]


def missing_forms(language: Language, books: Iterable[Rulebook], root: Path) -> list[Problem]:
    """Terms that lack a form which their likes have and some text needs, with their lines in terms.yaml."""
    if language.is_source:
        return []
    missing: dict[tuple[tuple[str, ...], str], str] = {}
    for game, term, form, context in (lack for book in books for lack in _lacks(language, book)):
        missing.setdefault((_place(language, game, term), form), context)
    return _told(missing, root / language.code / TERMS) if missing else []


def _told(missing: dict[tuple[tuple[str, ...], str], str], path: Path) -> list[Problem]:
    """The file is read for its lines, and only when something is missing."""
    document, problems = read_file(path, str(path))
    return problems or [document.problem(place, _words(form, context)) for (place, form), context in missing.items()]


def _place(language: Language, game: str, term: str) -> tuple[str, ...]:
    return ("games", game, term) if term in language.game_terms.get(game, {}) else ("terms", term)


def _words(form: str, context: str) -> str:
    return f"has no form “{form}”, which {context} asks for and others of its kind have"


def unknown_forms(inline: Inline, language: Language) -> Iterator[str]:
    """A form that no term of the language has is misspelt; English has few, and does without."""
    asked = [_small(node.form) for node in walk(inline) if isinstance(node, Param) and node.form]
    if language.is_source or not asked:
        return
    known = language.names_of_forms | SENTENCE_FORMS | {"nom"}
    yield from (f"no term has the form “{form}”{nearest(form, known)}" for form in asked if form not in known)


def _lacks(language: Language, book: Rulebook) -> Iterator[tuple[str, str, str, str]]:
    """Game, term, form and the first message that needs it."""
    kinds = insertable(book)
    for context, name, form in _asked(language, book.id):
        for terms in kinds.get(name, ()):
            known = {id: term.in_form(form) for id in terms if (term := language.find_term(id, book.id))}
            if any(known.values()):
                yield from ((book.id, id, form, context) for id, words in known.items() if words is None)


def _asked(language: Language, game: str) -> Iterator[tuple[str, str, str]]:
    """Context, parameter and form of everything that texts of this game ask for; each form of a parameter once."""
    asked: dict[tuple[str, str], str] = {}
    for domain in (COMMON, game, OWN):
        for context, texts in language.catalogues.get(domain, {}).items():
            if domain == OWN and not context.startswith(f"{game}/"):
                continue
            for name, form in (found for text in texts.values() for found in _forms(text)):
                asked.setdefault((name, form), context)
    return ((context, name, form) for (name, form), context in asked.items())


def _forms(text: str) -> list[tuple[str, str]]:
    try:
        nodes = [node for node in walk(parse(text)) if isinstance(node, Param)]
    except TextError:
        return []
    return [(node.name, _small(node.form)) for node in nodes if node.form and node.form not in SENTENCE_FORMS]


def _small(form: str) -> str:
    """{track:Loc} asks for the form `loc`, with a capital."""
    return form[0].lower() + form[1:]


def insertable(book: Rulebook) -> dict[str, tuple[Terms, ...]]:
    """What may be put in for a parameter: kinds of terms, of which each message takes one."""
    goods: Terms = (*(good.id for good in book.goods), "resource")
    tracks: Terms = tuple(track.id for track in book.tracks)
    families = _families(book)
    places: Terms = tuple(place.id for place in book.places)
    tiles: Terms = tuple(dict.fromkeys(name for family in book.families for name in (family.term, *family.kinds)))
    currency: Terms = tuple(good.id for good in book.goods if good.kind == "currency")
    return {
        "player": (_players(book),),
        "good": (goods,),
        "currency": (currency,),
        "track": (tracks, families),
        "tracks": (families,),
        "technology": (tracks,),
        "group": (tracks,),
        "place": (places,),
        "places": (places,),
        "tile": (tiles,),
        "component": (tiles,),
        "tiles": (tiles,),
    }


def _players(book: Rulebook) -> Terms:
    kit = engine.kit_of(book.id) if book.id in engine.games() else None
    return tuple(f"colour-{seat}" for seat in (*kit.seats, *kit.automata)) if kit else ()


def _families(book: Rulebook) -> Terms:
    """The words for one of several tracks; a track that is alone in its family lends it its own name."""
    own = kit_of(book.id).words.terms if book.id in games() else {}
    named = dict.fromkeys(own.get(track.family, track.family) for track in book.tracks)
    return tuple(term for term in named if term not in book.track_by_id)
