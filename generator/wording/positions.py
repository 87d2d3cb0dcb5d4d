"""A position in words: for whoever cannot see its drawing, and for the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from importlib import import_module
from typing import Any

from engine.model.text import Inline
from generator.wording.names import player_name
from generator.wording.narrator import Narrator
from generator.wording.tiles import tile_link

QUARTER = 4


def position_words(pos: Any, say: Narrator) -> tuple[Inline, ...]:
    """The table first, then the players in their order, a few sentences each."""
    own = import_module(f"generator.wording.games.{pos.game.id}.table")
    table: tuple[Inline, ...] = tuple(own.table_words(pos, say))
    players = (line for index in range(len(pos.players)) for line in _player(pos, index, own, say))
    return (*table, *players)


def position_text(pos: Any, say: Narrator) -> Inline:
    """All of it as one paragraph: the text alternative of a drawing."""
    return say.sentences(position_words(pos, say))


def _player(pos: Any, index: int, own: Any, say: Narrator) -> Iterator[Inline]:
    player, name = pos.players[index], player_name(pos.players[index].colour, say)
    yield _owns(pos, player, name, say)
    yield from own.player_words(pos, index, name, say)
    yield _tracks(pos, player, name, say)
    if player.tiles:
        tiles = say.listing([tile_link(pos.game.tiles[tile].id, say) for tile in player.tiles])
        # Translators: {player} is a colour; {tiles} is a list of names of tiles in front of that player.
        yield say("position.tiles", "{player}, tiles: {tiles}.", player=name, tiles=tiles)


def _owns(pos: Any, player: Any, name: Inline, say: Narrator) -> Inline:
    """Points and every good, also those of which there is none."""
    goods = say.goods(dict(zip(pos.game.goods, player.goods, strict=True)), "subject")
    # Translators: {player} is a colour; {goods} is a counted list, such as "5 corn, 0 wood and 1 stone".
    return say(
        "position.owns",
        "{player}: {n|point|points}; {goods}.",
        player=name,
        n=Fraction(player.quarters, QUARTER),
        goods=goods,
    )


def _tracks(pos: Any, player: Any, name: Inline, say: Narrator) -> Inline:
    steps = zip(pos.game.tracks, player.tracks, strict=True)
    listed = say.listing([_step(track.id, at - track.start, say) for track, at in steps])
    # Translators: {player} is a colour; {tracks} is a list such as "Chaac 1 and Agriculture 0": steps above the start.
    return say("position.tracks", "{player}, steps above the start: {tracks}.", player=name, tracks=listed)


def _step(track: str, step: int, say: Narrator) -> Inline:
    # Translators: {track} is the name of a temple or technology; {step} is how many steps above its start.
    return say("position.step", "{track} {step}", track=say.ref(track), step=step)
