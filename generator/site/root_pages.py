"""The two pages outside the languages: the chooser at the root, and "not found"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.model.rulebook import Rulebook
from engine.whole_file import write_whole
from generator.pages.model import Tongue
from generator.pages.titles import site_lead, site_title
from generator.pages.write import environment
from generator.site.bundles import early_script, plain_style
from generator.site.policy import policy
from generator.wording.language import Language
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text


@dataclass(frozen=True)
class RootEntry:
    """One language as seen from outside."""

    tongue: Tongue
    title: str
    lead: str
    missing: str
    advice: str


def entry(language: Language, games: Sequence[Rulebook]) -> RootEntry:
    say = Speaker(language, links=False)
    return RootEntry(
        Tongue(language.code, language.name),
        site_title(say),
        site_lead(say, games),
        to_text(say("door.missing", "This page does not exist")),
        to_text(say("door.advice", "The address may be mistyped or old. Start from the first page in your language.")),
    )


def write_root_pages(out: Path, entries: Sequence[RootEntry], base_url: str = "") -> None:
    templates = environment()
    root = f"{base_url.rstrip('/')}/" if base_url else ""
    script = early_script("missing")
    shown = {"entries": entries, "root": root, "style": plain_style(), "script": script}
    for name, allowed in {"index.html": policy(), "404.html": policy(script)}.items():
        text = templates.get_template(f"root/{name}").render(**shown, policy=allowed)
        write_whole(out / name, text.encode())
