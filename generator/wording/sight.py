"""What a player may see: of the others' choices, nothing that is still secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def seen_by(pos: Any, player: int) -> Any:
    """A copy of the position for one player's eyes: what the others keep secret has been taken away."""
    seen = pos.copy()
    for who, name in _hidden(pos, player):
        setattr(seen.players[who], name, [])
    return seen


def decides_in_secret(pos: Any) -> bool:
    """Whether whoever decides now holds something that the others may not see."""
    if pos.decision is None:
        return False
    me = pos.decision.player
    others = (other for other in range(len(pos.players)) if other != me)
    return any(who == me and getattr(pos.players[me], name) for other in others for who, name in _hidden(pos, other))


def _hidden(pos: Any, player: int) -> Iterator[tuple[int, str]]:
    """Whose lists this player may not see: of them the view tells only the length."""
    for who, known in enumerate(pos.view(player)["players"]):
        for name, value in known.items():
            if isinstance(getattr(pos.players[who], name), list) and not isinstance(value, list):
                yield who, name
