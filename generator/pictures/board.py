"""Places and tracks of the rulebook, drawn by their layout, empty or with pieces on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import ceil

from engine.model.board import POWER, Place, Track, TrackStep
from engine.model.board import Space as PlaceSpace
from engine.model.rulebook import Rulebook
from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.game_pictures import DrawPlace
from generator.pictures.lanes import Lane, Lanes, draw_lanes
from generator.pictures.marks import Mark, Marks, row_width
from generator.pictures.ring import Ring, draw_ring
from generator.pictures.rows import Head, Rows, Tiles, draw_rows
from generator.pictures.spaces import Space
from generator.pictures.steps import Note, Steps, draw_steps
from generator.pictures.symbols import Signs, ability_marks, effect_marks, goods_marks
from generator.pictures.tokens import Token

#: So many spaces side by side, and columns in so much room, a telephone can show.
_IN_A_LINE = 4
_TABLE = 360
#: At the end of a track of which only the beginning is drawn.
MORE = "…"


@dataclass(frozen=True)
class Setting:
    """What stands and lies on the board, by address: palenque.3, chaac.2. `lit`: what the example is about."""

    tokens: Mapping[str, tuple[Token, ...]] = field(default_factory=dict)
    laid: Mapping[str, Marks] = field(default_factory=dict)
    piles: Mapping[str, tuple[Marks, ...]] = field(default_factory=dict)
    lit: frozenset[str] = frozenset()


EMPTY = Setting()


def draw_place(place: Place, signs: Signs, setting: Setting = EMPTY) -> Drawing:
    """By the game's own way for that place, if it has one, else by its layout."""
    draw = signs.pictures.own_way(place) or LAYOUTS.get(place.layout.kind, _row)
    return draw(place, signs, setting)


def draw_track(track: Track, signs: Signs, setting: Setting = EMPTY) -> Drawing:
    is_stairs = track.family in signs.pictures.stairs
    return _stairs(track, signs, setting) if is_stairs else draw_tracks((track,), signs, setting)


def draw_tracks(tracks: tuple[Track, ...], signs: Signs, setting: Setting = EMPTY) -> Drawing:
    """Tracks that belong together, one under the other."""
    names = signs.captions.list(signs.captions.term(track.id) for track in tracks)
    standing = _standing([f"{t.id}.{n}" for t in tracks for n in range(len(t.steps))], signs, setting)
    lanes = tuple(_lane(track, signs, setting) for track in tracks)
    return draw_lanes(Lanes(lanes, Alternative(names, standing), step=_step_width(lanes)))


def _step_width(lanes: tuple[Lane, ...]) -> float:
    """As wide as the widest content needs: marks, or markers side by side."""
    steps = [step for lane in lanes for step in lane.steps]
    needed = (max(row_width(step.marks, 22) + 20, 26 * len(step.tokens) + 16) for step in steps)
    return min(86, max(54, *needed))


def printed(address: str, label: str, marks: Marks, signs: Signs, setting: Setting) -> Space:
    captions = signs.captions
    return Space(
        label=label,
        marks=marks,
        tokens=setting.tokens.get(address, ()),
        laid=setting.laid.get(address, ()),
        title=captions.space(address),
        id=address,
        href=captions.link(address),
        lit=address in setting.lit,
    )


def _standing(addresses: list[str], signs: Signs, setting: Setting) -> str:
    """The text alternative: who stands where, and what lies there."""
    captions = signs.captions
    occupied = ((address, _pieces(address, signs, setting)) for address in addresses)
    return captions.occupied((captions.space(address), captions.list(names)) for address, names in occupied if names)


def _pieces(address: str, signs: Signs, setting: Setting) -> list[str]:
    """Goods that lie on the board are drawn by the icon that bears their name."""
    standing = (piece.player.name for piece in setting.tokens.get(address, ()))
    return [*standing, *(signs.captions.term(mark.icon) for mark in setting.laid.get(address, ()))]


