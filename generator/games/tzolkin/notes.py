"""What Tzolk'in tells of a move before it is chosen, beyond what it costs and brings."""

from __future__ import annotations

from collections.abc import Iterator

from engine.decisions import Frame
from engine.events import Event
from engine.model.text import Inline
from engine.prospects import Prospect
from engine.refusals import ANY_RESOURCE
from engine.tzolkin.frames import Raise, Save
from engine.tzolkin.position import TzolkinPosition
from generator.wording.names import has_spaces, space_name
from generator.wording.narrator import Narrator


def notes(found: Prospect, pos: TzolkinPosition, say: Narrator) -> Iterator[Inline]:
    for event in found.events:
        yield from _of_event(event, say)
    for frame in found.waiting:
        yield from _of_frame(frame, pos, say)


def _of_event(event: Event, say: Narrator) -> Iterator[Inline]:
    match event.kind, event.values:
        case "placed", (str(place), int(space), int(cost)):
            yield from _placed(place, space, cost, say)
        case "developed", (_, int(level)):
            yield _level(level, say)
        case "recruited", (int(workers),):
            # Translators: part of what a move brings.
            yield say("move.workers", "{n|new worker|new workers}", n=workers)


def _placed(place: str, space: int, cost: int, say: Narrator) -> Iterator[Inline]:
    if has_spaces(place, say):
        yield space_name(f"{place}.{space}", say)
    if not cost:
        # Translators: a note on a move that places a worker.
        yield say("move.free", "free of charge")


def _of_frame(frame: Frame, pos: TzolkinPosition, say: Narrator) -> Iterator[Inline]:
    """A level that is still to be paid for, and a price of which a piece is still to be spared."""
    match frame:
        case Raise(track, _) if pos.me.tracks[track] + 1 < len(pos.game.tracks[track].steps):
            yield _level(pos.me.tracks[track] + 1, say)
        case Save(discount, cost, _, _):
            goods = say.goods({pos.game.goods[good]: n for good, n in cost if n})
            less = say.amount(ANY_RESOURCE, discount)
            # Translators: {goods} is a counted list, such as "2 wood and 1 gold"; {less} is such as "1 resource".
            yield say("move.costs-less", "costs {goods}, less {less} of your choice", goods=goods, less=less)


def _level(level: int, say: Narrator) -> Inline:
    # Translators: part of a note on a move that advances a technology; {level} is the number of its new level.
    return say("move.level", "level {level}", level=level)
