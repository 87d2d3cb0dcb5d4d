"""What touches what: the rules that a tile bends or changes, and the tiles that meet in one amount, decision or moment.

Found once in the content, the same for every language.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from engine.model import effects as model
from engine.model.abilities import Ability, Change, Form, Offer, Set, Suspend, Trigger, Use
from engine.model.cases import Case
from engine.model.components import Component
from engine.model.rulebook import Rulebook
from generator.book.references import Found, grouped, tiles_named

#: Something that abilities can meet in: an amount, a decision, a moment, a window, a place or a rule, with its name.
Point = tuple[str, str]
#: Two tiles.
Pair = frozenset[str]


@dataclass(frozen=True)
class Touching:
    changing_rules: Found  # rule -> rules of modules that change it
    bending_tiles: Found  # rule -> tiles whose abilities bend or change it
    touched_rules: Found  # tile -> rules that its abilities bend or change
    meeting: Found  # tile -> tiles of other modules that touch the same
    cases: dict[Pair, tuple[str, ...]]  # two such tiles -> cases in which both take part, the shortest first

    def cases_of(self, one: str, other: str) -> tuple[str, ...]:
        return self.cases.get(frozenset((one, other)), ())


def touching(book: Rulebook) -> Touching:
    bent = [(tile.id, rule) for tile in book.components.values() for rule in _rules_of(tile, book)]
    changes = [(changed, rule.id) for rule in book.rules.values() for changed in rule.changes]
    cases = _cases(book)
    pairs = dict.fromkeys((*_meeting(book), *_shown_together(book, cases)))
    return Touching(
        changing_rules=grouped((*changes, *_told_elsewhere(book))),
        bending_tiles=grouped((rule, tile) for tile, rule in bent),
        touched_rules=grouped(bent),
        meeting=grouped(pair for one, other in pairs for pair in ((one, other), (other, one))),
        cases=cases,
    )


def _rules_of(tile: Component, book: Rulebook) -> Iterator[str]:
    for ability in tile.abilities:
        yield ability.bends
        yield from changed_rules(ability, book)


def changed_rules(ability: Ability, book: Rulebook) -> Iterator[str]:
    """What an ability changes: as the rule that tells of it says, and as the ability itself names it."""
    yield from book.rules[ability.bends].changes
    if isinstance(ability.form, Set):
        yield ability.form.rule
    elif isinstance(ability.form, Suspend):
        yield from _level_rules(ability.form, book)


def _level_rules(form: Suspend, book: Rulebook) -> Iterator[str]:
    for track in book.tracks:
        if track.family == form.tracks:
            yield from (ability.bends for ability in track.steps[form.level].abilities)


def _told_elsewhere(book: Rulebook) -> Iterator[tuple[str, str]]:
    """Rules that tiles of a module change, though the rule that tells of the tile does not say so."""
    for tile in book.components.values():
        for ability in tile.abilities if tile.module else ():
            for rule in changed_rules(ability, book):
                if rule != ability.bends:
                    yield rule, ability.bends


# -- tiles that meet


@dataclass(frozen=True)
class Points:
    """What the abilities of a tile act on, and the amounts that only pass because of them."""

    acts: frozenset[Point]
    passing: frozenset[Point]

    def meet(self, other: Points) -> bool:
        """Two gains do not meet; a gain meets whatever changes such gains."""
        return bool(self.acts & other.acts or self.acts & other.passing or self.passing & other.acts)


def _meeting(book: Rulebook) -> Iterator[tuple[str, str]]:
    points = {tile: points_of(tile, book) for tile in _of_modules(book)}
    for one, other in combinations(points, 2):
        if one.module != other.module and points[one].meet(points[other]):
            yield one.id, other.id


def _of_modules(book: Rulebook) -> list[Component]:
    return [tile for tile in book.components.values() if tile.module and tile.abilities]


def _cases(book: Rulebook) -> dict[Pair, tuple[str, ...]]:
    able = {tile.id for tile in _of_modules(book)}
    found: dict[Pair, list[str]] = {}
    for case in sorted(book.cases, key=_length):
        for pair in combinations([tile for tile in tiles_named(case, book) if tile in able], 2):
            found.setdefault(frozenset(pair), []).append(case.id)
    return {pair: tuple(cases) for pair, cases in found.items()}


def _length(case: Case) -> tuple[int, int]:
    """By its moves, then by what has to be said of its position."""
    return sum(len(play.moves) for play in case.play), len(str(case.given))


def _shown_together(book: Rulebook, cases: dict[Pair, tuple[str, ...]]) -> Iterator[tuple[str, str]]:
    """Tiles of two modules whose rules a case shows together, although nothing in the content says that they meet."""
    rules = {case.id: set(case.rules) for case in book.cases}
    for pair, shown in cases.items():
        one, other = sorted((book.components[tile] for tile in pair), key=lambda tile: tile.id)
        told = [{ability.bends for ability in tile.abilities} for tile in (one, other)]
        if one.module != other.module and any(all(rules[case] & each for each in told) for case in shown):
            yield one.id, other.id


def points_of(tile: Component, book: Rulebook) -> Points:
    acts = (point for ability in tile.abilities for point in _acts(ability, book))
    passing = (("amount", amount) for ability in tile.abilities for amount in _gains(ability.form))
    return Points(frozenset(acts), frozenset(passing))


def _acts(ability: Ability, book: Rulebook) -> Iterator[Point]:
    yield from (("rule", rule) for rule in changed_rules(ability, book))
    match ability.form:
        case Change(amount, at=at):
            yield "amount", amount
            yield from _places(at)
        case Offer(decision, at=at):
            yield "decision", decision
            yield from _places(at)
        case Trigger(moment, at=at):
            yield "moment", moment
            yield from _places(at)
        case Use(window):
            yield "window", window


def _places(at: Iterable[str]) -> Iterator[Point]:
    return (("place", home.partition(".")[0]) for home in at)


def _gains(form: Form) -> Iterator[str]:
    """What comes from the bank by the effects of an ability."""
    for effect in form.effects if isinstance(form, Trigger | Use) else ():
        if isinstance(effect, model.Gain | model.Fill):
            yield from (f"gain.{good}" for good, _ in effect.goods)
