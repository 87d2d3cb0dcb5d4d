"""Cases from anywhere, judged."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.share import content_root

from .conftest import Rulebook

HEAD = """game: tzolkin
cases:
  - id: my-case
    title: My case
    rules: [placing.space-cost]
"""
GIVEN = "    given: {players: {green: {corn: 5, hand: 4}, red: {palenque: [1]}}}\n"
PLAY = """    play:
      - green: [place palenque, place palenque, place yaxchilan]
        why_not: {place tikal: [placing.afford]}
      - green: [done]
        then: {players: {green: {corn: 0, palenque: [0, 2]}}}
"""
CASE = HEAD + GIVEN + PLAY


def test_what_happened_is_told_step_by_step_with_rules(rulebook: Rulebook) -> None:
    answer = rulebook("judge", "-", typed=CASE)
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert lines[0] == "My case (my-case)"
    assert sum(line.startswith("  > Green: ") for line in lines) == 4
    assert "    Green places a worker: Palenque 2, for 3\xa0corn. [5.3, 5.4, 5.5]" in lines
    assert "? “Place a worker: Tikal”: not allowed. " in answer.out
    assert " Rule 5.6 Only what you can pay." in " ".join(answer.out.split())
    assert any(line.startswith("    5.4 The price of the space: Each worker costs") for line in lines)
    assert lines[-1] == "  = The case holds."


def test_a_case_that_does_not_hold_is_a_finding(rulebook: Rulebook) -> None:
    answer = rulebook("judge", "-", typed=CASE.replace("corn: 0", "corn: 1"))
    assert answer.code == 1
    assert "  = The case does not hold:" in answer.out
    assert "then.players.green.corn: expected 1, found 0" in answer.out


def test_several_files_are_judged_one_after_the_other(rulebook: Rulebook, tmp_path: Path) -> None:
    for name in ("first", "second"):
        (tmp_path / f"{name}.yaml").write_text(CASE.replace("my-case", f"my-{name}"), encoding="utf-8")
    files = [str(tmp_path / f"{name}.yaml") for name in ("first", "second")]
    assert [case["id"] for case in rulebook("judge", *files, "--json").json["cases"]] == ["my-first", "my-second"]
    assert [case["id"] for case in rulebook("judge", *files, "--case", "my-second", "--json").json["cases"]] == [
        "my-second"
    ]


def test_the_answer_for_programs(rulebook: Rulebook) -> None:
    answer = rulebook("judge", "-", "--json", typed=CASE)
    (case,) = answer.json["cases"]
    assert case["id"] == "my-case"
    assert case["ok"] is True
    assert case["failures"] == []
    assert {"placing.space-cost", "placing.crowd-cost", "placing.afford"} <= set(case["rules"])
    assert case["refused"][0]["move"] == "place tikal"
    assert case["refused"][0]["rules"][0] == "placing.afford"


def test_the_legal_moves_at_the_end_are_listed_when_asked_for(rulebook: Rulebook) -> None:
    asked = ("--explain", "--why-not", "place palenque")
    shorter = HEAD + GIVEN + "    play: [{green: [place palenque, place palenque, place yaxchilan]}]\n"
    answer = rulebook("judge", "-", "--json", *asked, typed=shorter)
    (case,) = answer.json["cases"]
    assert case["legal"] == ["done"]
    assert case["why_not"]["place palenque"][0] == "placing.afford"
    told = rulebook("judge", "-", *asked, typed=shorter).out
    assert "  Legal moves for Green\n    done: No more\n" in told
    price = "Palenque 3 costs 6 corn: 3 for the space (5.4) and 3 for worker 4 of the turn (5.5). You have 0 corn."
    assert f"“Place a worker: Palenque”: not allowed. {price} Rule 5.6 Only what you can pay." in " ".join(told.split())


def test_the_game_is_named_in_the_file_or_beside_it(rulebook: Rulebook) -> None:
    without = CASE.removeprefix("game: tzolkin\n")
    assert rulebook("judge", "-", "--game", "tzolkin", typed=without).code == 0
    answer = rulebook("judge", "-", typed=without)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("rulebook: -: which game? Write `game: tzolkin`")


def test_the_files_of_content_name_their_game_by_their_folder(rulebook: Rulebook) -> None:
    files = [content_root() / "tzolkin/cases/placing.yaml", content_root() / "tribes-and-prophecies/cases/tribes.yaml"]
    for file in files:
        answer = rulebook("judge", str(file), "--json")
        assert answer.code == 0, answer.out
        assert len(answer.json["cases"]) > 4


@pytest.mark.parametrize(
    ("given", "failure"),
    [
        ("players: {green: {workers: 7}}", "players.green.workers: expected a number from 0 to 6, not 7 (setup"),
        ("skulls: 14, players: {green: {}}", "skulls: expected a number from 0 to 13, not 14 (materials.skulls)"),
        ("players: {green: {palenque: [8]}}", "players.green.palenque: expected a number from 0 to 7, not 8"),
        ("players: {green: {corm: 2}}", "players.green.corm: unknown key; did you mean 'corn'?"),
        ("players: {green: {}}, dya: 4", "dya: unknown key; did you mean 'day'?"),
    ],
)
def test_an_impossible_position_is_refused_by_its_rule(rulebook: Rulebook, given: str, failure: str) -> None:
    case = f"{HEAD}    given: {{{given}}}\n    play: [{{green: [place palenque]}}]\n"
    answer = rulebook("judge", "-", "--json", typed=case)
    assert answer.code == 1
    assert answer.json["cases"][0]["failures"][0].startswith(f"given: {failure}")


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (CASE.replace("given:", "gven:"), "6: cases[my-case].gven: unknown key “gven”; did you mean “given”?"),
        (CASE.replace("space-cost", "spce-cost"), "5: cases[my-case].rules[0]: there is no rule “placing.spce-cost”"),
        (CASE.replace("title: My case", "title: [My case"), "5: file: not readable as YAML"),
        (CASE.replace("My case", "My\tcase"), "4: file: tab (U+0009) is not allowed"),
        ("", "1: file: the file is empty"),
    ],
)
def test_a_file_that_is_no_case_file_is_told_with_its_line(rulebook: Rulebook, broken: str, said: str) -> None:
    answer = rulebook("judge", "-", "--game", "tzolkin", typed=broken)
    assert answer.code == 2
    assert any(line.startswith(f"standard input:{said}") for line in answer.err.splitlines())
    assert answer.out == ""


def test_a_file_without_end_is_not_read_to_the_end(rulebook: Rulebook) -> None:
    Path("large.yaml").write_text("# " + "x" * 600_000, encoding="utf-8")
    answer = rulebook("judge", "large.yaml")
    assert (answer.code, answer.err) == (2, "rulebook: large.yaml: larger than 512 KiB\n")


@pytest.mark.parametrize("language", ["en", "el", "de", "ro", "pl", "xx"])
def test_every_line_fits_into_80_columns_in_every_language(rulebook: Rulebook, language: str) -> None:
    answer = rulebook("judge", "-", "--lang", language, "--explain", typed=CASE)
    assert answer.code == 0
    assert max(map(len, answer.out.splitlines())) <= 80


def test_the_judge_speaks_greek(rulebook: Rulebook) -> None:
    assert "  > Πράσινος: " in rulebook("judge", "-", "--lang", "el", typed=CASE).out
