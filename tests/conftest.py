"""What tests of every area may ask for."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

_CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A real Chromium. Without one the test is skipped, unless RULEBOOK_BROWSER=required."""
    executable = _chromium_executable()
    with sync_playwright() as playwright:
        # A container's root user has no sandbox; the pages under test are our own.
        browser = playwright.chromium.launch(
            executable_path=executable, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield browser
        browser.close()


def _chromium_executable() -> str:
    found = next(filter(None, map(shutil.which, _CHROMIUM_NAMES)), None)
    if found:
        return found
    reason = "no Chromium on this machine (Debian: apt-get install chromium)"
    if os.environ.get("RULEBOOK_BROWSER") == "required":
        pytest.fail(reason)
    pytest.skip(reason)
