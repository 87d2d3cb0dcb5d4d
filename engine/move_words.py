"""What the words of a move can be: numbers within bounds, tiles of some families. So all moves of a game can be listed.

A word that is a name can be any name of its list unless something is declared; a number has to be declared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from engine.kit import merged
from engine.model.abilities import Change
from engine.options import Choose

if TYPE_CHECKING:
    from engine.game import Game

#: A word of a move and what it can be.
Word = Callable[["Game"], Iterable[int]]
#: By kind of move and by slot of its form.
MoveWords = Mapping[str, Mapping[str, Word]]

#: No gain at once is as large as this.
LARGEST_GAIN = 99


def tiles(*families: str) -> Word:
    return lambda game: [n for n, tile in enumerate(game.tiles) if tile.family in families]


def resources(game: Game) -> Iterable[int]:
    return game.resources


def options(game: Game) -> Iterable[int]:
    """As many as the largest choice has."""
    return range(1, max((len(a.options) for a in game.actions.values() if isinstance(a, Choose)), default=0) + 1)


def taxed(game: Game) -> Iterable[int]:
    """Goods of which somebody may accept less, because a gain of them is taxed."""
    forms = [holding.ability.form for holding in game.abilities.holdings if holding.ability.refusable]
    amounts = {form.amount for form in forms if isinstance(form, Change) and form.tax}
    return [index for good, index in game.good_index.items() if f"gain.{good}" in amounts]


def accepted(game: Game) -> Iterable[int]:
    return range(LARGEST_GAIN + 1)


def usable(game: Game) -> Iterable[int]:
    """Tiles with a free action."""
    return {game.tile_index[holding.source] for holding, _ in game.abilities.uses()}


CORE_WORDS: MoveWords = {
    "pay": {"good": resources},
    "take": {"good": resources},
    "save": {"good": resources},
    "accept": {"good": taxed, "n": accepted},
    "choose": {"n": options},
    "use-tile": {"component": usable},
}


def wording(game: Game, kind: str, slot: str) -> Iterable[int] | None:
    """What a word can be in this game, where that is declared."""
    declared = merged(CORE_WORDS, game.kit.words).get(kind, {}).get(slot)
    return None if declared is None else declared(game)
