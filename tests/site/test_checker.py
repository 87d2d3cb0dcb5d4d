"""The checker itself finds what is planted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.site.checker import faults


@pytest.mark.parametrize(
    ("markup", "fault"),
    [
        ('<a href="gone.html">x</a>', "gone.html does not exist"),
        ('<a href="#gone">x</a>', "#gone has no such anchor"),
        ('<a href="other.html#gone">x</a>', "other.html#gone has no such anchor"),
        ('<img src="https://example.org/a.png">', "https://example.org/a.png leaves the site"),
        ('<script src="//example.org/a.js"></script>', "//example.org/a.js leaves the site"),
        ('<a href="/other.html">x</a>', "/other.html leaves the site"),
        ('<p id="a"></p><p id="a"></p>', "id a stands twice"),
        ('<p aria-labelledby="b"></p>', "nothing has the id b"),
    ],
)
def test_a_planted_fault_is_found(tmp_path: Path, markup: str, fault: str) -> None:
    (tmp_path / "other.html").write_text('<p id="here">', encoding="utf-8")
    (tmp_path / "page.html").write_text(markup, encoding="utf-8")
    assert faults(tmp_path) == [f"page.html: {fault}"]


def test_good_links_are_no_faults(tmp_path: Path) -> None:
    (tmp_path / "other.html").write_text('<p id="a.b">', encoding="utf-8")
    links = '<a href="other.html#a.b">x</a><a href="#c">y</a><p id="c"></p><img src="data:,">'
    (tmp_path / "page.html").write_text(links, encoding="utf-8")
    assert faults(tmp_path) == []
