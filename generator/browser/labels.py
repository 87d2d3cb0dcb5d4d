"""What the figures of a position are called in the form: by words of their own, else by their terms."""

from __future__ import annotations

import engine
from engine.model.text import Inline
from generator.browser.form import Field
from generator.games import kit_of
from generator.games.fields import term_of
from generator.games.kit import Label
from generator.wording.resolve import capitalised
from generator.wording.speaker import Speaker

#: What every game counts.
SHARED: dict[str, Label] = {"points": lambda say: say("try.points", "Points")}


def label(field: Field, say: Speaker) -> Inline:
    own = kit_of(say.game).labels.form.get(field.name) or SHARED.get(field.name)
    return own(say) if own else _heading(field.term, say)


def part_label(key: str, say: Speaker) -> Inline:
    """A part of the position that is no figure."""
    return _heading(term_of(key, engine.kit_of(say.game).position_fields, kit_of(say.game).labels), say)


def _heading(term: str, say: Speaker) -> Inline:
    return capitalised(say.without_links().term(term))
