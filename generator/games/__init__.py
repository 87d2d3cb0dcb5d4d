"""What each game adds on this side: its words, its drawings, its labels, and what a simple opponent values.

A game is found by its folder: `generator/games/<game>/kit.py` declares all of it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from engine.errors import RulesError, nearest
from generator.games.kit import AnyGameKit


@cache
def games() -> tuple[str, ...]:
    """Every folder in which a kit is declared."""
    folders = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return tuple(name for name in folders if find_spec(f"{__name__}.{name}.kit") is not None)


@cache
def kit_of(game_id: str) -> AnyGameKit:
    if game_id not in games():
        raise RulesError(f"nothing is told or drawn of the game {game_id!r}{nearest(game_id, games())}")
    declared: AnyGameKit = import_module(f"{__name__}.{game_id}.kit").KIT
    return declared