def _alternative(place: Place, signs: Signs, setting: Setting) -> Alternative:
    addresses = [f"{place.id}.{n}" for n in range(max(place.layout.size, len(place.spaces)))]
    return Alternative(signs.captions.term(place.id), _standing(addresses, signs, setting))


def _spaces(place: Place, signs: Signs, setting: Setting) -> tuple[Space, ...]:
    label = signs.captions.label
    return tuple(
        printed(f"{place.id}.{space.id}", label(space), effect_marks(space.effects, signs), signs, setting)
        for space in place.spaces
    )


def _ring(place: Place, signs: Signs, setting: Setting) -> Drawing:
    behind = range(len(place.spaces), place.layout.size)
    return draw_ring(
        Ring(
            signs.captions.term(place.id),
            place.layout.size,
            _spaces(place, signs, setting),
            _alternative(place, signs, setting),
            tuple(Space(tokens=setting.tokens.get(f"{place.id}.{n}", ())) for n in behind),
            tone=signs.colour(place.layout.colour, "stone"),
        )
    )


def _row(place: Place, signs: Signs, setting: Setting) -> Drawing:
    """Spaces side by side, in lines that a telephone can show; a place without named spaces is one space."""
    icon = signs.named(place.id)
    sign = (Mark(icon),) if icon != "tile" else ()
    spaces = _spaces(place, signs, setting) or (printed(place.id, "", sign, signs, setting),)
    name = numbered(place, signs)
    lines = ceil(len(spaces) / _IN_A_LINE)
    across = ceil(len(spaces) / lines)
    rows = tuple(spaces[start : start + across] for start in range(0, len(spaces), across))
    wide = 84 if lines > 1 else max(56, 180 / across)
    return draw_rows(Rows(name, rows, _alternative(place, signs, setting), cell=(wide, 72)))


def _table(place: Place, signs: Signs, setting: Setting) -> Drawing:
    """Rows by the number of workers, columns by their power or by spaces; under them, what the board has besides."""
    lines = sorted({cell.row for cell in place.cells})
    rows = tuple(
        tuple(
            printed(f"{place.id}.{line}.{cell.column}", "", effect_marks(cell.effects, signs), signs, setting)
            for cell in place.cells
            if cell.row == line
        )
        for line in lines
    )
    beside = [(replace(space, label=""),) for space in _spaces(place, signs, setting)]
    return draw_rows(
        Rows(
            numbered(place, signs),
            (*rows, *beside),
            _alternative(place, signs, setting),
            _column_heads(place, signs),
            (*(Head(marks=(Mark("die"),) * line) for line in lines), *_besides(place, signs)),
            cell=(min(108, _TABLE / max(map(len, rows))), 52),
        )
    )


def _besides(place: Place, signs: Signs) -> tuple[Head, ...]:
    return tuple(Head(marks=(Mark(signs.named(space.id)),)) for space in place.spaces)


def _column_heads(place: Place, signs: Signs) -> tuple[Head, ...]:
    if place.column != POWER:
        return tuple(Head(signs.number(column)) for column in place.columns)
    return tuple(Head(words, (Mark("die"),)) for words in powers(place.columns, signs))


def numbered(place: Place, signs: Signs) -> str:
    name = signs.captions.term(place.id)
    return f"{signs.number(place.number)} · {name}" if place.number else name


def powers(columns: tuple[int, ...], signs: Signs) -> tuple[str, ...]:
    """Each column begins at a power and ends before the next."""
    ends = (*(least - 1 for least in columns[1:]), None)
    return tuple(
        f"{signs.number(least)}+" if end is None else signs.number(least) if end == least else f"{least}–{end}"
        for least, end in zip(columns, ends, strict=True)
    )


