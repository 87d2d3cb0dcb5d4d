"""Positions of Teotihuacan written down: partial, with sensible defaults, and strict about what cannot be.

A worker is given by its power, in the list of its board: `forest: [2, 5]`. Locked ones are listed apart, in the palace
with their tile: `locked: [{place: palace, power: 3, tile: royal-temples}]`. `arriving` lists the workers that come
to a board, one for each turn: `[{player: black, place: forest, power: 2}]`. `now: turn` begins with a whole turn of the
player named by `active`. What lies on the board has keys of its own, read in `table_notation`.
"""

from __future__ import annotations

from typing import cast

from engine.decisions import Frame
from engine.faults import Faults, MoreThanExist, NotOneOf, bad
from engine.fields import Plain
from engine.game import Game
from engine.notation import (
    HOUSE_RULES,
    Given,
    check_keys,
    fields_state,
    goods_and_tracks,
    goods_and_tracks_state,
    index_in,
    listed,
    mapped,
    number,
    one_of,
    read_fields,
    recount,
    seated,
    tile_in,
    tiles_in,
)
from engine.position import NOBODY
from engine.teotihuacan import rules
from engine.teotihuacan.boards import LEAST_POWER
from engine.teotihuacan.bot_notation import bot_state, hold_nothing, keys_of, read_bot, refuse_bot
from engine.teotihuacan.bot_turn import BotTurn
from engine.teotihuacan.faults import NoWorshipSpace
from engine.teotihuacan.frames import (
    Act,
    AdvanceDisc,
    Arrive,
    Begin,
    Eclipse,
    EndOfTurn,
    EndTurn,
    Reveal,
    StartTurn,
    TakeTurn,
    Turn,
)
from engine.teotihuacan.position import (
    ON_THE_WHEEL,
    TEOTIHUACAN_PLAYER_FIELDS,
    TEOTIHUACAN_POSITION_FIELDS,
    TeotihuacanPlayer,
    TeotihuacanPosition,
    Worker,
    die,
)
from engine.teotihuacan.possible import refuse_impossible
from engine.teotihuacan.setup import for_players
from engine.teotihuacan.table_notation import TABLE_KEYS, read_table, stacks_written, table_state
from engine.teotihuacan.tiles import DISCOVERIES, ROYAL, STARTING, TECHNOLOGIES

#: The keys that need a procedure of their own, beside those of declared fields.
KEYS = {HOUSE_RULES, "now", "active", "arriving", "royal", "neutral", "players", *TABLE_KEYS}
PLAYER_KEYS = {"locked", "technologies", "discoveries", "used", "kept", "drawn"}
TILES = {"technologies": TECHNOLOGIES, "discoveries": DISCOVERIES}
#: Which rule says what lies in front of a player.
IN_FRONT = {TECHNOLOGIES: rules.LEARN[0], DISCOVERIES: rules.CLAIM[-1], STARTING: rules.DEALT[0]}

#: The moments a description can start at: workers arrive, a turn begins or ends, Starting tiles are revealed.
ARRIVE, TURN, REVEAL, END_OF_TURN = "arrive", "turn", "starting", "end-of-turn"

#: The questions that a description can ask at once, by the moment it names.
NOW: dict[type, str] = {Turn: TURN, EndOfTurn: END_OF_TURN}

BOT_TURN = "bot_turn"
#: Procedures that a case can run without a player's move.
RUNS: dict[str, tuple[Frame, ...]] = {
    "disc": (AdvanceDisc(),),
    "eclipse": (Eclipse(),),
    "setup": (Begin(0, 0),),
    "first_game": (Begin(1, 0),),
    "draft": (Begin(0, 1),),
    BOT_TURN: (BotTurn(),),
}


def can_run(pos: TeotihuacanPosition, procedure: str) -> bool:
    return procedure != BOT_TURN or pos.bot != NOBODY


