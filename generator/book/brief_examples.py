"""An example in brief, as it stands beside its rule: a picture before, what is done, a picture after."""

from __future__ import annotations

from dataclasses import dataclass

from engine.judge import Verdict
from engine.model.text import Inline
from generator.book.cases import DrawnCase, PlayedCase
from generator.book.translated import TranslatedRulebook
from generator.book.turns import Turn
from generator.checking.verdicts import verdict_on
from generator.pictures.drawing import Drawing
from generator.pictures.position import is_of_a_player, parts
from generator.wording.moves import move_words

Drawings = tuple[Drawing, ...]


@dataclass(frozen=True, slots=True)
class Forbidden:
    """What cannot be done there, and the rule that decides it."""

    move: Inline
    rule: Inline


@dataclass(frozen=True, slots=True)
class BriefExample:
    """`told` is what its author wrote or, where nobody did, what comes of the moves. Drawings stand in the order of
    their importance, so that the first are shown where room is short; `after` has those that change, and no others."""

    id: str
    title: str
    told: tuple[Inline, ...]
    before: Drawings
    moves: tuple[Inline, ...]
    forbidden: tuple[Forbidden, ...]
    after: Drawings


def brief_example(book: TranslatedRulebook, case: PlayedCase, drawn: DrawnCase) -> BriefExample:
    verdict = verdict_on(book.whole, case.id)
    before, after = _pictures(verdict, book, drawn)
    results = tuple(text for turn in case.turns for text in _told(turn))
    return BriefExample(
        id=case.id,
        title=case.title,
        told=(case.text,) if case.text else results,
        before=before,
        moves=tuple(turn.move for turn in case.turns if any(_told(turn)) and case.text and not turn.of_itself),
        forbidden=tuple(_forbidden(verdict, book)),
        after=after,
    )


def _told(turn: Turn) -> tuple[Inline, ...]:
    """What happened in a turn, with what was done where an event tells it."""
    return (*((turn.move,) if turn.rules else ()), *(result.text for result in turn.results))


def _pictures(verdict: Verdict, book: TranslatedRulebook, drawn: DrawnCase) -> tuple[Drawings, Drawings]:
    """Boards of players whom the example does not touch are left out, if it touches anything."""
    old, new = drawn.before, drawn.after
    changed = _changed(verdict, book, drawn)
    kept = [id for id in old if id in changed or not changed or not is_of_a_player(id)]
    order = sorted(kept, key=lambda id: (id not in changed, _importance(id, verdict, book)))
    return tuple(old[id] for id in order), tuple(new[id] for id in order if id in changed and id in new)


def _importance(part: str, verdict: Verdict, book: TranslatedRulebook) -> int:
    """What the chapter is about, what lies before a player, tracks and tiles; then places, where pieces come and go."""
    rulebook = book.rulebook
    chapter = next(each for each in rulebook.chapters if each.id == rulebook.rules[verdict.case.rules[0]].chapter)
    if part in {each.partition(":")[2] for each in chapter.shows}:
        return 0
    if is_of_a_player(part):
        return 1
    return 3 if part in rulebook.place_by_id else 2


def _changed(verdict: Verdict, book: TranslatedRulebook, drawn: DrawnCase) -> frozenset[str]:
    """Whose turn it is makes no difference here."""
    old, new = drawn.before, drawn.after
    differ = frozenset(id for id in old if id in new and new[id] != old[id])
    if verdict.stages[-1].after.active == verdict.start.active:
        return differ
    last = verdict.stages[-1].after.copy()
    last.active = verdict.start.active
    # What looks the same with another player to move has not changed, and need not be drawn again.
    return frozenset(part.id for part in parts(last, book.signs) if part.id in differ and part.draw() != old[part.id])


def _forbidden(verdict: Verdict, book: TranslatedRulebook) -> list[Forbidden]:
    positions = [verdict.start, *(stage.after for stage in verdict.stages)]
    return [
        Forbidden(move_words(each.move, positions[each.stage], book.say), book.rule_link(each.rules[0]))
        for each in verdict.refused
        if each.rules
    ]
