"""Scenes for synthetic tiles: what a kit declares comes about in them, as `tests/scenes/<game>.yaml` describes.

A synthetic tile holds one ability. All of them are compiled into one game, so that a scene can be played with and
without any of them.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

import engine
from engine.game import Game
from engine.model.build import build
from engine.model.components import Component
from engine.model.rulebook import Decision, MoveForm, Rulebook
from engine.position import AnyPosition
from tests.engine.jury import jury

SCENES = Path(__file__).parents[1] / "scenes"
Plain = dict[str, Any]
Moves = list[str]

#: How a scene answers what synthetic abilities ask: all of a tax, none of it, or one unit.
TAKE, REFUSE, PART = "take", "refuse", "part"


class Scene(NamedTuple):
    """How something that the kit declares comes about: once in `play`, in another action `again`, in a turn `later`."""

    given: Plain
    play: Moves
    watch: str = "points"
    usual: int = 1
    unit: int = 1
    each: int = 0
    again: Moves = []  # noqa: RUF012 - never changed
    later: Moves = []  # noqa: RUF012
    here: tuple[str, ...] = ()
    elsewhere: tuple[str, ...] = ()
    refused: str = ""
    left: Moves = []  # noqa: RUF012
    also: tuple[Plain, ...] = ()
    #: Twice in one action; nothing where an action brings it about only once.
    within: Plain | None = None
    once_an_action: bool = False
    #: Where moments have numbers: that of this one, and of another.
    numbered: Plain | None = None


class OfferScene(NamedTuple):
    """A question at which a move can be offered; `again` and `later` lead to the same question from there."""

    given: Plain
    before: Moves
    move: str
    again: Moves = []  # noqa: RUF012 - never changed
    again_move: str = ""
    later: Moves = []  # noqa: RUF012
    later_move: str = ""
    here: tuple[str, ...] = ()
    elsewhere: tuple[str, ...] = ()
    reaches: Moves = []  # noqa: RUF012


class WindowScene(NamedTuple):
    """Positions in which a window is open, by the name of the question, and one in which it is not.

    What leads to a question from its position stands under its name in `before`.
    """

    open: dict[str, Plain]
    shut: Plain
    later: Moves
    before: dict[str, Moves] = {}  # noqa: RUF012 - never changed


class Samples(NamedTuple):
    """Everything that one game's sample file says."""

    tiles: dict[str, Plain]
    #: A family whose tiles count for nothing but their abilities, and how they are described.
    uncounted: Plain
    bends: str
    currencies: tuple[str, ...]
    amounts: dict[str, Scene]
    moments: dict[str, Scene]
    offers: dict[str, OfferScene]
    windows: dict[str, WindowScene]
    sets: dict[str, Plain]
    together: list[Plain]
    decisions: list[Plain]
    moves: list[Plain]


def sample_files() -> dict[str, Path]:
    return {path.stem: path for path in sorted(SCENES.glob("*.yaml"))}


@cache
def samples(game_id: str) -> Samples:
    plain = yaml.safe_load(sample_files()[game_id].read_text(encoding="utf-8"))
    return Samples(
        plain["tiles"],
        plain["uncounted"],
        plain["bends"],
        tuple(plain["currencies"]),
        {name: Scene(**scene) for name, scene in plain["amounts"].items()},
        {name: Scene(**scene) for name, scene in plain["moments"].items()},
        {name: OfferScene(**scene) for name, scene in plain["offers"].items()},
        {name: WindowScene(**scene) for name, scene in plain["windows"].items()},
        plain.get("sets", {}),
        plain.get("together", []),
        plain.get("decisions", []),
        plain.get("moves", []),
    )


# -- synthetic tiles


class Tile(NamedTuple):
    """An ability on a tile of a family that can be held."""

    id: str
    family: str
    ability: Plain


