"""A document as plain data for its template."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import fields, is_dataclass
from typing import Any

from engine.model.text import Icon, Link, Words
from generator.print.hyphens import Hyphens, is_divided_here
from generator.print.model import Document
from generator.wording.writers import to_json

# Looked up by name in the templates.
PAIRS = ("icons", "colours", "labels", "parts", "anchors", "drawings")


def to_plain(document: Document, kept: Collection[int] | None = None) -> dict[str, Any]:
    """`kept`: the soft hyphens that stay, where words are divided here; by default all of them."""
    hyphens = Hyphens(document.language, kept) if is_divided_here(document.language) else None
    plain: dict[str, Any] = _plain(document, hyphens)
    pairs = {name: dict(plain[name]) for name in PAIRS if name in plain}
    return {**plain, **pairs, "hyphenate": hyphens is None}


def _plain(value: Any, hyphens: Hyphens | None) -> Any:
    if isinstance(value, Words | Link | Icon):
        return _node(to_json((value,))[0], hyphens)
    if is_dataclass(value):
        kind = {"kind": value.kind} if hasattr(value, "kind") else {}
        return kind | {field.name: _plain(getattr(value, field.name), hyphens) for field in fields(value)}
    if isinstance(value, tuple):
        return [_plain(each, hyphens) for each in value]
    return value


def _node(node: dict[str, Any], hyphens: Hyphens | None) -> dict[str, Any]:
    if hyphens is None:
        return node
    if "inline" in node:
        return node | {"inline": [_node(inner, hyphens) for inner in node["inline"]]}
    if "language" in node:
        return node | {"hyphens": []}
    if "text" in node:
        text, numbers = hyphens.divide(node["text"])
        return node | {"text": text, "hyphens": numbers}
    return node
