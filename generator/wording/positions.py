"""A position in words: for whoever cannot see its drawing, and for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from engine.model.text import Inline
from engine.position import AnyPosition, Player
from generator.wording.names import player_name
from generator.wording.narrator import Narrator
from generator.wording.tiles import tile_link


def position_words(pos: AnyPosition, say: Narrator) -> tuple[Inline, ...]:
    """The table first, then the players in their order, a few sentences each."""
    players = (line for index in range(len(pos.players)) for line in _player(pos, index, say))
    return (*say.words.table(pos, say), *say.words.outlook(pos, say), *players)


def position_text(pos: AnyPosition, say: Narrator) -> Inline:
    """All of it as one paragraph: the text alternative of a drawing."""
    return say.sentences(position_words(pos, say))


def player_state(pos: AnyPosition, index: int) -> Mapping[str, Any]:
    """What a description says of one player."""
    players: Any = pos.game.state(pos)["players"]
    state: Mapping[str, Any] = players[pos.players[index].colour]
    return state


def _player(pos: AnyPosition, index: int, say: Narrator) -> Iterator[Inline]:
    player, name = pos.players[index], player_name(pos.players[index].colour, say)
    yield _owns(pos, player, name, say)
    yield from say.words.player(pos, index, name, say)
    yield from _tracks(pos, player, name, say)
    if player.tiles:
        tiles = say.listing([tile_link(pos.game.tiles[tile].id, say) for tile in player.tiles])
        # Translators: {player} is a colour; {tiles} is a list of names of tiles in front of that player.
        yield say("position.tiles", "{player}, tiles: {tiles}.", player=name, tiles=tiles)


def _owns(pos: AnyPosition, player: Player, name: Inline, say: Narrator) -> Inline:
    """Points, and the goods of which there are any."""
    points = Fraction(player.points, pos.game.kit.parts_of_a_point)
    goods = {good: n for good, n in zip(pos.game.goods, player.goods, strict=True) if n}
    if not goods:
        # Translators: {player} is a colour.
        return say("position.owns-nothing", "{player}: {n|point|points}; no goods.", player=name, n=points)
    # Translators: {player} is a colour; {goods} is a counted list, such as "5 corn and 1 stone".
    return say(
        "position.owns",
        "{player}: {n|point|points}; {goods}.",
        player=name,
        n=points,
        goods=say.goods(goods, "subject"),
    )


def _tracks(pos: AnyPosition, player: Player, name: Inline, say: Narrator) -> Iterator[Inline]:
    """The tracks on which a marker has left its start."""
    steps = zip(pos.game.tracks, player.tracks, strict=True)
    gone = [_step(track.id, at - track.start, say) for track, at in steps if at != track.start]
    if gone:
        listed = say.listing(gone)
        # Translators: {player} is a colour; {tracks} is a list such as "Chaac 1 and Agriculture 2".
        yield say("position.tracks", "{player}, steps above the start: {tracks}.", player=name, tracks=listed)


def _step(track: str, step: int, say: Narrator) -> Inline:
    # Translators: {track} is the name of a temple or technology; {step} is how many steps above its start.
    return say("position.step", "{track} {step}", track=say.ref(track), step=step)
