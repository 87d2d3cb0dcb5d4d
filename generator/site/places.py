"""Where the files lie that a site is made with; all of them are part of the package."""

from __future__ import annotations

from pathlib import Path

GENERATOR = Path(__file__).resolve().parents[1]
STATIC = GENERATOR / "static"
THEME = GENERATOR / "theme"
BASE_SETTINGS = Path(__file__).resolve().parent / "base.yml"
