"""Put values into a text: what remains is words, links and icons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from engine.model.text import Counted, Icon, Inline, Link, Node, Param, Words, parse
from generator.wording.language import Joined, Language, ListPattern
from generator.wording.numbers import NO_BREAK, Number

SMALL = "small"  # {effects:small} begins an inserted sentence with a small letter
OPENING = "opening"  # {payment:opening} leaves its full stop away: the sentence goes on
CLAUSE = "clause"  # {effects:clause} does both: the sentence becomes a part of another one
#: Forms that whole sentences have in every language.
SENTENCE_FORMS = frozenset({SMALL, OPENING, CLAUSE})
#: Forms of places and tracks that bring their preposition along; in a list it is said once.
WITH_PREPOSITION = frozenset({"loc", "where"})


@dataclass(frozen=True, slots=True)
class TermRef:
    """A term as a value; the text chooses the form: {good:gen}."""

    id: str
    linked: bool = True


@dataclass(frozen=True, slots=True)
class TermList:
    """Several terms as one value, joined as what is said of them asks; the text chooses their form."""

    ids: tuple[str, ...]
    joined: Joined = "every"
    linked: bool = True


@dataclass(frozen=True, slots=True)
class Named:
    """A name that is made of several words, such as that of a tile; the text chooses the form: {tile:acc}."""

    in_form: Callable[[str], Inline]


Value = int | Fraction | str | TermRef | TermList | Named | Inline
Values = Mapping[str, Value]


class MissingValue(KeyError):
    """A text asks for a value that nobody gave, or that is not of the right kind."""

    def __str__(self) -> str:
        return str(self.args[0])


def resolve(inline: Inline, values: Values, language: Language, game: str = "") -> Inline:
    return joined(part for node in inline for part in _Resolver(values, language, game).node(node))


def joined(nodes: Iterable[Node]) -> Inline:
    """The same nodes with neighbouring words of one language made one."""
    kept: list[Node] = []
    for node in nodes:
        last = kept[-1] if kept else None
        if isinstance(node, Words) and isinstance(last, Words) and last.language == node.language:
            kept[-1] = Words(last.text + node.text, last.language)
        elif not isinstance(node, Words) or node.text:
            kept.append(node)
    return tuple(kept)


def capitalised(inline: Inline) -> Inline:
    """The same with a capital, for the start of a sentence or a heading."""
    return _first_letter(inline, str.upper)


def small(inline: Inline) -> Inline:
    """The same without its capital, for a sentence that goes on after a colon."""
    return _first_letter(inline, str.lower)


def opening(inline: Inline) -> Inline:
    """The same without its full stop, for a sentence that goes on."""
    last = inline[-1] if inline else None
    if isinstance(last, Words) and last.text.endswith("."):
        return joined((*inline[:-1], replace(last, text=last.text[:-1])))
    return inline


def clause(inline: Inline) -> Inline:
    """The same as a part of another sentence."""
    return small(opening(inline))


_AS_PART: Mapping[str, Callable[[Inline], Inline]] = {SMALL: small, OPENING: opening, CLAUSE: clause}


def _first_letter(inline: Inline, change: Callable[[str], str]) -> Inline:
    for place, node in enumerate(inline):
        if isinstance(node, Words):
            changed = replace(node, text=change(node.text[:1]) + node.text[1:])
            return (*inline[:place], changed, *inline[place + 1 :])
        if isinstance(node, Link):
            return (*inline[:place], replace(node, inline=_first_letter(node.inline, change)), *inline[place + 1 :])
    return inline


def listed(items: Sequence[Inline], pattern: ListPattern, language: Language) -> Inline:
    """Several things in a row, joined as the language joins them."""
    if len(items) < 2:
        return items[0] if items else ()
    if len(items) == 2:
        return _pair(pattern.pair, items[0], items[1], language)
    start = items[0]
    for item in items[1:-1]:
        start = _pair(pattern.middle, start, item, language)
    return _pair(pattern.last, start, items[-1], language)


def _pair(pattern: str, a: Inline, b: Inline, language: Language) -> Inline:
    return resolve(parse(pattern), {"a": a, "b": b}, language)


def preposition_once(names: Sequence[str]) -> list[str]:
    """ "in Palenque, in Tikal" is "in Palenque, Tikal": what all of them begin with is said with the first."""
    first = names[0]
    ends = (place + 1 for place, letter in enumerate(first) if letter in {" ", NO_BREAK})
    shared = max((end for end in ends if all(name.startswith(first[:end]) for name in names)), default=0)
    return [first, *(name[shared:] for name in names[1:])]


def term_words(id: str, words: str, linked: bool) -> Inline:
    return (Link("term", id, (Words(words),)),) if linked else (Words(words),)


@dataclass(frozen=True, slots=True)
class _Resolver:
    values: Values
    language: Language
    game: str

    def node(self, node: Node) -> Inline:
        match node:
            case Words() | Icon():
                return (node,)
            case Param(name, form):
                return self.value(self.given(name), form)
            case Counted(name, forms, silent):
                return self.counted(self.number(name), forms, silent)
            case Link(scheme, target, inline):
                return (Link(scheme, target, self.unlinked(inline)),)

    def value(self, value: Value, form: str) -> Inline:
        match value:
            case str():
                return (Words(value),)
            case TermRef(id, linked):
                return self.term(id, form, linked)
            case TermList(ids, as_list, linked):
                return listed(self.several(ids, form, linked), self.language.pattern(as_list), self.language)
            case Named(in_form):
                return in_form(form)
            case tuple():
                return _AS_PART[form](value) if form in _AS_PART else value
            case _:  # last, for it takes longest to find out that something is no fraction
                return (Words(self.language.write_number(value)),)

    def term(self, id: str, form: str, linked: bool) -> Inline:
        return term_words(id, self.language.term_form(id, form, self.game), linked)

    def several(self, ids: tuple[str, ...], form: str, linked: bool) -> list[Inline]:
        words = [self.language.term_form(id, form, self.game) for id in ids]
        said = preposition_once(words) if form in WITH_PREPOSITION else words
        return [term_words(id, each, linked) for id, each in zip(ids, said, strict=True)]

    def counted(self, number: Number, forms: tuple[Inline, ...], silent: bool) -> Inline:
        form = self.inline(self.language.plurals.choose(number, forms))
        return form if silent else (Words(self.language.write_number(number) + NO_BREAK), *form)

    def inline(self, inline: Inline) -> Inline:
        return tuple(part for node in inline for part in self.node(node))

    def unlinked(self, inline: Inline) -> Inline:
        """A value inside a link brings no link of its own."""
        flat = (part for node in self.inline(inline) for part in (node.inline if isinstance(node, Link) else (node,)))
        return joined(flat)

    def number(self, name: str) -> Number:
        value = self.given(name)
        if not isinstance(value, int | Fraction):
            raise MissingValue(f"{{{name}|…}} counts, but its value is {value!r}")
        return value

    def given(self, name: str) -> Value:
        if name not in self.values:
            raise MissingValue(f"no value for {{{name}}}; given are {', '.join(sorted(self.values)) or 'none'}")
        return self.values[name]
