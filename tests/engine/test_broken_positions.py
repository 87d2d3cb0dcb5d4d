"""Positions from random games and cases, broken in one place each and asked again: refused with the rule, or possible.

Whatever is accepted is counted again here, by figures that are entered a second time.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest
import yaml

import engine
from engine.faults import (
    NeedsModule,
    NoPlayers,
    NotAList,
    NotAMapping,
    NotANumber,
    NotOneOf,
    UnknownKey,
    UnknownName,
)
from engine.judge import judge
from engine.loading import read_questions
from engine.position import AnyPosition
from engine.teotihuacan.position import TeotihuacanPosition
from engine.tzolkin.position import TzolkinPosition
from generator.languages.load import available_languages, load_language
from generator.playing.ruling import Ruling
from generator.playing.voice import Voice
from tests.engine.breaking import Description, broken, described_in_cases, random_descriptions
from tests.engine.playing import PLAYABLE, game, rulebook

#: What says that something cannot be read needs no rule; nor does the notation's own bound.
UNREAD = (NeedsModule, NoPlayers, NotAList, NotAMapping, NotANumber, NotOneOf, UnknownKey, UnknownName)
UNBOUNDED = ("points",)
#: By the number of players; one player may be part of any game.
FIELDS = {1: 4, 2: 2, 3: 3, 4: 4, 5: 5}
MONUMENTS = {1: 6, 2: 4, 3: 5, 4: 6, 5: 6}
NEUTRAL = {1: 12, 2: 12, 3: 6, 4: 0}
#: The same where quick actions are played.
QUICK_NEUTRAL = {1: 18, 2: 18, 3: 12, 4: 6, 5: 0}
#: Colours that nobody plays, in Teotihuacan.
NEUTRAL_COLOURS = {1: 2, 2: 2, 3: 1, 4: 0}


@pytest.mark.parametrize("game_id", PLAYABLE)
def test_a_position_that_is_written_down_reads_back_as_itself(game_id: str) -> None:
    for description in islice(random_descriptions(game_id, 1), 30):
        description.pop("game")
        pos = game(game_id).position(description)
        pos.run()
        assert game(game_id).written(pos) == description


@pytest.mark.parametrize("game_id", PLAYABLE)
def test_a_broken_position_is_refused_with_the_rule_or_is_still_possible(game_id: str) -> None:
    told = ask_about_broken_positions(game_id, 125, seed=5)
    assert told["refused"] > 40
    assert told["accepted"] > 15


@pytest.mark.fuzz
@pytest.mark.parametrize("game_id", PLAYABLE)
def test_five_thousand_broken_positions(game_id: str) -> None:
    told = ask_about_broken_positions(game_id, 5000, seed=12)
    print(dict(told))
    assert sum(told.values()) == 5000


def ask_about_broken_positions(game_id: str, count: int, seed: int) -> Counter[str]:
    dice, told = Random(seed), Counter[str]()
    played, written = random_descriptions(game_id, seed), described_in_cases(game_id, seed)
    for n in range(count):
        description, path = broken(next(written if n % 5 == 0 else played), dice)
        try:
            told[outcome(description, dice)] += 1
        except Exception as error:  # the message must show what was asked
            raise AssertionError(f"{path} of {description}") from error
    return told


def outcome(description: Description, dice: Random) -> str:
    """Ask as a person would, from the text of a file to the words of an answer."""
    book = rulebook(str(description["game"]))
    text = yaml.safe_dump(description, allow_unicode=True, sort_keys=False)
    questions, problems = read_questions(text.encode(), "broken.yaml", book, engine.kit_of(book.id).seats)
    if problems:
        return "unreadable"
    verdict = judge(table(book.id, questions[0].case.modules), questions[0].case)
    lines = list(Ruling(verdict, voice(book.id, dice.choice(available_languages()))).lines())
    if verdict.before is None:
        assert lines
        assert all(is_explained(fault.path, fault.what, fault.rule) for fault in verdict.failures), verdict.failures
        return "refused"
    assert not verdict.exceptions
    assert_possible(verdict.before)
    play_on(verdict.before.copy(), dice)
    return "accepted"


@cache
def table(game_id: str, modules: tuple[str, ...]) -> Any:
    return engine.play_by(rulebook(game_id), modules)


@cache
def voice(game_id: str, language: str) -> Voice:
    return Voice(rulebook(game_id), load_language(language))


def is_explained(path: str, what: object, rule: str) -> bool:
    return bool(rule) or isinstance(what, UNREAD) or path.rpartition(".")[2] in UNBOUNDED


def play_on(pos: AnyPosition, dice: Random) -> None:
    """A few moves, whatever they are."""
    pos.run()
    for _ in range(6):
        moves = pos.legal_moves()
        if not moves:
            return
        pos.play(dice.choice(moves))


# -- the same again, counted by hand


def assert_possible(pos: AnyPosition) -> None:
    if isinstance(pos, TzolkinPosition):
        assert_tiles_exist(pos)
        assert_board_holds(pos)
        assert_pieces_exist(pos)
    if isinstance(pos, TeotihuacanPosition):
        assert_dice_and_markers_exist(pos)
        assert_displays_hold(pos)
        assert_pyramid_stands(pos)


def assert_tiles_exist(pos: TzolkinPosition) -> None:
    tiles = [tile for player in pos.players for tile in (*player.tiles, *player.dealt)]
    tiles += [*pos.display, *pos.monuments, *(tile for deck in pos.decks for tile in deck)]
    assert all(n <= pos.game.tiles[tile].count for tile, n in Counter(tiles).items())
    shown = [pos.game.tiles[tile] for tile in pos.display]
    assert {tile.family for tile in shown} <= {"buildings"}
    assert len({tile.mark("age") for tile in shown}) <= 1
    assert len(shown) <= 6
    built = [tile for player in pos.players for tile in player.tiles if pos.game.tiles[tile].family == "monuments"]
    assert len(pos.monuments) + len(built) <= MONUMENTS[len(pos.players)]


def assert_board_holds(pos: TzolkinPosition) -> None:
    count = len(pos.players)
    assert 1 <= pos.day <= 29
    assert all(fields <= FIELDS[count] and wood + corn <= fields for wood, corn, fields in pos.jungle)
    assert pos.jungle[0][0] == 0
    neutral = sum(row.count(9) for row in (*pos.gears, pos.quick_spaces))
    assert neutral <= (QUICK_NEUTRAL if pos.quick_spaces else NEUTRAL)[count]
    assert len(set(pos.laid)) == len(pos.laid)
    for temple in pos.tables.temples:
        top = len(pos.game.tracks[temple].steps) - 1
        assert sum(player.tracks[temple] == top for player in pos.players) <= 1


def assert_pieces_exist(pos: TzolkinPosition) -> None:
    skull = pos.tables.skull
    assert sum(player.goods[skull] for player in pos.players) + len(pos.laid) + pos.bank[skull] <= 13
    for index, player in enumerate(pos.players):
        placed = sum(row.count(index) for row in pos.gears) + (pos.first_space == index)
        placed += pos.quick_spaces.count(index)
        assert player.workers == player.hand + placed <= 6
        assert all(n >= 0 for n in player.goods)
    assert sum(player.corn_tiles for player in pos.players) <= 4 * FIELDS[len(pos.players)]


def assert_dice_and_markers_exist(pos: TeotihuacanPosition) -> None:
    for player in pos.players:
        assert len(player.workers) + player.wheel <= 4
        assert all(1 <= worker.power <= 5 for worker in player.workers)
        assert min(player.goods) >= 0
        assert not player.kept or (len(player.kept) == 2 and not player.workers)
    locks = [(worker.place, worker.lock) for player in pos.players for worker in player.workers if worker.is_locked]
    assert len(locks) == len(set(locks))
    assert not {pos.game.places[place].id for place, _ in locks} & {"alchemy", "nobles", "construction"}
    assert all(sum(player.tracks[temple] == 11 for player in pos.players) <= 1 for temple in pos.tables.temples)
    neutral = Counter(colour for colour, _ in pos.neutral)
    assert len(neutral) <= NEUTRAL_COLOURS[len(pos.players)]
    assert all(n <= 3 for n in neutral.values())
    assert len(pos.neutral) == len(set(pos.neutral))


def assert_displays_hold(pos: TeotihuacanPosition) -> None:
    assert len(pos.technologies) <= 6
    assert len(pos.pyramid_display) <= 3
    assert len(pos.decoration_display) <= 4
    letters = [pos.game.tiles[tile].mark("category") for tile in pos.royal]
    assert len(letters) == len(set(letters))
    assert 0 <= pos.light <= pos.dark <= 12
    assert sum(pos.buildings) <= 11
    lying = [*pos.worship_tiles, *pos.slots, *pos.pyramid_display, *pos.decoration_display, *pos.royal, *pos.bonus]
    lying += [tile for pile in (*pos.spots, *pos.sides, *pos.decks) for tile in pile]
    lying += [tile for player in pos.players for tile in player.tiles if tile not in pos.tables.numbered]
    found = Counter(tile for tile in lying if tile >= 0)
    assert all(n <= pos.game.tiles[tile].count for tile, n in found.items())


def assert_pyramid_stands(pos: TeotihuacanPosition) -> None:
    laid = {slot.name for slot, tile in zip(pos.tables.pyramid.slots, pos.slots, strict=True) if tile >= 0}
    for name in laid:
        level, number = divmod(name, 100)
        row, column = divmod(number - 1, 5 - level)
        beneath = 100 * (level - 1) + row * (6 - level) + column + 1
        assert level == 1 or {beneath, beneath + 1, beneath + 6 - level, beneath + 7 - level} <= laid
    assert all(len(side) <= 4 for side in pos.sides)
    assert pos.completed or 401 not in laid
