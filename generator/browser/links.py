"""Where the site shows what the table speaks of, seen from the reader's page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Links:
    """`places`: `rule:begging.option` -> `tzolkin/rules/begging.html#begging.option`; `root` leads to their start."""

    places: Mapping[str, str]
    root: str = ""

    def href(self, scheme: str, target: str) -> str | None:
        place = self.places.get(f"{scheme}:{target}")
        return None if place is None else self.root + place

    def of_drawing(self, address: str) -> str:
        """A tile leads to its family; a space or step to its place on the board."""
        tile = self.href("component", address)
        if tile is not None:
            return tile
        part = self.href("place", address.partition(".")[0])
        return f"{part.partition('#')[0]}#{address}" if part else ""
