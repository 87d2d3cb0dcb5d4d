"""What a level of a family of tracks gives can be put out of force: of every family and level that gives anything."""

from __future__ import annotations

from functools import cache

import pytest

import engine
from engine.claims import UnclaimedContent
from engine.game import Game
from engine.notation import recount
from tests.engine.playing import game
from tests.engine.scenes import Plain, Tile, Tiles, held

GAMES = engine.games()


def levels(game_id: str) -> list[tuple[str, int]]:
    """Families of tracks, and their levels that give an ability."""
    found = {
        (track.family, level)
        for track in game(game_id).tracks
        for level, step in enumerate(track.steps)
        if step.abilities
    }
    return sorted(found)


SUSPENDED = [(game_id, *each) for game_id in GAMES for each in levels(game_id)]


@cache
def suspending(game_id: str) -> tuple[Game, dict[tuple[str, int], Tile]]:
    made = Tiles(game_id)
    tiles = {each: made.holding({"suspend": {"tracks": each[0], "level": each[1]}}) for each in levels(game_id)}
    return made.game(), tiles


@pytest.mark.parametrize(("game_id", "family", "level"), SUSPENDED)
def test_a_suspended_level_gives_nothing_and_the_others_what_they_always_give(
    game_id: str, family: str, level: int
) -> None:
    played, tiles = suspending(game_id)
    given: Plain = {"players": {played.seats[0]: {}, played.seats[1]: {}}}
    pos = played.position(held(game_id, given, [tiles[family, level]]))
    for index, track in enumerate(played.tracks):
        pos.players[0].tracks[index] = pos.players[1].tracks[index] = len(track.steps) - 1
    recount(pos)
    with_tile, without = (player.held for player in pos.players)
    lost = [h for h in played.abilities.holdings if h.bit & without and not h.bit & with_tile]
    tracks = {track.id for track in played.tracks if track.family == family}
    sources = {f"{track}.{level}" for track in tracks}
    assert {h.source for h in lost} == {source for source in sources if played.abilities.of(source)}


@pytest.mark.parametrize("game_id", GAMES)
def test_a_level_that_gives_nothing_cannot_be_suspended(game_id: str) -> None:
    family = game(game_id).tracks[0].family
    made = Tiles(game_id)
    made.holding({"suspend": {"tracks": family, "level": 19}})
    with pytest.raises(UnclaimedContent, match=r"level 19 of .* gives nothing that could be suspended"):
        made.game()
