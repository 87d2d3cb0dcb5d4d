"""The board on paper: places as strips of spaces, temples as stairs, technologies as tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from engine.model.board import Cell as TableCell
from engine.model.board import Place, Space, Track, TrackStep
from engine.model.effects import Gain, Score
from engine.model.rulebook import SummaryBlock
from engine.model.text import Inline, Words
from generator.pictures.board import powers
from generator.pictures.marks import Mark, Marks
from generator.pictures.symbols import ability_marks, effect_marks, goods_marks
from generator.print.desk import PrintDesk
from generator.print.gather_rail import is_rail, rail
from generator.print.model import Cell, Crosstab, Item, Row, Stair, Stairs, Strip, Strips, Symbols
from generator.wording.abilities import ability_sentences
from generator.wording.effects import effect_words
from generator.wording.sentences import cell_sentences, space_sentences, step_sentences


def places(desk: PrintDesk, ids: list[str], block: SummaryBlock) -> Iterator[Item]:
    chosen = [place for id in ids if desk.is_in_play((place := desk.book.place_by_id[id]).module)]
    strips = tuple(rail(desk, place) if is_rail(place) else _strip(desk, place) for place in chosen if place.spaces)
    if strips:
        yield Strips(strips)
    yield from (_table(desk, place) for place in chosen if place.cells)


def _strip(desk: PrintDesk, place: Place) -> Strip:
    """Spaces that do nothing are left out; neighbours that do the same are one cell."""
    acting = [space for space in place.spaces if space.effects]
    alike = groupby(acting, key=lambda space: (space.rule, space.effects))
    cells = tuple(_space(desk, tuple(spaces)) for _, spaces in alike)
    icon = desk.case.icon(place.kind)
    return Strip(desk.part_name(place.id), icon, desk.case.signs.colour(place.layout.colour), cells)


def _space(desk: PrintDesk, spaces: tuple[Space, ...]) -> Cell:
    first, last = spaces[0], spaces[-1]
    return Cell(
        label=first.id if first is last else f"{first.id}–{last.id}",
        marks=desk.case.symbols(effect_marks(first.effects, desk.case.signs)),
        text=desk.say.sentences(space_sentences(first, desk.say)),
        rules=desk.number(first.rule),
    )


def _table(desk: PrintDesk, place: Place) -> Crosstab:
    lines = sorted({cell.row for cell in place.cells})
    rows = tuple(_line(desk, line, [cell for cell in place.cells if cell.row == line]) for line in lines)
    columns = powers(place.columns, desk.case.signs)
    return Crosstab(desk.part_name(place.id), desk.case.icon("die"), columns, rows)


def _line(desk: PrintDesk, line: int, cells: list[TableCell]) -> Row:
    marks = (desk.case.symbols(effect_marks(cell.effects, desk.case.signs)) for cell in cells)
    texts = (desk.say.sentences(cell_sentences(cell, desk.say)) for cell in cells)
    told = tuple(Cell(marks=shown, text=text) for shown, text in zip(marks, texts, strict=True))
    return Row(f"{desk.say.language.write_number(line)} ×", told)


def tracks(desk: PrintDesk, ids: list[str], block: SummaryBlock) -> Iterator[Item]:
    chosen = [track for id in ids if desk.is_in_play((track := desk.book.track_by_id[id]).module)]
    for _, group in groupby(chosen, key=lambda track: track.family):
        family = tuple(group)
        if any(map(_is_told, family)):
            yield Strips(tuple(_levels(desk, track) for track in family))
        else:
            yield _stairs(desk, family)


def _is_told(track: Track) -> bool:
    """Points and goods speak for themselves; whatever else a track gives needs sentences."""
    effects = (effect for step in track.steps for effect in step.effects)
    return any(step.abilities for step in track.steps) or not all(isinstance(each, Gain | Score) for each in effects)


def _stairs(desk: PrintDesk, family: tuple[Track, ...]) -> Stairs:
    ages = range(1, 1 + max(len(track.leader) for track in family))
    return Stairs(tuple(_stair(desk, track) for track in family), tuple(_leaders(desk, family, age) for age in ages))


def _stair(desk: PrintDesk, track: Track) -> Stair:
    scoring = any(step.points for step in track.steps)
    steps = tuple(
        _step(desk, step, "" if scoring else desk.say.language.write_number(number))
        for number, step in enumerate(track.steps)
    )
    return Stair(desk.part_name(track.id), desk.case.signs.colour(track.layout.colour), steps, track.start)


def _step(desk: PrintDesk, step: TrackStep, label: str) -> Cell:
    """A step is known by its points or, on a track without any, by its number."""
    signs = desk.case.signs
    points = () if label else (Mark("point", signs.number(step.points)),)
    goods = tuple(Mark(signs.named(good), signs.number(n) if n > 1 else "") for good, n in step.reward)
    marks = desk.case.symbols((*points, *goods, *effect_marks(step.effects, signs)))
    return Cell(label, marks, desk.say.sentences(step_sentences(step, desk.say)) or _aloud(marks))


def _aloud(marks: Symbols) -> Inline:
    """For a step that has nothing to say: no points."""
    return (Words(" ".join(f"{mark.amount} {mark.label}" for mark in marks)),)


def _leaders(desk: PrintDesk, family: tuple[Track, ...], age: int) -> Row:
    """What each temple gives, at the end of an age, to whoever stands highest."""
    return Row(desk.case.signs.captions.leader(age), tuple(_leader(desk, track, age) for track in family))


def _leader(desk: PrintDesk, track: Track, age: int) -> Cell:
    points = desk.case.symbol(Mark("point", desk.case.signs.number(track.leader[age - 1])))
    return Cell(marks=(points,), text=(Words(f"{desk.part_name(track.id)}: {points.amount}"),))


def _levels(desk: PrintDesk, track: Track) -> Strip:
    """Step 0 gives nothing; after the last level comes the bonus."""
    steps = enumerate(track.steps)
    told = [_level(desk, level, step) for level, step in steps if step.abilities or step.effects or step.reward]
    cells = (*told, _bonus(desk, track)) if track.bonus else tuple(told)
    colour = desk.case.signs.colour(track.layout.colour)
    return Strip(desk.part_name(track.id), desk.case.icon(track.id), colour, cells)


def _level(desk: PrintDesk, level: int, step: TrackStep) -> Cell:
    numbers = (desk.number(ability.bends) for ability in step.abilities)
    return Cell(
        label=desk.say.language.write_number(level),
        marks=desk.case.symbols(_level_marks(desk, step)),
        text=desk.say.sentences(_level_sentences(desk, step)),
        rules=tuple(dict.fromkeys(number for found in numbers for number in found)),
    )


def _level_marks(desk: PrintDesk, step: TrackStep) -> Marks:
    signs = desk.case.signs
    shown: Iterable[Marks] = (ability_marks(ability, signs) for ability in step.abilities)
    abilities = tuple(mark for marks in shown for mark in marks)
    return (*abilities, *goods_marks(step.reward, signs), *effect_marks(step.effects, signs))


def _level_sentences(desk: PrintDesk, step: TrackStep) -> Iterator[Inline]:
    for ability in step.abilities:
        yield from ability_sentences(ability, desk.say)
    if step.effects:
        yield effect_words(step.effects, desk.say)


def _bonus(desk: PrintDesk, track: Track) -> Cell:
    marks = desk.case.symbols(effect_marks(track.bonus, desk.case.signs))
    return Cell(label="+", marks=marks, text=effect_words(track.bonus, desk.say))
