"""Building: twice the same, not twice for nothing, and with a base address where one is given."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from generator.site.build import build_sites
from generator.site.mkdocs_run import SiteError, run_mkdocs
from tests.site.sample import sample_book


def quiet(line: str) -> None:
    pass


def digests(folder: Path) -> dict[str, str]:
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def test_the_folder_may_be_named_from_where_one_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    build_sites(["en"], Path("build") / "site", progress=quiet, books=[sample_book()], prints=False)
    assert (tmp_path / "build" / "site" / "en" / "tzolkin" / "rules" / "placing.html").is_file()


def test_the_same_input_gives_the_same_files(tmp_path: Path) -> None:
    for name in ("one", "two"):
        build_sites(["en", "el"], tmp_path / name / "out", progress=quiet, books=[sample_book()])
    first, second = digests(tmp_path / "one" / "out"), digests(tmp_path / "two" / "out")
    assert first == second
    assert "el/tzolkin/rules/placing.html" in first


def test_an_unchanged_language_is_skipped_and_a_changed_one_is_not(tmp_path: Path) -> None:
    out, told = tmp_path / "out", list[str]()
    build_sites(["en", "de"], out, progress=quiet, books=[sample_book()])
    again = build_sites(["en", "de"], out, progress=told.append, books=[sample_book()])
    assert again.skipped == ("en", "de")
    assert "de: unchanged" in told
    assert build_sites(["en", "de"], out, base_url="https://example.org", progress=quiet, books=[sample_book()]).built


def test_languages_not_asked_for_any_more_are_removed(tmp_path: Path) -> None:
    out = tmp_path / "out"
    build_sites(["en", "de"], out, progress=quiet, books=[sample_book()], prints=False)
    build_sites(["en"], out, progress=quiet, books=[sample_book()], prints=False)
    assert sorted(path.name for path in out.iterdir()) == [
        "404.html",
        "en",
        "index.html",
        "offline-worker.js",
        "pagefind",
        "static",
    ]


def test_a_base_address_adds_hreflang_for_the_same_page(tmp_path: Path) -> None:
    out = tmp_path / "out"
    base, books = "https://example.org/rules/", [sample_book()]
    build_sites(["en", "pl"], out, base_url=base, progress=quiet, books=books, prints=False)
    page = (out / "pl" / "tzolkin" / "rules" / "placing.html").read_text(encoding="utf-8")
    assert 'href="https://example.org/rules/en/tzolkin/rules/placing.html" hreflang="en"' in page
    assert 'href="https://example.org/rules/en/tzolkin/rules/placing.html" hreflang="x-default"' in page
    assert '<link rel="canonical" href="https://example.org/rules/pl/tzolkin/rules/placing.html">' in page


def test_a_report_address_replaces_the_sites_own_page(tmp_path: Path) -> None:
    out = tmp_path / "out"
    target = "https://example.org/new?title={rule}"
    build_sites(["en"], out, report_url=target, progress=quiet, books=[sample_book()], prints=False)
    page = (out / "en" / "tzolkin" / "rules" / "placing.html").read_text(encoding="utf-8")
    assert 'href="https://example.org/new?title=placing.cost"' in page


def test_a_broken_link_stops_the_build_and_is_named(tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "index.md").write_text("# Page\n\n[gone](gone.md)\n", encoding="utf-8")
    settings = tmp_path / "mkdocs.yml"
    settings.write_text(
        f"site_name: x\ndocs_dir: {docs}\nsite_dir: {tmp_path / 'out'}\nplugins: []\n", encoding="utf-8"
    )
    with pytest.raises(SiteError, match=r"gone\.md"):
        run_mkdocs("en", settings, tmp_path / "out")
