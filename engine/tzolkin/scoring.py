"""The end of the game: goods become corn, corn and skulls become points, monuments score, the winner is named."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine import explaining
from engine.fields import Plain
from engine.handles import Citation
from engine.kit import Steps
from engine.measures import amount_of
from engine.model.measures import Amount, ByPlayers, Times
from engine.position import NOBODY
from engine.tzolkin import rules
from engine.tzolkin.frames import FinalScoring
from engine.tzolkin.position import TzolkinPosition


def final_scoring(pos: TzolkinPosition, frame: FinalScoring) -> None:
    items = [(who, *item) for who in range(len(pos.players)) for item in _items(pos, who)]
    pos.results = tuple((who, reason, parts) for who, reason, parts, _ in items)
    for who, reason, parts, cites in items:
        pos.players[who].points += parts
        pos.tell("final_points", who, (reason, parts), cites)
    pos.over = True
    pos.stack.clear()
    pos.tell("game_over", NOBODY, (tuple(winners(pos)[0]),), rules.WINNER)


def _items(pos: TzolkinPosition, who: int) -> Iterator[tuple[str, int, Citation]]:
    """Every source of final points of one player, in parts of a point, with the rules behind it."""
    pos.active = who
    yield from (item for item in _of_goods(pos) if item[1])
    yield from _of_tiles(pos)


def _of_goods(pos: TzolkinPosition) -> Iterator[tuple[str, int, Citation]]:
    """What corn is worth, and everything that is first turned into corn; then skulls."""
    me, whole = pos.me, pos.game.kit.parts_of_a_point
    each = whole // rules.CORN_PER_POINT.of(pos, me)
    worth = sum(me.goods[good] * figure.of(pos, me) for good, figure in pos.tables.worth.items())
    skulls = me.goods[pos.tables.skull] * rules.SKULL_POINTS.of(pos, me)
    for cites, parts in (
        (rules.END_GOODS, worth * each),
        (rules.END_CORN, me.goods[pos.tables.corn] * each),
        (rules.END_SKULLS, skulls * whole),
    ):
        yield cites[0], parts, cites


def _of_tiles(pos: TzolkinPosition) -> Iterator[tuple[str, int, Citation]]:
    """What monuments are worth, even if that is nothing."""
    whole = pos.game.kit.parts_of_a_point
    for tile in pos.me.tiles:
        component = pos.game.tiles[tile]
        if component.scores == 0:
            continue
        if pos.explains:
            explaining.points(pos, pos.active, pos.me, component.scores)
        cites = (*rules.MONUMENTS, rules.FIVE_POINTS.rule) if _is_for_five(pos, component.scores) else rules.MONUMENTS
        yield component.id, whole * amount_of(component.scores, pos, pos.me), cites


def _is_for_five(pos: TzolkinPosition, scores: Amount) -> bool:
    """Whether a table by players is read that has no figure for so many."""
    each = scores.by if isinstance(scores, Times) else scores
    return isinstance(each, ByPlayers) and len(pos.players) not in dict(each.figures)


def outcome(pos: TzolkinPosition) -> Mapping[str, Plain]:
    """The winners, and what decided: points, workers left on gears, or nothing (a shared victory)."""
    colours, decided = winners(pos)
    return {"winners": colours, "decided_by": decided}


def winners(pos: TzolkinPosition) -> tuple[list[str], str]:
    points = [player.points for player in pos.players]
    best = [who for who, parts in enumerate(points) if parts == max(points)]
    if len(best) == 1:
        return [pos.players[best[0]].colour], rules.WON[0]
    on_gears = {who: sum(row.count(who) for row in pos.gears) for who in best}
    most = [who for who in best if on_gears[who] == max(on_gears.values())]
    return [pos.players[who].colour for who in most], rules.TIED[0]


STEPS: Steps = {FinalScoring: final_scoring}
