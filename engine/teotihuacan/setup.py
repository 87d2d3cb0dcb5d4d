"""Setting up: boards, tiles on the board, the pyramid, starting tiles and first workers."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import MoveKind, MoveKinds
from engine.handles import Rows
from engine.kit import Questions, Steps
from engine.moves import Move
from engine.position import NOBODY
from engine.refusals import Refusal
from engine.teotihuacan import reasons, rules
from engine.teotihuacan.alchemy import put_marker
from engine.teotihuacan.bot import humans
from engine.teotihuacan.bot_setup import seat, set_up_bot
from engine.teotihuacan.drawing import (
    DECORATION_STACK,
    DISCOVERY_STACK,
    PYRAMID_STACK,
    draw_tiles,
    off_the_top,
)
from engine.teotihuacan.frames import (
    AskDraft,
    AskKeep,
    Begin,
    Draft,
    Keep,
    Place,
    PlaceNeutral,
    PlaceWorker,
    PutAway,
    Receive,
    Refill,
    Reveal,
    SetUp,
    StartTurn,
)
from engine.teotihuacan.neutral import place_neutral_workers
from engine.teotihuacan.position import ON_THE_WHEEL, TeotihuacanPosition, die
from engine.teotihuacan.pyramid import CORNERS
from engine.tiles import without


def start(pos: TeotihuacanPosition) -> None:
    options = pos.tables.options
    pos.stack.append(Begin(int(options.first_game), int(options.draft)))


def begin(pos: TeotihuacanPosition, frame: Begin) -> None:
    """The board first, then the players, then neutral workers; the first player begins."""
    seat(pos)
    players = humans(pos)
    pos.stack.extend((StartTurn(0), PutAway(), PlaceNeutral()))
    if not frame.first_game:
        pos.stack.append(Reveal())
        if frame.draft:
            order = [*players, *players[::-1]]
            pos.stack.extend([AskDraft(who) for who in order[::-1]])
        else:
            pos.stack.extend(AskKeep(who) for who in reversed(players))
    pos.stack.append(SetUp(*frame))


def for_players(table: Rows, pos: TeotihuacanPosition) -> int:
    """A single player sets up as the fewest for whom there is a figure."""
    return table.get(len(pos.players), table[min(table)])


def set_up(pos: TeotihuacanPosition, frame: SetUp) -> None:
    pos.dark = for_players(rules.DARK_START.of(pos.game), pos)
    pos.decks = tuple(
        pos.shuffle(pile) for pile in (pos.tables.discoveries, pos.tables.pyramid_tiles, pos.tables.decoration_tiles)
    )
    _boards(pos, frame.first_game)
    _tiles_on_boards(pos, frame.first_game)
    _discoveries(pos)
    _pyramid(pos)
    pos.stack.extend((Refill(DECORATION_STACK), Refill(PYRAMID_STACK)))
    for who, player in enumerate(pos.players):
        player.wheel = ON_THE_WHEEL
        player.goods[pos.tables.cocoa] += _starting_cocoa(pos, who)
    pos.tell("set_up", NOBODY, (), (*rules.DISPLAYS, rules.FIRST_COCOA.rule, rules.DICE.rule))
    if pos.bot != NOBODY:
        set_up_bot(pos)
    if frame.first_game:
        _gifts(pos)
    elif frame.draft:
        _lay_open(pos)
    else:
        _deal(pos)


def _starting_cocoa(pos: TeotihuacanPosition, who: int) -> int:
    if who == 0:
        return rules.FIRST_COCOA.of(pos.game)
    return (rules.LAST_COCOA if who == len(pos.players) - 1 else rules.MIDDLE_COCOA).of(pos.game)


# -- the board


def _boards(pos: TeotihuacanPosition, first_game: int) -> None:
    """The loose boards are shuffled over their places; a first game is played on the printed ones."""
    if not first_game:
        loose = pos.tables.loose
        shuffled = iter(pos.shuffle(loose))
        pos.rondel = tuple([next(shuffled) if board in loose else board for board in pos.tables.ring])
    told = rules.FIRST_GAME if first_game else rules.SHUFFLED
    pos.tell("boards_laid", NOBODY, (), (*told, rules.RING.rule))


def _tiles_on_boards(pos: TeotihuacanPosition, first_game: int) -> None:
    """A royal tile of each letter, technologies by their numbers, a bonus tile on each temple."""
    tables = pos.tables
    if first_game:
        printed = [n for n, where in tables.printed.items() if where]
        pos.royal = tuple([n for tiles in tables.categories.values() for n in tiles if n in printed])
        pos.technologies = tuple(n for n in tables.numbered if n in printed)
        names = [pos.game.tracks[temple].id for temple in tables.temples]
        pos.bonus = tuple([next(n for n in tables.bonus_tiles if tables.printed[n] == name) for name in names])
    else:
        pos.royal = tuple([pos.shuffle(tiles)[0] for tiles in tables.categories.values()])
        shown = pos.shuffle(tables.numbered)[: rules.TECHNOLOGIES_SHOWN.of(pos.game)]
        pos.technologies = tuple(sorted(shown, key=tables.numbered.index))
        pos.bonus = pos.shuffle(tables.bonus_tiles)[: len(tables.temples)]
    pos.tell("set_up", NOBODY, (), rules.ROYAL_SET_UP + rules.TECHNOLOGIES_SET_UP + rules.BONUS_SET_UP)


def _discoveries(pos: TeotihuacanPosition) -> None:
    """One beside every worship space, and several on some steps of temples and avenue."""
    pos.worship_tiles = list(draw_tiles(pos, DISCOVERY_STACK, len(pos.worship_tiles)))
    temples = [for_players(rows.of(pos.game), pos) for rows in rules.TEMPLE_SPOTS]
    avenue = [count for _, count in sorted(rules.AVENUE_SPOTS.of(pos.game).items())]
    pos.spots = [list(draw_tiles(pos, DISCOVERY_STACK, count)) for count in (*temples, *avenue)]
    pos.tell("set_up", NOBODY, (), rules.WORSHIP_TILES + rules.SPOT_TILES)


def _pyramid(pos: TeotihuacanPosition) -> None:
    """Some slots are filled from the start, at random; nobody scores for them."""
    for n in pos.tables.pyramid.filled.get(len(pos.players), ()):
        (pos.slots[n],) = draw_tiles(pos, PYRAMID_STACK, 1)
        pos.turned[n] = pos.draw(CORNERS)
    pos.tell("set_up", NOBODY, (), (*rules.PYRAMID_SET_UP, rules.BUILDINGS.rule))


# -- starting tiles


def _deal(pos: TeotihuacanPosition) -> None:
    """Tiles to everybody; a discovery tile is drawn for every tile that shows one."""
    pile = pos.shuffle(pos.tables.starting_tiles)
    for who in humans(pos):
        player = pos.players[who]
        player.dealt, pile = off_the_top(pos, pile, rules.TILES_DEALT.of(pos.game))
        player.drawn = _promised(pos, player.dealt)
    pos.tell("set_up", NOBODY, (), rules.DEALT)


def _lay_open(pos: TeotihuacanPosition) -> None:
    """Tiles in the middle, for all to take; the discovery tiles beside them lie open too."""
    count = rules.DRAFT_EACH.of(pos.game) * len(pos.players) + rules.DRAFT_MORE.of(pos.game)
    pos.draft, _ = off_the_top(pos, pos.shuffle(pos.tables.starting_tiles), count)
    pos.players[0].drawn = _promised(pos, pos.draft)


def _promised(pos: TeotihuacanPosition, tiles: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    showing = [tile for tile in tiles if tile in pos.tables.draws_discovery]
    return tuple([(tile, draw_tiles(pos, DISCOVERY_STACK, 1)[0]) for tile in showing])


def ask_keep(pos: TeotihuacanPosition, frame: AskKeep) -> None:
    pos.active = frame.who
    pos.stack.append(Keep(0))


def ask_draft(pos: TeotihuacanPosition, frame: AskDraft) -> None:
    pos.active = frame.who
    pos.stack.append(Draft())


# -- keep {component}


def tiles_to_keep(pos: TeotihuacanPosition, frame: Keep | Draft) -> Iterable[Move]:
    return pos.game.moves.each("keep", _offered(pos, frame))


def _offered(pos: TeotihuacanPosition, frame: Keep | Draft) -> tuple[int, ...]:
    return pos.draft if isinstance(frame, Draft) else pos.me.dealt


def refuse_keep(pos: TeotihuacanPosition, frame: Keep | Draft, move: Move) -> Refusal | None:
    if move.args[0] in _offered(pos, frame):
        return None
    cites = rules.DRAFT if isinstance(frame, Draft) else rules.DEALT
    return Refusal(reasons.NOT_OPEN, cites, (pos.game.tiles[move.args[0]].id, len(_offered(pos, frame))))


def play_keep(pos: TeotihuacanPosition, frame: Keep | Draft, move: Move) -> None:
    left = without(_offered(pos, frame), move.args[0])
    pos.me.kept += (move.args[0],)
    if isinstance(frame, Draft):
        pos.draft = left
        pos.tell("kept", pos.active, (pos.game.tiles[move.args[0]].id,), rules.DRAFT)
        return
    pos.me.dealt = left
    if frame.kept + 1 < rules.TILES_KEPT.of(pos.game):
        pos.stack.append(Keep(frame.kept + 1))


def reveal(pos: TeotihuacanPosition, frame: Reveal) -> None:
    """Everybody shows what was kept, gains what it gives and puts workers on the board, in turn order."""
    drawn = dict(pair for player in pos.players for pair in player.drawn)
    for who in reversed(humans(pos)):
        kept = pos.players[who].kept
        pos.stack.extend(Receive(who, tile, drawn.get(tile, NOBODY)) for tile in reversed(kept))
        pos.stack.append(Place(who))


def place(pos: TeotihuacanPosition, frame: Place) -> None:
    pos.active = frame.who
    pos.in_force = pos.me.held
    for tile in pos.me.kept if pos.me.dealt else ():
        pos.tell("kept", pos.active, (pos.game.tiles[tile].id,), rules.DEALT)
    pos.stack.append(PlaceWorker(rules.WORKERS_AT_START.of(pos.game)))


def receive(pos: TeotihuacanPosition, frame: Receive) -> None:
    pos.active = frame.who
    pos.me.promised = frame.discovery
    cites = rules.BENEFITS + (() if frame.discovery == NOBODY else rules.DISCOVERY_ICON)
    pos.tell("received", pos.active, (pos.game.tiles[frame.tile].id,), cites)
    pos.begin(pos.tables.starting[frame.tile].frames)


# -- start {place}


def starts(pos: TeotihuacanPosition, frame: PlaceWorker) -> Iterable[Move]:
    kept, shown = pos.players[pos.active].kept, pos.tables.shown_boards
    return pos.game.moves.each("start", dict.fromkeys([board for tile in kept for board in shown[tile]]))


def legal_starts(pos: TeotihuacanPosition, frame: PlaceWorker) -> Iterable[Move]:
    taken = {worker.place for worker in pos.me.workers}
    return [move for move in starts(pos, frame) if move.args[0] not in taken]


def refuse_start(pos: TeotihuacanPosition, frame: PlaceWorker, move: Move) -> Refusal | None:
    """On different boards, and only on those that the tiles show."""
    is_shown = any(move.args[0] in pos.tables.shown_boards[tile] for tile in pos.me.kept)
    named = (pos.game.places[move.args[0]].id,)
    if not is_shown:
        return Refusal(reasons.BOARD_NOT_SHOWN, rules.STARTING_WORKERS, named)
    is_taken = any(worker.place == move.args[0] for worker in pos.me.workers)
    return Refusal(reasons.BOARD_TAKEN, rules.STARTING_WORKERS, named) if is_taken else None


def play_start(pos: TeotihuacanPosition, frame: PlaceWorker, move: Move) -> None:
    power = rules.POWER_AT_START.of(pos.game)
    pos.me.workers.append(die(move.args[0], power))
    pos.tell("started", pos.active, (pos.game.places[move.args[0]].id, power), rules.STARTING_WORKERS)
    if frame.left > 1:
        pos.stack.append(PlaceWorker(frame.left - 1))


# -- a first game


def _gifts(pos: TeotihuacanPosition) -> None:
    """Everybody has what the rulebook gives for a first game: goods, workers, steps and perhaps a technology."""
    for who in humans(pos):
        player, gift = pos.players[who], pos.tables.gifts[who]
        pos.active = who
        player.workers = [die(board, power) for board, power in gift.workers]
        for track, steps in gift.steps:
            player.tracks[track] += steps
        if gift.technology:
            before = len(pos.stack)
            put_marker(pos, pos.technologies[gift.technology - 1], rules.FIRST_GAME)
            del pos.stack[before:]
        pos.in_force = player.held
        for action in gift.program.actions:
            action.run(pos)
        pos.tell("received_gift", who, (), rules.FIRST_GAME)


# -- the rest


def place_neutral(pos: TeotihuacanPosition, frame: PlaceNeutral) -> None:
    """With the starting tiles that nobody has kept."""
    kept = {tile for player in pos.players for tile in player.kept}
    left = tuple(tile for tile in pos.tables.starting_tiles if tile not in kept)
    place_neutral_workers(pos, pos.shuffle(left), rules.NEUTRAL_SET_UP)


def put_away(pos: TeotihuacanPosition, frame: PutAway) -> None:
    """Starting tiles have done their work; discovery tiles that nobody took go back among the others."""
    claimed = [tile for player in pos.players for tile in player.tiles]
    drawn = [tile for player in pos.players for _, tile in player.drawn]
    for tile in claimed:
        if tile in drawn:
            drawn.remove(tile)
    pos.decks = (pos.shuffle((*pos.decks[DISCOVERY_STACK], *drawn)), *pos.decks[PYRAMID_STACK:])
    for player in pos.players:
        player.dealt, player.kept, player.drawn, player.promised = (), (), (), NOBODY
    pos.draft = ()
    pos.tell("set_up", NOBODY, (), rules.PUT_AWAY)


MOVES: MoveKinds = {
    "keep": MoveKind(tiles_to_keep, refuse_keep, play_keep, legal=tiles_to_keep),
    "start": MoveKind(starts, refuse_start, play_start, legal_starts),
}
QUESTIONS: Questions = {"keep": Keep, "draft": Draft, "place-worker": PlaceWorker}
STEPS: Steps = {
    Begin: begin,
    SetUp: set_up,
    AskKeep: ask_keep,
    AskDraft: ask_draft,
    Reveal: reveal,
    Place: place,
    Receive: receive,
    PlaceNeutral: place_neutral,
    PutAway: put_away,
}
