"""What Teotihuacan compiles from its content at load: boards, what tracks and tiles give, the wheel, power-ups."""

from __future__ import annotations

from engine.actions import Action, Program, Spot
from engine.game import Game
from engine.handles import Citation
from engine.model.abilities import Trigger
from engine.model.effects import May, PowerUp, Step
from engine.moves import Move
from engine.teotihuacan import board_tables, rules, tile_tables
from engine.teotihuacan.boards import NOBLES, PALACE, PASSED, WORKSHOPS, WorshipSpace, action_boards, worship_spaces
from engine.teotihuacan.bot import SOLO
from engine.teotihuacan.bot_tables import BotTables
from engine.teotihuacan.fitting import refuse_unfit
from engine.teotihuacan.options import Options, options
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

#: A tile that the board shows in print, for a first game.
PRINTED = "printed"


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
        self.options = options(game)
        self.boards = action_boards(game)
        self.by_number = {board.number: index for index, board in self.boards.items()}
        self.ring = board_tables.ring(game, self.by_number)
        self.loose = board_tables.loose(game, self.by_number)
        self.temples = game.family_tracks[rules.TEMPLES]
        (self.pyramid_track,) = game.family_tracks[rules.PYRAMID]
        self.tops = tuple(self._top(game, track) for track in range(len(game.tracks)))
        self.spots = board_tables.spots(game)
        self.spot_index = {home: n for n, home in enumerate(self.spots)}
        self.shown = {
            track: board_tables.shown(game, track) for family in rules.UP for track in game.family_tracks[family]
        }
        self.worship = worship_spaces(game)
        self.worship_index = {space.place: n for n, space in enumerate(self.worship)}
        self.rewards = board_tables.rewards(game)
        self.spared_rewards = spared_spaces(game, board_tables.WHEEL) if self.options.any_payment else {}
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
        self.temple_of_space = board_tables.temples_of_spaces(self.worship)
        self.bot = BotTables(game) if SOLO in game.modules else None
        refuse_unfit(game, self.spots)

    def _top(self, game: Game, track: int) -> int:
        """The last step of a track; a table can agree where the one of the Pyramid ends."""
        last, agreed = len(game.tracks[track].steps) - 1, self.options.pyramid_track_end
        return min(last, agreed) if track == self.pyramid_track and agreed else last

    def _make_tiles(self, game: Game) -> None:
        of = {
            name: tile_tables.family(game, name) for name in (ROYAL, TECHNOLOGIES, DISCOVERIES, STARTING, BONUS, GIFTS)
        }
        self.royal = {n: game.tile_program(game.tiles[n]) for n in of[ROYAL]}
        self.spared_royal = spared_tiles(game, of[ROYAL]) if self.options.any_payment else {}
        self.categories = tile_tables.categories(game, of[ROYAL])
        self.costs = {n: tile_tables.cost(game, n) for n in (*of[TECHNOLOGIES], *of[DISCOVERIES])}
        #: Of the work of all boards, only technologies could ask for more cocoa than the board itself.
        self.work_takes_cocoa = any(good == self.cocoa for n in of[TECHNOLOGIES] for good, _ in self.costs[n])
        self.numbered = tuple(sorted(of[TECHNOLOGIES], key=lambda n: int(game.tiles[n].mark("number"))))
        self.masks = frozenset(n for n, tile in enumerate(game.tiles) if tile.kind == MASK)
        self.discoveries = tuple(n for n in of[DISCOVERIES] for _ in range(game.tiles[n].count))
        self.starting_tiles = of[STARTING]
        self.starting = {n: game.tile_program(game.tiles[n]) for n in of[STARTING]}
        self.draws_discovery = frozenset(
            n for n in of[STARTING] if board_tables.claims_from(game.tiles[n].effects, "stack")
        )
        self.shown_boards = {n: tile_tables.boards_of(game, n) for n in of[STARTING]}
        self.bonus_tiles = of[BONUS]
        for n in of[BONUS]:
            game.claim_tile(game.tiles[n], "scores")
        self.gifts = tuple(tile_tables.gift(game, n) for n in of[GIFTS])
        self.printed = {n: str(game.tiles[n].mark(PRINTED, "")) for n in range(len(game.tiles))}
        for n in (*of[ROYAL], *of[TECHNOLOGIES], *of[BONUS]):
            game.claim_marks(game.tiles[n], PRINTED)
        for n in (*of[ROYAL], *of[TECHNOLOGIES]):
            if self.printed[n] not in ("", "1"):
                game.claims.refuse(("component", game.tiles[n].id, "marks", PRINTED), "is 1, or is left out")
        self.pyramid_tiles, self.decoration_tiles = (
            tuple(n for n in tile_tables.family(game, name) for _ in range(game.tiles[n].count))
            for name in (PYRAMID_TILES, DECORATIONS)
        )

    def _make_work(self, game: Game) -> None:
        self.power_up = _power_up(game)
        self.second_power_up = _second_power_up(game)
        self.avenue = _avenue(game, rules.AVENUE_STEPS.of(game), rules.AVENUE, "ascension/avenue")
        self.nobles_avenue = _avenue(game, rules.NOBLES_STEPS.of(game), rules.NOBLES_AVENUE, "nobles/avenue")
        self.nobles_rows = board_tables.nobles_rows(game, self.boards[game.place_index[NOBLES]].cells)
        self.columns = board_tables.columns(game)
        self.row_points = board_tables.row_points(game)
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


# -- abilities


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
