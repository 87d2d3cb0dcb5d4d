"""Every field of every event shows in its sentence, and so does its player."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

import engine
from engine.effects import CORE_EVENTS
from generator.wording.events import telling
from generator.wording.names import player_name
from tests.wording.voices import said, voice

#: Two values for every field, by its name; where a game or an event has values of its own, by that too.
VALUES: dict[str, tuple[Any, Any]] = {
    "good": ("corn", "wood"),
    "amount": (1, 2),
    "points": (3, -3),
    "track": ("chaac", "kukulcan"),
    "teotihuacan.track": ("green", "red"),
    "by": (1, -1),
    "component": ("farm-one-worker", "monument-tombs"),
    "teotihuacan.component": ("royal-temples", "royal-wood-and-stone"),
    "teotihuacan.good": ("cocoa", "wood"),
    "place": ("palenque", "tikal"),
    "teotihuacan.place": ("forest", "palace"),
    "space": (2, 3),
    "laid.space": ("tikal.2", "tikal.3"),
    "cost": (1, 2),
    "corn": (1, 2),
    "way": ("corn", "burned"),
    "technology": ("agriculture", "extraction"),
    "level": (1, 2),
    "workers": (1, 2),
    "days": (1, 2),
    "day": (8, 9),
    "number": (1, 2),
    "paid": (3, 4),
    "age": (1, 2),
    "reason": ("end.corn", "monument-tombs"),
    "quarters": (1, 4),
    "winners": (("green",), ("green", "red")),
    "what": ("workers", "jungle"),
    "colours": (0, 1),
    "power": (1, 2),
}
#: Events that happen to nobody in particular; `set_up` only where it is about the board.
NOBODYS = {
    "revealed", "corn_laid", "advanced", "neutral_placed", "neutral_stays", "food_day", "late_food_day", "new_age",
    "skull_shortage", "prophecy_over", "game_over", "disc_advanced", "disc_stopped", "eclipse",
}  # fmt: skip


def values(game: str, kind: str, field: str) -> tuple[Any, Any]:
    known = (VALUES.get(key) for key in (f"{game}.{field}", f"{kind}.{field}", field))
    return next(pair for pair in known if pair)


def every_event() -> list[Any]:
    return [
        pytest.param(game, kind, fields, id=f"{game}.{kind}")
        for game in engine.GAMES
        for kind, fields in {**CORE_EVENTS, **import_module(f"engine.{game}").EVENTS}.items()
    ]


@pytest.mark.parametrize(("game", "kind", "fields"), every_event())
def test_every_field_of_an_event_shows(game: str, kind: str, fields: tuple[str, ...]) -> None:
    say, told = voice("en", game), telling(game, kind)
    green, red = player_name("green", say), player_name("red", say)
    usual = {field: values(game, kind, field)[0] for field in fields}
    sentence = said(told(say, green, **usual))
    for field in fields:
        other = {**usual, field: values(game, kind, field)[1]}
        assert said(told(say, green, **other)) != sentence, field
    assert (said(told(say, red, **usual)) != sentence) == (kind not in NOBODYS)
