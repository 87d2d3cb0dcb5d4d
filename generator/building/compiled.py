"""Compiled templates, kept for the next process: to compile them takes longer than to fill them in."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jinja2 import FileSystemBytecodeCache


@cache
def compiled_in(folder: Path) -> FileSystemBytecodeCache:
    """A template is known by its name and source; one that cannot be read is compiled again."""
    folder.mkdir(parents=True, exist_ok=True)
    return FileSystemBytecodeCache(str(folder), "%s.compiled")
