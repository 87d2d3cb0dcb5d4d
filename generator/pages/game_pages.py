"""What the pages of one game are gathered from: its book, and the words that pages use besides."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.model.text import Inline, Link, Words
from generator.book.book import Book
from generator.pages.bodies import Body
from generator.pages.labels import Labels
from generator.pages.model import PAGE, Page, PagePlan
from generator.wording.narrator import Narrator
from generator.wording.writers import to_text


@dataclass(frozen=True)
class GamePages:
    book: Book
    labels: Labels

    @property
    def say(self) -> Narrator:
        return self.book.say

    @property
    def is_growing(self) -> bool:
        """Whether the game itself is not complete yet; an expansion may still be."""
        return self.book.growing_game is not None

    @property
    def growing(self) -> tuple[Inline, ...]:
        """What a page says that could be taken for the whole game, while there is more to come."""
        return (self.book.growing_game.text,) if self.book.growing_game else ()

    def page(
        self, path: str, title: str, body: Body, anchors: Iterable[tuple[str, str]] = (), template: str = ""
    ) -> Page:
        """A page of this game; its template is named after its body."""
        name = template or type(body).__name__.lower()
        full = f"{self.book.id}/{path}"
        return Page(full, title, f"{name}.md", body, self.labels, self.book.id, self.book.title, anchors=tuple(anchors))

    def plan(self, path: str, gather: Callable[[], Page]) -> PagePlan:
        return PagePlan(f"{self.book.id}/{path}", gather)

    def permalink(self, title: str) -> str:
        """The label of the permanent link beside a heading."""
        return to_text(self.say("page.permalink", "Permanent link to “{title}”", title=title))

    def rule_links(self, rules: Iterable[str]) -> tuple[Inline, ...]:
        return tuple(self.book.rule_link(rule) for rule in rules)

    def case_links(self, cases: Iterable[str]) -> tuple[Inline, ...]:
        return tuple(self.book.case_link(case) for case in cases)


def page_link(path: str, words: str) -> Inline:
    return (Link(PAGE, path, (Words(words),)),)
