"""What is wrong with a described position or a case, in words: its sentence, with figures and names."""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.faults import What
from engine.model.text import Inline, Words
from generator.wording.names import family_title, player_told
from generator.wording.narrator import Narrator
from generator.wording.resolve import Value
from generator.wording.tiles import tile_name

#: The parameters that name something which has a name of its own.
NAMES: dict[str, Callable[[str, Narrator], Value]] = {
    "tile": tile_name,
    "family": family_title,
    **dict.fromkeys(("player", "before", "decides"), player_told),
}


def fault_context(kind: type[What]) -> str:
    """`fault.out-of-bounds` for `OutOfBounds`: the context under which translators find its sentence."""
    return "fault." + re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def fault_words(what: What, say: Narrator) -> Inline:
    told = say.read(fault_context(type(what)), what.english, _values(what, say))
    near = getattr(what, "near", "")
    if not near:
        return told
    # Translators: {fault} says what is unknown, such as: “korn” is unknown; {near} is the nearest word that is known.
    return say("fault.near", "{fault}; did you mean “{near}”?", fault=told, near=near)


def _values(what: What, say: Narrator) -> dict[str, Value]:
    return {name: _value(name, value, say) for name, value in what.values().items()}


def _value(name: str, value: object, say: Narrator) -> Value:
    if isinstance(value, tuple):
        return say.listing([(Words(str(each)),) for each in value])
    if isinstance(value, int):
        return value
    return NAMES[name](str(value), say) if name in NAMES else str(value)