def _grid(place: Place, signs: Signs, setting: Setting) -> Drawing:
    """Groups of fields with piles of tiles, the group with the greatest number on top."""
    groups = tuple(reversed(place.spaces))
    rows = tuple(
        tuple(_field(place, group, n, signs, setting) for n in range(place.layout.columns)) for group in groups
    )
    heads = tuple(Head(group.id, effect_marks(acting_space(group, signs.book).effects, signs)) for group in groups)
    name = signs.captions.term(place.id)
    return draw_rows(Rows(name, rows, _alternative(place, signs, setting), heads=heads, cell=(66, 54)))


def _field(place: Place, group: PlaceSpace, column: int, signs: Signs, setting: Setting) -> Tiles | None:
    """A field with its pile; with fewer players there are fewer fields."""
    address = f"{place.id}.{group.id}"
    pile = tuple(Mark(signs.named(tile)) for tile in reversed(acting_space(group, signs.book).fields))
    full = (pile,) * place.layout.columns
    piles = setting.piles.get(address, full)
    return Tiles(printed(address, "", (), signs, setting), piles[column]) if column < len(piles) else None


def acting_space(group: PlaceSpace, book: Rulebook) -> PlaceSpace:
    """The action space whose fields this group holds."""
    spaces = (space for place in book.places for space in place.spaces)
    return next((space for space in spaces if space.id == group.id and space.fields), group)


LAYOUTS: dict[str, DrawPlace] = {
    "ring": _ring,
    "table": _table,
    "grid": _grid,
    "row": _row,
}


def _stairs(track: Track, signs: Signs, setting: Setting) -> Drawing:
    captions = signs.captions
    steps = tuple(_stair(track, n, signs, setting) for n in range(len(track.steps)))
    notes = tuple(
        Note(captions.leader(n), (Mark("point", signs.number(p)),)) for n, p in enumerate(track.leader, start=1)
    )
    alternative = Alternative(captions.term(track.id), _standing([space.id for space in steps], signs, setting))
    top = frozenset({len(steps) - 1})
    return draw_steps(Steps(captions.term(track.id), steps, alternative, signs.tone(track.id), track.start, top, notes))


def _stair(track: Track, place: int, signs: Signs, setting: Setting) -> Space:
    """Steps are known by their points where they have any, else by their number."""
    scoring = any(step.points for step in track.steps)
    step = track.steps[place]
    points = (Mark("point", signs.number(step.points)),) if scoring else ()
    label = "" if scoring else signs.number(place)
    return printed(f"{track.id}.{place}", label, (*points, *_on_step(step, signs)), signs, setting)


def _on_step(step: TrackStep, signs: Signs) -> Marks:
    goods = (Mark(signs.named(good)) for good, _ in step.reward)
    return (*goods, *signs.pictures.steps.get(step.rule, ()), *effect_marks(step.effects, signs))


def _lane(track: Track, signs: Signs, setting: Setting) -> Lane:
    captions = signs.captions
    drawn = _drawn(track, setting)
    steps = tuple(
        printed(f"{track.id}.{n}", signs.number(n), _level(step, signs), signs, setting)
        for n, step in enumerate(track.steps[:drawn])
    )
    if drawn < len(track.steps):  # of such a track no step is explained by itself
        steps = (*(replace(step, href=captions.link(track.id)) for step in steps), Space(label=MORE, tone="sunken"))
    bonus = Space(marks=effect_marks(track.bonus, signs), tone="sunken", title=captions.term("bonus-space"))
    icon = track.id if signs.named(track.id) != "tile" else ""
    return Lane(captions.term(track.id), (*steps, bonus) if track.bonus else steps, icon)


def _drawn(track: Track, setting: Setting) -> int:
    """How many steps: all of them, or, of a track that goes on and on, so many as its layout says and markers need."""
    reached = (n for n in range(len(track.steps)) if f"{track.id}.{n}" in setting.tokens)
    return min(len(track.steps), max(track.layout.size or len(track.steps), *(n + 1 for n in reached), 0))


def _level(step: TrackStep, signs: Signs) -> Marks:
    shown = [mark for ability in step.abilities for mark in ability_marks(ability, signs)]
    return (*shown, *goods_marks(step.reward, signs), *effect_marks(step.effects, signs))
