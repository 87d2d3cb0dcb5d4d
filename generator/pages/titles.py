"""The name of the whole site and the line under it."""

from __future__ import annotations

from generator.wording.speaker import Speaker
from generator.wording.writers import to_text


def site_title(say: Speaker) -> str:
    # Translators: the name of the whole site.
    return to_text(say("site.title", "Living Rulebook"))


def site_lead(say: Speaker) -> str:
    # Translators: one line about the site, under its name.
    return to_text(say("site.lead", "The rules of two great games, explained and played through"))
