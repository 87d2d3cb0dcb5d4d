"""The desk at which one game's pages are gathered in one language: what is known, and how things are called there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from engine.model.cases import Case
from engine.model.rulebook import Rulebook
from engine.model.rules import Rule
from engine.model.text import Inline, Link, Words
from generator.pages.bodies import Body, Origin
from generator.pages.labels import Labels
from generator.pages.model import PAGE, Page
from generator.pages.references import References
from generator.wording.names import rule_name
from generator.wording.narrator import Narrator
from generator.wording.tiles import tile_name
from generator.wording.writers import to_text


@dataclass(frozen=True)
class Desk:
    book: Rulebook
    say: Narrator
    labels: Labels
    references: References

    def page(
        self, path: str, title: str, body: Body, anchors: Iterable[tuple[str, str]] = (), template: str = ""
    ) -> Page:
        """A page of this game; its template is named after its body."""
        name = template or type(body).__name__.lower()
        full = f"{self.book.id}/{path}"
        return Page(full, title, f"{name}.md", body, self.labels, self.book.id, self.title, anchors=tuple(anchors))

    def words(self, context: str, english: str) -> str:
        """A text of the content without links, as words."""
        return to_text(self.say.read(context, english))

    @cached_property
    def title(self) -> str:
        return self.book_title(self.book.id)

    def book_title(self, book: str) -> str:
        return self.say.language.term(f"game-{book}", self.book.id).term

    def rule_title(self, rule: Rule) -> str:
        return self.words(f"rule/{rule.id}/title", rule.title)

    def rule_link(self, rule: str) -> Inline:
        """A rule by its number and title."""
        return rule_name(rule, self.say)

    def tile_name(self, tile: str) -> str:
        return to_text(tile_name(tile, self.say))

    def part_name(self, term: str) -> str:
        """A place's or track's name as a heading."""
        words = to_text(self.say.without_links().term(term))
        return words[:1].upper() + words[1:]

    def cases_with_tile(self, tile: str) -> tuple[Case, ...]:
        cases = {case.id: case for case in self.book.cases}
        return tuple(cases[case] for case in self.references.cases_with_tile.get(tile, ()))

    def case_link(self, case: Case) -> Inline:
        return (Link("case", case.id, (Words(self.words(f"case/{case.id}/title", case.title)),)),)

    def origin(self, sources: Iterable[str], confidence: str) -> Origin:
        return Origin(tuple(self.source_title(source) for source in sources), self._doubt(confidence))

    def source_title(self, source: str) -> str:
        known = {each.id: each.title for each in self.book.sources}
        return self.words(f"source/{source}/title", known.get(source, source))

    def _doubt(self, confidence: str) -> str:
        if confidence == "medium":
            return to_text(self.say("page.doubt-medium", "Rests on one public source"))
        if confidence == "low":
            return to_text(self.say("page.doubt-low", "Uncertain: no reliable source found"))
        return ""


def page_link(path: str, words: str) -> Inline:
    return (Link(PAGE, path, (Words(words),)),)
