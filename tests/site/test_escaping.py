"""Markup in content or a translation is shown as the words it is: in headings, texts, menus, titles and attributes."""

from __future__ import annotations

from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from engine.model.rulebook import Rulebook
from engine.model.rules import Chapter
from engine.model.text import escape
from generator.languages.load import load_language
from generator.pages.gather import gather_edition
from generator.pages.model import Tongue
from generator.pages.write import write_edition
from generator.site.mkdocs_run import run_mkdocs
from generator.site.settings import Publication, write_settings
from tests.site.sample import sample_book

HOSTILE = [
    "<b>bold</b> & <script>alert(1)</script>",
    "</title><script>alert(2)</script>",
    "*stars* _lines_ `code` ~~gone~~ ==mark==",
    "[link](https://example.org) ![image](x.png) <https://example.org>",
    "{{ 7 * 7 }} {% include 'x' %} {# note #}",
    "{: .class } {#other} # heading",
    "\"quotes\" 'single' \\ backslash | pipe &amp; &#42;",
    "1. first - second + third [^1] [TOC] --- $x$ #let x",
]


class Reader(HTMLParser):
    """The words of headings, paragraphs, the title and the menu; and which elements there are."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: dict[str, list[str]] = {}
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag in {"h1", "h2", "p", "li", "title", "a"}:
            self.open.append(tag)
            self.words.setdefault(tag, []).append("")

    def handle_endtag(self, tag: str) -> None:
        if self.open and self.open[-1] == tag:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        for tag in set(self.open):
            self.words[tag][-1] += data


def hostile_book(words: str) -> Rulebook:
    """The sample with every text of its content replaced, except links that other tests follow."""
    text, book = escape(words), sample_book()
    return replace(
        book,
        chapters=tuple(_hostile_chapter(chapter, text) for chapter in book.chapters),
        terms=tuple(replace(term, definition=text) for term in book.terms),
        divergences=tuple(replace(each, title=text, holds=text, why=text) for each in book.divergences),
        summary=tuple(replace(block, title=text) for block in book.summary),
        lessons=tuple(replace(lesson, title=text) for lesson in book.lessons),
        sources=tuple(replace(source, title=text) for source in book.sources),
    )


def _hostile_chapter(chapter: Chapter, text: str) -> Chapter:
    first = replace(chapter.rules[0], title=text, text=f"{text} [x](rule:placing.cost) [y](rule:setup.workers)")
    return replace(chapter, title=text, rules=(first, *chapter.rules[1:]))


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, str]]:
    """Each hostile text with the pages built from it."""
    return {words: build(words, tmp_path_factory.mktemp("hostile")) for words in HOSTILE}


def build(words: str, folder: Path) -> dict[str, str]:
    edition = gather_edition(load_language("en"), [hostile_book(words)])
    write_edition(edition, folder / "docs")
    write_settings(folder / "mkdocs.yml", edition, Publication((Tongue("en", words),)), folder / "docs", folder / "en")
    run_mkdocs("en", folder / "mkdocs.yml", folder / "en")
    return {str(p.relative_to(folder / "en")): p.read_text(encoding="utf-8") for p in (folder / "en").rglob("*.html")}


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    return reader


@pytest.mark.parametrize("words", HOSTILE)
def test_headings_and_texts_show_the_words(pages: dict[str, dict[str, str]], words: str) -> None:
    page = read(pages[words]["tzolkin/rules/placing.html"])
    assert [text.strip() for text in page.words["h1"]] == [f"2 {words}"]
    assert page.words["h2"][0].strip() == f"2.1 {words}"
    assert f"{words} x y" in page.words["p"]
    assert f"1.1 {words}" in page.words["a"]  # cited by
    assert words in page.words["li"]  # source


@pytest.mark.parametrize("words", HOSTILE)
def test_menu_title_and_contents_show_the_words(pages: dict[str, dict[str, str]], words: str) -> None:
    page = read(pages[words]["tzolkin/rules/placing.html"])
    assert page.words["title"][0].strip().startswith(f"2 {words}")
    links = [text.strip() for text in page.words["a"]]
    assert links.count(f"2 {words}") >= 1
    assert f"2.1 {words}" in [" ".join(link.split()) for link in links]
    assert words in links  # the language menu


@pytest.mark.parametrize("words", HOSTILE)
def test_definitions_and_cards_show_the_words(pages: dict[str, dict[str, str]], words: str) -> None:
    assert words in read(pages[words]["tzolkin/glossary.html"]).words["p"]


@pytest.mark.parametrize("words", HOSTILE)
def test_the_words_add_no_element(pages: dict[str, dict[str, str]], words: str) -> None:
    for path, text in pages[words].items():
        plain = read(pages[HOSTILE[-1]][path])
        assert sorted(read(text).tags) == sorted(plain.tags), path


def test_no_hostile_script_runs_anywhere(pages: dict[str, dict[str, str]]) -> None:
    everything = "".join(text for built in pages.values() for text in built.values())
    assert "<script>alert" not in everything
    assert "<b>bold" not in everything
