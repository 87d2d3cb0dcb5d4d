"""Everything as plain values: compiled rulebooks and languages. `schemas/export.schema.json` describes their shape."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.loading import ContentError, read_content
from generator import __version__
from generator.languages.load import load_language


def export(games: Sequence[str], languages: Sequence[str], content: Path | None = None) -> dict[str, Any]:
    """The named games and languages; ContentError when one of the games has problems."""
    read = read_content(content)
    if not set(games) <= set(read.rulebooks):
        raise ContentError(read.problems)
    return {
        "version": __version__,
        "games": {game: read.rulebooks[game] for game in games},
        "languages": {code: load_language(code).to_json() for code in languages},
    }
