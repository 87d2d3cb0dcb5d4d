"""The executable reference. `load` a game, ask it for a position, play.

game = engine.load("tzolkin")
pos = game.new_position(players=4, seed=7)
pos.legal_moves()
pos.play("place palenque")
pos.why_not("place tikal")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from engine.errors import RulesError, nearest

# Imported before `load` is defined: the import of a package puts its module under the same name.
from engine.load import load_rulebook

if TYPE_CHECKING:
    from engine.game import Game
    from engine.model.rulebook import Rulebook

#: Games with procedures of their own.
GAMES = ("tzolkin", "teotihuacan")


def load(game_id: str, modules: Sequence[str] = (), options: Mapping[str, str] | None = None) -> Game:
    """A game ready to be played, from the content that belongs to this installation."""
    return play_by(_content(game_id), modules, options)


def play_by(rulebook: Rulebook, modules: Sequence[str] = (), options: Mapping[str, str] | None = None) -> Game:
    """A game ready to be played, from a rulebook that has been loaded already."""
    from engine.game import Game

    if rulebook.id not in GAMES:
        raise RulesError(f"no procedures for {rulebook.id!r}{nearest(rulebook.id, GAMES)}")
    return Game(rulebook, import_module(f"engine.{rulebook.id}").PROCEDURES, modules, options)


@cache
def _content(game_id: str) -> Rulebook:
    if game_id not in GAMES:
        raise RulesError(f"no game {game_id!r}{nearest(game_id, GAMES)}")
    return load_rulebook(game_id)
