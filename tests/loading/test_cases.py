"""Cases from outside content are checked against a loaded game."""

from __future__ import annotations

from engine.loading import load_rulebook, read_questions
from engine.model.cases import Case
from tests.loading.examples import GAME

RULEBOOK = load_rulebook("orchard", GAME)
SEATS = ("green", "red")

MINE = """
cases:
  - id: mine
    title: My doubt
    modules: [night]
    rules: [turn.order]
    given: {players: {green: {coin: 1}}}
    play: [{green: [pick tree], why_not: {rest: [ladder.up]}}]
"""


def read(text: str) -> Case:
    (question,), problems = read_questions(text.encode(), "mine.yaml", RULEBOOK, SEATS)
    assert problems == []
    return question.case


def said(text: str) -> list[str]:
    questions, problems = read_questions(text.encode(), "mine.yaml", RULEBOOK, SEATS)
    assert not (questions and problems)
    return [str(problem) for problem in problems]


def test_a_case_is_read() -> None:
    case = read(MINE)
    assert (case.id, case.play[0].player, case.play[0].moves) == ("mine", "green", ("pick tree",))


def test_its_rules_and_modules_must_exist() -> None:
    assert said(MINE.replace("[turn.order]", "[turn.odrer]")) == [
        "mine.yaml:6: cases[mine].rules[0]: there is no rule “turn.odrer”; did you mean “turn.order”?"
    ]
    assert said(MINE.replace("[night]", "[day]")) == [
        "mine.yaml:5: cases[mine].modules[0]: there is no module “day”; known: night, stars"
    ]


def test_its_shape_must_be_right() -> None:
    assert said(MINE.replace("rules: [turn.order]", "rules: turn.order").replace("play: [{", "play: [{run: 3, ")) == [
        "mine.yaml:6: cases[mine].rules: must be a list, not the text “turn.order”",
        "mine.yaml:8: cases[mine].play[0].run: must be text, not 3",
    ]


def test_a_question_may_leave_out_what_only_a_worked_example_needs() -> None:
    whole = read("given: {players: {green: {coin: 1}}}\nplay: [{green: [pick tree]}]\n")
    assert (whole.id, whole.title, whole.rules) == ("", "", ())
    short = read("green: {coin: 1}\nplay: [pick tree]\nwhy_not: rest\n")
    assert short.given == whole.given
    assert [(play.player, play.moves, play.why_not) for play in short.play] == [
        ("", ("pick tree",), {}),
        ("", (), {"rest": []}),
    ]
    assert read("players: {green: {}}\n").play == ()


def test_a_fault_is_found_on_its_line_whatever_has_been_left_out() -> None:
    text = "now: turn\ngreen:\n  coin: 1\n  tree: [0,\n    7]\nplay:\n  - rest\n  - rest\n"
    (question,), _ = read_questions(text.encode(), "mine.yaml", RULEBOOK, SEATS)
    assert [question.line(path) for path in ("given.now", "given.players.green.coin", "given.players.green.tree")] == [
        1,
        3,
        4,
    ]
    assert [question.line(path) for path in ("play[1]", "given.players.red.coin", "then")] == [8, 1, 1]


def test_it_must_be_readable() -> None:
    assert said("cases: [") == ["mine.yaml:2: file: not readable as YAML: did not find expected node content"]
    problems = read_questions(b"\xff", "mine.yaml", RULEBOOK, SEATS)[1]
    assert problems[0].message == "not UTF-8: byte 0xff; save the file as UTF-8"


def test_two_cases_need_two_ids() -> None:
    twice = MINE + MINE.partition("cases:\n")[2]
    assert said(twice) == ["mine.yaml:9: cases[mine].id: the case “mine” already stands in mine.yaml:3"]


def test_the_standard_players_need_not_be_given() -> None:
    assert said(MINE.replace("{players: {green: {coin: 1}}}", "{}")) == []
