"""Where the workers of Teotibot go: on to other boards, and from one worship space to the next."""

from __future__ import annotations

from engine.handles import Citation
from engine.position import NOBODY
from engine.teotihuacan import bot_rules
from engine.teotihuacan.bot import clockwise
from engine.teotihuacan.position import UNLOCKED, TeotihuacanPosition, die

#: The only worship space of a board outside the palace.
ONLY = 0


def walk_on(pos: TeotihuacanPosition) -> None:
    """So many boards by its power; the palace does not count."""
    worker = pos.players[pos.bot].workers[pos.acting]
    is_weak = worker.power <= bot_rules.WALK_POWER.of(pos.game)
    boards = (bot_rules.WALK_NEAR if is_weak else bot_rules.WALK_FAR).of(pos.game)
    ahead = [board for board in clockwise(pos, worker.place) if board != pos.tables.palace]
    if boards:
        _move(pos, pos.acting, ahead[boards - 1], UNLOCKED, bot_rules.WALK + bot_rules.PAST_PALACE)


def leave_palace(pos: TeotihuacanPosition) -> None:
    if pos.acting != NOBODY and pos.players[pos.bot].workers[pos.acting].place == pos.tables.palace:
        walk_on(pos)


def _move(pos: TeotihuacanPosition, n: int, to: int, lock: int, cites: Citation) -> None:
    worker = pos.players[pos.bot].workers[n]
    pos.players[pos.bot].workers[n] = die(to, worker.power, lock)
    told = (pos.game.places[worker.place].id, worker.power, pos.game.places[to].id)
    pos.tell("moved", pos.bot, told, cites)


# -- worship


def walk_to_worship(pos: TeotihuacanPosition) -> None:
    """To the next worship space, whoever is there."""
    (to, *_) = spaces_ahead(pos, pos.players[pos.bot].workers[pos.acting].place)
    _unlock(pos, to, bot_rules.WORSHIP)
    _move(pos, pos.acting, to, ONLY, bot_rules.WORSHIP)
    pos.at = to


def make_room(pos: TeotihuacanPosition, n: int) -> None:
    """Its worker has been unlocked: to the next empty worship space, or to the next of all; nothing happens there."""
    ahead = spaces_ahead(pos, pos.players[pos.bot].workers[n].place)[:-1]
    empty = [place for place in ahead if not _is_taken(pos, place)]
    if empty:
        _move(pos, n, empty[0], ONLY, bot_rules.BUMP)
    else:
        _unlock(pos, ahead[0], bot_rules.BUMP_FULL)
        _move(pos, n, ahead[0], ONLY, bot_rules.BUMP + bot_rules.BUMP_FULL)


def spaces_ahead(pos: TeotihuacanPosition, place: int) -> list[int]:
    """Boards with a worship space, clockwise, the palace left out; a board itself comes last."""
    known = pos.tables.worship_index
    return [board for board in clockwise(pos, place) if board in known and board != pos.tables.palace]


def _is_taken(pos: TeotihuacanPosition, place: int) -> bool:
    return any(worker.is_locked and worker.place == place for player in pos.players for worker in player.workers)


def _unlock(pos: TeotihuacanPosition, place: int, cites: Citation) -> None:
    for who, player in enumerate(pos.players):
        for n, worker in enumerate(player.workers):
            if who != pos.bot and worker.is_locked and worker.place == place:
                player.workers[n] = die(place, worker.power)
                pos.tell("unlocked", who, (pos.game.places[place].id, worker.power), cites)


def track_here(pos: TeotihuacanPosition) -> int:
    """The temple of the worship space of the acting worker's board."""
    return pos.tables.temple_of_space.get(pos.at, NOBODY)