def read(game: Game, given: Given, faults: Faults) -> TeotihuacanPosition:
    faults.try_to(check_keys, "", given, KEYS | set(TEOTIHUACAN_POSITION_FIELDS.keyed) | set(keys_of(game)))
    seats, described = seated(game, given)
    pos = cast("TeotihuacanPosition", seats)
    for part in (read_bot, _discs, _royal, read_table, _neutral):
        faults.try_to(part, pos, given, faults)
    for player, own in zip(pos.players, described.values(), strict=True):
        _player(pos, player, own, faults)
    arrivals: list[TakeTurn] = []
    faults.try_to(_arrivals, pos, given, arrivals, faults)
    for who, own in enumerate(described.values()):
        _dice(pos, who, own, arrivals, faults)
    pos.stack = []
    faults.try_to(_begin, pos, given, arrivals)
    refuse_impossible(pos, given, faults)
    refuse_bot(pos, faults)
    for player in pos.players:
        player.spent = game.abilities.used_up(player, game)
    recount(pos)
    hold_nothing(pos)
    return pos


# -- the board


def _discs(pos: TeotihuacanPosition, given: Given, faults: Faults) -> None:
    """Every eclipse brings the discs closer."""
    read_fields(pos.game, faults, TEOTIHUACAN_POSITION_FIELDS, "", given, pos)
    if "dark" not in given:
        passed = pos.eclipses * rules.DARK_BACK.of(pos.game)
        pos.dark = max(0, for_players(rules.DARK_START.of(pos.game), pos) - passed)
    number("light", pos.light, 0, pos.dark, rules.STOPS[0])


def _royal(pos: TeotihuacanPosition, given: Given, faults: Faults) -> None:
    pos.royal = tiles_in(pos.game, faults, "royal", given.get("royal", []), (ROYAL,), rules.ROYAL_SET_UP[0])


def _neutral(pos: TeotihuacanPosition, given: Given, faults: Faults) -> None:
    unused = [colour for colour in pos.game.kit.seats if colour not in {player.colour for player in pos.players}]
    for colour, places in mapped("neutral", given.get("neutral", {})).items():
        path = f"neutral.{colour}"
        if colour not in unused:
            faults.add(path, NotOneOf(str(colour), tuple(unused)), rules.NEUTRAL[0])
            continue
        for place in listed(path, places):
            faults.try_to(_stand_neutral, pos, path, colour, place)


def _stand_neutral(pos: TeotihuacanPosition, path: str, colour: str, place: Plain) -> None:
    pos.neutral += ((colour, _place(pos, path, place)),)


def _place(pos: TeotihuacanPosition, path: str, place: Plain) -> int:
    return index_in(path, place, {board.id: n for n, board in pos.tables.boards.items()})


def _power(pos: TeotihuacanPosition, path: str, power: Plain) -> int:
    """A worker that could ascend has done so already."""
    return number(path, power, LEAST_POWER, rules.ASCENDS_AT.of(pos.game) - 1, rules.ASCENDS_AT.rule)


# -- players


def _player(pos: TeotihuacanPosition, player: TeotihuacanPlayer, given: Given, faults: Faults) -> None:
    game, path = pos.game, f"players.{player.colour}"
    boards = {board.id for board in pos.tables.boards.values()}
    own = PLAYER_KEYS | set(TEOTIHUACAN_PLAYER_FIELDS.keyed)
    faults.try_to(check_keys, path, given, own | boards | set(game.goods) | set(game.track_index))
    goods_and_tracks(game, faults, path, given, player)
    read_fields(game, faults, TEOTIHUACAN_PLAYER_FIELDS, f"{path}.", given, player)
    faults.try_to(_workers, pos, player, path, given, faults)
    faults.try_to(_tiles, pos, player, path, given, faults)


