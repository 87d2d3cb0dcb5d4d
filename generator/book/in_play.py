"""A rulebook as far as some modules need it: what belongs to others is left out, with the words that only they use."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.model.components import Family
from engine.model.rulebook import Divergence, Lesson, Rulebook, ScoreGroup, SummaryBlock, Term
from engine.model.rules import Chapter
from engine.model.text import parse, targets

Modules = frozenset[str]


def all_modules(book: Rulebook) -> Modules:
    return frozenset(module for each in book.books for module in each.modules)


def in_play(book: Rulebook, modules: Modules) -> Rulebook:
    if modules >= all_modules(book):
        return book
    used = {each.id for n, each in enumerate(book.books) if n == 0 or modules & set(each.modules)}
    cut = replace(
        book,
        books=tuple(each for each in book.books if each.id in used),
        chapters=tuple(_chapter(each, modules) for each in book.chapters if _is_used(each, used, modules)),
        places=tuple(each for each in book.places if _is_in(each.module, modules)),
        tracks=tuple(each for each in book.tracks if _is_in(each.module, modules)),
        families=tuple(_family(each, modules) for each in book.families if _is_in(each.module, modules)),
        cases=tuple(each for each in book.cases if modules >= set(each.modules)),
    )
    return _without_loose_ends(cut)


def _is_in(module: str, modules: Modules) -> bool:
    return not module or module in modules


def _is_used(chapter: Chapter, books: set[str], modules: Modules) -> bool:
    """A chapter about a whole expansion is used with any of its modules."""
    return chapter.book in {*books, ""} and _is_in(chapter.module, modules)


def _chapter(chapter: Chapter, modules: Modules) -> Chapter:
    return replace(chapter, rules=tuple(rule for rule in chapter.rules if _is_in(rule.module, modules)))


def _family(family: Family, modules: Modules) -> Family:
    return replace(family, components=tuple(tile for tile in family.components if _is_in(tile.module, modules)))


def _without_loose_ends(cut: Rulebook) -> Rulebook:
    """Lists and sheets show only what is left."""
    blocks = (replace(each, shows=_shown(each, cut)) for each in cut.summary)
    lessons = (replace(each, shows=_shown(each, cut)) for each in cut.lessons)
    return replace(
        cut,
        terms=_terms(cut),
        divergences=_divergences(cut),
        summary=tuple(block for block in blocks if block.shows),
        lessons=tuple(lesson for lesson in lessons if lesson.shows),
        score=tuple(_score(group, cut) for group in cut.score if not group.rows or _rows(group, cut)),
    )


def _divergences(cut: Rulebook) -> tuple[Divergence, ...]:
    """Those about a rule that is left; they go without an example that needs another module."""
    cases = {"", *(case.id for case in cut.cases)}
    kept = (each for each in cut.divergences if each.rule in cut.rules)
    return tuple(each if each.case in cases else replace(each, case="") for each in kept)


def _shown(each: SummaryBlock | Lesson, book: Rulebook) -> tuple[str, ...]:
    return tuple(shown for shown in each.shows if _is_there(shown, book))


def _rows(group: ScoreGroup, book: Rulebook) -> tuple[str, ...]:
    return tuple(row for row in group.rows if _is_there(row, book))


def _score(group: ScoreGroup, book: Rulebook) -> ScoreGroup:
    return replace(group, rows=_rows(group, book), notes=tuple(rule for rule in group.notes if rule in book.rules))


def _is_there(shown: str, book: Rulebook) -> bool:
    scheme, _, id = shown.partition(":")
    known: dict[str, Iterable[str]] = {
        "rule": book.rules,
        "chapter": (chapter.id for chapter in book.chapters),
        "place": book.place_by_id,
        "track": book.track_by_id,
        "family": (family.id for family in book.families),
        "case": (case.id for case in book.cases),
    }
    return id in known[scheme]


def _terms(book: Rulebook) -> tuple[Term, ...]:
    """Those of the game, and of an expansion those that a text which is left uses."""
    texts = [rule.text for rule in book.rules.values()]
    texts += [term.definition for term in book.terms if term.book in ("", book.id)]
    used = _linked(texts)
    own = [term for term in book.terms if term.book in ("", book.id) or term.id in used]
    also = _linked(term.definition for term in own)
    return tuple(term for term in book.terms if term in own or (term.id in also and term.book != book.id))


def _linked(texts: Iterable[str]) -> set[str]:
    return {target for text in texts for scheme, target in targets(parse(text)) if scheme == "term"}
