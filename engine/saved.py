"""Saved positions read back: the same game is loaded again, and the position restored in it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.fields import Plain

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import AnyPosition


def restored(saved: Mapping[str, Plain], stepwise: bool = False) -> AnyPosition:
    """The position that was saved, in a game of this installation's content."""
    modules, options = saved["modules"], saved["options"]
    assert isinstance(modules, list | tuple)
    assert isinstance(options, Mapping)
    pos = _game(str(saved["game"]), tuple(modules), tuple(options.items())).from_json(saved)
    pos.stepwise = stepwise
    return pos


@lru_cache(maxsize=16)
def _game(game_id: str, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> Game:
    """Loaded once for all positions that a process reads back."""
    import engine

    return engine.load(game_id, modules, dict(options))
