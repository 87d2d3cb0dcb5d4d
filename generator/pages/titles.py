"""The name of the whole site, and what is said of it in a line or two."""

from __future__ import annotations

from collections.abc import Sequence

from engine.model.rulebook import Rulebook
from engine.model.text import Inline
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text


def site_title(say: Speaker) -> str:
    # Translators: the name of the whole site.
    return to_text(say("site.title", "Living Rulebook"))


def site_lead(say: Speaker, games: Sequence[Rulebook]) -> str:
    """One line under its name; it counts the games only where there are as many as it says, and all of them whole."""
    if len(games) != 2 or not all(game.books[0].complete for game in games):
        return to_text(site_promise(say))
    # Translators: one line about the site, under its name.
    return to_text(say("site.lead", "The rules of two great games, explained and played through"))


def site_promise(say: Speaker) -> Inline:
    """What a reader may rely on."""
    return say(
        "home.lead",
        "A rulebook that plays itself: an engine has carried out every example on these pages, and every number on "
        "them is the one the engine plays with.",
    )
