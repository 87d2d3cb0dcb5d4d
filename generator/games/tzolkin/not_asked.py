"""Moves at the wrong moment of a turn: why not, where that can be said better than by the question that is asked."""

from __future__ import annotations

from engine.model.text import Inline
from generator.wording.game_words import Saying
from generator.wording.narrator import Narrator


def _nothing_done(say: Narrator) -> Inline:
    return say("reason.nothing-done", "You have to place or pick up at least one worker.")


def _has_placed(say: Narrator) -> Inline:
    return say("reason.has-placed", "You are placing workers in this turn and cannot pick up any now.")


def _has_picked_up(say: Narrator) -> Inline:
    return say("reason.has-picked-up", "You have picked up a worker, so you cannot place any in this turn.")


def _begs_too_late(say: Narrator) -> Inline:
    return say("reason.begs-too-late", "You can beg only before you place or pick up a worker.")


def _has_acted(say: Narrator) -> Inline:
    return say(
        "reason.worker-has-acted", "The worker that you picked up has performed its action; each performs only one."
    )


#: By the question that is asked and the kind of move that does not answer it.
NOT_ASKED: dict[tuple[str, str], Saying] = {
    ("turn", "done"): _nothing_done,
    ("placing", "pick"): _has_placed,
    ("picking", "place"): _has_picked_up,
    ("placing", "beg"): _begs_too_late,
    ("picking", "beg"): _begs_too_late,
    ("act", "beg"): _begs_too_late,
    **{("picking", move): _has_acted for move in ("act", "ahead", "across", "nothing")},
}
