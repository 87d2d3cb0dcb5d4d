"""A document as plain data for its template."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from engine.model.text import Icon, Link, Words
from generator.pictures.svg import rounded
from generator.print.first_size import first_size, noted_size
from generator.print.model import Document
from generator.wording.writers import to_json

# Looked up by name in the templates.
PAIRS = ("icons", "colours", "labels", "parts", "anchors", "drawings", "layers")


def to_plain(document: Document) -> dict[str, Any]:
    plain: dict[str, Any] = _plain(document)
    begin = {"first": first_size(plain), "noted": bool(noted_size(plain))} if "sides" in plain else {}
    return {**plain, **begin, **{name: dict(plain[name]) for name in PAIRS if name in plain}}


def _plain(value: Any) -> Any:
    if isinstance(value, Words | Link | Icon):
        return to_json((value,))[0]
    if is_dataclass(value):
        kind = {"kind": value.kind} if hasattr(value, "kind") else {}
        return kind | {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, float):
        return rounded(value)
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return value
