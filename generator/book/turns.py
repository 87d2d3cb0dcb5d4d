"""An example told turn by turn: each move, what came of it and by which rules, and what could not be done there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.events import Event
from engine.judge import Stage, Verdict
from engine.model.text import Inline, Link, Words
from engine.position import AnyPosition
from generator.book.translated import TranslatedRulebook
from generator.wording.events import event_words, told_once, which_tells
from generator.wording.moves import move_words
from generator.wording.names import player_name
from generator.wording.refusals import refusal_words

# Stages in which the position is only being set up.
_OPENING = frozenset({"given", "start"})


@dataclass(frozen=True, slots=True)
class Result:
    """One thing that happened, and the rules by which it did."""

    text: Inline
    rules: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """What somebody does (or what runs by itself), and what came of it, told from the engine's events.

    Where an event says what was done, the move is told by it and cites its rules; nothing is told twice.
    """

    move: Inline
    results: tuple[Result, ...]
    refused: tuple[Inline, ...] = ()  # what could not be done at this point, and why
    of_itself: bool = False  # nobody decides it
    rules: tuple[Inline, ...] = ()  # by which the move was made, where an event tells it


def turns(book: TranslatedRulebook, verdict: Verdict) -> Iterator[Turn]:
    before = verdict.start
    for number, stage in enumerate(verdict.stages, 1):
        refused = _refused(book, verdict, number, stage.after)
        if stage.said in _OPENING and not stage.player:
            if refused:
                yield Turn(book.say("cases.at-first", "Before the first move"), (), refused)
        elif stage.player or stage.events or refused:
            yield _turn(book, stage, before, refused)
        before = stage.after


def _turn(book: TranslatedRulebook, stage: Stage, before: AnyPosition, refused: tuple[Inline, ...]) -> Turn:
    events = tuple(told_once(stage.events, stage.after))
    telling = which_tells(before.game.moves.read(stage.said).kind, events, book.say) if stage.player else None
    if telling is None:
        return Turn(_move(book, stage, before), _results(book, stage, events), refused, of_itself=not stage.player)
    others = tuple(event for event in events if event is not telling)
    move = event_words(telling, stage.after, book.say)
    return Turn(move, _results(book, stage, others), refused, rules=_by(book, telling))


def _move(book: TranslatedRulebook, stage: Stage, before: AnyPosition) -> Inline:
    if not stage.player:
        return book.say("cases.of-itself", "What happens of itself")
    player, move = player_name(stage.player, book.say), move_words(stage.said, before, book.say)
    # Translators: {player} is a colour; {move} is what that player does, such as "Place a worker at Tikal".
    return book.say("cases.move", "{player}: {move}", player=player, move=move)


def _results(book: TranslatedRulebook, stage: Stage, events: Sequence[Event]) -> tuple[Result, ...]:
    return tuple(Result(event_words(event, stage.after, book.say), _by(book, event)) for event in events)


def _by(book: TranslatedRulebook, event: Event) -> tuple[Inline, ...]:
    """The rules by their numbers alone; there may be several for one event."""
    cited = dict.fromkeys(event.rules)
    return tuple((Link("rule", rule, (Words(book.rulebook.rules[rule].number),)),) for rule in cited)


def _refused(book: TranslatedRulebook, verdict: Verdict, stage: int, pos: AnyPosition) -> tuple[Inline, ...]:
    asked = (refused for refused in verdict.refused if refused.stage == stage)
    return tuple(refusal_words(refused.move, refused.refusal, pos, book.say) for refused in asked)
