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
