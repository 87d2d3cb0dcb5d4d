"""Figures of Teotihuacan that do not fit together, refused when the game is compiled."""

from __future__ import annotations

from engine.game import Game
from engine.handles import Figure
from engine.set_figures import figure_values
from engine.teotihuacan import rules


def refuse_unfit(game: Game, spots: tuple[str, ...]) -> None:
    """`spots` are the steps on which discovery tiles lie."""
    _refuse_calendar(game)
    _refuse_reach(game)
    _refuse_spots(game, spots)
    _refuse_colours(game)
    if rules.FIRST_LOOSE.of(game) > rules.LAST_LOOSE.of(game):
        game.claims.refuse(rules.FIRST_LOOSE.address, "the first loose board comes before the last")
    if rules.TILES_KEPT.of(game) > rules.TILES_DEALT.of(game):
        game.claims.refuse(rules.TILES_KEPT.address, "nobody keeps more tiles than were dealt")
    for figure in (rules.NEW_POWER, rules.FOURTH_POWER):
        _refuse_ascended(game, figure)


def _refuse_calendar(game: Game) -> None:
    if rules.LIGHT_START.of(game) >= min(rules.DARK_START.of(game).values()):
        address = ("rule", rules.LIGHT_START.rule, "params", rules.LIGHT_START.name)
        game.claims.refuse(address, "the light disc starts before the dark disc")
    eras = (rules.ECLIPSES.of(game) - 1) * rules.DARK_BACK.of(game)
    if rules.LIGHT_START.of(game) >= min(rules.DARK_START.of(game).values()) - eras:
        game.claims.refuse(rules.DARK_BACK.address, "the dark disc comes back to where the light disc starts")


def _refuse_reach(game: Game) -> None:
    """Somebody who has to go farther than anybody may could not move at all; at fault is what a tile sets."""
    (_, most), *set_most = figure_values(game, rules.MOST_BOARDS)
    leasts = list(figure_values(game, rules.LEAST_BOARDS))
    for address, least in leasts:
        if least > most:
            game.claims.refuse(address, f"a worker moves {most} boards at most")
    farthest = max(least for _, least in leasts)
    for address, most in set_most:
        if most < farthest:
            game.claims.refuse(address, f"a worker moves {farthest} boards at least")


def _refuse_colours(game: Game) -> None:
    """Nobody plays a neutral colour."""
    for players, colours in rules.NEUTRAL_COLOURS.of(game).items():
        left = len(game.kit.seats) - players
        if colours > left:
            game.claims.refuse((*rules.NEUTRAL_COLOURS.address, players), f"only {left} colours are left")


def _refuse_ascended(game: Game, figure: Figure) -> None:
    """A worker that begins with so much power would have to ascend at once."""
    most = rules.ASCENDS_AT.of(game)
    for address, power in figure_values(game, figure):
        if power >= most:
            game.claims.refuse(address, f"a worker of power {most} ascends; one begins with less")


def _refuse_spots(game: Game, spots: tuple[str, ...]) -> None:
    """As many steps with discovery tiles as there are figures for them."""
    wanted = len(rules.TEMPLE_SPOTS) + len(rules.AVENUE_SPOTS.of(game))
    if len(spots) != wanted:
        message = f"tiles lie on {len(spots)} steps, and there are {wanted} figures"
        game.claims.refuse(rules.AVENUE_SPOTS.address, message)
