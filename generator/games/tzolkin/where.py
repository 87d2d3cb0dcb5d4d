"""A space of a gear, for a sentence that names its place and its number."""

from __future__ import annotations

from generator.wording.narrator import Narrator
from generator.wording.resolve import Value


def where(home: str, say: Narrator) -> dict[str, Value]:
    """Of a space such as `tikal.3`."""
    place, _, space = home.partition(".")
    return {"place": say.ref(place), "space": int(space)}
