"""Everything of a rulebook that has a permanent id, with its figures. Texts stand apart: every language has its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Record = dict[str, Any]
Records = dict[str, dict[str, Record]]  # kind -> id -> record

#: What a person reads.
TEXTS = frozenset({"title", "text", "definition", "name", "note", "readings", "holds", "why"})
#: Kinds that a compiled rulebook holds as plain lists.
LISTED = ("terms", "goods", "options", "decisions", "moves", "places", "tracks", "cases", "divergences", "sources")


def records(plain: Mapping[str, Any]) -> Records:
    """A compiled rulebook as records, by kind and id."""
    return {
        # The title of a game is the same in every language, so that no catalogue holds it.
        "books": {book["id"]: _without(book, {"id", "missing"}) for book in plain["books"]},
        "modules": {module: {"book": book["id"]} for book in plain["books"] for module in book["modules"]},
        **_nested(plain["chapters"], "chapters", "rules"),
        **_nested(plain["families"], "families", "components"),
        **{kind: _by_id(plain[kind]) for kind in LISTED},
    }


def _nested(owners: list[Record], kind: str, inner: str) -> Records:
    """Chapters and their rules, families and their tiles: two kinds side by side."""
    return {
        kind: _by_id(_without(owner, {inner}) for owner in owners),
        inner: _by_id(entry for owner in owners for entry in owner[inner]),
    }


def _by_id(entries: Iterable[Record]) -> dict[str, Record]:
    return {entry["id"]: _without(entry, TEXTS | {"id"}) for entry in entries}


def _without(record: Record, names: Iterable[str]) -> Record:
    left_out = set(names)
    return {name: value for name, value in record.items() if name not in left_out}
