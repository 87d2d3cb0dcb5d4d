"""The site in all languages, built once for all tests that look at it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from generator.languages import available_languages
from generator.site.build import build_sites
from generator.site.serve import server

LANGUAGES = available_languages()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site") / "out"
    build_sites(LANGUAGES, out, progress=lambda line: None)
    return out


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """The site served under a path of its own, as on a host that has other things at its root."""
    running = server(site.parent, 0)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_port}/out/"
    running.shutdown()
    running.server_close()
