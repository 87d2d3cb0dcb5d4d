"""What a sensible player likes. The figures are taste, not rules: what things do is read from the content."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.measures import amount_of
from engine.model import effects as model

#: In points. `MEAL` is how much food for each worker lets a player sleep well.
GOODS = {"corn": 0.3, "cocoa": 0.3, "wood": 0.8, "stone": 1.1, "gold": 1.4, "skull": 3.5}
ANY_GOOD, WORKER, ABILITY, STEP, ADVANCE, BUILDING, TRADE = 1.0, 2.0, 1.6, 1.8, 1.6, 3.0, 0.5
FOOD, MEAL, HUNGER = ("corn", "cocoa"), 2, 2.0
#: A worker on its way is worth less than one that has arrived, every day a little less.
PATIENCE, TRUST, OUT_OF_REACH = 0.78, 0.65, 0.3

Tasting = Callable[[Any, Any], float]


def worth(pos: Any, who: int) -> float:
    """How a player stands, in points."""
    game, player = pos.game, pos.players[who]
    workers = player.workers if isinstance(player.workers, int) else len(player.workers)
    steps = [track.steps[level] for track, level in zip(game.tracks, player.tracks, strict=True)]
    gained = sum(len(step.abilities) for t, n in zip(game.tracks, player.tracks, strict=True) for step in t.steps[:n])
    tiles = [game.tiles[tile] for tile in player.tiles]
    value: float = (
        player.quarters / 4
        + sum(GOODS.get(good, ANY_GOOD) * n for good, n in zip(game.goods, player.goods, strict=True))
        + sum(step.points + goods_worth(step.reward) for step in steps)
        + ABILITY * (gained + sum(len(tile.abilities) for tile in tiles))
        + sum(amount_of(tile.scores, pos, player) for tile in tiles)
        + WORKER * workers
        - HUNGER * max(0, MEAL * workers - sum(player.goods[game.good_index[f]] for f in FOOD if f in game.good_index))
        + (0 if pos.is_over else promises(pos, who))
    )
    return value


def goods_worth(goods: model.Goods) -> float:
    return sum(GOODS.get(good, ANY_GOOD) * amount for good, amount in goods)


# -- workers on their way


def promises(pos: Any, who: int) -> float:
    """What the workers on the board may still bring, wherever the game has numbered spaces in a row."""
    player = pos.players[who]
    standing = pos.game.procedures.notation.state(pos)["players"][player.colour]
    purse = dict(zip(pos.game.goods, player.goods, strict=True))
    hopes = 0.0
    for place in pos.game.places:
        for space in standing.get(place.id, ()):
            hopes += _promise(place, space, pos.game, purse)
    return TRUST * hopes


def _promise(place: Any, space: Any, game: Any, purse: dict[str, int]) -> float:
    ahead = place.spaces[space:] if isinstance(space, int) else ()
    return max((PATIENCE**days * _likes(each.effects, game, purse) for days, each in enumerate(ahead)), default=0.0)


def _likes(effects: Iterable[model.Effect], game: Any, purse: dict[str, int]) -> float:
    """The worth of an action; much less while its price is not in the purse."""
    price = [good for effect in effects if isinstance(effect, model.Pay | model.Lay) for good in effect.goods]
    payable = all(purse.get(good, 0) >= amount for good, amount in price)
    return max(0.0, _sum(effects, game)) * (1 if payable else OUT_OF_REACH)


def _sum(effects: Iterable[model.Effect], game: Any) -> float:
    return sum(TASTES[type(effect)](effect, game) for effect in effects)


def _any_action(effect: model.UseAction, game: Any) -> float:
    """The best action of these places; one that names a place again would go round in a circle."""
    spaces = [space for place in effect.of for space in game.places[game.place_index[place]].spaces]
    plain = [s.effects for s in spaces if not any(isinstance(e, model.UseAction) for e in s.effects)]
    return max((_sum(effects, game) for effects in plain), default=0.0)


TASTES: dict[type, Tasting] = {
    model.Gain: lambda effect, game: goods_worth(effect.goods),
    model.Pay: lambda effect, game: -goods_worth(effect.goods),
    model.Lay: lambda effect, game: -goods_worth(effect.goods),
    model.Score: lambda effect, game: effect.points if isinstance(effect.points, int) else STEP,
    model.Step: lambda effect, game: STEP * effect.by * effect.times,
    model.Advance: lambda effect, game: ADVANCE * effect.most,
    model.Build: lambda effect, game: BUILDING * effect.most,
    model.Harvest: lambda effect, game: goods_worth((("corn", effect.corn),)),
    model.Exchange: lambda effect, game: TRADE,
    model.Recruit: lambda effect, game: WORKER * effect.workers,
    model.UseAction: _any_action,
    model.PowerUp: lambda effect, game: ADVANCE * effect.times,
    model.Choose: lambda effect, game: max(_sum(option, game) for option in effect.options),
    model.May: lambda effect, game: max(0.0, _sum(effect.effects, game)),
    model.Repeat: lambda effect, game: max(0.0, _sum(effect.effects, game)),
}
