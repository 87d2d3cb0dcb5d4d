"""The table at which a reader tries an example, in Python alone."""

from __future__ import annotations

import json
import re
from functools import cache
from html import unescape
from random import Random
from typing import Any

import pytest

from generator.browser.bundle import spoken
from generator.browser.compiled import from_compiled_json, read_content, to_compiled_json
from generator.browser.trial import Trial
from generator.games.telling import narrator
from generator.languages.load import load_language
from generator.wording.language import Language
from generator.wording.rules import rule_text
from generator.wording.writers import to_text

PLACES = json.dumps(
    {
        "rule:begging.option": "tzolkin/rules/begging.html#begging.option",
        "place:palenque": "tzolkin/board.html#palenque",
    }
)


@cache
def compiled() -> dict[str, str]:
    return {game: to_compiled_json(plain) for game, plain in read_content().rulebooks.items()}


@cache
def language(code: str) -> Language:
    return load_language(code)


@cache
def table_of(game: str, code: str) -> Trial:
    return Trial(compiled()[game], json.dumps(spoken(language(code), game)), PLACES, "../../")


def laid(case: str, code: str = "en", game: str = "tzolkin") -> Trial:
    """One table serves many readers: opening an example forgets the one before."""
    table = table_of(game, code)
    table.open_case(case)
    return table


