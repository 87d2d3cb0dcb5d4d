"""The style sheet and the script that all pages of all languages share, each joined from small files."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from engine.model.rulebook import Rulebook
from engine.whole_file import write_whole
from generator.pictures.stylesheet import stylesheet
from generator.site.goods_styles import goods_styles
from generator.site.places import STATIC

STYLES = ("colours", "book", "frame", "rules", "cards", "filter", "lessons", "search", "try", "guide", "plain", "print")
SEARCH = ("typing-errors", "query", "rank", "fulltext", "search")
READING = ("store", "address", "fold", "drawer", "languages", "permalinks", "terms", "filter", "lessons")
SCRIPTS = (*READING, *SEARCH, "report", "offline")
PLAYING = ("try", "guide")
# Files of their own, because they run before the page is drawn.
EARLY = ("store", "palette", "chooser")


def write_bundles(folder: Path, books: Iterable[Rulebook], playable: bool) -> None:
    """`playable`: whether the engine is there for the browser; otherwise no page offers it."""
    write_whole(folder / "rulebook.css", (joined_styles() + goods_styles(books)).encode())
    write_whole(folder / "rulebook.js", joined_scripts((*SCRIPTS, *PLAYING) if playable else SCRIPTS).encode())
    write_whole(folder / "icon.svg", (STATIC / "icon.svg").read_bytes())
    for name in EARLY:
        write_whole(folder / f"{name}.js", early_script(name).encode())


def joined_styles() -> str:
    return stylesheet() + "\n".join(_read("css", name) for name in STYLES)


def plain_style() -> str:
    """All that a page outside the languages needs, to stand in the page itself."""
    return "\n".join(_read("css", name) for name in ("colours", "book", "plain"))


def colour(name: str) -> str:
    """A colour of the page in its light scheme, for what stands outside of it."""
    found = re.search(rf"--rb-{name}: (#[0-9a-f]+);", _read("css", "colours"))
    assert found, name
    return found[1]


def joined_scripts(names: Iterable[str] = SCRIPTS) -> str:
    """Each file in a function of its own, so that it keeps its names to itself; `rulebook` is what they share."""
    parts = [f"(() => {{\n{_read('js', name)}}})();\n" for name in names]
    return '"use strict";\nconst rulebook = {};\n' + "".join(parts)


def early_script(name: str) -> str:
    return (STATIC / "early" / f"{name}.js").read_text(encoding="utf-8")


def _read(suffix: str, name: str) -> str:
    return (STATIC / suffix / f"{name}.{suffix}").read_text(encoding="utf-8")
