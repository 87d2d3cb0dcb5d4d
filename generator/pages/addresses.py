"""Where everything stands: from a scheme and id to the page that shows it, as a relative address."""

from __future__ import annotations

import posixpath
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from generator.pages.model import PAGE, Head, Page

Place = tuple[str, str]  # page path, anchor


class TwoPlaces(ValueError):
    """The same id was given to two pages, so that a link could not know where to go."""


@dataclass(frozen=True)
class Addresses:
    places: dict[tuple[str, str, str], Place]  # game, scheme, id

    def find(self, game: str, scheme: str, target: str) -> Place | None:
        return self.places.get((game, scheme, target)) or self.places.get(("", scheme, target))

    def relative(self, page: Page, scheme: str, target: str, suffix: str) -> str | None:
        """The address as written on `page`; None where nothing shows the target."""
        found = self.find(page.game, scheme, target)
        if found is None:
            return None
        path, anchor = found
        fragment = f"#{anchor}" if anchor else ""
        if path == page.path and fragment:
            return fragment
        return _relative(path + suffix, posixpath.dirname(page.path) or ".") + fragment


@cache
def _relative(target: str, folder: str) -> str:
    return posixpath.relpath(target, folder)


def address_book(pages: Iterable[Page | Head]) -> Addresses:
    places: dict[tuple[str, str, str], Place] = {}
    for page in pages:
        for game, scheme, target, anchor in _announced(page):
            if (game, scheme, target) in places:
                raise TwoPlaces(f"{scheme}:{target} stands on {places[game, scheme, target][0]} and {page.path}")
            places[game, scheme, target] = (page.path, anchor)
    return Addresses(places)


def _announced(page: Page | Head) -> Iterable[tuple[str, str, str, str]]:
    yield "", PAGE, page.path, ""
    for scheme, target in page.anchors:
        yield page.game, scheme, target, target
