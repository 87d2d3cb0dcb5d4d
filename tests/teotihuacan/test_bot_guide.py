"""The guide through Teotibot's turn asks what can be seen at a table, and comes to the steps of the engine."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import engine
from engine.events import Event
from engine.game import Game
from engine.guiding import Guidance, begin, is_repeated, rolled
from tests.teotihuacan.bot_at_the_table import follow, its_turn, positions

#: What a table can agree on, all at once.
OTHERWISE = {
    "bot-pyramid-slot": "columns",
    "bot-decoration-slot": "outermost",
    "bot-worship-temple": "once",
    "bot-direction-tiles": "each-shift",
    "bot-in-the-palace": "walks-on",
    "pyramid-track-end": "9",
}


def guidance(game: Game, at_set_up: bool = False) -> Guidance:
    return begin(game, game.kit.guides["teotibot"], at_set_up)


def steps(events: list[Event], pos: Any) -> list[tuple[object, ...]]:
    """What a person has to do, and by which rules; a tile that decides nothing is whatever lies there.

    Tiles that are drawn are left out, and what is put away: stacks and spaces may be empty.
    """
    told = [event for event in events if event.kind not in ("revealed", "bot_discarded")]
    return [(event.kind, event.player, _values(event, pos), event.rules) for event in told]


def _values(event: Event, pos: Any) -> tuple[object, ...]:
    tile = pos.game.tiles[pos.game.tile_index[event.values[0]]] if event.kind in WHATEVER else None
    return WHATEVER[event.kind](event, tile, pos) if tile else event.values


#: The next technology counts by its place, a mask by its cost and number; of what is built only the place counts.
WHATEVER: dict[str, Any] = {
    "built": lambda event, tile, pos: event.values[1:],
    "decorated": lambda event, tile, pos: event.values[1:2],
    "learnt": lambda event, tile, pos: (pos.technologies.index(pos.game.tile_index[tile.id]),),
    "claimed": lambda event, tile, pos: (tile.kind, tile.count, tile.cost),
}


def rolls(after: Any) -> tuple[int, int]:
    first, second = next(event.values[:2] for event in after.trace if event.kind == "bot_rolled")
    return first, second


def compare(count: int, seeds: range, options: dict[str, str] | None = None) -> set[str]:
    """So many positions; also everything that has been asked."""
    asked: set[str] = set()
    for n, table in enumerate(positions(seeds, options)):
        if n == count:
            return asked
        after = its_turn(table)
        led, questions = follow(guidance(table.game), table, rolls(after))
        assert steps(led.events, led.pos) == steps(after.trace, table)
        asked |= set(questions)
    raise AssertionError(f"fewer than {count} positions")


def test_a_person_who_answers_comes_to_the_steps_of_the_engine() -> None:
    compare(80, range(1, 9))


def test_so_at_a_table_with_other_readings() -> None:
    compare(40, range(20, 26), OTHERWISE)


@pytest.mark.fuzz
def test_many_positions_come_to_the_steps_of_the_engine() -> None:
    """And every inquiry is made at some time."""
    asked = compare(500, range(100, 200)) | compare(500, range(200, 300), OTHERWISE)
    known = engine.kit_of("teotihuacan").guides["teotibot"].inquiries
    assert asked == {each.id for each in known} - {"put-away"}


def test_a_technology_that_only_the_player_has_is_asked_for_last() -> None:
    six = ["palace", "alchemy-and-nobles", "gather-more", "gather-and-score", "decorations", "construction-points"]
    shown = [f"technology-{name}" for name in six]
    bot = {"gold": 1, "alchemy": [2], "forest": [1, 1], "technologies": [*shown[:3], *shown[4:]]}
    given = {
        "action_pyramid": ["bot-alchemy"],
        "technologies": shown,
        "players": {"black": {"technologies": shown[3:4]}, "teotibot": bot},
    }
    table: Any = engine.load("teotihuacan", ("solo",)).position(given)
    table.draws = ("3", "4")
    after = its_turn(table)
    led, questions = follow(guidance(table.game), table, (3, 4))
    assert questions[-3:] == ["technology", "shared", "directions"]
    assert steps(led.events, led.pos) == steps(after.trace, table)
    assert [event.player for event in led.events if event.kind == "scored"] == [0]


def test_what_teotibot_has_is_not_asked_again() -> None:
    """A whole game from set-up: tiles and boards are asked once, then dice and what the player may have changed."""
    asked: Counter[str] = Counter()
    guide = guidance(engine.load("teotihuacan", ("solo",)), at_set_up=True)
    for table in positions(range(3, 4)):
        after = its_turn(table)
        led, questions = follow(guide, table, rolls(after))
        assert steps(led.events, led.pos) == steps(after.trace, table)
        asked.update(questions)
        guide.next_turn()
    turns = asked["dice"]
    assert turns > 20
    assert {id: asked[id] for id in ("pyramid", "directions", "ring")} == dict.fromkeys(
        ("pyramid", "directions", "ring"), 1
    )
    assert not {"workers", "goods", "markers"} & set(asked)
    assert sum(asked.values()) < 3 * turns


def test_answers_are_taken_back_one_by_one_even_into_the_turn_before() -> None:
    table = next(positions(range(5, 6)))
    guide = guidance(table.game, at_set_up=True)
    first = guide.state
    _, questions = follow(guide, table, (3, 4))
    guide.next_turn()
    assert guide.state.answers == {}
    for _ in questions:
        assert guide.take_back()
    assert guide.take_back()
    assert guide.state == first
    assert not guide.take_back()


def test_what_is_forgotten_is_asked() -> None:
    table = next(positions(range(5, 6)))
    guide = guidance(table.game, at_set_up=True)
    guide.forget("workers")
    _, questions = follow(guide, table, (1, 1))
    assert "workers" in questions
    assert "goods" not in questions


def test_what_is_otherwise_after_a_turn_is_asked_in_the_next_one() -> None:
    table = next(positions(range(5, 6)))
    guide = guidance(table.game, at_set_up=True)
    led, _ = follow(guide, table, (1, 1))
    assert guide.remembered(led)["pyramid"] != guide.state.answers["pyramid"]
    guide.forget("pyramid")
    assert "pyramid" not in guide.state.memory
    assert guide.state.answers == {}


def test_an_answer_that_does_not_fit_is_asked_for_again() -> None:
    game = engine.load("teotihuacan", ("solo",))
    guide = guidance(game)
    guide.answer("dice", {"1": "7", "2": "1"})
    assert asked_now(guide) == "dice"
    guide.answer("dice", {"1": "1"})
    assert asked_now(guide) == "dice"
    guide.answer("dice", {"2": "1", "1": "2"})
    assert asked_now(guide) == "pyramid"
    twice = dict.fromkeys("123456", "bot-nobles")
    assert is_repeated(guide.guide.inquiry("pyramid"), twice)


def asked_now(guide: Guidance) -> str:
    asked = guide.led().asked
    return asked.id if asked else ""


def test_dice_can_be_rolled() -> None:
    led = guidance(engine.load("teotihuacan", ("solo",))).led()
    assert led.asked is not None
    assert led.asked.random
    sums = {sum(map(int, rolled(led.parts, seed).values())) for seed in range(200)}
    assert sums == set(range(2, 13))
