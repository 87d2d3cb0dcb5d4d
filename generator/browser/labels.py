"""What the figures of a position are called in the form. Goods, places and tracks are called by their terms."""

from __future__ import annotations

from collections.abc import Callable

from engine.model.text import Inline
from generator.wording.resolve import capitalised
from generator.wording.speaker import Speaker

#: A word of the description -> its label; in this order they stand in the form.
LABELS: dict[str, Callable[[Speaker], Inline]] = {
    "hand": lambda say: say("try.hand", "Workers in hand"),
    "workers": lambda say: say("try.workers", "Workers in play"),
    "points": lambda say: say("try.points", "Points"),
    "corn_tiles": lambda say: say("try.corn-tiles", "Corn harvest tiles"),
    "wood_tiles": lambda say: say("try.wood-tiles", "Wood harvest tiles"),
    "day": lambda say: say("try.day", "Day"),
    "tooth_corn": lambda say: say("try.tooth-corn", "Corn on the calendar"),
    "skulls": lambda say: say("try.skulls", "Crystal skulls in the bank"),
}


def label(name: str, say: Speaker) -> Inline:
    own = LABELS.get(name)
    return own(say) if own else capitalised(say.without_links().term(name))
