"""Cases from anywhere, judged."""

from __future__ import annotations

import re
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
    assert "    Green places a worker on space 2 of Palenque for 3\xa0corn. [5.3, 5.4, 5.5]" in lines
    assert re.search(
        r"\n  \? Green, Placing workers: “Place a worker at Tikal”: not allowed\. .* no\s+corn", answer.out, re.S
    )
    assert any(line.startswith("      5.4 The price of the space: Each worker costs") for line in lines)
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
    assert "  Legal moves for Green\n    done: Place no more workers\n" in told
    price = (
        "Space 3 of Palenque costs 6 corn: 3 for the space (5.4) and 3 for worker 4 of the turn (5.5). "
        "You have no corn."
    )
    assert f"? Green, Placing workers: “Place a worker at Palenque”: not allowed. {price} [5.6" in unbroken(told)


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
        (
            "players: {green: {workers: 7}}",
            "players.green.workers: 7 is impossible: the least is 0, the most 6 (setup.workers)",
        ),
        (
            "skulls: 14, players: {green: {}}",
            "skulls: 14 is impossible: the least is 0, the most 13 (materials.skulls)",
        ),
        ("players: {green: {corm: 2}}", "players.green.corm: there is no key “corm” here; did you mean “corn”?"),
        ("players: {green: {}}, dya: 4", "dya: there is no key “dya” here; did you mean “day”?"),
    ],
)
def test_an_impossible_position_is_refused_by_its_rule(rulebook: Rulebook, given: str, failure: str) -> None:
    case = f"{HEAD}    given: {{{given}}}\n    play: [{{green: [place palenque]}}]\n"
    answer = rulebook("judge", "-", "--json", typed=case)
    assert answer.code == 1
    assert answer.json["cases"][0]["failures"] == [f"given.{failure}"]


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


# -- questions


def unbroken(told: str) -> str:
    """The same in one line."""
    return " ".join(told.split())


IMPOSSIBLE = """game: tzolkin
given:
  day: 99
  display: [monument-tombs]
  players:
    green: {corn: 1}
    red:
      workers: 7
"""


def test_a_question_is_a_position_and_a_move(rulebook: Rulebook) -> None:
    answer = rulebook("judge", "-", typed="game: tzolkin\ngreen: {corn: 3}\nplay: [beg]\n")
    assert answer.code == 1
    lines = answer.out.splitlines()
    assert lines[0].startswith("  ? Green, Your turn: “Beg for corn”: not allowed.")
    assert lines[-1] == "  = No: this cannot be played."
    assert "4.1 Begging for corn: If you have" in answer.out
    assert "{" not in answer.out


def test_a_move_that_can_be_played_is_told_with_its_figures(rulebook: Rulebook) -> None:
    answer = rulebook("judge", "-", typed="game: tzolkin\ngreen: {corn: 2}\nplay: [beg, down chaac]\n")
    assert answer.code == 0
    assert "Green begs" in answer.out
    assert answer.out.splitlines()[-1] == "  = Yes: this can be played."


def test_a_bare_position_is_answered_with_what_can_be_done(rulebook: Rulebook) -> None:
    answer = rulebook("judge", "-", typed="game: tzolkin\nplayers: {green: {corn: 1, hand: 1}}\n")
    assert answer.code == 0
    coming, corn, legal, beg = answer.out.splitlines()[:4]
    assert (coming, corn) == ("  Next Food Day: in 7\xa0days.", "  Corn that it will take: Green 2\xa0corn.")
    assert (legal, beg.partition(" (")[0]) == ("  Legal moves for Green", "    beg: Beg for corn")


def test_the_text_of_a_rule_stands_where_it_is_named_first_and_only_there(rulebook: Rulebook) -> None:
    told = rulebook("judge", "-", typed="game: tzolkin\ngreen: {corn: 9}\nplay: [place tikal, place uxmal, done]\n").out
    lines = told.splitlines()
    (place,) = [n for n, line in enumerate(lines) if line.startswith("      5.3 The lowest free space: ")]
    assert "[5.3, 5.4, 5.5]" in lines[place - 1]
    assert told.count("[5.3, 5.4, 5.5]") > 1


def test_why_not_says_for_whom_and_when(rulebook: Rulebook) -> None:
    question = (
        "game: tzolkin\ngiven: {moved: [green], players: {green: {}, red: {corn: 5}}}\nwhy_not: [beg, place tikal]\n"
    )
    answer = rulebook("judge", "-", typed=question)
    assert answer.code == 0
    assert "  ? Red, Your turn: “Beg for corn”: not allowed." in answer.out
    assert "  ? Red, Your turn: “Place a worker at Tikal”: allowed." in answer.out
    refused = rulebook("judge", "-", "--json", typed=question).json["cases"][0]["refused"]
    assert [(each["player"], each["decision"], each["rules"]) for each in refused] == [
        ("red", "turn", ["begging.option"]),
        ("red", "turn", []),
    ]


def test_all_that_makes_a_position_impossible_is_told_at_once_with_lines_and_rules(rulebook: Rulebook) -> None:
    Path("mine.yaml").write_text(IMPOSSIBLE, encoding="utf-8")
    answer = rulebook("judge", "mine.yaml", "--json")
    faults = answer.json["cases"][0]["faults"]
    assert answer.code == 1
    assert [(fault["line"], fault["path"], fault["rule"]) for fault in faults] == [
        (3, "given.day", "end.last-day"),
        (4, "given.display", "setup.buildings"),
        (8, "given.players.red.workers", "setup.workers"),
    ]
    told = rulebook("judge", "mine.yaml").out
    assert told.startswith("  = This position cannot exist:\n    mine.yaml:3: given.day: 99 is impossible")
    assert "2.2 Your workers: You start with 3 workers" in unbroken(told)


