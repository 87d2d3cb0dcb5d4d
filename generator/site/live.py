"""Pages made when they are looked at, from what the files say at that moment."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from generator.building.files import write_changed
from generator.pages.addresses import address_book
from generator.pages.drawings import FOLDER, Drawings, as_file, insert_drawings
from generator.pages.gather import EditionPlan
from generator.pages.model import Edition, Head, Page
from generator.pages.page_writer import PageWriter
from generator.pages.write import page_text
from generator.site.making import Source
from generator.site.rendering import Renderer
from generator.site.settings import settings, settings_text
from generator.site.writing import templates_in
from generator.wording.language import Language


@dataclass(frozen=True)
class LiveLanguage:
    """One language as it is now. `heads` are those of all pages, as far as they are known from before."""

    source: Source
    language: Language
    folder: Path
    heads: dict[str, Head] = field(default_factory=dict)

    @cached_property
    def plan(self) -> EditionPlan:
        return EditionPlan(self.language, self.source.books, self.source.progress, self.source.publication.report)

    @property
    def docs(self) -> Path:
        return self.folder / "docs"

    def has(self, path: str) -> bool:
        return path in self.plan.plans or path in self.plan.paths_around

    def page(self, path: str) -> str:
        """The finished page; what it shows is gathered now."""
        gathered = self.plan.gather(path)[0] if path in self.plan.plans else None
        if gathered:
            self.heads[path] = gathered.head
        self._complete_heads()
        around = self.plan.around(self.heads)
        heads = {**self.heads, **{each.path: each.head for each in around}}
        page = gathered or next(each for each in around if each.path == path)
        ordered = [heads[each] for each in self.plan.order(around)]
        return self._finished(page, self.plan.edition(heads, around), ordered)

    def _complete_heads(self) -> None:
        """The menu names all pages, also those that nobody has looked at."""
        for path in self.plan.plans:
            if path not in self.heads:
                self.heads[path] = self.plan.gather(path)[0].head

    def _finished(self, page: Page, edition: Edition, heads: list[Head]) -> str:
        drawings = self._written(page, heads)
        for head in heads:
            if not (self.docs / f"{head.path}.md").is_file():
                write_changed(self.docs / f"{head.path}.md", b"")
        chosen, file = settings(edition, self.source.publication), self.folder / "mkdocs.yml"
        write_changed(file, settings_text(chosen, self.docs, self.folder / "none").encode())
        made = Renderer(self.language.code, file, self.folder.parent / "templates").render(page.path)
        return insert_drawings(made.text, drawings.markup)

    def _written(self, page: Page, heads: list[Head]) -> Drawings:
        drawings, report = Drawings(), self.source.publication.report
        writer = PageWriter(page, address_book(heads), self.plan.definitions, report, drawings)
        write_changed(
            self.docs / f"{page.path}.md", page_text(writer, templates_in(self.folder.parent / "templates")).encode()
        )
        for name, markup in drawings.markup.items():
            write_changed(self.docs / FOLDER / f"{name}.svg", as_file(markup).encode())
        return drawings
