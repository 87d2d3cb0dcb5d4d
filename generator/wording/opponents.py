"""What the players that need no person are called."""

from __future__ import annotations

from engine.model.text import Inline
from generator.wording.speaker import Speaker


def opponents(kind: str, say: Speaker) -> Inline:
    if kind == "random":
        # Translators: opponents who choose any legal move.
        return say("statistics.random", "at random")
    # Translators: opponents who think their own turn through.
    return say("statistics.sensible", "thinking")
