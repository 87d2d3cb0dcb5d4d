"""How well a player stands, as a sensible player judges it: what things do is read from the content, and what that is
worth from the game's own values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.game import Game
from engine.measures import amount_of
from engine.model import effects as model
from engine.model.board import Place
from engine.position import AnyPosition
from generator.games import kit_of
from generator.games.kit import AnyValues
from generator.wording.positions import player_state

#: A worker on its way is worth less than one that has arrived, every day a little less.
PATIENCE, TRUST, OUT_OF_REACH = 0.78, 0.65, 0.3

Valuing = Callable[[Any, Game, AnyValues], float]


def values_of(game: Game) -> AnyValues:
    return kit_of(game.id).values


def worth(pos: AnyPosition, who: int) -> float:
    """How a player stands, in points."""
    game, player, values = pos.game, pos.players[who], values_of(pos.game)
    steps = [track.steps[level] for track, level in zip(game.tracks, player.tracks, strict=True)]
    gained = sum(len(step.abilities) for t, n in zip(game.tracks, player.tracks, strict=True) for step in t.steps[:n])
    tiles = [game.tiles[tile] for tile in player.tiles]
    workers = values.workers(pos, who)
    return (
        player.points / game.kit.parts_of_a_point
        + goods_worth(zip(game.goods, player.goods, strict=True), values)
        + sum(step.points + goods_worth(step.reward, values) for step in steps)
        + values.ability * (gained + sum(len(tile.abilities) for tile in tiles))
        + sum(amount_of(tile.scores, pos, player) for tile in tiles)
        + values.worker * workers
        - values.hunger * max(0, values.meal * workers - player.goods[game.good_index[values.food]])
        + (0 if pos.is_over else promises(pos, who))
    )


def goods_worth(goods: Iterable[tuple[str, int]], values: AnyValues) -> float:
    return sum(values.goods.get(good, values.any_good) * amount for good, amount in goods)


# -- workers on their way


def promises(pos: AnyPosition, who: int) -> float:
    """What the workers on the board may still bring, wherever the game has numbered spaces in a row."""
    player = pos.players[who]
    standing = player_state(pos, who)
    purse = dict(zip(pos.game.goods, player.goods, strict=True))
    hopes = 0.0
    for place in pos.game.places:
        for space in standing.get(place.id, ()):
            hopes += _promise(place, space, pos.game, purse)
    return TRUST * hopes


def _promise(place: Place, space: object, game: Game, purse: dict[str, int]) -> float:
    ahead = place.spaces[space:] if isinstance(space, int) else ()
    return max((PATIENCE**days * _likes(each.effects, game, purse) for days, each in enumerate(ahead)), default=0.0)


def _likes(effects: Iterable[model.Effect], game: Game, purse: dict[str, int]) -> float:
    """The worth of an action; much less while its price is not in the purse."""
    price = [good for effect in effects if isinstance(effect, model.Pay | model.Lay) for good in effect.goods]
    payable = all(purse.get(good, 0) >= amount for good, amount in price)
    return max(0.0, _sum(effects, game)) * (1 if payable else OUT_OF_REACH)


def _sum(effects: Iterable[model.Effect], game: Game) -> float:
    values = values_of(game)
    return sum(VALUES[type(effect)](effect, game, values) for effect in effects)


def _any_action(effect: model.UseAction, game: Game, values: AnyValues) -> float:
    """The best action of these places; one that names a place again would go round in a circle."""
    spaces = [space for place in effect.of for space in game.places[game.place_index[place]].spaces]
    plain = [s.effects for s in spaces if not any(isinstance(e, model.UseAction) for e in s.effects)]
    return max((_sum(effects, game) for effects in plain), default=0.0)


def _gain_by(effect: model.GainBy, game: Game, values: AnyValues) -> float:
    """A measured amount counts as one: it can be none."""
    return goods_worth([(effect.good, effect.amount if isinstance(effect.amount, int) else 1)], values)


def _score(effect: model.Score, game: Game, values: AnyValues) -> float:
    return effect.points if isinstance(effect.points, int) else values.step


VALUES: dict[type, Valuing] = {
    model.Gain: lambda effect, game, values: goods_worth(effect.goods, values),
    model.GainBy: _gain_by,
    model.Fill: lambda effect, game, values: goods_worth(effect.goods, values),
    model.Pay: lambda effect, game, values: -goods_worth(effect.goods, values),
    model.Lay: lambda effect, game, values: -goods_worth(effect.goods, values),
    model.Put: lambda effect, game, values: -goods_worth(effect.goods, values),
    model.Score: _score,
    model.Step: lambda effect, game, values: values.step * effect.by * effect.times,
    model.Advance: lambda effect, game, values: values.advance * effect.most,
    model.Build: lambda effect, game, values: values.building * effect.most,
    model.Harvest: lambda effect, game, values: goods_worth([(values.food, effect.corn)], values),
    model.Exchange: lambda effect, game, values: values.trade,
    model.Recruit: lambda effect, game, values: values.worker * effect.workers,
    model.PickUp: lambda effect, game, values: values.trade,
    model.UseAction: _any_action,
    model.PowerUp: lambda effect, game, values: values.advance * effect.times,
    model.Claim: lambda effect, game, values: values.ability,
    model.Choose: lambda effect, game, values: max(_sum(option, game) for option in effect.options),
    model.May: lambda effect, game, values: max(0.0, _sum(effect.effects, game)),
    model.Repeat: lambda effect, game, values: max(0.0, _sum(effect.effects, game)),
    # Nobody chooses what an automaton does. Which of its lines comes about is open: the least of them is sure.
    model.First: lambda effect, game, values: min(_sum(option, game) for option in effect.options),
    model.ByWorker: lambda effect, game, values: _sum(effect.effects, game),
    # Which line of which tile depends on where the worker stands: to look it up could go round in a circle.
    model.Perform: lambda effect, game, values: values.advance,
    # To walk on and to put a tile away bring nothing by themselves.
    model.Walk: lambda effect, game, values: 0.0,
    model.Discard: lambda effect, game, values: 0.0,
}
