"""What the judge found, told step by step: moves, events, the rules that decided, and what did not hold."""

from __future__ import annotations

from collections.abc import Iterator

from engine.judge import Stage, Verdict
from engine.position import AnyPosition
from engine.refusals import Refusal
from generator.playing.lines import wrapped
from generator.playing.voice import Voice
from generator.wording.writers import to_text

#: What the judge calls the parts of a case that are no move and no procedure.
GIVEN, START, FORCED = "given", "start", "forced"


def ruling(verdict: Verdict, voice: Voice) -> Iterator[str]:
    """The whole case, ready to be printed."""
    yield f"{voice.case_title(verdict.case)} ({verdict.case.id})"
    yield from _explanation(verdict, voice)
    before = verdict.before
    for number, stage in enumerate(verdict.stages, 1):
        if before is not None and stage.said != GIVEN:
            yield from _stage(stage, before, voice)
        for refused in verdict.refused:
            if refused.stage == number:
                yield from why_not(refused.move, refused.refusal, stage.after, voice)
        before = stage.after
    yield from _rules(verdict, voice)
    yield from _outcome(verdict, voice)


def _explanation(verdict: Verdict, voice: Voice) -> Iterator[str]:
    text = voice.case_text(verdict.case)
    if text:
        yield from wrapped(text, 2)


def _stage(stage: Stage, before: AnyPosition, voice: Voice) -> Iterator[str]:
    if stage.said not in (START, FORCED):
        yield from wrapped(_heading(stage, before, voice), 2, 2)
    for event in stage.events:
        rules = voice.numbers(event.rules)
        yield from wrapped(f"{voice.event(event, stage.after)} [{rules}]", 4, 2)


def _heading(stage: Stage, before: AnyPosition, voice: Voice) -> str:
    if not stage.player:
        return f"> {voice.procedure(stage.said)}"
    return f"> {voice.player(stage.player)}: {voice.move(stage.said, before)}"


def why_not(move: str, refusal: Refusal | None, pos: AnyPosition, voice: Voice) -> list[str]:
    """Why a move is refused, with the deciding rule first; or that it is not."""
    return wrapped(f"? {voice.refusal(move, refusal, pos)}", 2, 2)


def _rules(verdict: Verdict, voice: Voice) -> Iterator[str]:
    decided = deciding_rules(verdict)
    if decided:
        yield "  " + to_text(voice.say("judge.rules", "Rules that decided"))
    for rule in sorted(decided, key=list(voice.book.rules).index):
        yield from wrapped(f"{voice.rule(rule)}: {voice.rule_text(rule)}", 4, 2)


def deciding_rules(verdict: Verdict) -> set[str]:
    """What was cited, except for setting the given position up; unless that is what the case is about."""
    given = {rule for stage in verdict.stages if stage.said == GIVEN for event in stage.events for rule in event.rules}
    later = {rule for stage in verdict.stages if stage.said != GIVEN for event in stage.events for rule in event.rules}
    return set(verdict.rules) - (given - later - set(verdict.case.rules))


def _outcome(verdict: Verdict, voice: Voice) -> Iterator[str]:
    if verdict.ok:
        yield "  = " + to_text(voice.say("judge.holds", "The case holds."))
        return
    yield "  = " + to_text(voice.say("judge.fails", "The case does not hold:"))
    for failure in verdict.failures:
        yield from wrapped(failure, 6, 2)


def explanation(verdict: Verdict, voice: Voice) -> Iterator[str]:
    """The position where the case ends, and its legal moves."""
    pos = final_position(verdict)
    if pos is None:
        return
    for sentence in voice.position(pos):
        yield from wrapped(sentence, 2, 2)
    if pos.decision is None:
        yield "  " + to_text(voice.say("judge.over", "Nothing is left to decide."))
        return
    player = voice.player(pos.players[pos.decision.player].colour)
    # Translators: {player} is a colour. The legal moves follow.
    yield "  " + to_text(voice.say("judge.options", "Legal moves for {player}", player=player))
    for move in pos.legal_moves():
        yield from wrapped(f"{move.text}: {voice.full_offer(move, pos)}", 4, 2)


def final_position(verdict: Verdict) -> AnyPosition | None:
    """The position where the case's own moves end, before anything that plays itself afterwards."""
    played = [stage.after for stage in verdict.stages if stage.said != FORCED]
    return played[-1] if played else verdict.before
