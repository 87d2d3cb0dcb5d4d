"""Events: what happened, who it happened to, and the rules that caused it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from engine.handles import Citation

if TYPE_CHECKING:
    from engine.position import AnyPosition


class Event(NamedTuple):
    """`values` belong to the field names that the event's kind declares."""

    kind: str
    player: int
    values: tuple[object, ...]
    rules: Citation


#: Quicker than the constructor, which first sorts out its arguments; events are made at every move.
new_event = Event._make


class EventBook:
    """The kinds of events of a game and the names of their fields."""

    def __init__(self, kinds: Mapping[str, tuple[str, ...]]) -> None:
        self.kinds = kinds

    def plain(self, event: Event, pos: AnyPosition) -> dict[str, object]:
        """As a case writes it: `{fed: green, workers: 5, paid: 3}`."""
        fields = dict(zip(self.kinds[event.kind], event.values, strict=True))
        return {event.kind: pos.game.player_name(pos, event.player), **fields}
