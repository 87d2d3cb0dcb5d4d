"""The board on paper: places as strips of spaces, temples as stairs, technologies as tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from engine.model.board import Cell as TableCell
from engine.model.board import Place, Space, Track, TrackStep
from engine.model.effects import Gain, Score
from engine.model.text import Inline, Words
from generator.book.sheets import SummaryBlock
from generator.pictures.board import powers
from generator.pictures.marks import Mark, Marks
from generator.pictures.symbols import ability_marks, effect_marks, goods_marks
from generator.print.gather_rail import is_rail, rail
from generator.print.model import Cell, Crosstab, Drawn, Item, Row, Stair, Stairs, Strip, Strips, Symbols
from generator.print.sheet_source import SheetSource
from generator.wording.abilities import ability_sentences
from generator.wording.effects import effect_words
from generator.wording.sentences import cell_sentences, space_sentences, step_sentences


def places(source: SheetSource, ids: list[str], block: SummaryBlock) -> Iterator[Item]:
    chosen = [place for id in ids if source.is_in_play((place := source.rulebook.place_by_id[id]).module)]
    acting = [place for place in chosen if any(space.effects for space in place.spaces)]
    strips = tuple(rail(source, place) if is_rail(place) else _strip(source, place) for place in acting)
    if strips:
        yield Strips(strips)
    still = [place for place in chosen if place not in acting and not place.cells]
    if still:
        yield Drawn((source.drawings.pictures(source.book.part(place.id).drawing for place in still),))
    yield from (_table(source, place) for place in chosen if place.cells)


def _strip(source: SheetSource, place: Place) -> Strip:
    """Spaces that do nothing are left out; neighbours that do the same are one cell."""
    acting = [space for space in place.spaces if space.effects]
    alike = groupby(acting, key=lambda space: (space.rule, space.effects))
    cells = tuple(_space(source, tuple(spaces)) for _, spaces in alike)
    icon = source.symbols.icon(place.kind)
    return Strip(source.book.part_name(place.id), icon, source.symbols.signs.colour(place.layout.colour), cells)


def _space(source: SheetSource, spaces: tuple[Space, ...]) -> Cell:
    first, last = spaces[0], spaces[-1]
    return Cell(
        label=_label(source, first) if first is last else f"{first.id}–{last.id}",
        marks=source.symbols.row(effect_marks(first.effects, source.symbols.signs)),
        text=source.say.sentences(space_sentences(first, source.say)),
        rules=source.number(first.rule),
    )


def _label(source: SheetSource, space: Space) -> str:
    """Its number, or its name."""
    return source.symbols.signs.captions.label(space)


def _table(source: SheetSource, place: Place) -> Crosstab:
    lines = sorted({cell.row for cell in place.cells})
    rows = tuple(_line(source, line, [cell for cell in place.cells if cell.row == line]) for line in lines)
    columns = powers(place.columns, source.symbols.signs)
    return Crosstab(source.book.part_name(place.id), source.symbols.icon("die"), columns, rows)


def _line(source: SheetSource, line: int, cells: list[TableCell]) -> Row:
    marks = (source.symbols.row(effect_marks(cell.effects, source.symbols.signs)) for cell in cells)
    texts = (source.say.sentences(cell_sentences(cell, source.say)) for cell in cells)
    told = tuple(Cell(marks=shown, text=text) for shown, text in zip(marks, texts, strict=True))
    return Row(f"{source.say.language.write_number(line)} ×", told)


def tracks(source: SheetSource, ids: list[str], block: SummaryBlock) -> Iterator[Item]:
    chosen = [track for id in ids if source.is_in_play((track := source.rulebook.track_by_id[id]).module)]
    for _, group in groupby(chosen, key=lambda track: track.family):
        family = tuple(group)
        if any(map(_is_told, family)):
            yield Strips(tuple(_levels(source, track) for track in family))
        else:
            yield _stairs(source, family)


def _is_told(track: Track) -> bool:
    """Points and goods speak for themselves; whatever else a track gives needs sentences."""
    effects = (effect for step in track.steps for effect in step.effects)
    return any(step.abilities for step in track.steps) or not all(isinstance(each, Gain | Score) for each in effects)


def _stairs(source: SheetSource, family: tuple[Track, ...]) -> Stairs:
    ages = range(1, 1 + max(len(track.leader) for track in family))
    return Stairs(
        tuple(_stair(source, track) for track in family), tuple(_leaders(source, family, age) for age in ages)
    )


def _stair(source: SheetSource, track: Track) -> Stair:
    scoring = any(step.points for step in track.steps)
    steps = tuple(
        _step(source, step, "" if scoring else source.say.language.write_number(number))
        for number, step in enumerate(track.steps)
    )
    return Stair(source.book.part_name(track.id), source.symbols.signs.colour(track.layout.colour), steps, track.start)


def _step(source: SheetSource, step: TrackStep, label: str) -> Cell:
    """A step is known by its points or, on a track without any, by its number."""
    signs = source.symbols.signs
    points = () if label else (Mark("point", signs.number(step.points)),)
    goods = tuple(Mark(signs.named(good), signs.number(n) if n > 1 else "") for good, n in step.reward)
    marks = source.symbols.row((*points, *goods, *effect_marks(step.effects, signs)))
    return Cell(label, marks, source.say.sentences(step_sentences(step, source.say)) or _aloud(marks))


def _aloud(marks: Symbols) -> Inline:
    """For a step that has nothing to say: no points."""
    return (Words(" ".join(f"{mark.amount} {mark.label}" for mark in marks)),)


def _leaders(source: SheetSource, family: tuple[Track, ...], age: int) -> Row:
    """What each temple gives, at the end of an age, to whoever stands highest."""
    return Row(source.symbols.signs.captions.leader(age), tuple(_leader(source, track, age) for track in family))


def _leader(source: SheetSource, track: Track, age: int) -> Cell:
    points = source.symbols.symbol(Mark("point", source.symbols.signs.number(track.leader[age - 1])))
    return Cell(marks=(points,), text=(Words(f"{source.book.part_name(track.id)}: {points.amount}"),))


def _levels(source: SheetSource, track: Track) -> Strip:
    """Step 0 gives nothing; after the last level comes the bonus."""
    steps = enumerate(track.steps)
    told = [_level(source, level, step) for level, step in steps if step.abilities or step.effects or step.reward]
    cells = (*told, _bonus(source, track)) if track.bonus else tuple(told)
    colour = source.symbols.signs.colour(track.layout.colour)
    return Strip(source.book.part_name(track.id), source.symbols.icon(track.id), colour, cells)


def _level(source: SheetSource, level: int, step: TrackStep) -> Cell:
    numbers = (source.number(ability.bends) for ability in step.abilities)
    return Cell(
        label=source.say.language.write_number(level),
        marks=source.symbols.row(_level_marks(source, step)),
        text=source.say.sentences(_level_sentences(source, step)),
        rules=tuple(dict.fromkeys(number for found in numbers for number in found)),
    )


def _level_marks(source: SheetSource, step: TrackStep) -> Marks:
    signs = source.symbols.signs
    shown: Iterable[Marks] = (ability_marks(ability, signs) for ability in step.abilities)
    abilities = tuple(mark for marks in shown for mark in marks)
    return (*abilities, *goods_marks(step.reward, signs), *effect_marks(step.effects, signs))


def _level_sentences(source: SheetSource, step: TrackStep) -> Iterator[Inline]:
    for ability in step.abilities:
        yield from ability_sentences(ability, source.say)
    if step.effects:
        yield effect_words(step.effects, source.say)


def _bonus(source: SheetSource, track: Track) -> Cell:
    marks = source.symbols.row(effect_marks(track.bonus, source.symbols.signs))
    return Cell(label="+", marks=marks, text=effect_words(track.bonus, source.say))
