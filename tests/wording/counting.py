"""Everything that the generator says of an amount.

The examples of the kinds are those of `variations`, with their figures made the amount: each figure by itself, and all
at once. So a new kind of effect, ability, measure or event is told here without being named.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import partial
from typing import Any

import engine
from engine.effects import CORE_EVENTS
from engine.model import measures
from engine.model.abilities import Set
from engine.model.text import Inline, parameters, parse
from generator.messages.message import Message
from generator.wording.abilities import ability_words
from generator.wording.costs import cost_words, worth_words
from generator.wording.events import telling
from generator.wording.kinds import worded
from generator.wording.names import family_term, player_name, player_told
from generator.wording.narrator import Narrator
from generator.wording.numbers import Number
from generator.wording.points import points_words
from generator.wording.questions import QUESTIONS, question
from generator.wording.resolve import Value
from generator.wording.sentences import step_sentences, track_sentences
from tests.game_samples import samples
from tests.wording import variations
from tests.wording.test_no_field_of_an_event_is_left_out import values
from tests.wording.voices import book

#: How the English speaks of goods that somebody has or pays.
OBJECT = re.compile(r"\b(?:have|costs?)\b.*\{goods\}")
#: Says one sentence of an amount.
Sentence = Callable[[Narrator, Number], Inline]


def sentences() -> Iterator[tuple[str, Sentence]]:
    """Every sentence, with the game of which it is said."""
    for example in (*_examples(variations.EFFECTS), *_examples(variations.FORMS)):
        if not isinstance(example, Set):  # it quotes a rule
            yield from ((variations.GAME, sentence) for sentence in _of(example, worded))
        if type(example) in QUESTIONS:
            yield from ((variations.GAME, sentence) for sentence in _of(example, question))
    for example in _examples(variations.MEASURES):
        for measure in (example, measures.Times(1, example)):
            yield from ((variations.GAME, sentence) for sentence in _of(measure, points_words))
        yield from ((variations.GAME, sentence) for sentence in _of(example, worded))
    yield from ((variations.GAME, sentence) for sentence in _of(variations.ABILITIES[0][0], ability_words))
    yield from ((variations.GAME, sentence) for sentence in (_cost, _worth, _step_points, _step_reward, _leader))
    for game in engine.games():
        for kind, names in {**CORE_EVENTS, **engine.kit_of(game).events}.items():
            yield from ((game, sentence) for sentence in _of_event(game, kind, names))


def _examples(varied: variations.Variations) -> Iterator[Any]:
    """Each example, and each of its variations."""
    for example, others in varied:
        yield example
        yield from (replace(example, **{name: value}) for name, values in others.items() for value in values)


def _of(example: Any, words: Callable[[Any, Narrator], Inline]) -> Iterator[Sentence]:
    """A sentence for each figure of an example, also below 0, and one for all of them together."""
    figures = _figures(example)
    yield partial(_with_figures, example, words, [-1 if figure < 0 else 1 for figure in figures])
    for place in range(len(figures)):
        for sign in (1, -1):
            yield partial(_with_figures, example, words, [sign * (place == each) for each in range(len(figures))])


def _with_figures(
    example: Any, words: Callable[[Any, Narrator], Inline], signs: list[int], say: Narrator, n: Number
) -> Inline:
    """The words with the amount in place of the figures that have a sign."""
    put = [sign * n if sign else figure for sign, figure in zip(signs, _figures(example), strict=True)]
    return words(_with(example, iter(put)), say)


def _figures(thing: Any) -> list[int]:
    return [part for part in _leaves(thing) if isinstance(part, int) and not isinstance(part, bool)]


def _leaves(thing: Any) -> Iterator[Any]:
    parts = thing if isinstance(thing, tuple) else _parts(thing) if _is_made_of_parts(thing) else None
    if parts is None:
        yield thing
    else:
        yield from (leaf for part in parts for leaf in _leaves(part))


def _with(thing: Any, figures: Iterator[Number]) -> Any:
    """The same, its figures taken one after another from these."""
    if isinstance(thing, int) and not isinstance(thing, bool):
        return next(figures)
    if isinstance(thing, tuple):
        return tuple(_with(part, figures) for part in thing)
    if _is_made_of_parts(thing):
        return type(thing)(*(_with(part, figures) for part in _parts(thing)))
    return thing


def _is_made_of_parts(thing: Any) -> bool:
    return is_dataclass(thing) and not isinstance(thing, type)


def _parts(thing: Any) -> tuple[Any, ...]:
    return tuple(getattr(thing, each.name) for each in fields(thing))


def _cost(say: Narrator, n: Number) -> Inline:
    return cost_words(_put(book().components["farm-one-worker"], cost=(("wood", n), ("stone", n))), say)


def _worth(say: Narrator, n: Number) -> Inline:
    return worth_words(_put(book().components["farm-one-worker"], scores=n), say)


def _step_points(say: Narrator, n: Number) -> Inline:
    step = _put(book().track_by_id["chaac"].steps[0], points=n, reward=())
    return say.sentences(step_sentences(step, say))


def _step_reward(say: Narrator, n: Number) -> Inline:
    step = _put(book().track_by_id["chaac"].steps[0], points=0, reward=(("stone", n), ("skull", n)))
    return say.sentences(step_sentences(step, say))


def _leader(say: Narrator, n: Number) -> Inline:
    return say.sentences(track_sentences(_put(book().track_by_id["chaac"], leader=(n,)), say))


def _put(thing: Any, **parts: Any) -> Any:
    return replace(thing, **parts)


def _of_event(game: str, kind: str, names: tuple[str, ...]) -> Iterator[Sentence]:
    """An event of green's: with each of its figures, and with all of them."""
    given = {name: values(game, kind, name)[0] for name in names} | samples(game).steady.get(kind, {})
    counted = [name for name, value in given.items() if isinstance(value, int)]
    for sign in (1, -1):
        yield from (partial(_told, kind, given, chosen, sign) for chosen in (counted, *([name] for name in counted)))


