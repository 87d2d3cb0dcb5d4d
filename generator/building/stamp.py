"""A stamp of everything that a site or a document is made from; the same stamp, the same result."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path

from engine.share import written_roots

GENERATOR = Path(__file__).resolve().parents[1]
_TOOLS = ("mkdocs", "mkdocs-material", "Markdown", "Jinja2", "pagefind")
_PRINTING = ("typst", "font-source-sans-pro")
_NOT_CODE = ("__pycache__", "_share")


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
        for name in sorted(_files_in(root)):
            digest.update(name.encode() + b"\0" + _content(root, name) + b"\0")
    return stamp(digest.hexdigest(), [version(tool) for tool in _PRINTING], *facts)


@cache
def _code() -> str:
    digest = hashlib.sha256(" ".join(f"{tool} {version(tool)}" for tool in _TOOLS).encode())
    for package in (GENERATOR.parent / "engine", GENERATOR):
        for name in sorted(_files_in(package)):
            digest.update(name.encode() + b"\0" + _content(package, name) + b"\0")
    return digest.hexdigest()


def _files_in(root: Path) -> Iterator[str]:
    """Relative to it. Every build asks for all of a thousand files, so with as little ado as there can be."""
    for folder, inside, names in os.walk(root):
        inside[:] = [name for name in inside if name not in _NOT_CODE]
        start = os.path.relpath(folder, root)
        yield from names if start == os.curdir else (f"{start}{os.sep}{name}" for name in names)


def _content(root: Path, name: str) -> bytes:
    with open(os.path.join(root, name), "rb") as file:
        return file.read()
