"""In a checkout the shared folders lie beside the packages."""

from __future__ import annotations

from pathlib import Path

from engine.share import content_root, locales_root, schemas_root

ROOT = Path(__file__).resolve().parents[2]


def test_a_checkout_uses_its_own_folders() -> None:
    assert (content_root(), schemas_root(), locales_root()) == (ROOT / "content", ROOT / "schemas", ROOT / "locales")
