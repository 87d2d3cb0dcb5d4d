"""Every field of every event shows in its sentence, and so does its player."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.effects import CORE_EVENTS
from generator.wording.events import telling
from generator.wording.names import player_told
from tests.game_samples import samples
from tests.wording.voices import said, voice

#: Two values for every figure of the events that all games tell; of everything else a game has samples of its own.
VALUES: dict[str, tuple[Any, Any]] = {
    "amount": (1, 2),
    "points": (3, -3),
    "by": (1, -1),
    "total": (3, 4),
    "count": (2, 3),
    "each": (1, 4),
}


def values(game: str, kind: str, field: str) -> tuple[Any, Any]:
    known = {**VALUES, **samples(game).fields}
    found = known.get(f"{kind}.{field}") or known.get(field)
    assert found, f"tests/samples/{game}.yaml has no values for the field {field} of the event {kind}"
    return found


def every_event() -> list[Any]:
    return [
        pytest.param(game, kind, fields, id=f"{game}.{kind}")
        for game in engine.games()
        for kind, fields in {**CORE_EVENTS, **engine.kit_of(game).events}.items()
    ]


@pytest.mark.parametrize(("game", "kind", "fields"), every_event())
def test_every_field_of_an_event_shows(game: str, kind: str, fields: tuple[str, ...]) -> None:
    say = voice("en", game)
    told = telling(kind, say)
    one, another = (player_told(colour, say) for colour in engine.kit_of(game).seats[:2])
    usual = {field: values(game, kind, field)[0] for field in fields}
    sentence = said(told(say, one, **usual))
    for field in fields:
        other = {**usual, field: values(game, kind, field)[1]}
        assert said(told(say, one, **other)) != sentence, field
    assert (said(told(say, another, **usual)) != sentence) == (kind not in samples(game).nobodys)
