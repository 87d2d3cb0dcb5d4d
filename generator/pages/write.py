"""Write an edition as a tree of plain Markdown, one file for each page."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from jinja2 import Environment, PackageLoader, StrictUndefined

from engine.whole_file import write_whole
from generator.pages.addresses import address_book
from generator.pages.drawings import Drawings
from generator.pages.folding import search_forms
from generator.pages.model import Edition, Page
from generator.pages.page_writer import PageWriter
from generator.pages.search_entries import search_entries

FORMS = "search-forms.json"


def write_edition(edition: Edition, folder: Path) -> Drawings:
    """Write the tree and return its drawings, which the finished pages hold themselves."""
    drawings = Drawings()
    for path, text in edition_files(edition, drawings):
        write_whole(folder / path, text.encode())
    return drawings


def edition_files(edition: Edition, drawings: Drawings) -> Iterator[tuple[str, str]]:
    """Every file of the tree, as path and text."""
    addresses = address_book(edition.pages)
    templates = environment()
    for page in edition.pages:
        yield (
            f"{page.path}.md",
            page_text(PageWriter(page, addresses, edition.definitions, edition.report, drawings), templates),
        )
    yield from drawings.files()
    yield FORMS, search_file(edition, search_entries(edition.pages))


def search_file(edition: Edition, entries: Sequence[Sequence[str]]) -> str:
    """What the search knows besides its index: forms of terms, and what may stand under a title."""
    known = search_forms(edition.forms, edition.tongue.code) | {"entries": entries}
    return json.dumps(known, ensure_ascii=False, sort_keys=True)


def page_text(writer: PageWriter, templates: Environment) -> str:
    written = templates.get_template(writer.page.template).render(page=writer.page, writer=writer)
    definitions = templates.get_template("definitions.md").render(explained=sorted(writer.explained.items()))
    legend = templates.get_template("legend.html").render(symbols=writer.symbols, writer=writer)
    return f"{_head(writer.page)}{written.strip()}\n{legend}{definitions}"


def environment() -> Environment:
    """Everything a template prints is escaped for HTML unless the PageWriter wrote it."""
    return Environment(
        loader=PackageLoader("generator", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def _head(page: Page) -> str:
    """Front matter; JSON is YAML, and needs no thought about quoting."""
    facts: dict[str, object] = {"description": page.description} if page.description else {}
    if page.game_title:
        facts |= {"game": page.game_title, "part": page.game}
    if page.alone:
        facts["hide"] = ["navigation", "toc"]
    return f"---\n{json.dumps(facts, ensure_ascii=False)}\n---\n" if facts else ""