def test_a_house_rule_lets_an_exception_pass_and_the_answer_says_so(rulebook: Rulebook) -> None:
    question = "game: tzolkin\nday: 3\ndisplay: [tomb-points]\ngreen: {wood: 1, gold: 2, tikal: [2]}\n"
    moves = "play: [pick tikal 2, act 2, build tomb-points]\n"
    refused = rulebook("judge", "-", typed=question + moves)
    assert (refused.code, "belongs to age 2, not to age 1" in unbroken(refused.out)) == (1, True)
    allowed = rulebook("judge", "-", typed=question + moves + "house_rules: [food-day.new-buildings]\n")
    assert allowed.code == 0
    assert unbroken(allowed.out).startswith(
        "! display: By a house rule: “Tomb · 1 wood and 2 gold” belongs to age 2, not to age 1."
    )


def test_a_tribe_without_its_module_says_which_one_is_missing(rulebook: Rulebook) -> None:
    question = "game: tzolkin\ngreen: {tribe: yaluk}\n"
    told = unbroken(rulebook("judge", "-", typed=question).out)
    assert "“yaluk” belongs to the module “tribes”, which is not in play" in told
    assert rulebook("judge", "-", typed=question + "modules: [tribes]\n").code == 0


def test_lists_are_compared_as_sets(rulebook: Rulebook) -> None:
    question = "game: tzolkin\nday: 3\ngreen: {built: [farm-one-worker, civic-agriculture], tikal: [4, 2]}\n"
    then = "then: {players: {green: {built: [civic-agriculture, farm-one-worker], tikal: [2, 4]}}}\n"
    assert rulebook("judge", "-", typed=question + then).code == 0
    assert rulebook("judge", "-", typed=question + then.replace(", 4]", "]")).code == 1


def test_nothing_is_forced_into_a_turn_that_was_not_meant(rulebook: Rulebook) -> None:
    """The second worker is too dear; that there is nothing else to do but end the turn does not make it legal later."""
    answer = rulebook("judge", "-", typed="game: tzolkin\ngreen: {corn: 0}\nplay: [place palenque, place tikal]\n")
    assert answer.code == 1
    assert "  ? Green, Placing workers: “Place a worker at Tikal”: not allowed." in answer.out


@pytest.mark.parametrize(
    ("play", "said"),
    [
        ("[plaze tikal]", "play[0]: “plaze tikal” is not a move of this game; did you mean “place"),
        ("[{red: [place tikal]}]", "play[0]: “place tikal”: not Red but Green decides here"),
        ("[{blue: [place tikal]}]", "play[0]: “blue” is not possible here; one of these is: green and red"),
        ("[{run: lunch}]", "play[0].run: “lunch” is not possible here; one of these is: setup"),
    ],
)
def test_what_cannot_be_judged_is_told_without_a_traceback(rulebook: Rulebook, play: str, said: str) -> None:
    answer = rulebook("judge", "-", typed=f"game: tzolkin\nred: {{}}\ngiven: {{green: {{}}}}\nplay: {play}\n")
    assert answer.code == 1
    assert "  = This cannot be judged:" in answer.out
    assert said in unbroken(answer.out)


def test_a_position_and_a_move_in_one_line(rulebook: Rulebook) -> None:
    answer = rulebook("ask", "tzolkin", "green: {corn: 3}", "beg", "--lang", "de")
    assert answer.code == 1
    assert answer.out.splitlines()[0].startswith("  ? Grün, Einsetzen oder zurücknehmen: ")
    assert rulebook("ask", "tzolkin", "green: {tribe: yaluk}", "--modules", "tribes").code == 0
    misspelt = rulebook("ask", "tzolkin", "green: {corn 3}", "beg")
    assert misspelt.code in (1, 2)
    assert "Traceback" not in misspelt.err


@pytest.mark.parametrize("language", ["en", "el", "de", "ro", "pl", "xx"])
def test_an_impossible_position_is_told_in_every_language(rulebook: Rulebook, language: str) -> None:
    answer = rulebook("judge", "-", "--lang", language, typed=IMPOSSIBLE)
    assert max(map(len, answer.out.splitlines())) <= 80
    assert {"99", "7", "6"} <= set(re.findall(r"\d+", answer.out))


def test_several_questions_without_a_name_are_numbered(rulebook: Rulebook) -> None:
    question = "game: tzolkin\ncases:\n  - {green: {corn: 3}, play: beg}\n  - {green: {corn: 1}, why_not: beg}\n"
    answer = rulebook("judge", "-", "--lang", "de", typed=question)
    assert [line for line in answer.out.splitlines() if line.startswith("Frage")] == ["Frage 1", "Frage 2"]
    assert answer.code == 1


def test_chance_brings_only_what_can_lie_there(rulebook: Rulebook) -> None:
    question = "game: tzolkin\ngreen: {}\nday: 3\nplay: [place tikal, done]\ndraws: [NAME]\n"
    monument = rulebook("judge", "-", "--json", typed=question.replace("NAME", "monument-tombs")).json["cases"][0]
    assert [(fault["path"], fault["line"], fault["rule"]) for fault in monument["faults"]] == [
        ("draws", 5, "setup.buildings")
    ]
    later = rulebook("judge", "-", "--json", typed=question.replace("NAME", "tomb-points")).json["cases"][0]
    assert [fault["rule"] for fault in later["faults"]] == ["food-day.new-buildings"]
    assert rulebook("judge", "-", typed=question.replace("NAME", "tomb-build")).code == 0
