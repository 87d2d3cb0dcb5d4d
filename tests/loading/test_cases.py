"""Cases from outside content are checked against a loaded game."""

from __future__ import annotations

from engine.loading import load_rulebook, read_cases
from tests.loading.examples import GAME

RULEBOOK = load_rulebook("orchard", GAME)

MINE = """
cases:
  - id: mine
    title: My doubt
    modules: [night]
    rules: [turn.order]
    given: {players: {green: {coin: 1}}}
    play: [{green: [pick tree], why_not: {rest: [ladder.up]}}]
"""


def said(text: str) -> list[str]:
    cases, problems = read_cases(text.encode(), "mine.yaml", RULEBOOK)
    assert not (cases and problems)
    return [str(problem) for problem in problems]


def test_a_case_is_read() -> None:
    (case,), problems = read_cases(MINE.encode(), "mine.yaml", RULEBOOK)
    assert problems == []
    assert (case.id, case.play[0].player, case.play[0].moves) == ("mine", "green", ("pick tree",))


def test_its_rules_and_modules_must_exist() -> None:
    assert said(MINE.replace("[turn.order]", "[turn.odrer]")) == [
        "mine.yaml:6: cases[mine].rules[0]: there is no rule “turn.odrer”; did you mean “turn.order”?"
    ]
    assert said(MINE.replace("[night]", "[day]")) == [
        "mine.yaml:5: cases[mine].modules[0]: there is no module “day”; known: night, stars"
    ]


def test_its_shape_must_be_right() -> None:
    assert said(MINE.replace("given:", "gives:")) == [
        "mine.yaml:3: cases[mine]: “given” is missing",
        "mine.yaml:7: cases[mine].gives: unknown key “gives”; did you mean “given”?",
    ]


def test_it_must_be_readable() -> None:
    assert said("cases: [") == ["mine.yaml:2: file: not readable as YAML: did not find expected node content"]
    assert read_cases(b"\xff", "mine.yaml", RULEBOOK)[1][0].message == "not UTF-8: byte 0xff; save the file as UTF-8"


def test_two_cases_need_two_ids() -> None:
    twice = MINE + MINE.partition("cases:\n")[2]
    assert said(twice) == ["mine.yaml:9: cases[mine].id: the case “mine” already stands in mine.yaml:3"]


def test_the_standard_players_need_not_be_given() -> None:
    assert said(MINE.replace("{players: {green: {coin: 1}}}", "{}")) == []
