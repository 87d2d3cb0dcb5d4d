"""How the form of a position is filled in, where several games say the same."""

from __future__ import annotations

from engine.model.text import Inline
from generator.wording.speaker import Speaker


def workers_on_the_board(say: Speaker) -> Inline:
    # Translators: how workers on the board are typed into a form; {numbers} is an example such as 0 2 5.
    return say(
        "try.hint-workers",
        "For workers, write the numbers of their spaces, or their powers: {numbers}.",
        numbers="0 2 5",
    )
