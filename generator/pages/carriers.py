"""What carries a statement: whatever on the site has its id, linked where it is shown."""

from __future__ import annotations

from collections.abc import Callable

from engine.model.text import Inline, Link, Words
from generator.pages.desk import Desk, page_link
from generator.pages.signs import tiles_path
from generator.wording.tiles import tile_link

# Each looks for an id among one sort of thing; the first that knows it says how it is called.
Finder = Callable[[Desk, str], Inline | None]


def carrier(desk: Desk, id: str) -> Inline:
    found = (find(desk, id) for find in _FINDERS)
    return next((words for words in found if words is not None), (Words(id),))


def _rule(desk: Desk, id: str) -> Inline | None:
    return desk.rule_link(id) if id in desk.book.rules else None


def _case(desk: Desk, id: str) -> Inline | None:
    known = {case.id: case for case in desk.book.cases if case.audience == "reader"}
    return desk.case_link(known[id]) if id in known else None


def _check(desk: Desk, id: str) -> Inline | None:
    """A case that is played but not published has no page and no translated title."""
    if all(case.id != id for case in desk.book.cases):
        return None
    # Translators: in a list of what carries a statement; stands for a position that is played but shown on no page.
    return desk.say("statements.check", "a check played by the engine")


def _tile(desk: Desk, id: str) -> Inline | None:
    return tile_link(id, desk.say) if id in desk.book.components else None


def _part(desk: Desk, id: str) -> Inline | None:
    known = id in desk.book.place_by_id or id in desk.book.track_by_id
    return (Link("place", id, (Words(desk.part_name(id)),)),) if known else None


def _family(desk: Desk, id: str) -> Inline | None:
    known = {family.id: family.title for family in desk.book.families}
    path = f"{desk.book.id}/{tiles_path(id)}"
    return page_link(path, desk.words(f"family/{id}/title", known[id])) if id in known else None


def _divergence(desk: Desk, id: str) -> Inline | None:
    known = {divergence.id: divergence.title for divergence in desk.book.divergences}
    if id not in known:
        return None
    return (Link("divergence", id, (Words(desk.words(f"divergence/{id}/title", known[id])),)),)


def _term(desk: Desk, id: str) -> Inline | None:
    known = desk.say.language.find_term(id, desk.book.id)
    return (Link("term", id, (Words(known.term),)),) if known else None


_FINDERS: tuple[Finder, ...] = (_rule, _case, _check, _tile, _part, _family, _divergence, _term)
