"""The declared fields of a game as people meet them: what each is called, and which figures can be told and changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.fields import Field, Fields
from generator.games.kit import Labels


def described_as(field: Field) -> str:
    """Its key in a description. A field that is described by a procedure of its own stands under its name."""
    return field.key or field.name


def term_of(key: str, fields: Fields, labels: Labels) -> str:
    """What a part of a description is called: by its field's term, by one that the game names, or by its own word."""
    field = fields.keyed.get(key) or fields.named.get(key)
    return (field.term if field else "") or labels.terms.get(key) or key.replace("_", "-")


def figures(fields: Fields, labels: Labels, state: Mapping[str, object]) -> Iterator[tuple[str, Field | None]]:
    """The whole numbers of a description that have a name: declared fields first, then what only has a label."""
    declared = {described_as(field): field for field in fields.all if field.term}
    for key in (*declared, *(key for key in labels.form if key not in declared)):
        value = state.get(key)
        if isinstance(value, int) and not isinstance(value, bool):
            yield key, declared.get(key)
