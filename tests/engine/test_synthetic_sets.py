"""A figure that a tile sets: with the tile in front of everybody, all cases go as if the rule itself said so.

Every case of the game is played three ways: with the rule changed, with a synthetic tile that sets the figure, and with
that tile in nobody's hands. A figure that the rule cannot have otherwise, because the board would not fit, has a scene
of its own among the samples. An automaton goes by the rule: nothing that a tile sets changes what it does.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache, cached_property
from typing import Any

import pytest

import engine
from engine.claims import UnclaimedContent
from engine.events import Event
from engine.game import Game
from engine.handles import Handle
from engine.judge import Verdict, judge
from engine.model.abilities import Set
from engine.model.build import build
from engine.model.cases import Case
from engine.model.rulebook import Rulebook
from engine.model.rules import Chapter
from engine.position import NOBODY
from tests.engine.jury import jury
from tests.engine.mutations import CONTENT
from tests.engine.scenes import Plain, Tile, Tiles, at_start, follow, samples, watched, with_tiles


class Figure:
    """A figure that may differ from player to player, and another value for it."""

    def __init__(self, game_id: str, handle: Handle) -> None:
        self.game_id, self.rule, self.param = game_id, handle.rule, handle.name
        self.bounds = handle.bounds

    @cached_property
    def to(self) -> Any:
        """Another value that the rule itself could have, unless a scene names one."""
        if self.scene:
            return self.scene["to"]
        usual = jury(self.game_id).book.rules[self.rule].param(self.param)
        if not isinstance(usual, int):
            return {key: figure + 1 for key, figure in usual}
        return next(to for to in (usual + 1, usual - 1, *self.bounds.among) if to != usual and _is_possible(self, to))

    def __str__(self) -> str:
        return f"{self.game_id}:{self.rule}/{self.param}"

    @property
    def scene(self) -> Plain:
        return samples(self.game_id).sets.get(f"{self.rule}/{self.param}", {})

    @property
    def ability(self) -> Plain:
        return {"set": {"rule": self.rule, "param": self.param, "to": self.to}, "bends": self.bends}

    @property
    def bends(self) -> str:
        """A rule that no case cites by itself."""
        return samples(self.game_id).uncounted["bends"]  # type: ignore[no-any-return]


def _is_possible(figure: Figure, to: int) -> bool:
    try:
        engine.play_by(ruled(figure, to))
    except UnclaimedContent:
        return False
    return True


FIGURES = [
    Figure(game_id, handle)
    for game_id in engine.games()
    for handle in engine.kit_of(game_id).handles.all()
    if handle.differs
]


@cache
def tiles(game_id: str) -> Tiles:
    """A tile for each figure of a game."""
    made = Tiles(game_id)
    for figure in FIGURES:
        if figure.game_id == game_id:
            made.holding(figure.ability, samples(game_id).uncounted["family"])
    return made


def tile_of(figure: Figure) -> Tile:
    return tiles(figure.game_id).holding(figure.ability, samples(figure.game_id).uncounted["family"])


@cache
def game_with_tiles(game_id: str) -> Game:
    return tiles(game_id).game(("all",))


def by_rule(figure: Figure) -> Game:
    """The game in which the rule says it for everybody; the tiles lie in it and do nothing."""
    return engine.play_by(with_tiles(ruled(figure, figure.to), tiles(figure.game_id).made.values()), ("all",))


def ruled(figure: Figure, to: Any) -> Rulebook:
    chapters = tuple(
        build(Chapter, {**plain, "rules": [_changed(rule, figure, to) for rule in plain["rules"]]})
        for plain in CONTENT[figure.game_id]["chapters"]
    )
    return replace(jury(figure.game_id).book, chapters=chapters)


def _changed(rule: Plain, figure: Figure, to: Any) -> Plain:
    if rule["id"] != figure.rule:
        return rule
    return {**rule, "params": {**rule["params"], figure.param: to}}


def held_by_all(given: Any, tile: Tile, game_id: str) -> Plain:
    """The description with the tile in front of every player, which only house rules let pass.

    An automaton holds no tile: nothing could be set for it.
    """
    key, automata = samples(game_id).uncounted["held"], engine.kit_of(game_id).automata
    players = {
        colour: own if colour in automata else {**own, key: [*listed(own.get(key, [])), tile.id]}
        for colour, own in given["players"].items()
    }
    return {**at_home(given, game_id), "players": players}


def at_home(given: Any, game_id: str) -> Plain:
    """The description where no rule keeps a position from existing."""
    return {**given, "house_rules": list(jury(game_id).book.rules)}


def listed(named: str | list[str]) -> list[str]:
    return [named] if isinstance(named, str) else list(named)


def told(verdict: Verdict) -> list[Any]:
    """Everything that happened, without the rules that it cites, and what could have happened next.

    That the synthetic tile itself has been revealed with the others is no part of it.
    """
    events = [
        (event.kind, event.player, event.values)
        for event in verdict.events
        if not any(str(value).startswith("synthetic-") for value in event.values)
    ]
    return [events, *([move.text for move in stage.after.legal_moves()] for stage in verdict.stages)]


def is_set_already(figure: Figure, case: Case) -> bool:
    """Whether somebody holds a tile of the content that sets the same figure."""
    tiles_that_set = [
        tile.id
        for tile in jury(figure.game_id).book.components.values()
        for ability in tile.abilities
        if isinstance(ability.form, Set) and (ability.form.rule, ability.form.param) == (figure.rule, figure.param)
    ]
    return any(tile in str(case.given) for tile in tiles_that_set)


def counts_the_tiles(figure: Figure, case: Case) -> bool:
    """Whether a case scores for tiles of the family that carries what is tried."""
    return case.id in samples(figure.game_id).uncounted.get("counted_in", ())


@cache
def usual(game_id: str) -> dict[str, Verdict]:
    """What happens in every case when nobody holds any of the tiles."""
    return {case.id: judge(game_with_tiles(game_id), case) for case in jury(game_id).book.cases}


@cache
def usually_told(game_id: str) -> dict[str, list[Any]]:
    return {case: told(verdict) for case, verdict in usual(game_id).items()}


def is_automatic(verdict: Verdict, event: Event) -> bool:
    """Whether an automaton did it, for whom rules stay as they are: it holds no tile."""
    game_id = verdict.start.game.id
    return event.player != NOBODY and verdict.start.players[event.player].colour in engine.kit_of(game_id).automata


def is_obeyed_by_an_automaton(figure: Figure, verdict: Verdict) -> bool:
    return any(figure.rule in event.rules and is_automatic(verdict, event) for event in verdict.events)


@pytest.mark.parametrize("figure", [figure for figure in FIGURES if not figure.scene], ids=str)
def test_a_set_figure_counts_like_the_rule(figure: Figure) -> None:
    changed, game, tile = by_rule(figure), game_with_tiles(figure.game_id), tile_of(figure)
    felt = 0
    for case in jury(figure.game_id).book.cases:
        if is_set_already(figure, case) or counts_the_tiles(figure, case):
            continue
        as_usual = usually_told(figure.game_id)[case.id]
        is_for_all = not is_obeyed_by_an_automaton(figure, usual(figure.game_id)[case.id])
        as_ruled = told(judge(changed, replace(case, given=at_home(case.given, figure.game_id))))
        verdict = judge(game, replace(case, given=held_by_all(case.given, tile, figure.game_id)))
        assert told(verdict) == (as_ruled if is_for_all else as_usual), case.id
        felt += is_for_all and as_ruled != as_usual
        by_players = [event for event in verdict.events if event.player != NOBODY and not is_automatic(verdict, event)]
        assert all(figure.bends in event.rules for event in by_players if figure.rule in event.rules), case.id
    assert felt, "no case feels the figure"


@pytest.mark.parametrize("figure", [figure for figure in FIGURES if figure.scene], ids=str)
def test_a_set_figure_counts_in_its_scene(figure: Figure) -> None:
    game, tile, scene = game_with_tiles(figure.game_id), tile_of(figure), figure.scene
    found = []
    for given in (scene["given"], held_by_all(scene["given"], tile, figure.game_id)):
        pos = at_start(game, given)
        follow(pos, scene["play"])
        found.append(watched(pos, given, scene["watch"]))
    assert found == [scene["without"], scene["with"]]


@pytest.mark.parametrize("game_id", engine.games())
def test_scenes_are_only_for_figures_that_can_be_set(game_id: str) -> None:
    assert set(samples(game_id).sets) <= {f"{each.rule}/{each.param}" for each in FIGURES if each.game_id == game_id}
