"""Questions that once ended in a traceback, or took minutes."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Rulebook


def asked(rulebook: Rulebook, text: str) -> str:
    Path("case.yaml").write_text(text, encoding="utf-8")
    answer = rulebook("judge", "case.yaml")
    assert answer.code in (0, 1)
    return answer.out


@pytest.mark.parametrize("modules", ["[]", "[tribes]"])
def test_scoring_with_one_player_or_with_five(rulebook: Rulebook, modules: str) -> None:
    one = f"game: tzolkin\nmodules: {modules}\ngiven: {{players: {{green: {{}}}}}}\nplay: [{{run: scoring}}]\n"
    assert "The winner is Green." in asked(rulebook, one)
    five = one.replace("{green: {}}", "{green: {}, red: {}, blue: {}, yellow: {}, orange: {}}")
    assert asked(rulebook, five)


@pytest.mark.parametrize("run", ["setup", "first_game", "draft"])
def test_one_player_without_teotibot_sets_up_as_two_do(rulebook: Rulebook, run: str) -> None:
    said = asked(rulebook, f"game: teotihuacan\ngiven: {{players: {{black: []}}}}\nplay: [{{run: {run}}}]\n")
    assert "is new on display." in said


def test_a_problem_takes_one_line_whatever_it_quotes(rulebook: Rulebook) -> None:
    case = 'id: x, title: "a\\nb", text: Words., rules: [], given: {players: {green: {}}}'
    Path("case.yaml").write_text(f"game: tzolkin\ncases:\n- {{{case}}}\n", encoding="utf-8")
    said = rulebook("judge", "case.yaml").err.splitlines()
    assert any("“a\\nb” is not written as expected here" in line for line in said)
    assert all(line.startswith("case.yaml:3: ") for line in said)


@pytest.mark.parametrize("laid", ["[[6]]", "{chichen-itza: [[6]]}", "6", "{uxmal: 1}"])
def test_strange_things_laid(rulebook: Rulebook, laid: str) -> None:
    text = f"game: tzolkin\nmodules: [prophecies]\ngiven: {{laid: {laid}, players: {{green: {{}}, red: {{}}}}}}\n"
    assert "This position cannot exist" in asked(rulebook, text)


def test_ten_thousand_monuments(rulebook: Rulebook) -> None:
    many = ", ".join(["monument-tombs"] * 10_000)
    said = asked(rulebook, f"game: tzolkin\ngiven: {{monuments: [{many}], players: {{green: {{}}, red: {{}}}}}}\n")
    assert "10000 times in all" in " ".join(said.split())


def test_nineteen_neutral_workers(rulebook: Rulebook) -> None:
    many = ", ".join(["palace"] * 19)
    text = f"game: teotihuacan\ngiven: {{neutral: {{yellow: [{many}]}}, players: {{red: {{}}, black: {{}}}}}}\n"
    assert "This position cannot exist" in asked(rulebook, text)


def test_digits_of_other_scripts_are_no_numbers(rulebook: Rulebook) -> None:
    said = asked(rulebook, "game: tzolkin\ngreen: {corn: ٣}\n")
    assert "a whole number from 0 to 999 is needed" in " ".join(said.split())
    said = asked(rulebook, "game: tzolkin\ngreen: {corn: 5, tikal: [3]}\nplay: [pick tikal ٣]\n")
    assert "is not a move of this game" in " ".join(said.split())
