"""The end against Teotibot: what it scores instead of bonus tiles, and who has won."""

from __future__ import annotations

from collections.abc import Iterator

from engine.handles import Citation
from engine.teotihuacan import bot_rules
from engine.teotihuacan.bot_turn import tables_of
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.tiles import TECHNOLOGIES


def bot_points(pos: TeotihuacanPosition) -> Iterator[tuple[int, Citation]]:
    """Points for goods, technologies and temples, each with its rules."""
    player, own, game = pos.players[pos.bot], tables_of(pos), pos.game
    yield sum(player.goods) * bot_rules.FINAL_GOODS.of(game), (bot_rules.FINAL_GOODS.rule,)
    learnt = sum(game.tiles[tile].family == TECHNOLOGIES for tile in player.tiles)
    knob = bot_rules.TECHNOLOGIES_KNOB.cites
    yield learnt * own.technology_points, (bot_rules.FINAL_TECHNOLOGIES.rule, *knob)
    high = sum(player.tracks[temple] >= len(game.tracks[temple].steps) - 2 for temple in pos.tables.temples)
    knob = bot_rules.TEMPLES_KNOB.cites
    yield high * own.temple_points, (bot_rules.FINAL_TEMPLES.rule, *knob)


def solo_winner(pos: TeotihuacanPosition) -> tuple[list[str], str]:
    """The player needs more points than Teotibot: a tie is lost."""
    bot = pos.players[pos.bot]
    ahead = [player.colour for player in pos.players if player.points > bot.points]
    return ahead or [bot.colour], bot_rules.WON[0]
