"""The next site beside the one that stands: what is the same is one file with two names, anything else is a new one."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.building.files import digest
from generator.site.stage import Stage


@pytest.fixture
def stage(tmp_path: Path) -> Stage:
    """On top of a site that has one page."""
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "page.html").write_bytes(b"page")
    return Stage(tmp_path / "out", tmp_path / "next", {"page.html": digest(b"page")})


def is_one_file(stage: Stage) -> bool:
    return (stage.folder / "page.html").samefile(stage.out / "page.html")


def test_the_same_bytes_are_taken_over(stage: Stage) -> None:
    assert stage.put("page.html", b"page") == digest(b"page")
    assert is_one_file(stage)


def test_other_bytes_are_written_and_the_standing_site_stays(stage: Stage) -> None:
    assert stage.put("page.html", b"other") == digest(b"other")
    assert not is_one_file(stage)
    assert (stage.folder / "page.html").read_bytes() == b"other"
    assert (stage.out / "page.html").read_bytes() == b"page"


def test_a_damaged_file_is_not_taken_over(stage: Stage) -> None:
    (stage.out / "page.html").write_bytes(b"pa")
    stage.put("page.html", b"page")
    assert not is_one_file(stage)
    assert (stage.folder / "page.html").read_bytes() == b"page"


def test_what_is_written_twice_is_what_was_written_last(stage: Stage) -> None:
    stage.put("page.html", b"page")
    stage.write("page.html", b"last")
    assert (stage.folder / "page.html").read_bytes() == b"last"
    assert (stage.out / "page.html").read_bytes() == b"page"


def test_all_files_are_taken_over_or_none(stage: Stage) -> None:
    assert not stage.take_over_all({"page.html": digest(b"page"), "lost.html": digest(b"lost")})
    assert not (stage.folder / "page.html").exists()
    assert stage.take_over_all({"page.html": digest(b"page")})
    assert is_one_file(stage)
