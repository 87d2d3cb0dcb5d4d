"""A stamp of everything that a site or a document is made from; the same stamp, the same result."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path

from engine.share import written_roots

GENERATOR = Path(__file__).resolve().parents[1]
_TOOLS = ("mkdocs", "mkdocs-material", "Markdown", "Jinja2", "pagefind")
_PRINTING = ("typst", "font-source-sans-pro")


def stamp(*facts: object) -> str:
    """Of what is written (as data), of the code that writes it, and of the tools that build it."""
    digest = hashlib.sha256(_code().encode())
    for fact in facts:
        digest.update(repr(fact).encode() + b"\0")
    return digest.hexdigest()


def stamp_of_files(*facts: object) -> str:
    """The same of everything that can be built from content and locales, whatever their files say."""
    digest = hashlib.sha256(sys.version.encode())
    for root in written_roots():
        for path in sorted(path for path in root.rglob("*") if path.is_file()):
            digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes() + b"\0")
    return stamp(digest.hexdigest(), [version(tool) for tool in _PRINTING], *facts)


@cache
def _code() -> str:
    digest = hashlib.sha256(" ".join(f"{tool} {version(tool)}" for tool in _TOOLS).encode())
    for path in sorted(_files()):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _files() -> Iterator[Path]:
    for package in (GENERATOR, GENERATOR.parent / "engine"):
        for path in package.rglob("*"):
            inside = set(path.relative_to(package).parts)
            if path.is_file() and not inside & {"__pycache__", "_share"}:
                yield path
