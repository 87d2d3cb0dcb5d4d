"""One text to translate."""

from __future__ import annotations

from typing import NamedTuple


class Message(NamedTuple):
    """`domain` is the catalogue, `context` the stable id, `where` the file it comes from.

    `draft` is the book it belongs to, where that is not translated yet.
    """

    domain: str
    context: str
    english: str
    comment: str = ""
    where: str = ""
    line: int = 0
    draft: str = ""
