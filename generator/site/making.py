"""One language of a site in the making: where its files lie, and which of its pages are as they were."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from engine.model.rulebook import Rulebook
from generator.building.files import digest, digest_of
from generator.building.stamp import stamp
from generator.pages.gather import EditionPlan
from generator.pages.gather_home import Progress
from generator.site.known import GameTexts, Known, Written
from generator.site.settings import Publication
from generator.site.stage import Stage
from generator.site.structure import Texts
from generator.wording.language import Language

# What pages ask a language for one by one; all else that it says of itself concerns every page.
ASKED_FOR = ("terms", "games", "messages")


@dataclass(frozen=True)
class Source:
    """All that the sites of all languages are made from."""

    books: tuple[Rulebook, ...]
    progress: tuple[Progress, ...]
    publication: Publication
    marks: Mapping[str, str]  # of each language: the same mark, the same answers
    structures: Mapping[str, str]  # of each game
    texts: Mapping[str, Texts]  # of each game
    assets: Mapping[str, bytes]  # of the theme


@dataclass(frozen=True)
class Making:
    """`known`: of its pages, from the last build."""

    source: Source
    language: Language
    work: Path
    stage: Stage
    known: Known = field(default_factory=Known)

    @property
    def code(self) -> str:
        return self.language.code

    @property
    def mark(self) -> str:
        return self.source.marks[self.code]

    @property
    def folder(self) -> Path:
        return self.work / self.code

    @property
    def docs(self) -> Path:
        """The tree of plain Markdown, which any builder can take."""
        return self.folder / "docs"

    @property
    def settings(self) -> Path:
        return self.folder / "mkdocs.yml"

    @property
    def records(self) -> Path:
        """What the search reads of each page; the languages lie beside each other, as in the site."""
        return self.work / "search"

    def record(self, path: str) -> Path:
        return self.records / self.code / f"{path}.html"

    @property
    def drawn(self) -> Path:
        return self.folder / "drawings"

    def drawings(self, path: str) -> Path:
        """The drawings of a page, as they stand in the finished page."""
        return self.drawn / f"{path}.json"

    @property
    def compiled(self) -> Path:
        """Templates, compiled."""
        return self.work / "templates"

    @cached_property
    def plan(self) -> EditionPlan:
        return EditionPlan(self.language, self.source.books, self.source.progress, self.source.publication.report)

    @cached_property
    def structures(self) -> dict[str, str]:
        """Of each game: what any of its pages may depend on without asking the language for it."""
        manners = {name: fact for name, fact in self.language.to_json().items() if name not in ASKED_FOR}
        common = stamp(manners, self.source.publication.report)
        return {game: digest(f"{common} {own}".encode()) for game, own in self.source.structures.items()}

    @cached_property
    def fresh(self) -> dict[str, Written]:
        """The pages that would be written as they were, and stand as they were written."""
        same = (texts for game, texts in self.known.texts.items() if texts.structure == self.structures.get(game))
        return {path: page for texts in same for path, page in self._fresh_in(texts)}

    def _fresh_in(self, texts: GameTexts) -> Iterator[tuple[str, Written]]:
        changed = texts.changed(self.language, self.mark, self.source.texts)
        for path, page in texts.written.items():
            if path in self.plan.plans and page.reads.isdisjoint(changed) and self._stands(path, page):
                yield path, page

    def _stands(self, path: str, page: Written) -> bool:
        return digest_of(self.docs / f"{path}.md") == page.markdown

    def stale(self, game: str) -> list[str]:
        return [path for path in self.plan.plans if path.startswith(f"{game}/") and path not in self.fresh]

    @property
    def much_is_stale(self) -> bool:
        """Whether several processes should share the work."""
        return len(self.plan.plans) - len(self.fresh) > 16
