"""Typesetting is measured of what can be printed: a game without a solo mode has no solo aid."""

from __future__ import annotations

import pytest

from generator.measuring import typesetting
from generator.measuring.typesetting import Setting, measure, typesetting_seconds
from generator.print.offers import OFFERS


def test_a_solo_aid_is_measured_with_the_module_that_it_is_about() -> None:
    measured = measure("solo", "en", "teotihuacan")
    assert measured["pages"] == 2
    assert measured["seconds"] > 0


def test_every_kind_is_measured_where_a_game_offers_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []

    def set_at_once(kind: str, language: str, game: str) -> Setting:
        asked.append((kind, game))
        return Setting(seconds=1.0, pages=50)

    monkeypatch.setattr(typesetting, "_in_a_fresh_process", set_at_once)
    seconds = typesetting_seconds(["en"], ["teotihuacan", "tzolkin"])
    assert {kind for kind, _ in asked} == set(OFFERS)
    assert ("solo", "teotihuacan") in asked
    assert ("solo", "tzolkin") not in asked
    assert seconds["typeset_page_ms"] == 20.0
