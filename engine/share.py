"""Where the shared folders lie: beside the packages in a checkout, inside `engine` when installed from a wheel."""

from __future__ import annotations

import os
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_IN_WHEEL = _PACKAGE / "_share"


def content_root() -> Path:
    """The folder with the rules as data, one sub-folder for each game."""
    return _shared("content")


def schemas_root() -> Path:
    """The folder with the JSON Schemas of the content language."""
    return _shared("schemas")


def locales_root() -> Path:
    """The folder with one sub-folder for each language."""
    return _shared("locales")


def written_roots() -> tuple[Path, ...]:
    """The folders that people write in: whatever is built is built from them."""
    return content_root(), schemas_root(), locales_root()


def cache_root() -> Path:
    """The folder for what can be made or fetched again; nothing lies there for good."""
    configured = os.environ.get("XDG_CACHE_HOME")
    return (Path(configured) if configured else Path.home() / ".cache") / "living-rulebook"


def _shared(name: str) -> Path:
    return (_IN_WHEEL if _IN_WHEEL.is_dir() else _PACKAGE.parent) / name
