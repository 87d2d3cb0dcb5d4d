"""Where the shared folders lie: beside the packages in a checkout, inside `engine` when installed from a wheel."""

from __future__ import annotations

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


def _shared(name: str) -> Path:
    return (_IN_WHEEL if _IN_WHEEL.is_dir() else _PACKAGE.parent) / name
