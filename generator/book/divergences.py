"""Where printed texts disagree: what each of them says, what holds, and why."""

from __future__ import annotations

from dataclasses import dataclass

from engine.model import rulebook as model
from engine.model.text import Inline
from generator.book.translated import TranslatedRulebook
from generator.wording.writers import to_text


@dataclass(frozen=True, slots=True)
class Reading:
    source: str
    says: Inline


@dataclass(frozen=True, slots=True)
class Divergence:
    id: str
    title: str
    readings: tuple[Reading, ...]
    holds: Inline
    why: Inline
    rule: Inline
    case: Inline


@dataclass(frozen=True, slots=True)
class Divergences:
    title: str
    lead: Inline
    entries: tuple[Divergence, ...]


def divergences(book: TranslatedRulebook) -> Divergences:
    return Divergences(
        title=to_text(book.say("divergences.title", "Where editions disagree")),
        lead=book.say(
            "divergences.lead",
            "Where the printed texts of different editions truly disagree, and what holds on these pages.",
        ),
        entries=tuple(_divergence(book, divergence) for divergence in book.rulebook.divergences),
    )


def _divergence(book: TranslatedRulebook, divergence: model.Divergence) -> Divergence:
    context, read = f"divergence/{divergence.id}", book.say.read
    return Divergence(
        id=divergence.id,
        title=book.words(f"{context}/title", divergence.title),
        readings=tuple(
            Reading(book.source_title(each.source), read(f"{context}/{each.source}", each.says))
            for each in divergence.readings
        ),
        holds=read(f"{context}/holds", divergence.holds),
        why=read(f"{context}/why", divergence.why),
        rule=book.rule_link(divergence.rule),
        case=book.case_link(divergence.case) if divergence.case else (),
    )