def _workers(pos: TeotihuacanPosition, player: TeotihuacanPlayer, path: str, given: Given, faults: Faults) -> None:
    for place, board in pos.tables.boards.items():
        for power in listed(f"{path}.{board.id}", given.get(board.id, [])):
            faults.try_to(_stand, pos, player, f"{path}.{board.id}", place, power)
    for one in listed(f"{path}.locked", given.get("locked", [])):
        faults.try_to(_locked, pos, player, f"{path}.locked", one)


def _stand(pos: TeotihuacanPosition, player: TeotihuacanPlayer, path: str, place: int, power: Plain) -> None:
    player.workers.append(die(place, _power(pos, path, power)))


def _locked(pos: TeotihuacanPosition, player: TeotihuacanPlayer, path: str, given: Plain) -> None:
    """On a royal tile in the palace; elsewhere on the only worship space of the board."""
    described = mapped(path, given)
    check_keys(path, described, {"place", "power", "tile"})
    place = _place(pos, f"{path}.place", described.get("place"))
    if place not in pos.tables.worship_index:
        raise bad(f"{path}.place", NoWorshipSpace(), rules.NO_WORSHIP[0])
    space = 0
    if place == pos.tables.palace:
        tiles = {pos.game.tiles[tile].id: n for n, tile in enumerate(pos.royal)}
        space = index_in(f"{path}.tile", described.get("tile"), tiles)
    player.workers.append(die(place, _power(pos, f"{path}.power", described.get("power")), space))


def _tiles(pos: TeotihuacanPosition, player: TeotihuacanPlayer, path: str, given: Given, faults: Faults) -> None:
    """Those that lie face down have been used; they still count."""

    def listed_under(key: str, family: str) -> tuple[int, ...]:
        return tiles_in(pos.game, faults, f"{path}.{key}", given.get(key, []), (family,), IN_FRONT[family])

    player.used = listed_under("used", DISCOVERIES)
    open_tiles = [tile for key, family in TILES.items() for tile in listed_under(key, family)]
    player.tiles = (*open_tiles, *player.used)
    player.kept = listed_under("kept", STARTING)
    for tile, drawn in mapped(f"{path}.drawn", given.get("drawn", {})).items():
        faults.try_to(_draw, pos, player, f"{path}.drawn", tile, drawn)


def _draw(pos: TeotihuacanPosition, player: TeotihuacanPlayer, path: str, tile: Plain, drawn: Plain) -> None:
    rule = rules.DISCOVERY_ICON[0]
    pair = tile_in(pos.game, path, tile, (STARTING,), rule), tile_in(pos.game, path, drawn, (DISCOVERIES,), rule)
    player.drawn += (pair,)


# -- arriving workers


def _arrivals(pos: TeotihuacanPosition, given: Given, arrivals: list[TakeTurn], faults: Faults) -> None:
    for n, arrival in enumerate(listed("arriving", given.get("arriving", []))):
        faults.try_to(_arrive, pos, f"arriving.{n}", arrival, arrivals)


def _arrive(pos: TeotihuacanPosition, path: str, given: Plain, arrivals: list[TakeTurn]) -> None:
    described = mapped(path, given)
    check_keys(path, described, {"player", "place", "power"})
    who = _who(pos, f"{path}.player", described.get("player", pos.players[0].colour))
    place = _place(pos, f"{path}.place", described.get("place"))
    arrivals.append(TakeTurn(who, place, _power(pos, path, described.get("power"))))


def _who(pos: TeotihuacanPosition, path: str, colour: Plain) -> int:
    return index_in(path, colour, {player.colour: n for n, player in enumerate(pos.players)})


def _dice(pos: TeotihuacanPosition, who: int, given: Given, arrivals: list[TakeTurn], faults: Faults) -> None:
    """A die waits on the wheel, unless the description needs it elsewhere or says otherwise."""
    dice, player = rules.DICE.of(pos.game), pos.players[who]
    placed = len(player.workers) + sum(arrival.who == who for arrival in arrivals)
    if "wheel" not in given:
        player.wheel = 0 if who == pos.bot else max(0, min(ON_THE_WHEEL, dice - placed))
    if placed + player.wheel > dice:
        faults.add(f"players.{player.colour}", MoreThanExist(placed + player.wheel, dice), rules.DICE.rule)


