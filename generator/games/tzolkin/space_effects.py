"""What the action of a space does, where a move leads to it and does not say so."""

from __future__ import annotations

from collections.abc import Iterator

from engine.model.text import Inline
from engine.moves import Move
from engine.tzolkin.frames import Act
from engine.tzolkin.position import TzolkinPosition
from generator.wording.narrator import Narrator
from generator.wording.sentences import space_sentences


def space_effects(move: Move, pos: TzolkinPosition, say: Narrator) -> Iterator[Inline]:
    frame = pos.stack[-1] if pos.stack else None
    if move.kind in ("pick", "use"):
        yield from _effects(pos, pos.game.places[move.args[0]].id, move.args[1], say)
    elif move.kind in ("act", "ahead") and isinstance(frame, Act):
        yield from _effects(pos, pos.tables.gears[frame.gear].id, move.args[0], say)


def _effects(pos: TzolkinPosition, place: str, space: int, say: Narrator) -> Iterator[Inline]:
    spaces = say.book.place_by_id[place].spaces
    if space < len(spaces):
        yield from space_sentences(spaces[space], say)
