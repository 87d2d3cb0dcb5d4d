"""A page asks for all that it shows: where no answer has changed, its text has not changed either."""

from __future__ import annotations

import os
import random
from dataclasses import dataclass, replace

import pytest

from engine.loading import load_rulebook
from engine.model.rulebook import Rulebook
from generator.languages.load import load_language
from generator.pages.addresses import address_book
from generator.pages.drawings import Drawings
from generator.pages.gather import EditionPlan
from generator.pages.model import Page
from generator.pages.page_writer import PageWriter
from generator.pages.write import environment, page_text
from generator.site.known import GameTexts, answers
from generator.site.structure import structure, texts
from generator.wording.language import Language
from generator.wording.reads import Read, recorded
from generator.wording.terms import Term

GAME, CODE = "teotihuacan", "ro"
# A few of them every time; many with a larger number.
CHANGES = int(os.environ.get("RULEBOOK_CHANGES", "3"))


@dataclass(frozen=True)
class Edition:
    """The Markdown of each page, and what it asked for."""

    language: Language
    book: Rulebook
    pages: dict[str, str]
    reads: dict[str, set[Read]]


def edition(language: Language, book: Rulebook) -> Edition:
    plan = EditionPlan(language, (book,))
    gathered = {path: plan.gather(path) for path in plan.plans}
    around = plan.around({path: page.head for path, (page, _) in gathered.items()})
    addresses = address_book((*(page for page, _ in gathered.values()), *around))
    pages, asked = {}, {}
    for path, (page, reads) in gathered.items():
        with recorded() as further:
            pages[path] = written(page, plan, addresses)
        asked[path] = reads | further
    return Edition(language, book, pages, asked)


def written(page: Page, plan: EditionPlan, addresses: object) -> str:
    drawings = Drawings()
    text = page_text(PageWriter(page, addresses, plan.definitions, "", drawings), environment())  # type: ignore[arg-type]
    return text + "".join(sorted(drawings.markup))


def expected(old: Edition, language: Language, book: Rulebook) -> set[str]:
    """The pages that have to be written again."""
    reads = {read for asked in old.reads.values() for read in asked}
    changed = GameTexts(mark="old", answers=answers(old.language, reads)).changed(
        language, "new", {book.id: texts(book)}
    )
    return {path for path, asked in old.reads.items() if not asked.isdisjoint(changed)}


@pytest.fixture(scope="module")
def first() -> Edition:
    return edition(load_language(CODE), load_rulebook(GAME))


def reworded(book: Rulebook, draw: random.Random) -> Rulebook:
    number = draw.randrange(len(book.chapters))
    chapter = book.chapters[number]
    place = draw.randrange(len(chapter.rules))
    rules = list(chapter.rules)
    new = {draw.choice(["title", "text"]): f"{rules[place].title} again"}
    rules[place] = replace(rules[place], **new)  # type: ignore[arg-type]
    chapters = [*book.chapters[:number], replace(chapter, rules=tuple(rules)), *book.chapters[number + 1 :]]
    return replace(book, chapters=tuple(chapters))


def translated(language: Language, draw: random.Random) -> Language:
    """One message says something else, or nothing; or one term is another word."""
    if draw.random() < 0.4:
        id = draw.choice(sorted(language.terms))
        term: Term = language.terms[id]
        return replace(language, terms={**language.terms, id: replace(term, term=f"{term.term}x")})
    name = draw.choice(sorted(language.catalogues))
    catalogue = language.catalogues[name]
    context = draw.choice(sorted(catalogue))
    other = {english: draw.choice(["", f"{text} X"]) for english, text in catalogue[context].items()}
    return replace(language, catalogues={**language.catalogues, name: {**catalogue, context: other}})


@pytest.mark.parametrize("seed", range(CHANGES))
def test_no_page_changes_that_is_not_expected_to(first: Edition, seed: int) -> None:
    draw = random.Random(seed)
    book = reworded(first.book, draw) if seed % 3 == 0 else first.book
    language = first.language if seed % 3 == 0 else translated(first.language, draw)
    if structure(book) != structure(first.book):
        pytest.skip("a link has changed, and with it every page of the game")
    now = edition(language, book)
    assert {path for path in now.pages if now.pages[path] != first.pages[path]} <= expected(first, language, book)


def test_structure_is_all_but_words(first: Edition) -> None:
    book = first.book
    chapter = book.chapters[0]
    rule = chapter.rules[0]

    def with_rule(**changes: object) -> Rulebook:
        rules = (replace(rule, **changes), *chapter.rules[1:])  # type: ignore[arg-type]
        return replace(book, chapters=(replace(chapter, rules=rules), *book.chapters[1:]))

    assert structure(with_rule(title=f"{rule.title} indeed")) == structure(book)
    assert structure(with_rule(text=f"{rule.text} [more](term:{book.terms[0].id}-x)")) != structure(book)
    assert structure(with_rule(params=(*rule.params, ("more", 1)))) != structure(book)
    assert structure(with_rule(title="")) != structure(book)
