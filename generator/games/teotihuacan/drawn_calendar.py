"""The Calendar track of Teotihuacan: the light disc on its way to the dark one."""

from __future__ import annotations

from engine.model.board import Place
from engine.teotihuacan.position import TeotihuacanPosition
from generator.pictures.board import Setting
from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.lanes import Lane, Lanes, draw_lanes
from generator.pictures.spaces import Space
from generator.pictures.symbols import Signs
from generator.pictures.tokens import PlayerBadge, Token

_STEP = 46
_ROUND = "round"
Discs = dict[int, tuple[Token, ...]]


def calendar_at_start(place: Place, signs: Signs, setting: Setting) -> Drawing:
    """Both discs as the game begins: the dark one lies where the number of players says."""
    rule = signs.book.rules[place.rule]
    light, dark = rule.param("light"), rule.param("dark")
    assert isinstance(light, int)
    assert isinstance(dark, tuple)
    discs: Discs = {space: (_dark(players, signs),) for players, space in dark}
    return _track(signs, {light: (_light(signs),)} | discs, max(discs))


def calendar_now(pos: TeotihuacanPosition, signs: Signs) -> Drawing:
    light, dark = _light(signs), Token(PlayerBadge("black", "", signs.captions.term("dark-disc"), _ROUND))
    standing: Discs = {pos.dark: (dark,)} | {pos.light: (light, dark) if pos.light == pos.dark else (light,)}
    return _track(signs, standing, pos.dark)


def _light(signs: Signs) -> Token:
    return Token(PlayerBadge("white", "", signs.captions.term("light-disc")))


def _dark(players: int, signs: Signs) -> Token:
    captions = signs.captions
    # Translators: in the drawing of the calendar: where the dark disc starts in a game of so many players.
    words = captions.say("picture.dark-disc-start", "Dark disc with {n|player|players}", n=players)
    return Token(PlayerBadge("black", captions.number(players), captions.plain(words), _ROUND))


def _track(signs: Signs, discs: Discs, last: int) -> Drawing:
    captions = signs.captions
    steps = tuple(Space(label=signs.number(n), tokens=discs.get(n, ())) for n in range(last + 1))
    told = ((captions.list(p.player.name for p in pieces), signs.number(n)) for n, pieces in sorted(discs.items()))
    name = captions.term("calendar-track")
    return draw_lanes(Lanes((Lane(name, steps),), Alternative(name, captions.occupied(told)), step=_STEP))
