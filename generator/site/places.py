"""Where the files lie that a site is made with."""

from __future__ import annotations

from pathlib import Path

from engine.share import content_root

GENERATOR = Path(__file__).resolve().parents[1]
STATIC = GENERATOR / "static"
THEME = GENERATOR / "theme"


def base_settings() -> Path:
    """mkdocs.yml: beside the content in a checkout, and inside the wheel."""
    return content_root().parent / "mkdocs.yml"
