"""How the form of a position is filled in: what each game needs to say of its workers."""

from __future__ import annotations

from engine.model.text import Inline
from generator.wording.speaker import Speaker

EXAMPLE = "0 2 5"
POWERS = "1 2 5"


def workers_on_spaces(say: Speaker) -> Inline:
    # Translators: how workers on the board are typed into a form; {numbers} is an example such as 0 2 5.
    return say(
        "try.hint-workers", "For workers, write the numbers of their spaces, for example {numbers}.", numbers=EXAMPLE
    )


def workers_by_power(say: Speaker) -> Inline:
    # Translators: how workers on the board are typed into a form; {numbers} is an example such as 1 2 5.
    return say("try.hint-powers", "For workers, write their powers, for example {numbers}.", numbers=POWERS)
