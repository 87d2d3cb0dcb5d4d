"""The rulebook shows what it tells: parts of the board with their chapters, an example with pictures beside a rule."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from engine.loading import games, load_rulebook
from engine.model.rulebook import Rulebook
from generator.book.best_examples import best_examples
from generator.book.book import open_book
from generator.languages.load import available_languages, load_language
from generator.pictures.board import MORE
from generator.print.build import PrintReport
from generator.print.gather_rulebook import gather_rulebook
from generator.print.gather_score import gather_score
from generator.print.rulebook_model import PrintedRulebook
from generator.print.score_model import ScoreSheet
from tests.print.extraction import Poppler, path_of, spaced


@pytest.fixture(params=games(), scope="module")
def book(request: pytest.FixtureRequest) -> Rulebook:
    return load_rulebook(request.param)


@cache
def gathered(game: str) -> PrintedRulebook:
    return gather_rulebook(open_book(load_language("en"), load_rulebook(game)))


def test_a_chapter_shows_the_parts_that_content_names(book: Rulebook) -> None:
    shown = {chapter.id: chapter for chapter in gathered(book.id).chapters}
    named = [(chapter.id, *entry.split(":")) for chapter in book.chapters for entry in chapter.shows]
    assert len(named) > 10
    for chapter, scheme, id in named:
        if scheme in ("place", "track"):
            assert id in {part.id for part in shown[chapter].parts}
        elif scheme == "family":
            assert shown[chapter].tiles
        else:
            assert len(shown[chapter].table) > 15
    assert gathered(book.id).board == ()


def test_the_best_example_of_a_rule_has_a_picture_before_and_after(book: Rulebook) -> None:
    rules = [rule for chapter in gathered(book.id).chapters for row in chapter.rows for rule in row.rules]
    assert [rule.id for rule in rules] == list(book.rules)
    examples = {rule.id: rule.example[0] for rule in rules if rule.example}
    assert {rule: example.id for rule, example in examples.items()} == best_examples(book)
    for example in examples.values():
        assert example.before, example.id
        assert example.after or example.forbidden or example.told, example.id
    assert sum(bool(example.after) for example in examples.values()) > 0.8 * len(examples)


def test_of_several_examples_the_one_that_explains_itself_with_few_moves_is_best(book: Rulebook) -> None:
    cases = {case.id: case for case in book.cases}
    for rule, id in best_examples(book).items():
        rivals = [case for case in book.cases if case.audience == "reader" and case.rules[0] == rule]
        assert cases[id] in rivals
        assert bool(cases[id].text) or not any(case.text for case in rivals)


@pytest.mark.parametrize("language", available_languages())
def test_an_example_stands_on_the_page_of_its_rule(
    language: str, book: Rulebook, printed: PrintReport, poppler: Poppler
) -> None:
    pages = _pages(path_of(printed, language, book.id, "rulebook"), poppler)
    told = open_book(load_language(language), book)
    for rule, case in best_examples(book).items():
        title = spaced(f"{book.rules[rule].number} {told.rule_title(rule)}")
        example = spaced(told.case_title(case))
        assert any(title in page and example in page for page in pages), (rule, case)


def _pages(path: Path, poppler: Poppler) -> list[str]:
    return [spaced(page) for page in poppler("pdftotext", path, "-raw").split("\f")]


def test_no_name_is_cut_off(printed: PrintReport, poppler: Poppler) -> None:
    for each in printed.printed:
        written = poppler("pdftotext", each.path).splitlines()
        # Alone in its line it ends the drawing of a track that goes on and on.
        assert [line for line in written if "…" in line and line.strip() != MORE] == [], each.path


def test_the_score_sheet_names_the_bonus_of_each_age() -> None:
    book = load_rulebook("tzolkin")
    sheet = gather_score(open_book(load_language("en"), book))
    assert isinstance(sheet, ScoreSheet)
    found = {
        (line.bonus[-1], line.title.lower()): line.bonus_marks[0].amount
        for group in sheet.groups
        for line in group.lines
        if line.bonus
    }
    wanted = {
        (str(age), track.id): str(points) for track in book.tracks for age, points in enumerate(track.leader, start=1)
    }
    assert found == wanted
