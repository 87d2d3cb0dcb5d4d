"""Moves, events, refusals and positions, told from cases that the engine has just played."""

from __future__ import annotations

import re
from functools import cache

import pytest

import engine
from engine.game import Game
from engine.judge import Verdict
from generator.wording.events import event_words, telling, told_once
from generator.wording.moves import decision_words, move_words
from generator.wording.positions import position_text
from generator.wording.refusals import refusal_words
from generator.wording.writers import to_text
from tests.wording.voices import book, judged, said, voice

#: A zero that counts something: the number stands before a fixed space.
ZERO = re.compile("(?<![\\d.])0\N{NO-BREAK SPACE}")


def case(id: str, game: str = "tzolkin") -> Verdict:
    return next(verdict for verdict in judged(game) if verdict.case.id == id)


@cache
def tzolkin() -> Game:
    return engine.play_by(book(), ["all"])


def events(id: str, game: str = "tzolkin") -> list[str]:
    say = voice("en", game)
    return [said(event_words(event, stage.after, say)) for stage in case(id, game).stages for event in stage.events]


def test_a_turn_is_told() -> None:
    told = events("placing-cost-three-workers")
    assert "Green places a worker on space 0 of Palenque, free of charge." in told
    assert "Green places a worker on space 2 of Palenque for 3 corn." in told
    assert "It is Red’s turn." in told


def test_what_an_event_costs_is_not_told_again_as_a_payment() -> None:
    stages = case("placing-cost-three-workers").stages
    told = [event.kind for stage in stages for event in told_once(stage.events, stage.after)]
    assert "paid" in [event.kind for stage in stages for event in stage.events]
    assert "paid" not in told
    assert told.count("placed") == 3


def test_a_payment_that_nothing_has_told_is_told() -> None:
    stages = case("a-prayer-for-corn").stages
    assert "paid" in [event.kind for stage in stages for event in told_once(stage.events, stage.after)]


def test_begging_is_told() -> None:
    told = events("begging-is-a-choice")
    begs = told.index("Green begs for corn.")
    assert told[begs + 1 : begs + 3] == ["Green returns 2 corn to the bank.", "Green takes 3 corn."]
    assert "Green goes down 1 step on Kukulcan." in told


@pytest.mark.parametrize("game", ["tzolkin", "teotihuacan"])
def test_nothing_in_a_log_is_counted_as_zero(game: str) -> None:
    stages = [stage for verdict in judged(game) for stage in verdict.stages]
    told = {to_text(event_words(event, stage.after, voice("en", game))) for stage in stages for event in stage.events}
    assert [words for words in told if ZERO.search(words)] == []


def test_a_temple_tells_its_bonus_from_the_points_of_a_step() -> None:
    say = voice()
    points, bonus = (said(telling(kind, say)(say, (), "chaac", 6)) for kind in ("temple_scored", "temple_led"))
    assert points != bonus
    assert "bonus" in bonus


def test_the_calendar_turns_before_it_pushes_workers_off() -> None:
    kinds = [event.kind for stage in case("another-day").stages for event in stage.events]
    assert kinds.index("advanced") < kinds.index("pushed_off")


def test_the_end_of_something_is_called_by_what_ends() -> None:
    pos = tzolkin().position({"players": {"green": {"corn": 9}, "red": {}}})
    pos.run()
    pos.play("place palenque")
    assert said(move_words("done", pos, voice())) == "Place no more workers"


def test_a_move_with_nothing_in_it_has_its_own_title() -> None:
    pos = tzolkin().position({"players": {"green": {}, "red": {}}})
    assert said(move_words("skull 2", pos, voice())) == "Accept 2 crystal skulls"
    assert said(move_words("skull 0", pos, voice())) == "Do without a crystal skull"


def test_feeding_is_told() -> None:
    told = events("feeding-as-many-as-possible")
    assert "Green feeds 2 workers for 4 corn." in told
    assert "Green cannot feed 1 worker." in told
    assert "Green loses 3 points." in told


