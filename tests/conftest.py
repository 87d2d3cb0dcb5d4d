"""What tests of every area may ask for."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from filelock import FileLock
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, Page, Request, sync_playwright

# A property holds or it does not; how long a busy machine takes to say so is no part of it.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

_CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")


# Begun first: whatever is built is built while there is other work, and no core waits for a last long file.
_FIRST = ("site", "print", "browser", "cli")


def pytest_configure(config: pytest.Config) -> None:
    """Our own rulebooks are read once in each process: nothing can change them, and hundreds of tests ask for them."""
    from engine.loading import content
    from engine.model.rulebook import Rulebook
    from engine.share import content_root

    read, own = content.load_rulebook, content_root()
    known = cache(read)
    patch = pytest.MonkeyPatch()
    config.add_cleanup(patch.undo)

    def load_rulebook(game: str, root: Path | None = None) -> Rulebook:
        return known(game) if root is None and content_root() == own else read(game, root)

    patch.setattr(content, "load_rulebook", load_rulebook)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    folder = item.path.parent.name
    return _FIRST.index(folder) if folder in _FIRST else len(_FIRST)


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


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of one run of the tests have in common."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@contextmanager
def alone(folder: Path) -> Iterator[bool]:
    """One process at a time; says whether it is the first to come here, and has to make the folder."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    made = folder.with_suffix(".made")
    with FileLock(folder.with_suffix(".lock")):
        yield not made.exists()
        made.touch()


@pytest.fixture(scope="session")
def site_folder(shared: Path) -> Path:
    """Where the site goes. What is printed lies beside it, so that it is set only once for the tests of both."""
    return shared / "site" / "out"


@pytest.fixture(scope="session")
def site(site_folder: Path) -> Path:
    """The site in all languages, built once for all tests that look at it."""
    from generator.languages.load import available_languages
    from generator.site.build import build_sites

    with alone(site_folder) as first:
        if first:
            build_sites(available_languages(), site_folder, progress=lambda line: None)
    return site_folder


@pytest.fixture(scope="session")
def pseudo_site(shared: Path) -> Path:
    """The site in the pseudo-language alone; what is printed has tests of its own."""
    from generator.site import build
    from generator.wording.pseudo import PSEUDO

    out = shared / "pseudo" / "out"
    with alone(out) as first, pytest.MonkeyPatch.context() as patch:
        patch.setattr(build, "put_in_prints", lambda *given: None)
        if first:
            build.build_sites([PSEUDO], out, progress=lambda line: None)
    return out


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """The site served under a path of its own, as on a host that has other things at its root."""
    with served(site.parent) as root:
        yield f"{root}{site.name}/"


@pytest.fixture(scope="session")
def address_at_root(site: Path) -> Iterator[str]:
    """The site served at the root of a host of its own."""
    with served(site) as root:
        yield root


@contextmanager
def served(folder: Path) -> Iterator[str]:
    from generator.site.serve import server

    running = server(folder, 0)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_port}/"
    running.shutdown()
    running.server_close()


@pytest.fixture
def page(chromium: Browser, address: str) -> Iterator[Page]:
    with quiet_page(chromium, address) as opened:
        yield opened


@contextmanager
def quiet_page(chromium: Browser, address: str) -> Iterator[Page]:
    """A page that must stay quiet: no console message, no error, no request elsewhere, nothing missing."""
    # Pages are kept for reading offline only where a test is about that.
    context = chromium.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB", service_workers="block")
    complaints: list[str] = []
    context.on("console", lambda message: complaints.extend(_message(message.text)))
    context.on("weberror", lambda error: complaints.append(str(error.error)))
    context.on("request", lambda request: complaints.extend(_outside(request.url, address)))
    context.on("requestfailed", lambda request: complaints.extend(_failure(request)))
    yield context.new_page()
    context.close()
    assert complaints == []


def _message(text: str) -> list[str]:
    """What the page says; that its worker is blocked is said by the test's own tool."""
    return [] if "blocked by Playwright" in text else [text]


def _failure(request: Request) -> list[str]:
    """A page that sends the reader on stops loading itself; that is no failure."""
    return [] if request.failure == "net::ERR_ABORTED" else [f"failed: {request.url}"]


def _outside(url: str, address: str) -> list[str]:
    parts = urlsplit(url)
    return [] if parts.scheme == "data" or parts.netloc == urlsplit(address).netloc else [f"other host: {url}"]
