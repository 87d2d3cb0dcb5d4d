"""What things are called: players, places and spaces, families of tiles and tracks, rules."""

from __future__ import annotations

from collections.abc import Iterable

from engine.model.components import Family
from engine.model.rulebook import Rulebook
from engine.model.text import Inline, Link, Words
from generator.wording.narrator import Narrator
from generator.wording.resolve import WITH_PREPOSITION, Named, Value, capitalised, preposition_once, term_words


def player_name(colour: str, say: Narrator) -> Inline:
    """A player is called by a colour, written as a name."""
    return capitalised(say.without_links().term(f"colour-{colour}"))


def player_told(colour: str, say: Narrator) -> Named:
    """A player in a sentence, which may want an article or a case: {player:the} is "ο Μαύρος", but "το Teotibot"."""
    id = f"colour-{colour}"
    return Named(
        lambda form: (Words(say.language.term_form(id, form, say.game)),) if form else player_name(colour, say)
    )


def space_name(home: str, say: Narrator) -> Inline:
    """`palenque.3` is Palenque 3; a place without spaces is only its name."""
    place, _, space = home.partition(".")
    if not space or not has_spaces(place, say):
        return say.term(place)
    # Translators: a space of the board: {place} is the name of a gear or board, {space} its number or name there.
    return say("name.space", "{place} {space}", place=say.ref(place), space=_own_name(space, say))


def _own_name(space: str, say: Narrator) -> Value:
    """Most spaces have a number, some a name."""
    return int(space) if space.isdecimal() else say.ref(space)


def has_spaces(place: str, say: Narrator) -> bool:
    known = say.book.place_by_id.get(place)
    return known is None or bool(known.spaces)


def somewhere(homes: Iterable[str], say: Narrator) -> Value:
    """One of several places or spaces: "Palenque or Yaxchilan", "Palenque 2, 3 or 4"."""
    spaces: dict[str, list[str]] = {}
    for home in homes:
        place, _, space = home.partition(".")
        spaces.setdefault(place, []).extend([space] if space else [])
    if not any(spaces.values()):
        return say.refs(spaces, "either")
    return Named(lambda form: _spaces(spaces, form, say))


def _spaces(spaces: dict[str, list[str]], form: str, say: Narrator) -> Inline:
    places = [say.language.term_form(place, form, say.game) for place in spaces]
    names = preposition_once(places) if form in WITH_PREPOSITION else places
    told = zip(spaces.items(), names, strict=True)
    return say.choice([_spaces_of(term_words(place, name, say.links), own, say) for (place, own), name in told])


def _spaces_of(place: Inline, spaces: list[str], say: Narrator) -> Inline:
    if not spaces:
        return place
    told = say.choice([say.number(int(space)) if space.isdecimal() else say.term(space) for space in spaces])
    # Translators: one or several spaces of one place: {place} is its name in any form, {spaces} such as "2, 3 or 4".
    return say("name.spaces", "{place} {spaces}", place=place, spaces=told)


def family_term(id: str, say: Narrator) -> str:
    """The term for one of a family of tiles or tracks; a family of tracks is called by the plural of its term."""
    family = find_family(id, say)
    return family.term if family else say.words.terms.get(id, id)


def has_levels(tracks: str, say: Narrator) -> bool:
    """Whether a track, or a family of tracks, counts by levels; all others count by steps."""
    track = say.book.track_by_id.get(tracks)
    return (track.family if track else tracks) in say.words.levels


def find_family(id: str, say: Narrator) -> Family | None:
    return next((family for family in say.book.families if family.id == id), None)


def family_title(id: str, say: Narrator) -> Inline:
    """What a family of tiles is called as a whole; anything else by its term."""
    family = find_family(id, say)
    return say.read(f"family/{id}/title", family.title) if family else say.term(id)


def kind_term(kind: str, say: Narrator) -> str:
    """The term of a kind of tile: the one that the game names, or its own word."""
    return say.words.terms.get(kind, kind)


def currency(say: Narrator) -> str:
    """What the game pays with."""
    return game_currency(say.book)


def game_currency(book: Rulebook) -> str:
    return next((good.id for good in book.goods if good.kind == "currency"), "resource")


def rule_title(id: str, say: Narrator) -> Inline:
    return say.read(f"rule/{id}/title", say.book.rules[id].title)


def rule_name(id: str, say: Narrator) -> Inline:
    """A rule by its number and title, linked."""
    # Translators: how a rule is named: {number} such as 4.3, then its title.
    named = say("name.rule", "{number} {title}", number=say.book.rules[id].number, title=rule_title(id, say))
    return (Link("rule", id, named),) if say.links else named


def rule_number(id: str, say: Narrator) -> Inline:
    """A rule by its number alone, linked."""
    number = (Words(say.book.rules[id].number),)
    return (Link("rule", id, number),) if say.links else number
