"""A game and an example played by fixed choices. The same text runs here and in the browser; both must say the same."""

from __future__ import annotations

import json
from typing import Any

import engine
from generator.browser.compiled import from_compiled_json
from generator.browser.trial import Trial

SEED = 7
DECISIONS = 400


def same_game(rulebook: str, language: str, places: str) -> str:
    return json.dumps([whole_game(rulebook), example(Trial(rulebook, language, places, "../../"))])


def whole_game(rulebook: str) -> list[Any]:
    pos = engine.play_by(from_compiled_json(rulebook)).new_position(4, SEED)
    moves: list[str] = []
    while not pos.is_over and len(moves) < DECISIONS:
        legal = pos.legal_moves()
        moves.append(legal[len(moves) * SEED % len(legal)].text)
        pos.play(moves[-1])
    return [moves, pos.to_json(), pos.scores()]


def example(table: Trial) -> list[Any]:
    told = [json.loads(table.open_case("begging-is-a-choice"))]
    while told[-1]["follow"]:
        told.append(json.loads(table.follow()))
    return [*told, json.loads(table.set_value("players.green.corn", "5")), json.loads(table.why_not("beg"))]
