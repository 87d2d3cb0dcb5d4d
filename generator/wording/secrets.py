"""What a player may see: of the others' choices, nothing that is still secret."""

from __future__ import annotations

from collections.abc import Iterator

from engine.position import AnyPosition


def seen_by(pos: AnyPosition, player: int) -> AnyPosition:
    """A copy of the position for one player's eyes: what the others keep secret has been taken away."""
    seen = pos.copy()
    for who, name in _hidden(pos, player):
        setattr(seen.players[who], name, [])
    return seen


def decides_in_secret(pos: AnyPosition) -> bool:
    """Whether whoever decides now holds something that the others may not see."""
    if pos.decision is None:
        return False
    me = pos.decision.player
    others = (other for other in range(len(pos.players)) if other != me)
    return any(who == me and getattr(pos.players[me], name) for other in others for who, name in _hidden(pos, other))


def _hidden(pos: AnyPosition, player: int) -> Iterator[tuple[int, str]]:
    """Whose lists this player may not see: those of which the view tells only the length."""
    fields = pos.game.kit.player_fields
    for who in range(len(pos.players)):
        yield from ((who, field.name) for field in fields.all if fields.is_hidden(field, pos, who == player))