def test_a_refused_tax_is_told() -> None:
    assert "Green does without 1 gold." in events("gold-refused")


def test_the_starting_player_space_has_no_number() -> None:
    assert "Yellow places a worker on the Starting Player Space for 1 corn." in events(
        "starting-player-space-in-the-crowd"
    )


def test_the_end_is_told() -> None:
    say, told = voice(), telling("game_over", voice())
    assert said(told(say, (), winners=("green",))) == "The game is over. The winner is Green."
    assert said(told(say, (), winners=("green", "red"))) == "The game is over. The winners are Green and Red."


def test_an_event_without_words_is_named() -> None:
    with pytest.raises(LookupError, match="no words for the event 'vanished' of tzolkin"):
        telling("vanished", voice())


@pytest.mark.parametrize(
    ("move", "title"),
    [
        ("place palenque", "Place a worker at Palenque"),
        ("pick yaxchilan 3", "Pick up the worker on space 3 of Yaxchilan"),
        ("build farm-one-worker", "Construct the farm (1 wood)"),
        ("advance 2", "Advance the calendar by 2 days"),
        ("down chaac", "Go down on Chaac"),
        ("gold 1", "Accept 1 gold"),
    ],
)
def test_moves_are_said_by_their_titles(move: str, title: str) -> None:
    pos = tzolkin().position({"players": {"green": {}, "red": {}}})
    assert said(move_words(move, pos, voice())) == title


def test_an_option_is_said_with_what_it_does() -> None:
    given = {"monuments": ["monument-tombs"], "display": ["farm-one-worker"]}
    rich = {"wood": 9, "stone": 9, "gold": 9, "tikal": [4]}
    pos = tzolkin().position({**given, "players": {"green": rich, "red": {}}})
    pos.run()
    pos.play("pick tikal 4")
    pos.play("act 4")
    moves = [said(move_words(move, pos, voice())) for move in pos.legal_moves()]
    assert moves == [
        "Construct up to 2 buildings and pay the cost",
        "Construct 1 monument and pay the cost",
    ]


def test_an_offer_is_said_with_what_it_does_or_with_its_rule() -> None:
    say, rules = voice("en", "teotihuacan"), book("teotihuacan").rules
    reached = [stage.after for verdict in judged("teotihuacan") for stage in verdict.stages]
    asked = {said(move_words("yes", p, say)) for p in reached if p.decision and p.decision.kind == "may"}
    second = rules["gathering.second-power-up"]
    assert "Pay 1 cocoa to take 1 wood and 1 stone" in asked
    assert "Pay 1 cocoa to power up one of your unlocked workers on this board" in asked
    assert f"Do it ({second.number} {second.title})" in asked
    assert "Do it" not in asked


def test_decisions_have_titles() -> None:
    assert said(decision_words("act", voice())) == "What the worker does"


def test_a_refusal_names_its_rule_and_says_it() -> None:
    verdict = case("begging-with-too-much-corn")
    (refused,) = verdict.refused
    rule = book().rules["begging.option"]
    told = said(refusal_words(refused.move, refused.refusal, verdict.start, voice()))
    reason = "You have 3 corn; only a player with 2 corn or less may beg."
    assert told == f"“Beg for corn”: not allowed. {reason} Rule {rule.number} {rule.title}."


def test_further_rules_are_named_after_the_deciding_one() -> None:
    verdict = case("placing-cost-three-workers")
    refused = next(refused for refused in verdict.refused if refused.move == "place tikal")
    told = said(refusal_words("place tikal", refused.refusal, verdict.start, voice()))
    assert "Space 0 of Tikal costs 3 corn for worker 4 of the turn (5.5). You have no corn." in told
    assert told.endswith(" Rule 5.6 Only what you can pay. See also: 5.5 The price of the crowd.")


