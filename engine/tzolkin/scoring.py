"""The end of the game: goods become corn, corn and skulls become points, monuments score, the winner is named."""

from __future__ import annotations

from typing import Any

from engine.binding import Citation
from engine.measures import amount_of
from engine.position import NOBODY
from engine.tzolkin import rules
from engine.tzolkin.position import TzolkinPosition


def final_scoring(pos: TzolkinPosition) -> None:
    items = [(who, *item) for who in range(len(pos.players)) for item in _items(pos, who)]
    pos.results = tuple(items)
    for who, reason, quarters in items:
        pos.players[who].quarters += quarters
        pos.tell("final_points", who, (reason, quarters), _rules(pos, reason))
    pos.over = True
    pos.stack.clear()
    pos.tell("game_over", NOBODY, (tuple(outcome(pos)["winners"]),), rules.WINNER)


def _items(pos: TzolkinPosition, who: int) -> list[tuple[str, int]]:
    """Every source of final points of one player, in quarters of a point."""
    game, player = pos.game, pos.players[who]
    pos.active = who
    worth = sum(player.goods[game.good_index[good]] * figure.plain(game) for good, figure in rules.WORTH.items())
    each = 4 // rules.CORN_PER_POINT.plain(game) if 4 % rules.CORN_PER_POINT.plain(game) == 0 else 0
    corn = player.goods[game.tables.corn]
    items = [
        ("end.goods", _quarters(worth, rules.CORN_PER_POINT.plain(game), each)),
        ("end.corn", _quarters(corn, rules.CORN_PER_POINT.plain(game), each)),
        ("end.skulls", 4 * player.goods[game.tables.skull] * rules.SKULL_POINTS.plain(game)),
    ]
    monuments = [(game.tiles[tile].id, 4 * amount_of(game.tiles[tile].scores, pos, player)) for tile in player.tiles]
    return [(reason, quarters) for reason, quarters in (*items, *monuments) if quarters]


def _quarters(corn: int, per_point: int, each: int) -> int:
    """Quarter points for corn; a rate that does not divide a point into quarters counts whole points."""
    return corn * each if each else 4 * (corn // per_point)


def _rules(pos: TzolkinPosition, reason: str) -> Citation:
    return (reason,) if reason in pos.game.rulebook.rules else rules.MONUMENTS


def outcome(pos: TzolkinPosition) -> dict[str, Any]:
    """The winners, and what decided: points, workers left on gears, or nothing (a shared victory)."""
    points = [player.quarters for player in pos.players]
    best = [who for who, quarters in enumerate(points) if quarters == max(points)]
    if len(best) == 1:
        return {"winners": [pos.players[best[0]].colour], "decided_by": "end.winner"}
    on_gears = {who: sum(row.count(who) for row in pos.gears) for who in best}
    most = [who for who in best if on_gears[who] == max(on_gears.values())]
    return {"winners": [pos.players[who].colour for who in most], "decided_by": "end.tie"}


STEPS = {"final_scoring": final_scoring}
