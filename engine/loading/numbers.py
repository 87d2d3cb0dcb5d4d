"""The numbers of chapters and rules, such as 4.3: computed in reading order, never written. Expansions continue."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Plain = dict[str, Any]


def number_chapters(chapters: Iterable[Plain]) -> list[Plain]:
    return [_numbered(chapter, number) for number, chapter in enumerate(chapters, 1)]


def _numbered(chapter: Plain, number: int) -> Plain:
    rules = [{**rule, "number": f"{number}.{place}"} for place, rule in enumerate(chapter["rules"], 1)]
    return {**chapter, "number": number, "rules": rules}
