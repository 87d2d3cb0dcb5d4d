"""Points that are counted at an eclipse, and the end of the game."""

from __future__ import annotations

from engine.fields import Plain
from engine.handles import Citation
from engine.measures import amount_of
from engine.points import score
from engine.position import NOBODY
from engine.teotihuacan import rules
from engine.teotihuacan.bot_end import bot_points, solo_winner
from engine.teotihuacan.position import TeotihuacanPosition


def award(
    pos: TeotihuacanPosition, who: int, points: int, cites: Citation, reason: str = "", tell: bool = True
) -> None:
    """Points of an eclipse; those of the last one can be looked up afterwards, by rule or tile."""
    if not points:
        return
    if tell:
        score(pos, who, points, cites)
    else:
        pos.players[who].points += points
    if pos.completed or pos.eclipses >= rules.ECLIPSES.of(pos.game):
        pos.results = (*pos.results, (who, reason or cites[0], points))


def final_scoring(pos: TeotihuacanPosition) -> None:
    """The bonus tiles of the temples, for everybody on the last step but one or higher; then somebody has won."""
    for temple, tile in zip(pos.tables.temples, pos.bonus, strict=True):
        if tile != NOBODY:
            _score_bonus(pos, temple, tile)
    for points, cites in bot_points(pos) if pos.bot != NOBODY else ():
        award(pos, pos.bot, points, cites)
    pos.over = True
    pos.stack.clear()
    colours, decided = winners(pos)
    pos.tell("game_over", NOBODY, (tuple(colours),), tuple(dict.fromkeys((*rules.WON, decided))))


def _score_bonus(pos: TeotihuacanPosition, temple: int, tile: int) -> None:
    component, penultimate = pos.game.tiles[tile], len(pos.game.tracks[temple].steps) - 2
    for who, player in enumerate(pos.players):
        if player.tracks[temple] >= penultimate and who != pos.bot:
            award(pos, who, amount_of(component.scores, pos, player), rules.BONUS, component.id)


def outcome(pos: TeotihuacanPosition) -> dict[str, Plain]:
    """The winner, and what decided: points, cocoa or the order of play."""
    if not pos.over:
        return {"winners": []}
    colours, decided = winners(pos)
    return {"winners": colours, "decided_by": decided}


def winners(pos: TeotihuacanPosition) -> tuple[list[str], str]:
    if pos.bot != NOBODY:
        return solo_winner(pos)
    points = [player.points for player in pos.players]
    best = [who for who, count in enumerate(points) if count == max(points)]
    if len(best) == 1:
        return [pos.players[best[0]].colour], rules.WON[0]
    cocoa = [pos.players[who].goods[pos.tables.cocoa] for who in best]
    richest = [who for who, amount in zip(best, cocoa, strict=True) if amount == max(cocoa)]
    return [pos.players[richest[-1 if pos.harsh else 0]].colour], (rules.HARSH if pos.harsh else rules.TIED)[0]
