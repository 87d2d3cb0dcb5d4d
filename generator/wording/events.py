"""Events told in words: those of every game, and those that a game has words of its own for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.events import Event
from engine.model.text import Inline
from engine.position import AnyPosition
from generator.wording.events_of_every_game import CORE
from generator.wording.game_words import AnyWords, Telling
from generator.wording.names import game_currency, player_told
from generator.wording.narrator import Narrator
from generator.wording.resolve import Value

PAID = "paid"
#: The fields in which events name what they cost.
COSTS = frozenset({"cost", "paid"})
#: Kinds of moves of every game -> the event that says the same, and more exactly.
ACTS = {"up": "stepped", "down": "stepped", "take": "gained", "accept": "gained", "pay": PAID, "use-tile": "used"}
#: An event -> what is told in its place where it came about elsewhere, or did not come about.
INSTEAD = {"stepped": frozenset({"step_lost"}), "gained": frozenset({"gained_on", "tax_refused"})}


def event_words(event: Event, pos: AnyPosition, say: Narrator) -> Inline:
    """What happened, as a sentence. `pos` is a position of the game in which it happened."""
    fields = dict(zip(pos.game.events.kinds[event.kind], event.values, strict=True))
    return telling(event.kind, say)(say, _player(event, pos, say), **fields)


def told_once(events: Sequence[Event], pos: AnyPosition) -> Iterator[Event]:
    """The events without payments that the event before them has told already, as its cost."""
    for before, event in zip((None, *events), events, strict=False):
        if before is None or event.kind != PAID or _price(before, pos) != (event.player, *event.values):
            yield event


def which_tells(move: str, events: Sequence[Event], say: Narrator) -> Event | None:
    """The event that says what was done by a move of this kind, if nothing but its payment came before."""
    wanted = {**ACTS, **say.words.acts}.get(move)
    first = next((event for event in events if event.kind != PAID or wanted == PAID), None)
    return first if first is not None and wanted and first.kind in {wanted, *INSTEAD.get(wanted, ())} else None


def _price(event: Event, pos: AnyPosition) -> tuple[int, str, int]:
    """Who pays what for an event that names its cost."""
    fields = dict(zip(pos.game.events.kinds[event.kind], event.values, strict=True))
    cost = next((value for name, value in fields.items() if name in COSTS and isinstance(value, int)), 0)
    return event.player, game_currency(pos.game.rulebook), cost


def telling(kind: str, say: Narrator) -> Telling:
    known = say.words.events.get(kind) or CORE.get(kind)
    if known is None:
        raise LookupError(f"no words for the event {kind!r} of {say.game}")
    return known


def tellings(words: AnyWords) -> dict[str, Telling]:
    return {**CORE, **words.events}


def _player(event: Event, pos: AnyPosition, say: Narrator) -> Value:
    return player_told(pos.players[event.player].colour, say) if event.player >= 0 else ()
