"""Printing again gives the same, and is not done without need."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.load import load_rulebook
from engine.model.rulebook import Rulebook, SummaryBlock
from generator.languages import load_language
from generator.print.build import build_prints, chosen_modules
from generator.print.gather import gather_summary
from generator.print.model import RuleLine
from generator.print.typeset import CannotPrint, pages, size, typeset


@pytest.fixture(scope="module")
def tzolkin() -> Rulebook:
    return load_rulebook("tzolkin")


@pytest.fixture(scope="module")
def short(tzolkin: Rulebook) -> Rulebook:
    """A book with a summary that is quickly set."""
    return replace(tzolkin, summary=(tzolkin.summary[0], tzolkin.summary[2]))


def test_two_builds_give_equal_bytes(short: Rulebook, tmp_path: Path) -> None:
    first, second = (build_prints(["ro"], [short], tmp_path / name, _silent).printed[0] for name in ("a", "b"))
    assert first.built
    assert second.built
    assert first.path.read_bytes() == second.path.read_bytes()


def test_an_unchanged_summary_is_not_set_again(short: Rulebook, tmp_path: Path) -> None:
    told: list[str] = []
    made = build_prints(["en"], [short], tmp_path, told.append).printed[0]
    before = made.path.stat().st_mtime_ns
    again = build_prints(["en"], [short], tmp_path, told.append)
    assert not again.built
    assert made.path.stat().st_mtime_ns == before
    assert told[-2] == "en: summary of tzolkin, unchanged"
    assert told[0].startswith("en: summary of tzolkin, ")
    assert told[-1].startswith("print: 0 new, 1 unchanged, ")


def test_a_changed_figure_is_set_again(short: Rulebook, tmp_path: Path) -> None:
    build_prints(["en"], [short], tmp_path, _silent)
    assert build_prints(["en"], [_with_figure(short, 7)], tmp_path, _silent).built


def _with_figure(book: Rulebook, figure: int) -> Rulebook:
    """The book with another price for a step back."""
    chapters = tuple(
        replace(
            chapter,
            rules=tuple(
                replace(rule, params=(("corn", figure),)) if rule.id == "picking-up.lower-action" else rule
                for rule in chapter.rules
            ),
        )
        for chapter in book.chapters
    )
    return replace(book, chapters=chapters)


def test_a_book_without_summary_is_not_printed(tzolkin: Rulebook, tmp_path: Path) -> None:
    assert build_prints(["en"], [replace(tzolkin, summary=())], tmp_path, _silent).printed == ()


def test_what_is_too_long_for_a_page_is_refused(tzolkin: Rulebook) -> None:
    everything = tuple(
        SummaryBlock(chapter.id, chapter.title, (f"chapter:{chapter.id}",)) for chapter in tzolkin.chapters
    )
    sheet = gather_summary(load_language("en"), replace(tzolkin, summary=everything))
    with pytest.raises(CannotPrint, match="tzolkin in en: the summary is too long for one page"):
        typeset(sheet)


@pytest.mark.parametrize("language", ["en", "el", "de", "ro", "pl"])
def test_the_base_game_needs_one_page_in_type_that_can_be_read(tzolkin: Rulebook, language: str) -> None:
    sheet = gather_summary(load_language(language), tzolkin)
    assert pages(sheet) == 1
    assert size(sheet) >= 6.6


def test_a_letter_that_no_font_has_is_refused(short: Rulebook) -> None:
    sheet = gather_summary(load_language("en"), short)
    with pytest.raises(CannotPrint, match="tzolkin in en: "):
        typeset(replace(sheet, heading="\u6f22"))


def test_rules_of_a_module_are_printed_only_with_it(tzolkin: Rulebook) -> None:
    block = SummaryBlock("tribes", "Tribes", ("rule:tribes.ability", "rule:turn.place-or-pick-up"))
    book = replace(tzolkin, summary=(block,))
    english = load_language("en")
    assert chosen_modules(book, ["all"]) == {"tribes", "prophecies"}
    assert chosen_modules(book, ["tribes"]) == {"tribes"}
    assert len(gather_summary(english, book).blocks[0].items) == 1
    assert len(gather_summary(english, book, chosen_modules(book, ["tribes"])).blocks[0].items) == 2


def test_a_table_of_figures_stands_with_its_rule(tzolkin: Rulebook) -> None:
    sheet = gather_summary(load_language("en"), tzolkin)
    tables = {
        item.number: item.figures[0]
        for block in sheet.blocks
        for item in block.items
        if isinstance(item, RuleLine) and item.figures
    }
    crowd = tables[tzolkin.rules["placing.crowd-cost"].number]
    assert crowd.columns == (("1", "0"), ("2", "1"), ("3", "3"), ("4", "6"), ("5", "10"), ("6", "15"))
    assert [head.label for head in crowd.heads] == ["Worker", "Corn"]


def _silent(line: str) -> None:
    """Nobody listens."""
