"""Under which licences a reader may pass things on: ours, and those of what others have made."""

from __future__ import annotations

from collections.abc import Mapping

from engine.model.text import Inline
from generator.pages import bodies
from generator.pages.labels import Labels
from generator.pages.model import Page
from generator.releases.parts import parts
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text

CONTENT, CODE = "CC BY 4.0", "MIT"


def licences_page(say: Speaker, labels: Labels) -> Page:
    uses = _uses(say)
    listed = tuple(bodies.Licence(part.name, part.version, uses[part.use], part.licence) for part in parts())
    body = bodies.Licences(
        own=((_content(say), CONTENT), (_code(say), CODE)),
        parts_title=to_text(say("licences.parts", "What others have made")),
        heads=(
            to_text(say("licences.part", "Part")),
            to_text(say("licences.version", "Version")),
            to_text(say("licences.use", "What it does here")),
            to_text(say("licences.licence", "Licence")),
        ),
        parts=listed,
    )
    title = to_text(say("frame.licences", "Licences"))
    return Page("licences", title, "licences.md", body, labels, alone=True, hidden=True)


def _content(say: Speaker) -> Inline:
    # Translators: {licence} is the short name of a licence, such as CC BY 4.0.
    return say(
        "licences.content",
        "The texts, figures, drawings and translations of these pages are under the licence {licence}: you may "
        "pass them on and change them, as long as you say where they come from.",
        licence=CONTENT,
    )


def _code(say: Speaker) -> Inline:
    # Translators: {licence} is the short name of a licence.
    return say("licences.code", "The programs behind them are under the licence {licence}.", licence=CODE)


def _uses(say: Speaker) -> Mapping[str, str]:
    return {
        "theme": to_text(say("licences.use.theme", "the frame of every page")),
        "search": to_text(say("licences.use.search", "the search")),
        "runtime": to_text(say("licences.use.runtime", "runs the engine in your browser")),
        "type": to_text(say("licences.use.type", "a typeface of the printed documents")),
    }
