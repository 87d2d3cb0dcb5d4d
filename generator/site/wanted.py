"""What somebody who builds a site asks for. It stands alone, so that to ask takes no tools."""

from __future__ import annotations

from dataclasses import dataclass

from engine.model.rulebook import Rulebook


@dataclass(frozen=True)
class Wanted:
    """What was asked for. `books` are those of content unless others are given."""

    languages: tuple[str, ...]
    base_url: str = ""
    report_url: str = ""
    books: tuple[Rulebook, ...] | None = None
    prints: bool = True
