"""What is printed for some modules: nothing of the others, neither rules nor tiles, words or examples."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from engine.loading import load_rulebook
from engine.model.rulebook import Rulebook
from generator.book.book import Book, open_book
from generator.book.in_play import all_modules, in_play
from generator.languages.load import load_language
from generator.print.gather_aid import gather_aid
from generator.print.gather_rulebook import gather_rulebook
from generator.print.gather_score import gather_score
from generator.print.offers import editions, file_name
from generator.print.orders import orders

TZOLKIN = load_rulebook("tzolkin")


@cache
def book(*modules: str) -> Book:
    return open_book(load_language("en"), TZOLKIN, frozenset(modules))


def test_the_game_alone_has_nothing_of_its_expansion() -> None:
    printed = gather_rulebook(book())
    assert printed.heading == "Complete rulebook"
    assert [chapter.id for chapter in printed.chapters][-1] == "end"
    assert [family.id for family in printed.families] == ["buildings", "harvest-tiles", "monuments", "wealth"]
    terms = {entry.id for letter in printed.glossary for entry in letter.entries}
    assert "worker" in terms
    assert not terms & {"tribe", "prophecy", "quick-action", "renovation-symbol"}
    assert not {each.id for each in printed.divergences} & {"monuments-for-five", "discount-of-cit-bolon-tum"}
    assert not any(
        anchor.startswith(("rule:tribes.", "rule:quick.", "component:yaluk")) for anchor, _ in printed.anchors
    )


def test_examples_of_other_modules_are_left_out() -> None:
    cases = {case.id for case in in_play(TZOLKIN, frozenset({"tribes"})).cases}
    assert "a-big-family" in cases
    assert not cases & {"a-famine-in-a-big-family", "gold-shortage-options", "a-quick-action"}


def test_a_divergence_goes_without_an_example_that_needs_another_module() -> None:
    shown = replace(TZOLKIN.divergences[0], case="a-big-family")
    (without,) = in_play(replace(TZOLKIN, divergences=(shown,)), frozenset()).divergences
    (with_it,) = in_play(replace(TZOLKIN, divergences=(shown,)), frozenset({"tribes"})).divergences
    assert (without.id, without.case, with_it.case) == (shown.id, "", "a-big-family")


def test_a_single_module_brings_its_own_and_what_tells_of_the_whole_expansion() -> None:
    printed = gather_rulebook(book("tribes"), frozenset({"tribes"}))
    assert printed.heading == "Complete rulebook · Tribes"
    assert [chapter.id for chapter in printed.chapters][-2:] == ["expansion", "tribes"]
    assert [family.id for family in printed.families][-1] == "tribes"


def test_with_everything_nothing_is_left_out() -> None:
    everything = all_modules(TZOLKIN)
    assert in_play(TZOLKIN, everything) is TZOLKIN
    printed = gather_rulebook(book(*everything), everything)
    assert printed.heading == "Complete rulebook · Tzolk'in: Tribes & Prophecies"
    assert len(printed.chapters) == len(TZOLKIN.chapters)


def test_a_rule_of_the_game_keeps_its_number() -> None:
    assert in_play(TZOLKIN, frozenset()).rules["feeding.cost"].number == TZOLKIN.rules["feeding.cost"].number


@pytest.mark.parametrize(
    ("modules", "sides"), [((), 2), (("tribes",), 3), (("prophecies",), 3), (("quick-actions",), 3)]
)
def test_the_aid_has_a_side_for_what_modules_add(modules: tuple[str, ...], sides: int) -> None:
    assert len(gather_aid(book(*modules), frozenset(modules)).sides) == sides


@pytest.mark.parametrize(
    ("modules", "players", "groups"), [((), 4, 5), (("prophecies",), 4, 6), (("quick-actions",), 5, 5)]
)
def test_the_score_sheet_has_room_for_five_and_for_prophecies(
    modules: tuple[str, ...], players: int, groups: int
) -> None:
    sheet = gather_score(book(*modules), frozenset(modules))
    assert (sheet.players, len(sheet.groups)) == (players, groups)


def test_every_set_of_modules_has_a_file_of_its_own() -> None:
    everything = all_modules(TZOLKIN)
    assert editions("aid", TZOLKIN) == (frozenset(), everything)
    assert editions("rulebook", load_rulebook("teotihuacan")) == (frozenset(), frozenset({"solo"}))
    assert [file_name("aid", TZOLKIN, each) for each in (frozenset[str](), everything, frozenset({"tribes"}))] == [
        "player-aid.pdf",
        "player-aid-all.pdf",
        "player-aid-tribes.pdf",
    ]


@pytest.mark.parametrize(
    ("said", "files"),
    [
        (None, ["score-sheet.pdf", "score-sheet-all.pdf"]),
        ([], ["score-sheet.pdf"]),
        (["tribes", "prophecies"], ["score-sheet-prophecies-tribes.pdf"]),
    ],
)
def test_unless_modules_are_chosen_the_game_alone_and_everything_is_ordered(
    said: list[str] | None, files: list[str]
) -> None:
    wanted = orders(["score"], [load_language("en")], [TZOLKIN], Path("out"), said)
    assert [order.path.name for order in wanted] == files


def test_nothing_that_is_left_leads_to_something_left_out() -> None:
    alone: Rulebook = in_play(TZOLKIN, frozenset())
    for rule in alone.rules.values():
        assert not {f"rule:{id}" for id in TZOLKIN.rules.keys() - alone.rules.keys() if f"(rule:{id})" in rule.text}
