"""A stamp of everything a language's site is made from; the same stamp, the same site."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path

from engine.share import content_root, locales_root
from generator.site.places import GENERATOR, base_settings

_TOOLS = ("mkdocs", "mkdocs-material", "Markdown", "Jinja2", "pagefind")


def stamp(language: str, *facts: str) -> str:
    digest = hashlib.sha256()
    for fact in (*facts, *(f"{tool} {version(tool)}" for tool in _TOOLS)):
        digest.update(fact.encode() + b"\0")
    for path in sorted(_inputs(language)):
        digest.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _inputs(language: str) -> Iterator[Path]:
    yield base_settings()
    yield from _files(content_root())
    yield from _files(locales_root() / language)
    yield from _files(locales_root() / "en")
    for package in (GENERATOR, GENERATOR.parent / "engine"):
        yield from _files(package)


def _files(folder: Path) -> Iterable[Path]:
    """Every file but compiled ones and what the wheel carries along, which is listed above."""
    return (
        path
        for path in folder.rglob("*")
        if path.is_file() and not {"__pycache__", "_share"} & set(path.relative_to(folder).parts)
    )
