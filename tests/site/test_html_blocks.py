"""Blocks of HTML pass Markdown by, and every page is as it would be if Markdown had read them."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest

from generator.languages.load import available_languages, load_language
from generator.pages.gather import gather_edition
from generator.pages.model import Tongue
from generator.pages.write import write_edition
from generator.site import rendering
from generator.site.build import work_folder
from generator.site.html_blocks import put_back, set_aside
from generator.site.rendering import Renderer
from generator.site.settings import Publication, write_settings
from tests.site.test_escaping import HOSTILE, hostile_book

PLACE = '<div data-rb-aside="0"></div>'


@pytest.mark.parametrize(
    "block",
    [
        "<div>\n<div>one</div>\n\n<div>two</div>\n</div>",
        '<p class="rb-badges">A <b>badge</b></p>',
        "<ul><li>one<ul><li>two</li></ul></li></ul>",
        '<details data-told="a &gt; b"><summary>More</summary></details>',
    ],
)
def test_a_block_is_taken_out_whole_and_put_back(block: str) -> None:
    text = f"# Title\n\n{block}\n\nWords.\n"
    assert set_aside(text) == (f"# Title\n\n{PLACE}\n\nWords.\n", [block])
    assert put_back(f"<h1>Title</h1>\n{PLACE}\n<p>Words.</p>", [block]) == f"<h1>Title</h1>\n{block}\n<p>Words.</p>"


def test_a_block_inside_one_with_markdown_is_taken_out_and_the_outer_one_stays() -> None:
    inner = "<dl><dt>a</dt></dl>"
    opened = '<section class="rb-rule" markdown="1">'
    assert set_aside(f"{opened}\n\n{inner}\n\n</section>") == (f"{opened}\n\n{PLACE}\n\n</section>", [inner])


@pytest.mark.parametrize(
    "text",
    ["<hr>\n\nWords.", "<div>never ended", "In <b>a line</b>, <p>no block</p>", "<picture>not one of those</picture>"],
)
def test_what_is_no_whole_block_is_left_to_markdown(text: str) -> None:
    assert set_aside(text) == (text, [])


def test_blocks_keep_their_places() -> None:
    text, blocks = set_aside("<p>one</p>\n\n<hr>\n\n<div>two</div>")
    assert blocks == ["<p>one</p>", "<div>two</div>"]
    assert put_back(text, blocks) == "<p>one</p>\n\n<hr>\n\n<div>two</div>"


@pytest.mark.parametrize("words", HOSTILE)
def test_hostile_words_give_the_page_that_markdown_gives(words: str, tmp_path: Path) -> None:
    edition = gather_edition(load_language("en"), [hostile_book(words)])
    publication = Publication((Tongue("en", words),))
    write_edition(edition, tmp_path / "docs")
    write_settings(tmp_path / "mkdocs.yml", edition, publication, tmp_path / "docs", tmp_path / "en")
    renderer = Renderer("en", tmp_path / "mkdocs.yml", tmp_path / "templates")
    assert compared(renderer, [page.path for page in edition.pages]) == len(edition.pages)


def test_a_page_of_each_kind_is_as_markdown_gives_it(site: Path) -> None:
    # `tzolkin/rules/placing` is one of many rules; `tzolkin/setup` is of a kind of its own.
    kinds = {path.split("/")[1] if path.count("/") > 1 else Path(path).name: path for path in pages_of(site, "el")}
    assert len(kinds) > 15
    assert compared(renderer_of(site, "el"), list(kinds.values())) == len(kinds)


@pytest.mark.fuzz
@pytest.mark.parametrize("language", available_languages())
def test_every_page_is_as_markdown_gives_it(site: Path, language: str) -> None:
    paths = pages_of(site, language)
    assert compared(renderer_of(site, language), paths) == len(paths) > 100


def pages_of(site: Path, language: str) -> list[str]:
    docs = work_folder(site) / language / "docs"
    return [path.relative_to(docs).with_suffix("").as_posix() for path in sorted(docs.rglob("*.md"))]


def renderer_of(site: Path, language: str) -> Renderer:
    return Renderer(language, work_folder(site) / language / "mkdocs.yml", work_folder(site) / "templates")


def compared(renderer: Renderer, paths: list[str]) -> int:
    """How many pages are the same when Markdown reads their blocks as well."""
    quick = {path: renderer.render(path) for path in paths}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rendering, "set_aside", lambda text: (text, []))
        for path in paths:
            plain = renderer.render(path)
            assert shown(quick[path].text) == shown(plain.text), path
            assert quick[path][1:] == plain[1:], path
    return len(quick)


class _Shown(HTMLParser):
    """Tags and words of a page, however they are written."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        # `hidden` and `hidden="hidden"` are the same, as are attributes in another order.
        written = sorted((name, value or "") if value != name else (name, "") for name, value in attrs)
        self.found.append(f"<{tag} {written}>")

    def handle_endtag(self, tag: str) -> None:
        self.found.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.found.append(" ".join(data.split()))


def shown(page: str) -> list[str]:
    reader = _Shown()
    reader.feed(page)
    return reader.found