def test_a_legal_move_is_not_refused() -> None:
    pos = case("placing-cost-three-workers").start
    assert said(refusal_words("place tikal", None, pos, voice())) == "“Place a worker at Tikal”: allowed."


def test_a_position_is_described() -> None:
    given = {
        "day": 9,
        "tooth_corn": 2,
        "first_player_space": "red",
        "prophecy": "empty-treasury",
        "display": ["farm-one-worker"],
        "neutral": {"tikal": [3]},
        "laid": {"chichen-itza": [3, 6]},
        "jungle": {3: ["wood", "corn", "empty"]},
        "players": {
            "green": {
                "corn": 5,
                "skull": 1,
                "palenque": [0, 2],
                "chaac": 1,
                "agriculture": 2,
                "built": ["farm-one-worker"],
                "side": "dark",
            },
            "red": {"points": 12, "wood_tiles": 1},
            "blue": {},
        },
    }
    told = said(position_text(tzolkin().position(given), voice()))
    for sentence in (
        "Day 9; Food Days so far: 1.",
        "Starting player: Green. Starting Player Space: Red.",
        "On the calendar: 2 corn.",
        "Fields of Palenque 3: 1 with wood, 1 with corn, 1 empty.",
        "Dummy workers: Tikal 3.",
        "Crystal skulls laid down: Chichen Itza 3 and Chichen Itza 6.",
        "Buildings on display: Farm · 1 wood.",
        "Prophecy: Empty Treasury.",
        "Green: 0 points; 5 corn and 1 crystal skull.",
        "Green, 3 workers in play, 1 of them in hand.",
        "Green, on the gears: Palenque 0 and Palenque 2.",
        "Green, player board: dark side.",
        "Green, steps above the start: Chaac 1.",
        "Green, levels reached: Agriculture 2.",
        "Green, tiles: Farm · 1 wood.",
        "Red: 12 points; no goods.",
        "Red, harvest tiles: 0 of corn, 1 of wood.",
    ):
        assert sentence in told


def test_tiles_to_choose_from_are_described() -> None:
    given = {
        "now": "wealth",
        "wealth": {"green": ["wealth-palenque-1", "wealth-uxmal-1"], "red": ["wealth-tikal-3", "wealth-tikal-5"]},
        "players": {"green": {}, "red": {}},
    }
    told = said(position_text(tzolkin().position(given), voice()))
    tiles = "Starting wealth tile · Palenque 1; Starting wealth tile · Uxmal 1"
    assert f"Green, face-down tiles to choose from: {tiles}." in told


def test_a_position_of_teotihuacan_is_described() -> None:
    game = engine.play_by(book("teotihuacan"))
    given = {
        "players": {"black": {"cocoa": 2, "forest": [2, 5], "green": 1}, "red": {}},
        "neutral": {"blue": ["forest"]},
    }
    pos = game.position({**given, "arriving": [{"player": "black", "place": "forest", "power": 1}]})
    told = said(position_text(pos, voice("en", "teotihuacan")))
    assert "Black: 0 points; 2 cocoa." in told
    assert "Black, workers: Forest (power 2) and Forest (power 5)." in told
    assert "Neutral workers (Blue): Forest." in told
    assert "Black, steps above the start: green temple 1." in told


def test_a_move_that_answers_another_question_is_told_by_itself() -> None:
    say = voice("en", "tzolkin")
    pos = engine.load("tzolkin").position(
        {"display": ["farm-one-worker"], "players": {"green": {"wood": 2, "tikal": [4]}, "red": {}}}
    )
    pos.stepwise = True
    pos.run()
    for move in ("pick tikal 4", "act 4"):
        pos.play(move)
    assert pos.decision is not None
    assert pos.decision.kind == "choose"
    assert said(move_words("choose 1", pos, say)) == "Construct up to 2 buildings and pay the cost"
    assert said(move_words("build farm-one-worker", pos, say)) == "Construct the farm (1 wood)"
