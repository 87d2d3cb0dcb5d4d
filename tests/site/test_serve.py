"""A served folder shows its pages and nothing else, whatever an address says."""

from __future__ import annotations

import os
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.conftest import served


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("not for readers")
    site = tmp_path / "site"
    (site / "en").mkdir(parents=True)
    (site / "en" / "page.html").write_text("a page")
    (site / "en" / "mark.svg").write_text("<svg/>")
    (site / "404.html").write_text("our own page")
    (site / "out").symlink_to(tmp_path)
    (site / "secret.html").symlink_to(tmp_path / "secret.txt")
    (site / "alias.html").symlink_to("en/page.html")
    return site


@pytest.fixture
def root(folder: Path) -> Iterator[str]:
    with served(folder) as address:
        yield address


def status(address: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(address) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as refusal:
        return refusal.code, refusal.read().decode()


def raw(root: str, line: bytes) -> bytes:
    """For addresses that no well-behaved program would send."""
    parts = urlsplit(root)
    with socket.create_connection((parts.hostname, parts.port), timeout=5) as line_out:
        line_out.sendall(b"GET " + line + b" HTTP/1.0\r\n\r\n")
        return line_out.makefile("rb").readline().rstrip()


def test_a_page_is_served_and_its_type_is_not_guessed(root: str) -> None:
    assert status(f"{root}en/page.html") == (200, "a page")
    with urllib.request.urlopen(f"{root}en/mark.svg") as answer:
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Content-Type"] == "image/svg+xml"


@pytest.mark.parametrize("later", [0, -3600], ids=["within a second", "older than before"])
def test_a_page_written_anew_is_sent_whatever_its_time_says(root: str, folder: Path, later: int) -> None:
    with urllib.request.urlopen(f"{root}en/page.html") as answer:
        known = {"If-Modified-Since": answer.headers["Last-Modified"]}
    page = folder / "en" / "page.html"
    written = page.stat().st_mtime + later
    page.write_text("another")
    os.utime(page, (written, written))
    with urllib.request.urlopen(urllib.request.Request(f"{root}en/page.html", headers=known)) as answer:
        assert (answer.status, answer.read()) == (200, b"another")


@pytest.mark.parametrize("path", ["en/", "en", "out/", ""])
def test_a_folder_is_not_listed(root: str, path: str) -> None:
    assert status(f"{root}{path}") == (404, "our own page")


@pytest.mark.parametrize("path", ["secret.html", "out/secret.txt", "out/site/../secret.txt"])
def test_a_link_out_of_the_folder_leads_nowhere(root: str, path: str) -> None:
    assert status(f"{root}{path}") == (404, "our own page")


def test_a_link_inside_the_folder_is_followed(root: str) -> None:
    assert status(f"{root}alias.html") == (200, "a page")


@pytest.mark.parametrize(
    "line",
    [b"/en/page.html%00", b"/%00", b"/../secret.txt", b"/%2e%2e/secret.txt", b"/%ff%fe", b"/" + b"x" * 5000, b"/%"],
)
def test_a_malformed_address_is_not_found(root: str, line: bytes) -> None:
    assert raw(root, line).split()[1] == b"404"


@pytest.mark.parametrize(
    "path", ["en//page.html", "//en///page.html", "en%2Fpage.html", "en/%2e/page.html", "en//page.html?x=1"]
)
def test_a_page_has_one_address(root: str, path: str) -> None:
    with urllib.request.urlopen(root + path) as answer:
        _, _, query = path.partition("?")
        assert answer.geturl() == f"{root}en/page.html" + (f"?{query}" if query else "")
        assert answer.read() == b"a page"