class Tiles:
    """The synthetic tiles of a game; the same ability is made only once."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        self.made: dict[str, Tile] = {}

    def holding(self, ability: Plain, family: str = "") -> Tile:
        bent = {"bends": samples(self.game_id).bends, **ability}
        family = family or next(iter(samples(self.game_id).tiles))
        key = f"{family} {bent}"
        return self.made.setdefault(key, Tile(f"synthetic-{len(self.made)}", family, bent))

    def game(self, modules: tuple[str, ...] = ()) -> Game:
        return engine.play_by(with_tiles(jury(self.game_id).book, self.made.values()), modules)


def with_tiles(book: Rulebook, tiles: Iterable[Tile]) -> Rulebook:
    """The rulebook of a game with more tiles, and with the questions that its content does not have yet."""
    extra, by_family = samples(book.id), dict[str, list[Component]]()
    for tile in tiles:
        by_family.setdefault(tile.family, []).append(_component(book.id, tile))
    decisions = (*book.decisions, *(build(Decision, each) for each in extra.decisions))
    moves = (*book.moves, *(build(MoveForm, each) for each in extra.moves))
    return replace(_with_families(book, by_family), decisions=decisions, moves=moves)


def with_components(game_id: str, tiles: Mapping[str, list[Plain]]) -> Rulebook:
    """The rulebook of a game with whole tiles added to some families."""
    built = {
        family: [build(Component, {"family": family, "count": 9, **tile}) for tile in listed]
        for family, listed in tiles.items()
    }
    return _with_families(jury(game_id).book, built)


def _with_families(book: Rulebook, more: Mapping[str, list[Component]]) -> Rulebook:
    families = tuple(
        replace(family, components=(*family.components, *more.get(family.id, []))) for family in book.families
    )
    return replace(book, families=families)


def _component(game_id: str, tile: Tile) -> Component:
    printed = samples(game_id).tiles[tile.family]["tile"]
    return build(Component, {"id": tile.id, "family": tile.family, "count": 9, "abilities": [tile.ability], **printed})


def held(game_id: str, given: Plain, tiles: Iterable[Tile], stock: Mapping[str, int] | None = None) -> Plain:
    """The description of a position in which the first player holds tiles, and so many goods."""
    described = copy.deepcopy(given)
    first = described["players"][first_player(described)]
    first.update(stock or {})
    for tile in tiles:
        how = samples(game_id).tiles[tile.family]
        holder = described if how.get("everybody") else first
        if how.get("single"):
            holder[how["held"]] = tile.id
        else:
            holder.setdefault(how["held"], []).append(tile.id)
    return described


def first_player(given: Plain) -> str:
    return str(next(iter(given["players"])))


# -- playing


def at_start(game: Game, given: Plain) -> AnyPosition:
    pos = game.position(given)
    pos.stepwise = True
    if pos.stack:
        pos.run()
    return pos


def follow(pos: AnyPosition, moves: Moves, watch: str = "", answer: str = TAKE, until: str = "") -> None:
    """Play moves and what they lead to, up to another move."""
    lead(pos, moves, watch, answer)
    settle(pos, watch, answer, until)


def lead(pos: AnyPosition, moves: Moves, watch: str = "", answer: str = TAKE) -> None:
    """Play moves, and answer in between what is asked by the way."""
    for move in moves:
        if move.startswith("run "):
            pos.stack[:] = pos.game.kit.runs[move.removeprefix("run ")]
            pos.run()
        else:
            settle(pos, watch, answer, until=move)
            pos.play(move)


def settle(pos: AnyPosition, watch: str, answer: str, until: str = "") -> None:
    """Everything that is asked by the way, up to a move; what has only one answer is answered, but nobody stops."""
    while pos.decision and until not in (texts := [move.text for move in pos.legal_moves()]):
        chosen = _answer(pos.decision.kind, texts, watch, answer)
        if not chosen:
            return
        pos.play(chosen)


def _answer(kind: str, texts: list[str], watch: str, answer: str) -> str:
    if kind == "tax":
        return {TAKE: texts[-1], REFUSE: texts[0], PART: texts[1 % len(texts)]}[answer]
    if kind in ("step-tax", "may"):
        return "yes" if answer == TAKE and "yes" in texts else "no"
    if kind == "pay" and f"pay {watch}" in texts:
        return f"pay {watch}"
    is_forced = len(texts) == 1 and texts[0] not in ("done", "nothing")
    return texts[0] if is_forced or kind == "take" else ""


def watched(pos: AnyPosition, given: Plain, watch: str) -> int:
    state: Any = pos.game.state(pos)
    found: int = state["players"][first_player(given)][watch]
    return found
