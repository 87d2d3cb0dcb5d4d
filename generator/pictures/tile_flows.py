"""What a tile of an automaton says, as a decision flow: from the effects that the engine carries out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby, takewhile

from engine.model import effects as model
from engine.model.components import Component, Family
from engine.model.effects import Effect
from engine.model.rulebook import Rulebook
from engine.model.text import Inline
from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.flow import Branch, Deeds, Flow, Line, Row, Step, draw_flow
from generator.pictures.symbols import Signs, effect_marks
from generator.pictures.symbols.effects import place_marks, worker_marks
from generator.pictures.tiles import kind_of
from generator.wording.effect_runs import flows, in_one_sentence
from generator.wording.kinds import worded
from generator.wording.narrator import Narrator
from generator.wording.questions import can_fail, question
from generator.wording.sentences import mark_words
from generator.wording.tiles import tile_name
from generator.wording.writers import to_text

Effects = tuple[Effect, ...]
#: How wide the letters of paper are, compared with the widest that a page may be read in.
PRINTED = 0.8
#: Kinds that are done in a row of their own: symbols, and their sentence.
PLAIN = frozenset(
    {model.Gain, model.Pay, model.Score, model.Step, model.Build, model.Claim, model.PowerUp, model.Walk, model.Discard}
)
#: Kinds that the flow is made of, or that are shown in a way of their own.
SHAPING = frozenset({model.First, model.ByWorker, model.Perform})


@dataclass(frozen=True)
class _Teller:
    """Symbols and words of one language; `book` knows the other tiles that a tile leads to."""

    signs: Signs
    say: Narrator

    @property
    def book(self) -> Rulebook:
        return self.signs.book

    def words(self, inline: Inline) -> str:
        return to_text(inline)


def draw_tile_flow(
    tile: Component, family: Family, signs: Signs, say: Narrator, name: str, text: str, letters: float = 1
) -> Drawing:
    """`name` and `text` (what the tile does, in words) come from the page; `letters`: how wide they are."""
    teller = _Teller(signs, replace(say, links=False, icons=False))
    kind = kind_of(tile, family, signs.pictures)
    flow = Flow(
        name=name,
        icon=kind.icon,
        tone=kind.tone,
        steps=_whole(tile.effects, teller),
        # Translators: in a decision flow, beside the way to what is done.
        yes=teller.words(teller.say("flow.yes", "Yes")),
        # Translators: in a decision flow, beside the way to the next line.
        no=teller.words(teller.say("flow.no", "No")),
        alternative=Alternative(name, text),
        letters=letters,
        notes=tuple(teller.words(mark_words(mark, value, teller.say)) for mark, value in tile.marks),
    )
    return draw_flow(flow)


def _whole(effects: Effects, teller: _Teller) -> tuple[Step, ...]:
    """A tile that is not sure to be done begins with a question."""
    line = _line("", effects, teller)
    return (Branch((line,)),) if line.asks else line.steps


def _line(label: str, effects: Effects, teller: _Teller) -> Line:
    return Line(label, tuple(_asked(effects, teller)), tuple(_steps(effects, teller)))


def _asked(effects: Effects, teller: _Teller) -> Iterator[Row]:
    """Everything that has to be met before any of it is done."""
    for effect in filter(can_fail, effects):
        words = teller.words(question(effect, teller.say))
        if isinstance(effect, model.ByWorker):
            yield Row(worker_marks(effect, teller.signs), words)
            yield from _asked(effect.effects, teller)
        else:
            yield Row(effect_marks((effect,), teller.signs), words)


def _steps(effects: Effects, teller: _Teller) -> Iterator[Step]:
    """Deeds that follow each other stand in one box."""
    rows: list[Row] = []
    for part in _parts(effects, teller):
        if isinstance(part, Row):
            rows.append(part)
            continue
        if rows:
            yield Deeds(tuple(rows))
            rows = []
        yield part
    if rows:
        yield Deeds(tuple(rows))


def _parts(effects: Effects, teller: _Teller) -> Iterator[Row | Branch]:
    for run in _runs(effects):
        match run[0]:
            case model.First(options):
                yield Branch(tuple(_line(teller.signs.number(n), each, teller) for n, each in enumerate(options, 1)))
            case model.ByWorker() as effect:
                yield from _worker(effect, teller)
            case model.Perform(tiles):
                yield from (_performed(place, tile, teller) for place, tile in tiles)
            case _:
                yield Row(effect_marks(run, teller.signs), teller.words(in_one_sentence(run, teller.say)))


def _runs(effects: Effects) -> Iterator[Effects]:
    """Each by itself; but what happens to the acting worker is told in one breath."""
    for is_worker, group in groupby(effects, key=_is_of_worker):
        run = tuple(group)
        yield from (run,) if is_worker else ((effect,) for effect in run)


def _is_of_worker(effect: Effect) -> bool:
    return isinstance(effect, model.PowerUp | model.Walk)


def _worker(effect: model.ByWorker, teller: _Teller) -> Iterator[Row | Branch]:
    """A worker that was asked for is known; any other is named in one row with what it does first."""
    if can_fail(effect):
        yield from _parts(effect.effects, teller)
        return
    begins = replace(effect, effects=_beginning(effect))
    marks = (*worker_marks(begins, teller.signs), *effect_marks(begins.effects, teller.signs))
    yield Row(marks, teller.words(worded(begins, teller.say)))
    yield from _parts(effect.effects[len(begins.effects) :], teller)


def _beginning(effect: model.ByWorker) -> Effects:
    return tuple(takewhile(flows, effect.effects))


def _performed(place: str, tile: str, teller: _Teller) -> Row:
    """A board, and the line of another tile that is done there."""
    number = teller.signs.number(line_of(tile, place, teller.book))
    name = teller.words(tile_name(tile, teller.say))
    return Row(place_marks((place,), teller.signs), teller.signs.captions.term(place), leads=(number, name))


def line_of(tile: str, place: str, book: Rulebook) -> int:
    """The number of the line of a tile that a worker of this place does; 0: there is none."""
    for effect in book.components[tile].effects if tile in book.components else ():
        for n, option in enumerate(effect.options, 1) if isinstance(effect, model.First) else ():
            if any(isinstance(each, model.ByWorker) and place in each.at for each in option):
                return n
    return 0


# -- what a flow cannot show


def undrawn(tile: Component, book: Rulebook) -> Iterator[tuple[str, str]]:
    """What a tile says that its flow would leave out or show wrongly: the field, and why."""
    for field, told in (("cost", tile.cost), ("abilities", tile.abilities), ("scores", tile.scores)):
        if told:
            yield field, "a decision flow cannot show this"
    yield from (("effects", message) for message in _unfit(tile.effects, book))


def _unfit(effects: Effects, book: Rulebook) -> Iterator[str]:
    done = False
    for effect in effects:
        if done and can_fail(effect):
            yield f"{_named(effect)}: what can fail must be asked before anything is done, and stands after something"
        done = done or not can_fail(effect)
        if type(effect) not in PLAIN | SHAPING:
            yield f"a decision flow cannot show {_named(effect)}"
        yield from UNFIT.get(type(effect), _fits)(effect, book)


def _named(effect: Effect) -> str:
    return next(name for name, kind in model.EFFECTS.items() if kind is type(effect))


def _fits(effect: Effect, book: Rulebook) -> Iterable[str]:
    return ()


def _first(effect: model.First, book: Rulebook) -> Iterator[str]:
    if can_fail(effect):
        yield "first: the last line of a decision flow must be one that can always be done"
    for option in effect.options:
        yield from _unfit(option, book)


def _by_worker(effect: model.ByWorker, book: Rulebook) -> Iterator[str]:
    if not can_fail(effect) and not _beginning(effect):
        yield "by_worker: a decision flow begins with what the worker does before it goes different ways"
    yield from _unfit(effect.effects, book)


def _perform(effect: model.Perform, book: Rulebook) -> Iterator[str]:
    return (
        f"perform: {tile} has no line for {place}" for place, tile in effect.tiles if not line_of(tile, place, book)
    )


def _build(effect: model.Build, book: Rulebook) -> Iterator[str]:
    if not effect.free or effect.most != 1:
        yield "build: a decision flow asks for room, not for a price: one tile, free of charge"


def _claim(effect: model.Claim, book: Rulebook) -> Iterator[str]:
    if effect.source not in ("next", "worship"):
        yield f"claim: a decision flow has no question for the source {effect.source}"


UNFIT: dict[type, Callable[..., Iterable[str]]] = {
    model.First: _first,
    model.ByWorker: _by_worker,
    model.Perform: _perform,
    model.Build: _build,
    model.Claim: _claim,
}
