"""Whether everything that a game can tell has words: events, reasons, amounts, moments, windows, offers, fields."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator

from engine.effects import CORE_EVENTS
from engine.errors import nearest
from engine.fields import Fields
from engine.kit import AnyKit
from engine.model.rulebook import Rulebook
from engine.model.text import parameters, parse
from engine.problems import Problem
from engine.reasons import REASONS as CORE_REASONS
from generator.games.kit import AnyGameKit, Labels
from generator.wording.changes import CHANGED
from generator.wording.events import tellings
from generator.wording.game_words import AnyWords
from generator.wording.reasons import reasonings

#: What the words of every event take before the event's own fields: a narrator and the player's name.
BEFORE_FIELDS = 2


def check_words(book: Rulebook, kit: AnyKit, own: AnyGameKit) -> Iterator[Problem]:
    words, file = own.words, f"generator/games/{book.id}/kit.py"
    needed = {
        "amounts": (own_amounts(kit), words.amounts),
        "moments": (kit.moments, words.moments),
        "windows": (kit.windows, words.windows),
    }
    yield from _events(kit, words, file)
    yield from _reasons(kit, words, file)
    for part, (names, worded) in needed.items():
        for name in names:
            if name not in worded:
                yield Problem(file, 1, f"words.{part}.{name}", f"has no words{nearest(name, worded)}")
    yield from _offers(book, kit, words, file)
    for kind, fields in (("position", kit.position_fields), ("player", kit.player_fields)):
        yield from _fields(fields, own.labels, kind, f"engine/{book.id}/position.py")
    yield from _values(book, own, file)


def own_amounts(kit: AnyKit) -> list[str]:
    """The amounts that only this game knows; a gain and a step are worded and drawn alike in every game."""
    return [amount for amount in kit.amounts if amount.partition(".")[0] not in CHANGED]


def _events(kit: AnyKit, words: AnyWords, file: str) -> Iterator[Problem]:
    told = tellings(words)
    for kind, fields in {**CORE_EVENTS, **kit.events}.items():
        path = f"words.events.{kind}"
        if kind not in told:
            yield Problem(file, 1, path, f"has no words{nearest(kind, told)}")
            continue
        taken = tuple(inspect.signature(told[kind]).parameters)[BEFORE_FIELDS:]
        if taken != fields:
            yield Problem(file, 1, path, f"its words take {_listed(taken)}, and the event has {_listed(fields)}")


def _reasons(kit: AnyKit, words: AnyWords, file: str) -> Iterator[Problem]:
    told = reasonings(words)
    for reason in {**CORE_REASONS.known, **kit.reasons.known}.values():
        path = f"words.reasons.{reason.id}"
        if reason.id not in told:
            yield Problem(file, 1, path, f"has no words{nearest(reason.id, told)}")
            continue
        taken = tuple(inspect.signature(told[reason.id]).parameters)[1:]
        if taken != reason.fields:
            yield Problem(
                file, 1, path, f"its words take {_listed(taken)}, and the reason has {_listed(reason.fields)}"
            )


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "nothing"


def _offers(book: Rulebook, kit: AnyKit, words: AnyWords, file: str) -> Iterator[Problem]:
    """A title that leaves something open says too little in an ability."""
    titles = {move.id: move.title for move in book.moves}
    for _, option in kit.offers:
        if option not in words.offers and parameters(parse(titles.get(option, ""))):
            yield Problem(file, 1, f"words.offers.{option}", f"has no words beyond “{titles[option]}”")


def _fields(fields: Fields, labels: Labels, kind: str, file: str) -> Iterator[Problem]:
    """What is described by a key stands in forms and overviews, so somebody must know what to call it."""
    for key, field in fields.keyed.items():
        if not field.term and key not in labels.terms and key not in labels.form:
            yield Problem(file, 1, f"{kind} field {field.name}", "has a key and no term: nobody can name it")


def _values(book: Rulebook, own: AnyGameKit, file: str) -> Iterator[Problem]:
    goods = [good.id for good in book.goods]
    for good in (own.values.food, *own.values.goods):
        if good not in goods:
            yield Problem(file, 1, f"values.{good}", f"there is no such good{nearest(good, goods)}")
