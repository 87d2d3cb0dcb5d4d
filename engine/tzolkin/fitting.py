"""Figures that do not fit together, whether rules or abilities set them."""

from __future__ import annotations

from engine.abilities import Site
from engine.game import Game
from engine.set_figures import figure_values, row_values
from engine.tzolkin import rules


def refuse_impossible(game: Game, technologies: tuple[int, ...], wealth: int) -> None:
    """Refuse what procedures could not carry out; `wealth` is the number of tiles of starting wealth."""
    days = list(rules.FOOD_DAYS.of(game).values())
    if days != sorted(set(days)):
        game.claims.refuse(rules.FOOD_DAYS.address, "each day comes after the last")
    _refuse_unpriced_workers(game)
    _refuse_unpriced_levels(game, technologies)
    _refuse_undealt(game, wealth)


def refuse_room(game: Game, room: Site, behind: int) -> None:
    """A worker stays on a gear at most until it would come round again."""
    for each in room.changes:
        if each.form.by > behind:
            address = (*each.holding.address, "change", "by")
            game.claims.refuse(address, f"behind the last number of some gear there are only {behind} spaces")


def _refuse_unpriced_workers(game: Game) -> None:
    """As many workers as anybody can have can be placed in one turn, and each has a price."""
    shortest = min(len(crowd) for _, crowd in row_values(game, rules.CROWD))
    for address, workers in figure_values(game, rules.MOST_WORKERS):
        if workers > shortest:
            message = f"{workers} workers can be placed in a turn, but only {shortest} have a price"
            game.claims.refuse(rules.CROWD.address if address == rules.MOST_WORKERS.address else address, message)


def _refuse_unpriced_levels(game: Game, technologies: tuple[int, ...]) -> None:
    levels = max(len(game.tracks[track].steps) - 1 for track in technologies)
    for address, cost in row_values(game, rules.TECHNOLOGY_COST):
        if len(cost) < levels:
            game.claims.refuse(address, f"there are {levels} levels to pay for")


def _refuse_undealt(game: Game, wealth: int) -> None:
    """Tiles of wealth are dealt to everybody, and each neutral worker may need one of those that are left."""
    dealt = game.figures[rules.WEALTH_DEALT.index].base
    for address, kept in figure_values(game, rules.WEALTH_KEPT):
        if kept > dealt:
            game.claims.refuse(address, f"only {dealt} are dealt")
    for address, each in figure_values(game, rules.WEALTH_DEALT):
        for players, neutral in rules.NEUTRALS.of(game).items():
            if players * each + neutral > wealth:
                game.claims.refuse(address, f"{wealth} tiles are too few to deal {each} to each of {players} players")
