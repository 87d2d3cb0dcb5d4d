"""An example told turn by turn: each move, what came of it and by which rules, and what could not be done there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.events import Event
from engine.judge import Stage, Verdict
from engine.model.text import Inline, Link, Words
from generator.pages.bodies import Result, Turn
from generator.pages.desk import Desk
from generator.wording.events import event_words
from generator.wording.moves import move_words
from generator.wording.names import player_name
from generator.wording.refusals import refusal_words

# Stages in which the position is only being set up.
_OPENING = frozenset({"given", "start"})


def turns(desk: Desk, verdict: Verdict) -> Iterator[Turn]:
    before = verdict.before
    for number, stage in enumerate(verdict.stages, 1):
        refused = _refused(desk, verdict, number, stage.after)
        if stage.said in _OPENING and not stage.player:
            if refused:
                yield Turn(desk.say("cases.at-first", "Before the first move"), (), refused)
        elif stage.player or stage.events or refused:
            yield Turn(_move(desk, stage, before), _results(desk, stage), refused)
        before = stage.after


def _move(desk: Desk, stage: Stage, before: Any) -> Inline:
    if not stage.player:
        return desk.say("cases.of-itself", "What happens of itself")
    player, move = player_name(stage.player, desk.say), move_words(stage.said, before, desk.say)
    # Translators: {player} is a colour; {move} is what that player does, such as "Place a worker: Tikal".
    return desk.say("cases.move", "{player}: {move}", player=player, move=move)


def _results(desk: Desk, stage: Stage) -> tuple[Result, ...]:
    return tuple(Result(event_words(event, stage.after, desk.say), _by(desk, event)) for event in stage.events)


def _by(desk: Desk, event: Event) -> tuple[Inline, ...]:
    """The rules by their numbers alone; there may be several for one event."""
    return tuple((Link("rule", rule, (Words(desk.book.rules[rule].number),)),) for rule in event.rules)


def _refused(desk: Desk, verdict: Verdict, stage: int, pos: Any) -> tuple[Inline, ...]:
    asked = (refused for refused in verdict.refused if refused.stage == stage)
    return tuple(refusal_words(refused.move, refused.rules, pos, desk.say) for refused in asked)
