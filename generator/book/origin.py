"""Where a fact comes from, and how far it can be relied on."""

from __future__ import annotations

from dataclasses import dataclass

from generator.wording.speaker import Speaker
from generator.wording.writers import to_text


@dataclass(frozen=True, slots=True)
class Origin:
    """`doubt` is said only where a fact rests on little."""

    sources: tuple[str, ...] = ()
    doubt: str = ""


def doubt(confidence: str, say: Speaker) -> str:
    if confidence == "medium":
        return to_text(say("page.doubt-medium", "Only one source says so"))
    if confidence == "low":
        return to_text(say("page.doubt-low", "Uncertain: no reliable source found"))
    return ""
