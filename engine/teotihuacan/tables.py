"""What Teotihuacan compiles from its content at load: boards, what tracks and tiles give, the wheel, power-ups."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.actions import Action, Program, Spot
from engine.game import Game
from engine.handles import Citation
from engine.model.abilities import Trigger
from engine.model.board import Place
from engine.model.effects import Claim, Effect, Gain, May, PowerUp, Score, Step
from engine.model.measures import Amount
from engine.moves import Move
from engine.payments import priced
from engine.purse import Price
from engine.steps import Step as StepAction
from engine.teotihuacan import rules
from engine.teotihuacan.boards import (
    ALCHEMY,
    NOBLES,
    PALACE,
    PASSED,
    WORKSHOPS,
    WorshipSpace,
    action_boards,
    worship_spaces,
)
from engine.teotihuacan.bot import SOLO
from engine.teotihuacan.bot_tables import BotTables
from engine.teotihuacan.fitting import refuse_unfit
from engine.teotihuacan.position import Worker
from engine.teotihuacan.pyramid import Pyramid
from engine.teotihuacan.sparing import spared_spaces, spared_tiles
from engine.teotihuacan.tile_offers import Offers
from engine.teotihuacan.tiles import (
    BONUS,
    DECORATIONS,
    DISCOVERIES,
    GIFTS,
    MASK,
    PYRAMID_TILES,
    ROYAL,
    STARTING,
    TECHNOLOGIES,
)

WHEEL, BUILDINGS_ROW = "wheel", "buildings-row"
#: The marks of a starting tile that name boards, and those of a gift that name first workers.
BOARD_MARKS = ("board", "other_board")
GIFT_WORKERS = ("worker", "second_worker", "third_worker")
#: A tile that the board shows in print, for a first game.
PRINTED = "printed"
#: The tiles whose printed letter decides where they may lie.
CATEGORY = "category"


@dataclass(frozen=True)
class Options:
    """The choices of this implementation, and the variants."""

    first_game: bool
    draft: bool
    harsh: bool
    own_row_first: bool
    leader_at_the_start: bool
    next_technology: bool
    blocked_is_forbidden: bool
    #: Nobody worships for a step on a temple that cannot be climbed.
    blocked_worship_is_forbidden: bool
    #: A tile that spares cocoa does so wherever cocoa is paid.
    any_payment: bool
    #: The last step of the Pyramid track that can be reached, if it ends.
    pyramid_track_end: int | None


class Gift(NamedTuple):
    """What a player has in a first game: boards and powers of workers, steps of markers, a technology by its place."""

    program: Program
    workers: tuple[tuple[int, int], ...]
    steps: tuple[tuple[int, int], ...]
    technology: int


class Tables:
    """Read at every move; made once."""

    options: Options
    ring: tuple[int, ...]
    temples: tuple[int, ...]
    spots: tuple[str, ...]
    worship: tuple[WorshipSpace, ...]
    nobles_rows: tuple[tuple[Program, ...], ...]
    pyramid: Pyramid
    temple_of_space: dict[int, int]
    #: What the solo mode adds, if it is in play.
    bot: BotTables | None

    def __init__(self, game: Game) -> None:
        self.cocoa, self.wood, self.stone, self.gold = (game.good_index[n] for n in ("cocoa", "wood", "stone", "gold"))
        self.palace = game.place_index[PALACE]
        self.options = _options(game)
        self.boards = action_boards(game)
        self.by_number = {board.number: index for index, board in self.boards.items()}
        self.ring = _ring(game, self.by_number)
        self.loose = _loose(game, self.by_number)
        self.temples = game.family_tracks[rules.TEMPLES]
        (self.pyramid_track,) = game.family_tracks[rules.PYRAMID]
        self.tops = tuple(self._top(game, track) for track in range(len(game.tracks)))
        self.spots = _spots(game)
        self.spot_index = {home: n for n, home in enumerate(self.spots)}
        self.shown = {track: _shown(game, track) for family in rules.UP for track in game.family_tracks[family]}
        self.worship = worship_spaces(game)
        self.worship_index = {space.place: n for n, space in enumerate(self.worship)}
        self.rewards = _rewards(game)
        self.spared_rewards = spared_spaces(game, WHEEL) if self.options.any_payment else {}
        self._make_tiles(game)
        self._make_work(game)
        self.pyramid = Pyramid(game)
        self.offers = _offers(game)
        self.main_action = game.moves.move("main-action")
        #: Ways of workers, as they are first asked for, by the abilities that change how far they reach.
        self.ways: dict[int, dict[Worker, tuple[Move, ...]]] = {}
        least, most = (game.figures[figure.index] for figure in (rules.LEAST_BOARDS, rules.MOST_BOARDS))
        self.reaching = least.mask | most.mask
        self.passing = _passing(game)
        self.joining = self.offers["second", "join"].mask
        self.temple_of_space = _temples_of_spaces(self.worship)
        self.bot = BotTables(game) if SOLO in game.modules else None
        refuse_unfit(game, self.spots)

    def _top(self, game: Game, track: int) -> int:
        """The last step of a track; a table can agree where the one of the Pyramid ends."""
        last, agreed = len(game.tracks[track].steps) - 1, self.options.pyramid_track_end
        return min(last, agreed) if track == self.pyramid_track and agreed else last

    def _make_tiles(self, game: Game) -> None:
        of = {name: _family(game, name) for name in (ROYAL, TECHNOLOGIES, DISCOVERIES, STARTING, BONUS, GIFTS)}
        self.royal = {n: game.tile_program(game.tiles[n]) for n in of[ROYAL]}
        self.spared_royal = spared_tiles(game, of[ROYAL]) if self.options.any_payment else {}
        self.categories = _categories(game, of[ROYAL])
        self.costs = {n: _cost(game, n) for n in (*of[TECHNOLOGIES], *of[DISCOVERIES])}
        #: Of the work of all boards, only technologies could ask for more cocoa than the board itself.
        self.work_takes_cocoa = any(good == self.cocoa for n in of[TECHNOLOGIES] for good, _ in self.costs[n])
        self.numbered = tuple(sorted(of[TECHNOLOGIES], key=lambda n: int(game.tiles[n].mark("number"))))
        self.masks = frozenset(n for n, tile in enumerate(game.tiles) if tile.kind == MASK)
        self.discoveries = tuple(n for n in of[DISCOVERIES] for _ in range(game.tiles[n].count))
        self.starting_tiles = of[STARTING]
        self.starting = {n: game.tile_program(game.tiles[n]) for n in of[STARTING]}
        self.draws_discovery = frozenset(n for n in of[STARTING] if _claims_from_stack(game.tiles[n].effects))
        self.shown_boards = {n: _boards_of(game, n, BOARD_MARKS) for n in of[STARTING]}
        self.bonus_tiles = of[BONUS]
        for n in of[BONUS]:
            game.claim_tile(game.tiles[n], "scores")
        self.gifts = tuple(_gift(game, n) for n in of[GIFTS])
        self.printed = {n: str(game.tiles[n].mark(PRINTED, "")) for n in range(len(game.tiles))}
        for n in (*of[ROYAL], *of[TECHNOLOGIES], *of[BONUS]):
            game.claim_marks(game.tiles[n], PRINTED)
        for n in (*of[ROYAL], *of[TECHNOLOGIES]):
            if self.printed[n] not in ("", "1"):
                game.claims.refuse(("component", game.tiles[n].id, "marks", PRINTED), "is 1, or is left out")
        self.pyramid_tiles, self.decoration_tiles = (
            tuple(n for n in _family(game, name) for _ in range(game.tiles[n].count))
            for name in (PYRAMID_TILES, DECORATIONS)
        )

    def _make_work(self, game: Game) -> None:
        self.power_up = _power_up(game)
        self.second_power_up = _second_power_up(game)
        self.avenue = _avenue(game, rules.AVENUE_STEPS.of(game), rules.AVENUE, "ascension/avenue")
        self.nobles_avenue = _avenue(game, rules.NOBLES_STEPS.of(game), rules.NOBLES_AVENUE, "nobles/avenue")
        self.nobles_rows = _nobles_rows(game, self.boards[game.place_index[NOBLES]].cells)
        self.columns = _columns(game)
        self.row_points = _row_points(game)
        self.building = game.abilities.site("cost.build", "construction")
        track = game.tracks[self.pyramid_track].id
        step = Step(rules.PYRAMID, track, times=max(1, rules.PYRAMID_STEPS.of(game)))
        spot = Spot("pyramid/track", "", rules.PYRAMID_TRACK, ("rule", rules.PYRAMID_STEPS.rule))
        self.pyramid_step = game.program([step] if rules.PYRAMID_STEPS.of(game) else [], spot)
        self.matched_temple = {
            temple: game.program(
                [Step(rules.TEMPLES, game.tracks[temple].id)],
                Spot(f"pyramid/{game.tracks[temple].id}", "", rules.MATCH_TEMPLE, ("rule", rules.MATCH_TEMPLE[0])),
            )
            for temple in self.temples
        }


# -- options and offers


def _options(game: Game) -> Options:
    end = game.option("pyramid-track-end")
    return Options(
        first_game=game.option("set-up") == "first-game",
        draft=game.option("starting-tiles") == "draft",
        harsh=game.option("eclipse") == "harsh",
        own_row_first=game.option("nobles-row") == "own",
        leader_at_the_start=game.option("leader-at-the-start") == "everybody",
        next_technology=game.option("second-technology-icon") == "next",
        blocked_is_forbidden=game.option("blocked-temple") == "forbidden",
        blocked_worship_is_forbidden=game.option("blocked-worship") == "forbidden",
        any_payment=game.option("payments-without-cocoa") == "any",
        pyramid_track_end=int(end) if end.isdecimal() else None,
    )


def _offers(game: Game) -> dict[tuple[str, str], Offers]:
    return {
        ("second", "join"): Offers(game, "second", "join"),
        ("turn", "leap"): Offers(game, "turn", "leap"),
        ("arrive", "waive"): Offers(game, "arrive", "waive"),
        ("salary", "waive"): Offers(game, "salary", "waive"),
        ("arrive", "helper"): Offers(game, "arrive", "helper", WORKSHOPS),
    }


def _passing(game: Game) -> int:
    """The bits of whatever answers when a worker passes a board."""
    held = [(holding.bit, holding.ability.form) for holding in game.abilities.holdings]
    return sum(bit for bit, form in held if isinstance(form, Trigger) and form.moment == PASSED)


# -- the board


def _temples_of_spaces(spaces: tuple[WorshipSpace, ...]) -> dict[int, int]:
    """The temple that each worship space names, by its board."""
    programs = [(space.place, space.program) for space in spaces if space.program is not None]
    named = [(place, action) for place, program in programs for action in program.actions]
    return {place: action.track for place, action in named if isinstance(action, StepAction) and action.track >= 0}


def _ring(game: Game, by_number: dict[int, int]) -> tuple[int, ...]:
    """The boards clockwise, as the main board shows them in print."""
    order = rules.RING.of(game)
    numbers = [order[n] for n in sorted(order)]
    if sorted(numbers) != sorted(by_number):
        game.claims.refuse(rules.RING.address, "every board must stand there once")
        return tuple(by_number.values())
    return tuple(by_number[number] for number in numbers)


def _loose(game: Game, by_number: dict[int, int]) -> tuple[int, ...]:
    """The boards that are shuffled over their places."""
    first, last = rules.FIRST_LOOSE.of(game), rules.LAST_LOOSE.of(game)
    return tuple(sorted(board for number, board in by_number.items() if first <= number <= last))


def _spots(game: Game) -> tuple[str, ...]:
    """The steps of tracks on which discovery tiles lie, by name: temples first, then the avenue."""
    tracks = [t for family in (rules.TEMPLES, rules.AVENUE_OF_THE_DEAD) for t in game.family_tracks[family]]
    return tuple(
        f"{game.tracks[track].id}.{level}"
        for track in tracks
        for level, step in enumerate(game.tracks[track].steps)
        if _claims_here(step.effects)
    )


def _claims_here(effects: tuple[Effect, ...]) -> bool:
    return any(isinstance(each, Claim) and each.source == "here" for each in _flat(effects))


def _claims_from_stack(effects: tuple[Effect, ...]) -> bool:
    return any(isinstance(each, Claim) and each.source == "stack" for each in _flat(effects))


def _flat(effects: tuple[Effect, ...]) -> list[Effect]:
    """All effects, those inside others too."""
    found: list[Effect] = []
    for effect in effects:
        inner = getattr(effect, "options", ()) or ((effect.effects,) if isinstance(effect, May) else ())
        found += [effect, *(each for option in inner for each in _flat(option))]
    return found


def _shown(game: Game, track: int) -> tuple[Program, ...]:
    """What each step of a track gives to whoever arrives there; it comes of itself, so it must always be possible."""
    levels = range(len(game.tracks[track].steps))
    programs = tuple(game.step_program(track, level) for level in levels)
    for level, program in enumerate(programs):
        if program.can_fail:
            address = ("track", game.tracks[track].id, "steps", level, "effects")
            game.claims.refuse(address, "what a step gives must always be possible; put the rest into a “may”")
    return programs


def _rewards(game: Game) -> dict[int, Program]:
    """The rewards of the wheel by their numbers; one of them must always be possible."""
    index, wheel = next((n, place) for n, place in enumerate(game.places) if place.kind == WHEEL)
    for n, _ in enumerate(wheel.spaces):
        _claim_number(game, wheel, n, "rewards of the wheel")
    rewards = {n + 1: game.space_program(index, n) for n, _ in enumerate(wheel.spaces)}
    if all(program.can_fail for program in rewards.values()):
        game.claims.refuse(("place", wheel.id, "spaces"), "one of the rewards must always be possible")
    return rewards


def _claim_number(game: Game, place: Place, n: int, what: str) -> None:
    address = ("place", place.id, "spaces", n, "id")
    if place.spaces[n].id == str(n + 1):
        game.claims.claim(*address)
    else:
        game.claims.refuse(address, f"the {what} are counted from 1: {n + 1} is next")


def _nobles_rows(game: Game, cells: dict[tuple[int, int], Program]) -> tuple[tuple[Program, ...], ...]:
    """The spaces of each row, from left to right."""
    rows = sorted({row for row, _ in cells})
    found = tuple(tuple(cells[row, n] for _, n in sorted(key for key in cells if key[0] == row)) for row in rows)
    room, buildings = sum(map(len, found)), rules.BUILDINGS.of(game)
    in_order = all(
        (row, n) in cells for row, spaces in zip(rows, found, strict=True) for n in range(1, len(spaces) + 1)
    )
    if rows != list(range(1, len(rows) + 1)) or not in_order or room < buildings:
        game.claims.refuse(
            ("place", NOBLES, "cells"), f"rows and their spaces count from 1 and have room for {buildings} buildings"
        )
    return found


def _columns(game: Game) -> tuple[Program, ...]:
    """What each column of technologies gives."""
    index = game.place_index[ALCHEMY]
    spaces = game.places[index].spaces
    for n, _ in enumerate(spaces):
        _claim_number(game, game.places[index], n, "columns")
    if len(spaces) != rules.TECHNOLOGY_COLUMNS.of(game):
        game.claims.refuse(rules.TECHNOLOGY_COLUMNS.address, f"there are {len(spaces)} columns on the board")
    return tuple(game.space_program(index, n) for n, _ in enumerate(spaces))


def _row_points(game: Game) -> tuple[Amount, ...]:
    """What the row of buildings is worth, by the number of buildings that have been taken."""
    row = next(place for place in game.places if place.kind == BUILDINGS_ROW)
    found: list[Amount] = []
    for n, space in enumerate(row.spaces):
        _claim_number(game, row, n, "spaces of the row")
        address = ("place", row.id, "spaces", n, "effects")
        game.claims.claim(*address)
        match space.effects:
            case (Score(points),):
                game.claim_amount(points, (*address, 0, "score"))
                found.append(points)
            case _:
                game.claims.refuse(address, "a space of this row is worth points, and nothing else")
                found.append(0)
    if len(found) <= rules.BUILDINGS.of(game):
        game.claims.refuse(rules.BUILDINGS.address, f"there is room for {len(found) - 1} buildings, and one space more")
        found += [0] * 99
    return tuple(found)


# -- tiles


def _family(game: Game, name: str) -> tuple[int, ...]:
    return tuple(n for n, tile in enumerate(game.tiles) if tile.family == name)


def _cost(game: Game, tile: int) -> Price:
    game.claim_tile(game.tiles[tile], "cost")
    return priced(game.tiles[tile].cost, game)


def _categories(game: Game, tiles: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    """The royal tiles by the letter on them."""
    found: dict[str, tuple[int, ...]] = {}
    for n in tiles:
        game.claim_marks(game.tiles[n], CATEGORY)
        letter = str(game.tiles[n].mark(CATEGORY, ""))
        found[letter] = (*found.get(letter, ()), n)
    return dict(sorted(found.items()))


def _boards_of(game: Game, tile: int, marks: tuple[str, ...]) -> tuple[int, ...]:
    """The boards that a tile shows, in its order."""
    shown = game.tiles[tile]
    game.claim_marks(shown, *marks)
    for mark in marks:
        if str(shown.mark(mark, "")) not in game.place_index:
            game.claims.refuse(("component", shown.id, "marks", mark), "names no board")
    return tuple(game.place_index.get(str(shown.mark(mark, "")), 0) for mark in marks)


def _gift(game: Game, tile: int) -> Gift:
    shown = game.tiles[tile]
    tracks = {track.id.replace("-", "_"): n for n, track in enumerate(game.tracks)}
    game.claim_marks(shown, *GIFT_WORKERS, "technology", *tracks)
    workers = tuple(_gift_worker(game, shown.id, name, str(shown.mark(name, ""))) for name in GIFT_WORKERS)
    steps = tuple((n, int(shown.mark(name))) for name, n in tracks.items() if shown.mark(name))
    program = game.tile_program(shown)
    if not 0 <= int(shown.mark("technology", 0)) <= rules.TECHNOLOGIES_SHOWN.of(game):
        game.claims.refuse(("component", shown.id, "marks", "technology"), "no technology lies there")
    for n, to in steps:
        if not 0 < to < len(game.tracks[n].steps):
            mark = game.tracks[n].id.replace("-", "_")
            game.claims.refuse(("component", shown.id, "marks", mark), "the track has no such step")
    if any(not isinstance(effect, Gain | Score) for effect in shown.effects):
        game.claims.refuse(("component", shown.id, "effects"), "a gift consists of goods and points")
    return Gift(program, workers, steps, int(shown.mark("technology", 0)))


def _gift_worker(game: Game, tile: str, mark: str, written: str) -> tuple[int, int]:
    """A board and a power, as in forest-2."""
    board, _, power = written.rpartition("-")
    if board not in game.place_index or not power.isdecimal() or not 0 < int(power) < rules.ASCENDS_AT.of(game):
        game.claims.refuse(("component", tile, "marks", mark), "names no board and power")
        return 0, 1
    return game.place_index[board], int(power)


# -- power-ups and steps


def _power_up(game: Game) -> Action:
    """The power-ups of a main action; how many, the action says."""
    place = Spot("gathering/power-up", "", rules.POWER_UP, ("rule", rules.POWER_UPS.rule))
    (action,) = game.program([PowerUp(1)], place).actions
    return action


def _second_power_up(game: Game) -> Program:
    more = PowerUp(rules.SECOND_POWER_UPS.of(game))
    content = ("rule", rules.SECOND_POWER_UPS.rule)
    return game.program([May((more,))], Spot("gathering/second-power-up", "", rules.SECOND_POWER_UP, content))


def _avenue(game: Game, steps: int, cites: Citation, address: str) -> Program:
    """So many steps along the only avenue."""
    track, *others = game.family_tracks[rules.AVENUE_OF_THE_DEAD]
    for other in others:
        game.claims.refuse(("track", game.tracks[other].id), f"there is one avenue, {game.tracks[track].id}")
    effects = [Step(rules.AVENUE_OF_THE_DEAD, game.tracks[track].id, times=steps)] if steps else []
    return game.program(effects, Spot(address, "", cites, ("rule", cites[0])))
