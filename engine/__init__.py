"""The executable reference. `load` a game, ask it for a position, play.

game = engine.load("tzolkin")
pos = game.new_position(players=4, seed=7)
pos.legal_moves()
pos.play("place palenque")
pos.why_not("place tikal")      # the rules; pos.refusal(...) also has the reason and its figures
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from engine.errors import RulesError, nearest
from engine.loading import load_rulebook

if TYPE_CHECKING:
    from engine.game import Game
    from engine.kit import AnyKit
    from engine.model.rulebook import Rulebook


def load(game_id: str, modules: Sequence[str] = (), options: Mapping[str, str] | None = None) -> Game:
    """A game ready to be played, from the content that belongs to this installation."""
    return play_by(_content(game_id), modules, options)


def play_by(rulebook: Rulebook, modules: Sequence[str] = (), options: Mapping[str, str] | None = None) -> Game:
    """A game ready to be played, from a rulebook that has been loaded already."""
    from engine.game import Game

    return Game(rulebook, kit_of(rulebook.id), modules, options)


@cache
def games() -> tuple[str, ...]:
    """The games that have procedures: every folder in which a kit is declared."""
    folders = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return tuple(name for name in folders if find_spec(f"{__name__}.{name}.kit") is not None)


def is_compiled() -> bool:
    """Whether the modules that play have been compiled, as in a wheel of `make wheel`; both play the same."""
    found = find_spec(f"{__name__}.position")
    return found is not None and not str(found.origin).endswith(".py")


def kit_of(game_id: str) -> AnyKit:
    """What a game's package declares."""
    if game_id not in games():
        raise RulesError(f"no game {game_id!r}{nearest(game_id, games())}")
    declared: AnyKit = import_module(f"{__name__}.{game_id}.kit").KIT
    return declared


@cache
def _content(game_id: str) -> Rulebook:
    if game_id not in games():
        raise RulesError(f"no game {game_id!r}{nearest(game_id, games())}")
    return load_rulebook(game_id)