def _told(kind: str, given: dict[str, Any], chosen: list[str], sign: int, say: Narrator, n: Number) -> Inline:
    """Points of the end are told in parts of a point."""
    whole = engine.kit_of(say.game).parts_of_a_point
    put = {name: int(sign * n * whole) if name in samples(say.game).parts else sign * n for name in chosen}
    return telling(kind, say)(say, player_told("green", say), **{**given, **put})


def alone(message: Message, say: Narrator, n: Number) -> Inline:
    """A message by itself, as positions, drawings and pages say it."""
    seats = engine.kit_of(say.game).seats[: max(int(n), 1)]
    usual: dict[str, Value] = {
        "player": player_told("green", say),
        "winners": say.listing([player_name(colour, say) for colour in seats]),
        "goods": _goods(message, say, n),
        "corn": say.amount("corn", n, "subject"),
        "rule": "…",
    }
    given = {name: usual.get(name, n) for name in parameters(parse(message.english))}
    return say.read(message.context, message.english, given)


def _goods(message: Message, say: Narrator, n: Number) -> Value:
    """Goods as the sentence takes them: those that are lacking are not counted."""
    if "no {goods}" in message.english:
        return say.refs(("corn", "skull"), "neither") if message.context.endswith(".several") else say.ref("corn")
    return say.goods({"corn": n, "skull": n}, "object" if OBJECT.search(message.english) else "subject")


def counted_terms(say: Narrator) -> tuple[str, ...]:
    """What a game counts by its word alone: goods, points, workers, tiles and tracks."""
    goods = [good.id for good in say.book.goods]
    families = [family.term for family in say.book.families]
    tracks = [family_term(track.family, say) for track in say.book.tracks]
    known = dict.fromkeys([*goods, "resource", "point", "worker", *families, *tracks])
    return tuple(id for id in known if (term := say.language.find_term(id, say.game)) and term.counted)