def state(told: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(told)
    return found


def moves(told: dict[str, Any]) -> list[str]:
    return [move["text"] for move in told["moves"]]


def figure(told: dict[str, Any], path: str) -> dict[str, Any]:
    found: dict[str, Any] = next(field for field in told["fields"] if field["path"] == path)
    return found


def test_an_opened_example_shows_who_decides_what_and_which_rule_asks() -> None:
    told = state(laid("begging-is-a-choice").state())
    assert told["decision"] == "Green decides: Your turn"
    assert "Place or pick up" in told["asked_by"]
    assert moves(told)[:2] == ["beg", "place palenque"]
    assert told["moves"][1]["title"] == "Place a worker at Palenque (Palenque 0; free of charge)"
    assert any("Green" in sentence and "2\u00a0corn" in sentence for sentence in told["described"])
    assert [svg.partition(">")[0].count("<svg") for svg in told["drawings"]] == [1, 1]  # the two players


def test_more_corn_takes_begging_away_and_less_brings_it_back() -> None:
    table = laid("begging-is-a-choice")
    told = state(table.set_value("players.green.corn", "3"))
    assert "beg" not in moves(told)
    assert [move["text"] for move in told["refused"]] == ["beg"]
    assert "beg" in moves(state(table.set_value("players.green.corn", "2")))


def test_a_refused_move_is_answered_with_the_rule_its_text_and_its_address() -> None:
    table = laid("begging-is-a-choice")
    table.set_value("players.green.corn", "5")
    answer = state(table.play("beg"))["answer"]
    assert not answer["legal"]
    assert [rule["id"] for rule in answer["rules"]] == ["begging.option"]
    assert answer["rules"][0]["name"].startswith(
        '<a class="rule" href="../../tzolkin/rules/begging.html#begging.option">4.1 '
    )
    assert answer["rules"][0]["text"].startswith("If you have 2 corn or less, you may beg")


@pytest.mark.parametrize("code", ["el", "de", "ro", "pl"])
def test_the_reason_is_given_in_the_language_of_the_page(code: str) -> None:
    table = laid("begging-is-a-choice", code)
    table.set_value("players.green.corn", "5")
    answer = state(table.why_not("beg"))["answer"]
    book = from_compiled_json(compiled()["tzolkin"])
    say = narrator(language(code), book, links=False)
    assert unescape(answer["rules"][0]["text"]) == to_text(rule_text(book.rules["begging.option"], say))


def test_asking_plays_nothing_and_a_legal_move_is_explained() -> None:
    table = laid("begging-is-a-choice")
    told = state(table.why_not("place palenque"))
    assert told["answer"]["legal"]
    assert "placing.space-cost" in [rule["id"] for rule in told["answer"]["rules"]]
    assert not told["undo"]
    assert told["events"] == []


def test_a_move_tells_its_events_with_their_rules() -> None:
    told = state(laid("begging-is-a-choice").play("place palenque"))
    assert told["heading"] == "Green: Place a worker at Palenque"
    assert told["decision"] == "Green decides: Placing workers"
    assert told["events"][0]["words"].startswith("Green places a worker on space 0 of Palenque")
    assert [rule["number"] for rule in told["events"][0]["rules"]]
    palenque = next(svg for svg in told["drawings"] if 'id="try-palenque-title"' in svg)
    assert 'href="../../tzolkin/board.html#palenque.0"' in palenque


def test_the_rest_of_the_board_is_drawn_when_asked_for() -> None:
    table = laid("begging-is-a-choice")
    assert any('id="try-palenque-title"' in svg for svg in state(table.rest())["drawings"])
    table.play("place palenque")
    assert not any('id="try-palenque-title"' in svg for svg in state(table.rest())["drawings"])


def test_moves_and_changes_are_taken_back_one_by_one() -> None:
    table = laid("begging-is-a-choice")
    first = table.state()
    table.set_value("players.green.corn", "5")
    changed = table.state()
    table.play("place palenque")
    assert table.undo() == changed
    assert table.undo() == first
    assert table.undo() == first


def test_starting_again_brings_the_printed_example_back() -> None:
    table = laid("begging-is-a-choice")
    first = table.state()
    table.set_value("players.red.chaac", "2")
    table.play("beg")
    assert table.reset() == first


@pytest.mark.parametrize(
    ("path", "text", "said"),
    [
        ("players.green.hand", "9", "never have more than 6"),
        ("players.green.palenque", "1 1", "lowest free space"),
        ("players.green.palenque", "1, 44", "lowest free space"),
        ("players.green.workers", "5", "This position cannot exist. Look here: Green"),
        ("players.green.corn", "many", "Corn: a whole number is expected here."),
        ("players.green.corn", "", "Corn: a whole number is expected here."),
        ("players.green.palenque", "one", "Palenque: whole numbers are expected here."),
        ("players.green.corn", "-1", "Look here: Green: Corn."),
    ],
)
def test_an_impossible_position_is_explained_and_the_table_stays(path: str, text: str, said: str) -> None:
    table = laid("placing-cost-three-workers")
    before = moves(state(table.state()))
    told = state(table.set_value(path, text))
    assert said in told["problem"]
    assert figure(told, path)["wrong"]
    assert moves(told) == before
    assert not told["undo"]
    assert state(table.play(before[0]))["undo"]


def test_two_figures_that_are_possible_only_together_can_be_changed_one_after_the_other() -> None:
    table = laid("placing-cost-three-workers")
    told = state(table.set_value("players.green.workers", "6"))
    assert told["problem"]
    assert figure(told, "players.green.workers")["value"] == "6"
    told = state(table.set_value("players.green.hand", "6"))
    assert told["problem"] == ""
    assert figure(told, "players.green.hand")["value"] == "6"


def test_of_several_changes_the_impossible_one_is_marked() -> None:
    table = laid("placing-cost-three-workers")
    table.set_value("players.red.hand", "9")
    told = state(table.set_value("players.green.corn", "1"))
    assert [field["path"] for field in told["fields"] if field["wrong"]] == ["players.red.hand"]
    told = state(table.set_value("players.red.hand", "2"))
    assert told["problem"] == ""
    assert figure(told, "players.green.corn")["value"] == "1"


def test_a_player_without_workers_is_stuck_and_can_go_back() -> None:
    table = laid("begging-is-forced")
    table.set_value("players.green.hand", "0")
    table.play("beg")
    told = state(table.play("down chaac"))
    assert told["problem"] == "From here the rules know no way on. Take the last step back."
    assert moves(told) == ["down chaac", "down quetzalcoatl", "down kukulcan"]


def test_workers_are_set_on_a_gear_by_the_numbers_of_their_spaces() -> None:
    told = state(laid("begging-is-a-choice").set_value("players.green.palenque", "3, 0"))
    assert figure(told, "players.green.palenque")["value"] == "0 3"
    assert {"pick palenque 0", "pick palenque 3"} <= set(moves(told))


def test_text_that_is_no_move_is_said_to_be_none_and_is_escaped() -> None:
    told = state(laid("begging-is-a-choice").play('<img src="x" onerror="alert(1)">'))
    assert "<img" not in json.dumps(told["answer"])
    assert "&lt;img" in told["answer"]["words"]
    assert "<code>place {place}</code>" in told["answer"]["words"]


def test_the_steps_of_the_example_can_be_followed_until_one_leaves_them() -> None:
    table = laid("begging-is-a-choice")
    assert state(table.follow())["heading"] == "Green: Beg for corn"
    assert state(table.play("down kukulcan"))["follow"]
    assert not state(table.play("place tikal"))["follow"]
    assert state(table.undo())["follow"]


def test_a_secret_choice_is_shown_to_nobody_else_until_all_have_chosen() -> None:
    table = laid("choosing-the-starting-wealth")
    told = state(table.state())
    assert told["decision"] == "Green decides: Choosing your starting wealth"
    assert shown(told, "Starting wealth tile · Uxmal 1")  # green's own
    assert not shown(told, "Chichen Itza 0")  # red's
    table.play("keep wealth-palenque-1")
    told = state(table.play("keep wealth-palenque-5"))
    assert told["decision"] == "Red decides: Choosing your starting wealth"
    assert shown(told, "Starting wealth tile · Chichen Itza 0")
    assert not shown(told, "Starting wealth tile · Palenque 1")
    assert not shown(told, "Starting wealth tile · Uxmal 1")
    table.play("keep wealth-chichen-itza-0")
    told = state(table.play("keep wealth-uxmal-5"))
    assert told["decision"] == "Nothing is left to decide."
    assert shown(told, "Green, tiles: Starting wealth tile · Palenque 1 and Starting wealth tile · Palenque 5.")
    assert shown(told, "Red, tiles: Starting wealth tile · Chichen Itza 0 and Starting wealth tile · Uxmal 5.")


def shown(told: dict[str, Any], words: str) -> bool:
    """Whether the position says it, in words or in a drawing."""
    position = " ".join([*told["described"], *told["drawings"]])
    return words in unescape(re.sub("<[^>]+>", "", position))


def test_an_example_without_a_players_move_runs() -> None:
    table = laid("feeding-as-many-as-possible")
    told = state(table.follow())
    assert told["heading"] == ""
    assert told["events"]


READER_CASES = [
    (game, case["id"])
    for game, plain in read_content().rulebooks.items()
    for case in plain["cases"]
    if case.get("audience", "reader") == "reader"
]


@pytest.mark.parametrize(("game", "case"), READER_CASES)
def test_every_published_example_can_be_followed_to_its_end(game: str, case: str) -> None:
    table = laid(case, game=game)
    told = state(table.state())
    assert told["fields"]
    while told["follow"]:
        told = state(table.follow())
        assert told["problem"] == ""


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_typed_and_played_the_table_answers(seed: int) -> None:
    choose = Random(seed).choice
    game, case = choose(READER_CASES)
    table = laid(case, game=game)
    told = state(table.state())
    for _ in range(5):
        field, text = choose(told["fields"]), choose(["-1", "0", "3", "99", "", "0 1", "x"])
        told = state(table.set_value(field["path"], text))
        assert any(figure["wrong"] for figure in told["fields"]) == bool(told["problem"])
        if told["moves"]:
            told = state(table.play(choose(moves(told))))
            assert told["answer"] is None
        for refused in told["refused"][:2]:
            assert state(table.why_not(refused["text"]))["answer"]["rules"]
