"""The fixed words that every writer of the book needs, said once for each language."""

from __future__ import annotations

from dataclasses import dataclass

from generator.wording.speaker import Speaker
from generator.wording.writers import to_text


@dataclass(frozen=True, slots=True)
class BookLabels:
    contents: str
    rules: str
    rule: str
    examples: str
    example: str
    before: str
    after: str
    refused: str
    also: str
    sources: str
    source: str
    says: str
    holds: str
    why: str


def book_labels(say: Speaker) -> BookLabels:
    return BookLabels(**{**_of_rules(say), **_of_examples(say), **_of_lists(say)})


def _of_rules(say: Speaker) -> dict[str, str]:
    return {
        "contents": to_text(say("page.contents", "Contents")),
        # Translators: a small heading under a rule or tile; the printed texts and web pages it rests on follow.
        "sources": to_text(say("page.sources", "Sources")),
        # Translators: a small heading under a rule; links to worked examples follow.
        "examples": to_text(say("page.examples", "Examples")),
        "rule": to_text(say("page.rule", "Rule")),
        "rules": to_text(say("page.rules", "Rules")),
    }


def _of_examples(say: Speaker) -> dict[str, str]:
    return {
        "example": to_text(say("page.example", "Example")),
        # Translators: caption of the drawing of a position before the moves of an example.
        "before": to_text(say("page.before", "Before")),
        # Translators: caption of the drawing of a position after the moves of an example.
        "after": to_text(say("page.after", "After")),
        # Translators: heading above moves that the rules do not allow, each with the reason.
        "refused": to_text(say("page.refused", "Not allowed here")),
    }


def _of_lists(say: Speaker) -> dict[str, str]:
    return {
        # Translators: before other names of the same term.
        "also": to_text(say("page.also", "Also called")),
        "source": to_text(say("page.source", "Source")),
        # Translators: head of a table column; what a printed text says.
        "says": to_text(say("page.says", "What it says")),
        # Translators: which of several readings is valid here.
        "holds": to_text(say("page.holds", "What holds")),
        "why": to_text(say("page.why", "Why")),
    }
