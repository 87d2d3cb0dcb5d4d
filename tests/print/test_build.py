"""Printing again gives the same, and is not done without need."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.loading import load_rulebook
from engine.model.rulebook import Rulebook, SummaryBlock
from engine.model.rules import Rule
from generator.book.book import open_book
from generator.languages.load import load_language
from generator.print.build import PrintReport, Told, build_prints
from generator.print.gather_aid import gather_aid
from generator.print.model import Aid, Legend, RuleLine
from generator.print.orders import chosen_modules
from generator.print.plain import to_plain
from generator.print.typeset import CannotPrint, fit, typeset


@pytest.fixture(scope="module")
def tzolkin() -> Rulebook:
    return load_rulebook("tzolkin")


@pytest.fixture(scope="module")
def short(tzolkin: Rulebook) -> Rulebook:
    """A book with a player aid that is quickly set."""
    return replace(tzolkin, summary=(tzolkin.summary[0], tzolkin.summary[2]))


def english_aid(book: Rulebook, modules: frozenset[str] = frozenset()) -> Aid:
    return gather_aid(open_book(load_language("en"), book), modules)


def _aid(language: str, book: Rulebook, out: Path, told: Told = lambda line: None) -> PrintReport:
    return build_prints([language], [book], out, told, modules=(), kinds=["aid"])


def test_two_builds_give_equal_bytes(short: Rulebook, tmp_path: Path) -> None:
    first, second = (_aid("ro", short, tmp_path / name).printed[0] for name in ("a", "b"))
    assert first.built
    assert second.built
    assert first.path.read_bytes() == second.path.read_bytes()


def test_an_unchanged_aid_is_not_set_again(short: Rulebook, tmp_path: Path) -> None:
    told: list[str] = []
    made = _aid("en", short, tmp_path, told.append).printed[0]
    before = made.path.stat().st_mtime_ns
    again = _aid("en", short, tmp_path, told.append)
    assert not again.built
    assert made.path.stat().st_mtime_ns == before
    assert told[-2] == "en: player aid of tzolkin, unchanged"
    assert told[0].startswith("en: player aid of tzolkin, ")
    assert told[-1].startswith("print: 0 new, 1 unchanged, ")


def test_a_changed_figure_is_set_again(short: Rulebook, tmp_path: Path) -> None:
    _aid("en", short, tmp_path)
    assert _aid("en", _with_figure(short, "begging.option", "refill_to", 7), tmp_path).built


def test_a_figure_that_the_aid_does_not_show_changes_nothing(short: Rulebook, tmp_path: Path) -> None:
    """A PDF is made from its document, not from all that is known of the game."""
    made = _aid("en", short, tmp_path).printed[0].path
    before = made.stat().st_mtime_ns
    other = _with_figure(short, "picking-up.lower-action", "corn", 7)
    assert not _aid("en", other, tmp_path).built
    assert made.stat().st_mtime_ns == before
    assert made.read_bytes() == _aid("en", other, tmp_path / "scratch").printed[0].path.read_bytes()


def _with_figure(book: Rulebook, rule: str, name: str, figure: int) -> Rulebook:
    chapters = tuple(
        replace(
            chapter, rules=tuple(_figured(each, name, figure) if each.id == rule else each for each in chapter.rules)
        )
        for chapter in book.chapters
    )
    return replace(book, chapters=chapters)


def _figured(rule: Rule, name: str, figure: int) -> Rule:
    assert name in dict(rule.params)
    return replace(rule, params=tuple((key, figure if key == name else value) for key, value in rule.params))


def test_a_rulebook_is_the_same_every_time(tmp_path: Path) -> None:
    made = [build_prints(["de"], ["teotihuacan"], tmp_path / name, _silent, kinds=["rulebook"]) for name in "ab"]
    first, second = (report.printed[0].path.read_bytes() for report in made)
    assert first == second


def test_what_a_game_has_nothing_for_is_not_printed(tzolkin: Rulebook, tmp_path: Path) -> None:
    bare = replace(tzolkin, summary=(), score=())
    assert build_prints(["en"], [bare], tmp_path, _silent, kinds=["aid", "score"]).printed == ()


def test_what_is_too_long_for_its_pages_is_refused(tzolkin: Rulebook) -> None:
    everything = tuple(
        SummaryBlock(chapter.id, chapter.title, (f"chapter:{chapter.id}",)) for chapter in tzolkin.chapters
    )
    aid = english_aid(replace(tzolkin, summary=everything))
    with pytest.raises(CannotPrint, match="aid of tzolkin in en: too long for its pages"):
        typeset(aid)


def test_a_summary_without_a_second_side_is_one_page(short: Rulebook) -> None:
    assert fit(to_plain(english_aid(short)))["pages"] == 1


def test_a_letter_that_no_font_has_is_refused(short: Rulebook) -> None:
    sheet = english_aid(short)
    with pytest.raises(CannotPrint, match="aid of tzolkin in en: "):
        typeset(replace(sheet, heading="\u6f22"))


def test_rules_of_a_module_are_printed_only_with_it(tzolkin: Rulebook) -> None:
    block = SummaryBlock("tribes", "Tribes", ("rule:tribes.ability", "rule:turn.place-or-pick-up"))
    book = replace(tzolkin, summary=(block,))
    assert chosen_modules(book, ["all"]) == {"tribes", "prophecies", "new-buildings", "quick-actions"}
    assert chosen_modules(book, ["tribes"]) == {"tribes"}
    assert len(english_aid(book).sides[0].blocks[0].items) == 1
    assert len(english_aid(book, chosen_modules(book, ["tribes"])).sides[0].blocks[0].items) == 2


def test_a_table_of_figures_stands_with_its_rule(tzolkin: Rulebook) -> None:
    aid = english_aid(tzolkin)
    items = [item for side in aid.sides for block in side.blocks for item in block.items]
    tables = {item.number: item.figures[0] for item in items if isinstance(item, RuleLine) and item.figures}
    crowd = tables[tzolkin.rules["placing.crowd-cost"].number]
    assert [(key.words, figure) for key, figure in crowd.columns] == [
        ("1", "0"),
        ("2", "1"),
        ("3", "3"),
        ("4", "6"),
        ("5", "10"),
        ("6", "15"),
    ]
    assert [head.label for head in crowd.heads] == ["Worker", "Corn"]
    rates = tables[tzolkin.rules["market.rates"].number]
    assert [(key.label, figure) for key, figure in rates.columns] == [("Wood", "2"), ("Stone", "3"), ("Gold", "4")]


def test_the_legend_explains_every_symbol_once(tzolkin: Rulebook) -> None:
    aid = english_aid(tzolkin)
    (legend,) = (item for item in aid.sides[-1].blocks[-1].items if isinstance(item, Legend))
    names = [symbol.label for symbol in legend.symbols]
    assert len(set(names)) == len(names)
    assert {"corn", "wood", "crystal skull", "any action", "step up on a temple"} <= set(names)


def _silent(line: str) -> None:
    """Nobody listens."""
