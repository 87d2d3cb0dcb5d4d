"""What stands on everything that is published: its version, and to whom the games belong."""

from __future__ import annotations

from generator import __version__
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text


def version_line(say: Speaker) -> str:
    # Translators: {version} is a number such as 0.1.0.
    return to_text(say("frame.version", "Living Rulebook, version {version}", version=__version__))


def notice(say: Speaker) -> str:
    return to_text(
        say(
            "frame.notice",
            "The games, their names and their artwork belong to their publishers, who have no part in these pages. "
            "All wording is our own. To play, you need the game itself.",
        )
    )
