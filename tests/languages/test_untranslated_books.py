"""A book may say that it is not translated yet: what is missing is then counted, and English stands in."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from engine.loading import load_rulebook
from engine.model.text import Link, Words
from engine.share import content_root, locales_root
from generator.book.book import open_book
from generator.checking.check import check
from generator.languages.load import load_language
from generator.messages.content import content_messages
from generator.pages.drawings import Drawings
from generator.pages.gather import gather_edition
from generator.pages.write import edition_files
from generator.print.gather_rulebook import gather_rulebook
from generator.print.plain import to_plain
from generator.wording.language import Language
from generator.wording.writers import to_html, to_json, to_markdown, to_text

CONTEXT, TITLE = "rule/tribes.ability/text", "rule/tribes.ability/title"


GAME, EXPANSION = "tzolkin", "tribes-and-prophecies"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Two languages besides English: what holds for them holds for all."""
    shutil.copytree(content_root(), tmp_path / "content")
    for code in ("en", "de", "pl"):
        shutil.copytree(locales_root() / code, tmp_path / "locales" / code)
    file = tmp_path / "locales/de/LC_MESSAGES/tzolkin.po"
    lines = file.read_text(encoding="utf-8").split("\n")
    start = lines.index(f'msgctxt "{CONTEXT}"')
    end = lines.index("", start)
    text = next(n for n in range(start, end) if lines[n].startswith("msgstr"))
    file.write_text("\n".join([*lines[:text], 'msgstr ""', *lines[end:]]), encoding="utf-8")
    return tmp_path


def mark(house: Path) -> None:
    file = house / "content/tribes-and-prophecies/game.yaml"
    file.write_text(file.read_text(encoding="utf-8") + "translated: false\n", encoding="utf-8")


def test_a_missing_message_is_a_problem(house: Path) -> None:
    report = check(house / "content", house / "locales")
    (problem,) = report.problems
    assert (problem.file, problem.path) == ("locales/de/LC_MESSAGES/tzolkin.po", CONTEXT)
    assert problem.message.startswith("not translated: ")
    assert "tribes-and-prophecies" not in report.to_json()["drafts"]


def test_a_missing_message_of_a_book_that_is_not_translated_yet_is_counted(house: Path) -> None:
    mark(house)
    report = check(house / "content", house / "locales")
    assert report.problems == ()
    assert report.to_json()["drafts"] == {EXPANSION: {"de": 1, "pl": 0}}


def test_a_mistake_in_what_is_translated_stays_a_problem(house: Path) -> None:
    mark(house)
    file = house / "locales/pl/LC_MESSAGES/tzolkin.po"
    text = file.read_text(encoding="utf-8")
    start = text.index(f'msgctxt "{TITLE}"')
    file.write_text(text[:start] + text[start:].replace('msgstr "', 'msgstr "  ', 1), encoding="utf-8")
    told = {problem.message for problem in check(house / "content", house / "locales").problems}
    assert "a space at the beginning or the end" in told


def test_only_messages_of_the_marked_book_are_drafts() -> None:
    book = load_rulebook("tzolkin")
    game, expansion = book.books
    messages = content_messages(replace(book, books=(game, replace(expansion, translated=False))))
    drafts = {message.context for message in messages if message.draft == "tribes-and-prophecies"}
    assert {CONTEXT, TITLE, "decision/tax/title"} <= drafts
    assert not {"rule/begging.option/text", "decision/up/title", "move/place/title"} & drafts
    assert {message.draft for message in content_messages(book)} == {""}


def without(*contexts: str) -> Language:
    known = load_language("de")
    own = {context: texts for context, texts in known.catalogues["tzolkin"].items() if context not in contexts}
    return replace(known, catalogues={**known.catalogues, "tzolkin": own}, misses=set(), stand_ins=set())


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    return dict(edition_files(gather_edition(without(CONTEXT, TITLE), [load_rulebook(GAME)]), Drawings()))


def test_english_that_stands_in_says_that_it_is_english(pages: dict[str, str]) -> None:
    page = pages["tzolkin/rules/tribes.md"]
    rule = load_rulebook(GAME).rules["tribes.ability"]
    assert f'<span lang="en">{rule.title}</span> ' in page
    assert '<span lang="en">' in page.split("{#tribes.ability}")[1].split("<div")[0]
    assert 'lang="en"' not in pages["tzolkin/rules/begging.md"]


def test_nothing_is_marked_where_everything_is_translated(pages: dict[str, str]) -> None:
    told = {path for path, text in pages.items() if "tribes.ability" in text}
    # Licences have English names in every language.
    marked = {path for path, text in pages.items() if '<span lang="en">' in text} - {"licences.md"}
    assert "tzolkin/rules/tribes.md" in marked <= told < set(pages)


def test_what_is_put_into_english_keeps_its_language() -> None:
    said = open_book(without(), load_rulebook("tzolkin")).say.read(
        "a/new/text", "Take {goods}: [this](term:corn).", {"goods": (Words("2 Mais"),)}
    )
    assert said == (
        Words("Take ", "en"),
        Words("2 Mais"),
        Words(": ", "en"),
        Link("term", "corn", (Words("this", "en"),)),
        Words(".", "en"),
    )
    assert to_text(said) == "Take 2 Mais: this."
    assert to_html(said).startswith('<span lang="en">Take </span>2 Mais<span lang="en">: </span>')
    assert to_markdown(said).startswith('<span lang="en">Take </span>2 Mais')
    assert to_json(said)[:2] == [
        {"kind": "words", "text": "Take ", "language": "en"},
        {"kind": "words", "text": "2 Mais"},
    ]


def test_paper_does_not_divide_english_as_if_it_were_romanian() -> None:
    romanian = replace(load_language("ro"), catalogues={})
    document = gather_rulebook(open_book(romanian, load_rulebook("teotihuacan")))
    text = to_plain(document)["chapters"][0]["rows"][0]["rules"][0]["text"]
    assert text[0]["language"] == "en"
    assert not any("\u00ad" in node["text"] for node in text if "language" in node)
