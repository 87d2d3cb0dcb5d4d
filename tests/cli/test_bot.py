"""The guide through an automaton's turn in the terminal: answers in, steps with their rules out."""

from __future__ import annotations

import pytest

from .conftest import Rulebook

#: Dice, tiles from the top, boards as printed, then the lowest level, its slot, and the direction tiles.
FIRST_TURN = ["3 4", "1 2 3 4 5 6", "", "1", "1 2", "1 2"]


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_a_turn_is_told_step_by_step_with_its_rules(rulebook: Rulebook) -> None:
    answer = rulebook("bot", "teotihuacan", typed=typed(*FIRST_TURN))
    assert answer.code == 0
    told = " ".join(answer.out.split())
    assert "1. Teotibot rolls 3 and 4: the sum of 7 names space 1 of the action pyramid. [23.1, 23.2]" in told
    assert "turned at random, on level 1: row 1 from the top, column 2 from the left. [25.2]" in told
    assert "25.2 Construction: which tile, and where: Teotibot builds the leftmost Pyramid tile" in told
    assert "It is the last player: move the light disc on by 1 space. [" in told


def test_the_second_turn_asks_for_dice_and_for_little_else(rulebook: Rulebook) -> None:
    answer = rulebook("bot", "teotihuacan", typed=typed(*FIRST_TURN, "", "2 3", "1", "quit"))
    asked = [line for line in answer.out.splitlines() if line.startswith("? ")]
    assert [line[:30] for line in asked[6:]] == ["? Roll both dice. What do they", "? Which is the first side of t"]


def test_what_is_passed_over_is_told_with_the_reason(rulebook: Rulebook) -> None:
    answer = rulebook("bot", "teotihuacan", typed=typed("2 3", "1 2 3 4 5 6"))
    assert "Line 1 cannot be done: Teotibot has no worker at Decorations that could do it." in " ".join(
        answer.out.split()
    )


def test_answers_are_taken_back(rulebook: Rulebook) -> None:
    answer = rulebook("bot", "teotihuacan", typed=typed("3 4", "back", "back", "1 1", "quit"))
    questions = [line for line in answer.out.splitlines() if line.startswith("? ")]
    assert [line[:15] for line in questions] == [
        "? Roll both dic",
        "? Which tiles l",
        *["? Roll both dic"] * 2,
        "? Which tiles l",
    ]
    assert "There is nothing to take back." in answer.out


def test_what_no_answer_can_be_is_asked_again(rulebook: Rulebook) -> None:
    answer = rulebook("bot", "teotihuacan", typed=typed("7 1", "x y", "3 4", "1 1 2 3 4 5", "quit"))
    assert answer.out.count("This is none of the answers.") == 2
    assert answer.out.count("Each of them can be there only once.") == 1


def test_dice_are_rolled_on_request(rulebook: Rulebook) -> None:
    answer = rulebook("bot", "teotihuacan", typed=typed("", "1 2 3 4 5 6", "quit"))
    assert "Teotibot rolls " in answer.out


def test_in_a_game_that_has_begun_nothing_is_known(rulebook: Rulebook) -> None:
    answer = rulebook("bot", "teotihuacan", "--begun", typed=typed("3 4", "1 2 3 4 5 6", "quit"))
    assert "How much does Teotibot have?" in answer.out
    assert "Goods of Teotibot" not in answer.out


def test_what_is_otherwise_is_asked(rulebook: Rulebook) -> None:
    answer = rulebook("bot", "teotihuacan", typed=typed("3 4", "1 2 3 4 5 6", "forget 2", "9 9 0 9", "", "known"))
    told = " ".join(answer.out.split())
    assert "How much does Teotibot have?" in told
    assert "Line 1 cannot be done: it costs 2 stone, and Teotibot has none." in told


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("el", "Ποια πλακίδια βρίσκονται στην πυραμίδα δράσης;"),
        ("de", "Welche Plättchen liegen in der Aktionspyramide?"),
        ("ro", "Ce cartonașe se află în piramida acțiunilor?"),
        ("pl", "Które płytki leżą w piramidzie akcji?"),
    ],
)
def test_the_guide_speaks_every_language(rulebook: Rulebook, language: str, said: str) -> None:
    answer = rulebook("bot", "teotihuacan", "--lang", language, typed=typed("3 4"))
    assert answer.code == 0
    assert said in " ".join(answer.out.split())


def test_an_option_changes_what_is_known_and_done(rulebook: Rulebook) -> None:
    answer = rulebook("bot", "teotihuacan", "--option", "bot-resources=more", typed="")
    assert "Cocoa – 0; Wood – 3; Stone – 3; Gold – 3" in answer.out
    assert rulebook("bot", "teotihuacan", "--option", "bot-resources=most").code == 2


def test_a_game_without_an_automaton_has_no_guide(rulebook: Rulebook) -> None:
    answer = rulebook("bot", "tzolkin")
    assert answer.code == 2
    assert answer.err == "rulebook: tzolkin has no opponent that plays itself\n"
