"""The book is the same for every writer: whole, linked within itself, and free of anybody's markup or addresses."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from engine.loading import games, load_rulebook
from engine.model.text import Link
from generator.book.book import Book, open_book
from generator.languages.load import load_language
from generator.pictures.drawing import Drawing
from generator.pictures.svg import Element
from generator.wording.reads import remembered_property
from generator.wording.writers import to_text

PARTS = [name for name, value in vars(Book).items() if isinstance(value, remembered_property)]


@pytest.fixture(scope="module", params=games())
def book(request: pytest.FixtureRequest) -> Book:
    return open_book(load_language("de"), load_rulebook(request.param))


@pytest.fixture(scope="module")
def held(book: Book) -> list[Any]:
    """All that the parts of the book hold, down to the shapes of drawings; each thing once."""
    found: dict[int, Any] = {}
    waiting = [getattr(book, name) for name in PARTS]
    while waiting:
        value = waiting.pop()
        if id(value) not in found:
            found[id(value)] = value
            waiting += inside(value)
    return list(found.values())


def inside(value: Any) -> Iterable[Any]:
    if is_dataclass(value):
        return [getattr(value, field.name) for field in fields(value)]
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, tuple) else ()


def known(book: Book) -> dict[str, set[str]]:
    """What a link of each scheme may lead to."""
    return {
        "rule": set(book.rules),
        "case": set(book.case_by_id),
        "component": {tile.id for family in book.families for tile in family.tiles},
        "term": {term.id for letter in book.glossary.letters for term in letter.terms},
    }


def test_a_book_has_all_of_its_rulebook(book: Book) -> None:
    rulebook = book.rulebook
    assert list(book.rules) == list(rulebook.rules)
    assert set(book.part_by_id) == {*rulebook.place_by_id, *rulebook.track_by_id}
    assert [tile.id for family in book.families for tile in family.tiles] == list(rulebook.components)
    assert set(book.case_by_id) == {case.id for case in rulebook.cases if case.audience == "reader"}
    assert known(book)["term"] == {term.id for term in rulebook.terms}
    assert len(book.sources) == len(rulebook.sources)


def test_every_part_is_typed_and_cannot_be_changed(held: list[Any]) -> None:
    typed: list[Any] = [each for each in held if is_dataclass(each)]
    assert len(typed) > 1000
    assert {type(each).__name__ for each in typed if not each.__dataclass_params__.frozen} == set()
    assert not [each for each in held if isinstance(each, list | set)]


def test_links_lead_to_what_the_book_holds(book: Book, held: list[Any]) -> None:
    targets = known(book)
    links = {(each.scheme, each.target) for each in held if isinstance(each, Link)}
    lost = {(scheme, target) for scheme, target in links if target not in targets.get(scheme, ())}
    # A term that a language knows needs no entry in the glossary.
    assert {target for scheme, target in lost if scheme != "term"} == set()
    assert all(book.say.language.find_term(target, book.id) for _, target in lost)


def test_drawings_lead_to_addresses_of_the_game_not_to_pages(book: Book, held: list[Any]) -> None:
    anchors = [each for each in held if isinstance(each, Element) and each.tag == "a"]
    addresses = {str(dict(anchor.attributes)["href"]) for anchor in anchors}
    heads = {*book.part_by_id, *known(book)["component"]}
    assert addresses
    assert {address for address in addresses if address.partition(".")[0] not in heads} == set()


def test_a_part_is_gathered_once(book: Book) -> None:
    for name in PARTS:
        assert getattr(book, name) is getattr(book, name)
    first = book.cases.groups[0].cases[0]
    assert book.case_by_id[first.id] is first
    assert all(isinstance(drawing, Drawing) for drawing in first.before)


def test_what_refers_to_a_rule_is_named_by_id(book: Book) -> None:
    rules = book.rules.values()
    assert {case for rule in rules for case in rule.cases} <= set(book.case_by_id)
    assert {citing for rule in rules for citing in rule.cited_by} <= set(book.rules)
    assert any(rule.cases for rule in rules)


def test_a_rule_of_a_technology_tells_how_much_it_brings() -> None:
    chapters = open_book(load_language("en"), load_rulebook("tzolkin")).chapters
    told = {rule.id: to_text(rule.text).replace("\u00a0", " ") for chapter in chapters for rule in chapter.rules}
    assert told["agriculture.fishing"].endswith("In figures: When you take corn at Palenque 1, take 1 corn more.")
    assert told["architecture.discount"].endswith("In figures: A building costs you 1 resource less.")
    assert "In figures" not in told["theology.ahead"]
