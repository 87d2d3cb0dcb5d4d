"""The mkdocs settings of one language, as a file of their own, so that any builder can be run on the tree by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml
from markupsafe import escape

from engine.whole_file import write_whole
from generator.pages.model import Edition, Head, Page, Section, Tongue
from generator.site.places import BASE_SETTINGS, THEME
from generator.site.policy import policy

# libyaml writes about ten times faster than the writer in pure Python.
_Dumper: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


@dataclass(frozen=True)
class Publication:
    """What is known about the site as a whole: its languages, and where it will stand, if that is known."""

    tongues: tuple[Tongue, ...]
    base_url: str = ""
    report: str = ""


def write_settings(path: Path, edition: Edition, publication: Publication, docs: Path, site: Path) -> None:
    write_whole(path, settings_text(settings(edition, publication), docs, site).encode())


def settings_text(chosen: Mapping[str, Any], docs: Path, site: Path) -> str:
    places = {"INHERIT": str(BASE_SETTINGS), "docs_dir": str(docs), "site_dir": str(site)}
    return yaml.dump({**places, **chosen}, Dumper=_Dumper, allow_unicode=True, sort_keys=False)


def settings(edition: Edition, publication: Publication) -> dict[str, Any]:
    return {
        "site_name": edition.title,
        "nav": [_menu(entry) for entry in edition.menu],
        "not_in_nav": "\n".join(f"/{page.path}.md" for page in edition.pages if page.hidden),
        "theme": {"custom_dir": str(THEME), "palette": _palette(edition.words)},
        "extra": {
            "root": publication.base_url.rstrip("/"),
            "report": edition.report,
            "edition": _tongue(edition.tongue),
            "editions": _tongues(publication.tongues),
            "words": dict(edition.words),
            "policy": policy(),
        },
    }


def _menu(entry: Section | Page | Head) -> dict[str, Any]:
    """The theme prints titles as they are, so they are escaped here."""
    if not isinstance(entry, Section):
        return {str(escape(entry.menu_title or entry.title)): f"{entry.path}.md"}
    return {str(escape(entry.title)): [_menu(inner) for inner in entry.entries]}


def _palette(words: Mapping[str, str]) -> list[dict[str, Any]]:
    return [
        _scheme("light", "default", "material/weather-night", words["palette.light"]),
        _scheme("dark", "slate", "material/weather-sunny", words["palette.dark"]),
    ]


def _scheme(media: str, scheme: str, icon: str, label: str) -> dict[str, Any]:
    return {
        "media": f"(prefers-color-scheme: {media})",
        "scheme": scheme,
        "primary": "custom",
        "accent": "custom",
        "toggle": {"icon": icon, "name": str(escape(label))},
    }


def _tongues(tongues: Sequence[Tongue]) -> list[dict[str, str]]:
    return [_tongue(tongue) for tongue in tongues]


def _tongue(tongue: Tongue) -> dict[str, str]:
    return {"code": tongue.code, "name": tongue.name}
