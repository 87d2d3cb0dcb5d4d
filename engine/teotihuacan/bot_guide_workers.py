"""What a person is asked about workers: where those of Teotibot are, and whether one of the player is in its way."""

from __future__ import annotations

from engine.guiding import FIGURE, Answer, Inquiry, Known, Part, figures
from engine.model.effects import ByWorker
from engine.teotihuacan import bot_rules, rules
from engine.teotihuacan.boards import LEAST_POWER
from engine.teotihuacan.bot import WORSHIPPING
from engine.teotihuacan.bot_guide_seats import BOARD, BOT, HUMAN, NONE
from engine.teotihuacan.bot_walking import ONLY, spaces_ahead
from engine.teotihuacan.position import TeotihuacanPosition, die

#: Of its dice, one worships.
WORSHIPPERS = 1


def worships(pos: TeotihuacanPosition) -> bool:
    """Whether the activated tile moves the worker that worships: then the others do not matter."""
    (activated,) = (event.values[0] for event in pos.trace or () if event.kind == "bot_activated")
    effects = pos.game.tiles[pos.game.tile_index[str(activated)]].effects
    return any(isinstance(effect, ByWorker) and effect.order == WORSHIPPING for effect in effects)


def does_not_worship(pos: TeotihuacanPosition) -> bool:
    return not worships(pos)


def _powers(pos: TeotihuacanPosition) -> tuple[str, ...]:
    return figures(LEAST_POWER, rules.ASCENDS_AT.of(pos.game) - 1)


# -- the one that worships


def worshipper(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    places = (space.place for space in pos.tables.worship if space.place != pos.tables.palace)
    return (Part("board", BOARD, tuple(pos.game.places[place].id for place in places)),)


def put_worshipper(pos: TeotihuacanPosition, said: Answer) -> None:
    power = bot_rules.WORSHIP_POWER.of(pos.game)
    pos.players[BOT].workers = [die(pos.game.place_index[said["board"]], power, ONLY)]


def put_there(pos: TeotihuacanPosition) -> Answer:
    (place,) = (worker.place for worker in pos.players[BOT].workers if worker.is_locked)
    return {"board": pos.game.places[place].id}


# -- the others


def workers(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    """Board and power, one worker after the other."""
    boards = tuple(board.id for _, board in sorted(pos.tables.boards.items(), key=lambda each: each[1].number))
    numbers = range(1, rules.DICE.of(pos.game) - WORSHIPPERS + 1)
    return tuple(
        part for n in numbers for part in (Part(f"board-{n}", BOARD, boards), Part(f"power-{n}", FIGURE, _powers(pos)))
    )


def put_workers(pos: TeotihuacanPosition, said: Answer) -> None:
    numbers = range(1, len(said) // 2 + 1)
    pos.players[BOT].workers = [die(pos.game.place_index[said[f"board-{n}"]], int(said[f"power-{n}"])) for n in numbers]


def stand_there(pos: TeotihuacanPosition) -> Answer:
    unlocked = [worker for worker in pos.players[BOT].workers if not worker.is_locked]
    boards = {f"board-{n}": pos.game.places[worker.place].id for n, worker in enumerate(unlocked, 1)}
    powers = {f"power-{n}": str(worker.power) for n, worker in enumerate(unlocked, 1)}
    return {key: value for pair in zip(boards.items(), powers.items(), strict=True) for key, value in pair}


# -- the player's


def visited(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    """Whether a worker of the player is on the worship space to which Teotibot comes, and with which power."""
    to = spaces_ahead(pos, pos.players[BOT].workers[pos.acting].place)[0]
    return (Part(pos.game.places[to].id, FIGURE, (NONE, *_powers(pos))),)


def put_visited(pos: TeotihuacanPosition, said: Answer) -> None:
    pos.players[HUMAN].workers = [
        die(pos.game.place_index[board], int(power), ONLY) for board, power in said.items() if power != NONE
    ]


ITS_WORKERS = (
    Inquiry("worshipper", ("workers",), worshipper, put_worshipper, BOT, worships, put_there),
    Inquiry("workers", ("workers",), workers, put_workers, BOT, does_not_worship, stand_there, lasts=True),
)
YOUR_WORKER = Inquiry("visited", ("workers",), visited, put_visited, HUMAN, worships)