def _begin(pos: TeotihuacanPosition, given: Given, arrivals: list[TakeTurn]) -> None:
    pos.active = _who(pos, "active", given.get("active", pos.players[0].colour))
    now = one_of("now", given.get("now", ARRIVE), (ARRIVE, TURN, REVEAL, END_OF_TURN))
    if arrivals and now != ARRIVE:
        raise bad("now", NotOneOf(now, (ARRIVE,)), rules.ONE_ACTION[0])
    stacks: dict[str, list[Frame]] = {
        ARRIVE: [*reversed(arrivals)],
        TURN: [StartTurn(pos.active)],
        REVEAL: [Reveal()],
        END_OF_TURN: [EndTurn(), EndOfTurn()],
    }
    pos.stack = stacks[now]


# -- what a case can ask of a position


def state(pos: TeotihuacanPosition) -> dict[str, Plain]:
    """The position in the words of a description."""
    game = pos.game
    neutral: dict[str, list[str]] = {}
    for colour, place in pos.neutral:
        neutral.setdefault(colour, []).append(game.places[place].id)
    return {
        **fields_state(game, TEOTIHUACAN_POSITION_FIELDS, pos),
        "royal": [game.tiles[tile].id for tile in pos.royal],
        **table_state(pos),
        "neutral": neutral,
        **bot_state(pos),
        "players": {player.colour: _player_state(pos, player) for player in pos.players},
    }


def written(pos: TeotihuacanPosition) -> dict[str, Plain]:
    """The position as a whole description, from which a turn can be read again at its beginning or its end.

    Workers that arrive, now or later, are named one by one.
    """
    now = NOW.get(type(pos.stack[-1]), ARRIVE) if pos.stack else ARRIVE
    waiting = (frame for frame in reversed(pos.stack) if isinstance(frame, TakeTurn | Arrive | Act))
    arrivals = [_arrival_written(pos, frame) for frame in waiting]
    moment: dict[str, Plain] = {"now": now, "active": pos.players[pos.active].colour, "arriving": arrivals}
    return {**state(pos), **stacks_written(pos), **moment}


def _arrival_written(pos: TeotihuacanPosition, arrival: TakeTurn | Arrive | Act) -> dict[str, Plain]:
    who = arrival.who if isinstance(arrival, TakeTurn) else pos.active
    place = pos.game.places[arrival.place].id
    return {"player": pos.players[who].colour, "place": place, "power": arrival.power}


def _player_state(pos: TeotihuacanPosition, player: TeotihuacanPlayer) -> dict[str, Plain]:
    game = pos.game
    face_up = list(player.tiles)
    for tile in player.used:
        face_up.remove(tile)
    return {
        **goods_and_tracks_state(game, player),
        **{board.id: _unlocked(player, place) for place, board in pos.tables.boards.items()},
        **{key: [game.tiles[t].id for t in face_up if game.tiles[t].family == family] for key, family in TILES.items()},
        "used": [game.tiles[tile].id for tile in player.used],
        "kept": [game.tiles[tile].id for tile in player.kept],
        "locked": [_locked_state(pos, worker) for worker in player.workers if worker.is_locked],
        **fields_state(game, TEOTIHUACAN_PLAYER_FIELDS, player),
    }


def _unlocked(player: TeotihuacanPlayer, place: int) -> list[int]:
    """The powers of the unlocked workers on a board, lowest first."""
    return sorted(worker.power for worker in player.workers if worker.place == place and not worker.is_locked)


def _locked_state(pos: TeotihuacanPosition, worker: Worker) -> dict[str, Plain]:
    described: dict[str, Plain] = {"place": pos.game.places[worker.place].id, "power": worker.power}
    if worker.place == pos.tables.palace:
        described["tile"] = pos.game.tiles[pos.royal[worker.lock]].id
    return described
