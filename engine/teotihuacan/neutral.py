"""Neutral workers: so many colours that nobody plays, on the boards that starting tiles show."""

from __future__ import annotations

from engine.handles import Citation
from engine.position import NOBODY
from engine.teotihuacan import rules
from engine.teotihuacan.drawing import off_the_top
from engine.teotihuacan.position import TeotihuacanPosition


def place_neutral_workers(pos: TeotihuacanPosition, pile: tuple[int, ...], cites: Citation) -> None:
    """For each colour some tiles, and a worker on each of the first different boards that they show."""
    pos.neutral = ()
    wanted = rules.NEUTRAL_COLOURS.of(pos.game).get(len(pos.players), 0)
    played = {player.colour for player in pos.players}
    for colour in [seat for seat in pos.game.kit.seats if seat not in played][:wanted]:
        tiles, pile = off_the_top(pos, pile, rules.NEUTRAL_TILES.of(pos.game))
        boards = tuple(dict.fromkeys(board for tile in tiles for board in pos.tables.shown_boards[tile]))
        for board in boards[: rules.NEUTRAL_WORKERS.of(pos.game)]:
            pos.neutral += ((colour, board),)
            pos.tell("neutral_placed", NOBODY, (colour, pos.game.places[board].id), cites)
