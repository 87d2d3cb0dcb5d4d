"""Properties that hold in any position that can be described, however odd."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.playing import game

TABLE = game("tzolkin")
GEARS = [place.id for place in TABLE.places if place.kind == "gear"]
TEMPLES = {
    track.id: (-track.start, len(track.steps) - 2 - track.start) for track in TABLE.tracks if track.family == "temples"
}
LEVELS = {track.id: (0, len(track.steps) - 1) for track in TABLE.tracks if track.family == "technologies"}
BUILDINGS = {age: [tile.id for tile in TABLE.tiles if tile.mark("age", 0) == age] for age in (1, 2)}
#: The last day on which buildings of the first age lie there.
LAST_OF_FIRST_AGE = 14


@st.composite
def positions(draw: Any) -> dict[str, Any]:
    """Two players with some goods, steps, levels and workers; three buildings on display."""
    free = {gear: list(range(8)) for gear in GEARS}
    players = {colour: draw(_player(free)) for colour in ("green", "red")}
    day = draw(st.integers(1, 26))
    display = draw(st.lists(st.sampled_from(BUILDINGS[1 + (day > LAST_OF_FIRST_AGE)]), max_size=3, unique=True))
    return {"day": day, "display": display, "players": players}


@st.composite
def _player(draw: Any, free: dict[str, list[int]]) -> dict[str, Any]:
    goods = {good: draw(st.integers(0, 9)) for good in ("corn", "wood", "stone", "gold")}
    goods["skull"] = draw(st.integers(0, 3))
    tracks = {track: draw(st.integers(*bounds)) for track, bounds in {**TEMPLES, **LEVELS}.items()}
    workers: dict[str, list[int]] = {}
    for gear in draw(st.lists(st.sampled_from(GEARS), max_size=3)):
        space = draw(st.sampled_from(free[gear]))
        free[gear].remove(space)
        workers.setdefault(gear, []).append(space)
    return {**goods, **tracks, **workers}


@settings(deadline=None, max_examples=120)
@given(positions())
def test_every_legal_move_can_be_played_and_nothing_else(given_position: dict[str, Any]) -> None:
    pos = TABLE.position(given_position)
    pos.run()
    before = json.dumps(pos.to_json())
    for move in pos.legal_moves():
        other = pos.copy()
        events = other.play(move)
        assert all(set(event.rules) <= set(TABLE.rulebook.rules) for event in events)
        assert pos.why_not(move) == ()
        assert min(min(player.goods) for player in other.players) >= 0
    assert json.dumps(pos.to_json()) == before


@settings(deadline=None, max_examples=60)
@given(positions())
def test_a_position_survives_being_saved(given_position: dict[str, Any]) -> None:
    pos = TABLE.position(given_position)
    pos.run()
    again = TABLE.from_json(json.loads(json.dumps(pos.to_json())))
    assert again.to_json() == pos.to_json()
    assert again.legal_moves() == pos.legal_moves()
