"""What tiles are called. A tile without a printed name gets one from what it is and what it costs: "Farm · 1 wood";
or, where its game says so, from what it brings: "Discovery tile · 3 resources"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.model.components import Component, Family
from engine.model.text import Inline, Link
from generator.wording.names import family_term, find_family, kind_term, space_name
from generator.wording.narrator import Narrator
from generator.wording.resolve import Named, Value, capitalised


def tile_name(id: str, say: Narrator) -> Inline:
    """The printed name, or the generated one; without links."""
    tile = say.book.components[id]
    if tile.name:
        return say.read(f"component/{id}/name", tile.name)
    plain = _unlinked(say)
    what = say.words.told_by(tile, plain)
    if what:
        return _by_what_it_brings(tile, what, plain)
    number, alike = tile.mark("number"), _tiles_alike(tile, say)
    if isinstance(number, int) and number:
        return _numbered(tile, number, plain)
    return _name(tile, plain) if len(alike) == 1 else _told_apart(tile, alike, plain)


def tile_link(id: str, say: Narrator) -> Inline:
    return _linked(id, tile_name(id, say), say)


def tile_told(id: str, say: Narrator) -> Named:
    """The tile as a part of a sentence, which chooses the form: "the farm (1 wood)"."""
    return Named(lambda form: _linked(id, _in_sentence(say.book.components[id], form, _unlinked(say)), say))


def tiles_told(ids: Iterable[str], say: Narrator) -> Named:
    """Tiles as a part of a sentence: "the farm (1 wood) and the farm (4 wood)"."""
    named = [tile_told(id, say) for id in ids]
    return Named(lambda form: say.listing([each.in_form(form) for each in named]))


def _linked(id: str, name: Inline, say: Narrator) -> Inline:
    return (Link("component", id, name),) if say.links else name


def _in_sentence(tile: Component, form: str, say: Narrator) -> Inline:
    if tile.name:
        return _printed_name(tile, form, say)
    kind, marks = say.term(_called(tile, say), form), tuple(_distinctions(tile, say))
    if not marks:
        return kind
    # Translators: a tile without a printed name inside a sentence, such as "farm (1 wood)": {kind} is what it is, in
    # any form; {marks} is what it costs or shows, such as "1 wood", "Palenque 1" or "1 stone and 1 gold, age 2".
    return say("name.tile.told", "{kind} ({marks})", kind=kind, marks=_marks(marks, say))


def _printed_name(tile: Component, form: str, say: Narrator) -> Inline:
    """A printed name, in the form that its term has: "plemienia Balam"; without such a form, as it is printed."""
    term = say.language.find_term(tile.id, say.game)
    if form and term and term.in_form(form[0].lower() + form[1:]):
        return say.term(tile.id, form)
    return tile_name(tile.id, say)


def _distinctions(tile: Component, say: Narrator) -> Iterator[Inline]:
    """By what a tile is told from others: what it brings, its space or its cost, then its age or number."""
    what = say.words.told_by(tile, say)
    if what:
        yield what
        return
    if tile.mark("gear"):
        yield space_name(f"{tile.mark('gear')}.{tile.mark('space')}", say)
    elif tile.cost:
        yield say.goods(dict(tile.cost), "subject")
    number, age, alike = tile.mark("number"), tile.mark("age"), _tiles_alike(tile, say)
    if isinstance(number, int) and number:
        yield own_number(number, say)
    elif _ages_differ(tile, alike):
        # Translators: the age of a tile, in brackets after its name.
        yield say("name.tile.age", "age {age}", age=age if isinstance(age, int) else 0)
    elif len(alike) > 1:
        yield own_number(alike.index(tile) + 1, say)


def own_number(number: int, say: Narrator) -> Inline:
    # Translators: the number of a tile, in brackets after its name.
    return say("name.tile.number", "no. {number}", number=number)


def _marks(marks: Sequence[Inline], say: Narrator) -> Inline:
    line = marks[0]
    for mark in marks[1:]:
        # Translators: joins what is told of a tile in brackets, such as "1 stone and 1 gold, age 2".
        line = say("name.tile.marks", "{a}, {b}", a=line, b=mark)
    return line


def tile_kinds(ids: Iterable[str], say: Narrator) -> Value:
    """Families, kinds or single tiles as one value: "buildings and monuments"."""
    ids = tuple(ids)
    if any(id in say.book.components and not say.language.find_term(id, say.game) for id in ids):
        items = [tile_link(id, say) if id in say.book.components else say.term(_term(id, say)) for id in ids]
        return say.listing(items)
    return say.refs(_term(id, say) for id in ids)


def _term(id: str, say: Narrator) -> str:
    if id in say.book.components:
        return id
    return family_term(id, say) if find_family(id, say) else kind_term(id, say)


def _unlinked(say: Narrator) -> Narrator:
    return Narrator(say.language, say.game, say.values, links=False, book=say.book, words=say.words)


def _name(tile: Component, say: Narrator) -> Inline:
    kind = capitalised(say.term(_called(tile, say)))
    if tile.mark("gear"):
        space = space_name(f"{tile.mark('gear')}.{tile.mark('space')}", say)
        # Translators: the name of a tile that shows a space, such as "Starting wealth tile · Palenque 1".
        return say("name.tile.space", "{kind} · {space}", kind=kind, space=space)
    if not tile.cost:
        return kind
    # Translators: the name of a tile without a printed name, such as "Farm · 1 wood".
    return say("name.tile", "{kind} · {cost}", kind=kind, cost=say.goods(dict(tile.cost), "subject"))


def _by_what_it_brings(tile: Component, what: Inline, say: Narrator) -> Inline:
    kind = capitalised(say.term(_called(tile, say)))
    # Translators: the name of a tile by what it brings, such as "Discovery tile · 3 resources".
    return say("name.tile.by", "{kind} · {what}", kind=kind, what=what)


def _called(tile: Component, say: Narrator) -> str:
    """A tile is called by its kind in the family that names this kind first; elsewhere by its family."""
    first = next((family for family in say.book.families if tile.kind in family.kinds), None)
    if first is not None and first.id == tile.family:
        return kind_term(tile.kind, say)
    return family_term(tile.family, say)


def counts_as(tile: Component, say: Narrator) -> str:
    """The kind of a tile that is called by its family; others are called by their kind."""
    kinds = {kind for family in say.book.families for kind in family.kinds}
    return kind_term(tile.kind, say) if tile.kind in kinds and _called(tile, say) != kind_term(tile.kind, say) else ""


def _told_apart(tile: Component, alike: tuple[Component, ...], say: Narrator) -> Inline:
    """Tiles of one name are told apart by their age, or else by a number."""
    age = tile.mark("age")
    if isinstance(age, int) and _ages_differ(tile, alike):
        # Translators: {name} is the name of a tile, such as "Farm · 1 wood"; {age} is the number of its age.
        return say("name.tile-of-age", "{name} · age {age}", name=_name(tile, say), age=age)
    return _numbered(tile, alike.index(tile) + 1, say)


def _ages_differ(tile: Component, alike: tuple[Component, ...]) -> bool:
    ages = [other.mark("age") for other in alike]
    return len(alike) > 1 and bool(tile.mark("age")) and len(set(ages)) == len(ages)


def _numbered(tile: Component, number: int, say: Narrator) -> Inline:
    # Translators: {name} is the name of a tile; {number} is printed on it, or tells several tiles of this name apart.
    return say("name.tile-number", "{name} · no. {number}", name=_name(tile, say), number=number)


def _tiles_alike(tile: Component, say: Narrator) -> tuple[Component, ...]:
    """The tiles that would have the same name; those of a module do not rename the tiles that are always in play."""
    tiles = (other for family in say.book.families for other in _nameless(family))
    return tuple(other for other in tiles if other.module in ("", tile.module) and _alike(other, tile, say))


def _nameless(family: Family) -> tuple[Component, ...]:
    return tuple(tile for tile in family.components if not tile.name)


def _alike(tile: Component, other: Component, say: Narrator) -> bool:
    """What is asked first tells most tiles apart: every name asks this of all tiles."""
    return (
        sorted(tile.cost) == sorted(other.cost)
        and (_same_sort(tile, other) or _called(tile, say) == _called(other, say))
        and _shown_space(tile) == _shown_space(other)
    )


def _same_sort(tile: Component, other: Component) -> bool:
    return tile.kind == other.kind and tile.family == other.family


def _shown_space(tile: Component) -> tuple[int | str, int | str]:
    return tile.mark("gear"), tile.mark("space")
