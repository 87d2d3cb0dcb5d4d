"""English that stands in where a translation is missing: its words say that they are English."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from engine.model.text import Counted, Inline, Link, Node, Words
from generator.wording.language import SOURCE


@cache
def in_english(inline: Inline) -> Inline:
    """A text that is not resolved yet; what is put in later keeps its own language."""
    return tuple(_in_english(node) for node in inline)


def _in_english(node: Node) -> Node:
    match node:
        case Words():
            return replace(node, language=SOURCE)
        case Link():
            return replace(node, inline=in_english(node.inline))
        case Counted():
            return replace(node, forms=tuple(map(in_english, node.forms)))
        case _:
            return node
