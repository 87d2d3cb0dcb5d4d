"""The words of the panel in which an example is tried; they stand in the page, so that its script needs none."""

from __future__ import annotations

from dataclasses import dataclass

from engine.model.text import Inline
from generator.browser.runtime import VERSION
from generator.games import kit_of
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text

#: What the runtime weighs, rounded.
MEGABYTES = 13


@dataclass(frozen=True, slots=True)
class Panel:
    title: str
    close: str
    waiting: str
    loading_runtime: str
    loading_rules: str
    laying_out: str
    failed: str
    broken: str
    position: str
    described: str
    rest: str
    happened: str
    moves: str
    refused: str
    type_move: str
    try_move: str
    change: str
    change_hint: str
    follow: str
    undo: str
    reset: str
    runtime: str = f"pyodide-{VERSION}"


def panel(say: Speaker) -> Panel:
    return Panel(**{**_of_loading(say), **_of_position(say), **_of_moves(say)})


def _of_loading(say: Speaker) -> dict[str, str]:
    return {
        # Translators: heading of the panel in which a reader plays with the position of an example.
        "title": to_text(say("try.title", "Try it")),
        "close": to_text(say("try.close", "Close")),
        "waiting": to_text(say("try.waiting", "One moment …")),
        "loading_runtime": to_text(
            # Translators: the engine is a program of so many megabytes, which the browser loads and then keeps.
            say("try.loading-runtime", "Loading the engine ({megabytes} MB, only once) …", megabytes=MEGABYTES)
        ),
        "loading_rules": to_text(say("try.loading-rules", "Loading the rules …")),
        "laying_out": to_text(say("try.laying-out", "Laying out the position …")),
        "failed": to_text(
            say("try.failed", "The engine could not be loaded. Check the connection, close this panel and try again.")
        ),
        "broken": to_text(say("try.broken", "That did not work. Start the example again.")),
    }


def _of_position(say: Speaker) -> dict[str, str]:
    return {
        "position": to_text(say("try.position", "The position")),
        # Translators: opens a description of the drawn position in sentences.
        "described": to_text(say("try.described", "The position in words")),
        # Translators: opens drawings of the parts of the board that the example does not need.
        "rest": to_text(say("try.rest", "The rest of the board")),
        "change": to_text(say("try.change", "Change the position")),
        "change_hint": to_text(say.sentences(_hints(say))),
        # Translators: a button; the example begins anew as it was printed.
        "reset": to_text(say("try.reset", "Start again")),
        # Translators: a button; takes the last move or change back.
        "undo": to_text(say("try.undo", "Take back")),
    }


def _hints(say: Speaker) -> tuple[Inline, ...]:
    return (
        say("try.hint-change", "Every change starts the example again from the changed position."),
        say("try.hint-tracks", "Tracks are counted in steps above their start."),
        *(hint(say) for hint in kit_of(say.game).labels.hints),
    )


def _of_moves(say: Speaker) -> dict[str, str]:
    return {
        # Translators: heading above what came of the last move.
        "happened": to_text(say("try.happened", "What has happened")),
        "moves": to_text(say("try.moves", "Legal moves")),
        # Translators: opens a list of moves that come into question but are not allowed; each can be asked about.
        "refused": to_text(say("try.refused-moves", "Moves that are not allowed here")),
        # Translators: label of a box for a move in the notation of the engine, such as "place tikal".
        "type_move": to_text(say("try.type-move", "Or write a move")),
        "try_move": to_text(say("try.try-move", "Try this move")),
        # Translators: a button; plays the move that the printed example plays next.
        "follow": to_text(say("try.follow", "Next step of the example")),
    }
