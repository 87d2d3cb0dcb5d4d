"""What tiles touch: the rules they change, the modules told in place, and tiles that meet, with how they add up."""

from __future__ import annotations

from functools import cache

import pytest

from engine.loading import load_rulebook
from engine.model.abilities import Set
from engine.model.text import Inline
from generator.book.book import Book, open_book
from generator.book.scopes import Scope, figures_by_players, needed_module, player_counts
from generator.book.together import together
from generator.checking.verdicts import game_with
from generator.checking.without import balance_without
from generator.languages.load import load_language
from generator.wording.writers import to_text


@cache
def book(code: str = "en") -> Book:
    return open_book(load_language(code), load_rulebook("tzolkin"))


PAIRS = sorted(
    {tuple(sorted((tile, other))) for tile, others in book().touching.meeting.items() for other in others},
)


def both_of(tile: str, other: str) -> list[tuple[str, list[str]]]:
    """What is done, and the four lines of each comparison."""
    found = next(each for each in together(book(), book().rulebook.components[tile]) if each.tile == other)
    return [(" · ".join(map(plain, each.moves)), [plain(line) for line in each.lines]) for each in found.sums]


def plain(text: Inline) -> str:
    return to_text(text).replace("\u00a0", " ")


def test_tribes_and_prophecies_that_touch_the_same_are_found() -> None:
    modules = {tile.id: tile.module for tile in book().rulebook.components.values()}
    of_both = {pair for pair in PAIRS if {modules[tile] for tile in pair} == {"tribes", "prophecies"}}
    assert of_both == {
        ("bacab", "drought"),
        ("balam", "drought"),
        ("cit-bolon-tum", "great-flood"),
        ("drought", "huracan"),
        ("famine", "yaluk"),
        ("forest-fire", "huracan"),
        ("great-flood", "vacub-caquix"),
        ("great-flood", "yumkaax"),
        ("itzamna", "lack-of-teachers"),
    }


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_two_tiles_that_meet_have_an_executed_case(pair: tuple[str, str]) -> None:
    cases = [book().cases_by_id[case] for case in book().touching.cases_of(*pair)]
    assert cases
    assert balance_without(game_with(book().rulebook, cases[0].modules), cases[0]) is not None


def test_a_price_has_discounts_first_and_surcharges_then() -> None:
    (moves, lines), *_ = both_of("great-flood", "cit-bolon-tum")
    assert moves == "Place a worker at Chichen Itza"
    assert lines == [
        "With neither: −3 corn",
        "Only Great Flood: −5 corn",
        "Only Cit-Bolon-Tum: −1 corn",
        "With both: −3 corn",
    ]


def test_a_comparison_tells_from_where_it_starts() -> None:
    found = together(book(), book().rulebook.components["great-flood"])[0]
    started = [plain(sentence) for sentence in found.sums[0].start]
    assert "Dummy workers: Chichen Itza 0, Chichen Itza 1 and Chichen Itza 2." in started
    assert "Green: 0 points; 5 corn." in started
    assert not any("Starting player:" in sentence for sentence in started), "what is as usual is not told"


def test_hunger_adds_up() -> None:
    ((moves, lines),) = both_of("yaluk", "famine")
    assert moves == "Feeding workers"
    assert lines == ["With neither: −10 corn", "Only Yaluk: −15 corn", "Only Famine: −15 corn", "With both: −20 corn"]


def test_what_only_one_of_them_allows_is_not_possible_without_it() -> None:
    ((_, lines),) = both_of("huracan", "drought")
    assert lines == [
        "With neither: not possible",
        "Only Huracan: +7 corn",
        "Only Drought: not possible",
        "With both: +6 corn",
    ]


def test_a_question_that_nobody_asks_without_a_tile_is_left_out() -> None:
    ((_, lines),) = both_of("civic-food-days", "empty-treasury")
    assert [line.partition(": ")[2] for line in lines] == [
        "−6 corn",
        "−6 corn and +1 gold",
        "−6 corn",
        "−7 corn and +1 gold",
    ]


def test_a_rule_tells_in_place_what_modules_change() -> None:
    changes = book().rule("feeding.cost").changes
    assert [(each.id, each.badge, each.scope) for each in changes] == [
        ("tribes.big-family", "Tribes", Scope(("tribes",))),
        ("prophecy.famine", "Prophecies", Scope(("prophecies",))),
    ]
    (tile,) = changes[1].tiles
    assert plain(tile.sentences[0]) == "On every Food Day, each of your workers needs 1 corn more."


def test_five_players_change_the_rules_of_set_up_for_five_only() -> None:
    (change,) = book().rule("setup.jungle").changes
    assert (change.id, change.scope) == ("five-players.jungle", Scope(("quick-actions",), (5,)))


def test_tiles_of_the_game_itself_stand_with_the_rules_that_they_bend() -> None:
    assert "farm-every-worker" in book().rule("building.farms-for-all").bent_by
    assert "yaluk" in book().rule("tribes.big-family").bent_by
    assert "yaluk" not in book().rule("feeding.cost").bent_by


def test_a_tile_lists_everything_that_it_touches() -> None:
    assert book().touching.touched_rules["yaluk"] == (
        "tribes.big-family",
        "setup.workers",
        "feeding.cost",
        "feeding.unfed",
    )


def test_whatever_a_tile_sets_is_told_at_the_rule_that_it_sets() -> None:
    for tile in book().rulebook.components.values():
        for ability in tile.abilities:
            if isinstance(ability.form, Set):
                told = {each.id for each in book().rule(ability.form.rule).changes}
                assert ability.bends in told


@pytest.mark.parametrize("code", ["el", "de", "ro", "pl"])
def test_comparisons_speak_every_language(code: str) -> None:
    found = together(book(code), book().rulebook.components["great-flood"])[0]
    assert len(found.sums[0].lines) == 4
    assert not any("With" in to_text(line) for line in found.sums[0].lines)


def test_the_figures_for_five_come_from_the_rules_that_change_them() -> None:
    rulebook = book().rulebook
    assert player_counts(rulebook) == (2, 3, 4, 5)
    assert [needed_module(count, rulebook) for count in (4, 5)] == ["", "quick-actions"]
    assert figures_by_players(rulebook.rules["setup.jungle"], rulebook) == {"fields": {2: 2, 3: 3, 4: 4, 5: 5}}
    assert figures_by_players(rulebook.rules["setup.monuments"], rulebook) == {"display": {2: 4, 3: 5, 4: 6, 5: 6}}
