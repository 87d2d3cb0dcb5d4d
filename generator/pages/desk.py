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
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text


@dataclass(frozen=True)
class Desk:
    book: Rulebook
    say: Speaker
    labels: Labels
    references: References

    def page(
        self, path: str, title: str, body: Body, anchors: Iterable[tuple[str, str]] = (), template: str = ""
    ) -> Page:
        """A page of this game; its template is named after its body."""
        name = template or type(body).__name__.lower()
        full = f"{self.book.id}/{path}"
        return Page(full, title, f"{name}.md", body, self.labels, self.book.id, anchors=tuple(anchors))

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
        known = self.book.rules[rule]
        return (Link("rule", rule, (Words(f"{known.number} {self.rule_title(known)}".strip()),)),)

    def tile_name(self, tile: str) -> str:
        return self.words(f"component/{tile}/name", self.book.components[tile].name)

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
