"""The pen writes texts and drawings on one page: as Markdown in running text, as HTML inside cards and tables."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from urllib.parse import quote

from markupsafe import Markup, escape

from engine.model.text import Inline, Link, Node
from generator.pages.addresses import Addresses
from generator.pages.drawings import Drawings
from generator.pages.model import PAGE, Edition, Page
from generator.pages.scopes import Scope
from generator.pictures.drawing import Drawing
from generator.wording.writers import escape_markdown, to_html, to_markdown

_MARK = re.compile(r"[!-/:-@\[-`{-~]")  # every ASCII mark that is neither a letter nor a digit


@dataclass
class Pen:
    """Remembers which terms the page explains, so that their definitions can follow at its end."""

    page: Page
    addresses: Addresses
    edition: Edition
    drawings: Drawings
    explained: dict[str, str] = field(default_factory=dict)

    def markdown(self, text: Inline | str) -> Markup:
        if isinstance(text, str):
            return Markup(escape_markdown(text))
        return Markup(to_markdown(first_uses(text), self._markdown_address, good_icon))

    def html(self, text: Inline | str) -> Markup:
        if isinstance(text, str):
            return escape(text)
        return Markup(to_html(first_uses(text), self._html_address, good_icon))

    def attribute(self, words: str) -> Markup:
        """Words for an attribute inside Markdown, which reads Markdown even there."""
        return Markup(_MARK.sub(lambda mark: f"&#{ord(mark[0])};", words))

    def draw(self, drawing: Drawing) -> Markup:
        return Markup(self.drawings.picture(drawing, "../" * self.page.depth))

    def anchor(self, id: str) -> Markup:
        """The id of a heading, the same in every language."""
        return Markup(f"{{#{id}}}")

    def scope(self, scope: Scope) -> Markup:
        """The attributes by which a filter knows what an entry belongs to."""
        if not scope:
            return Markup("")
        modules, players = " ".join(scope.modules), " ".join(map(str, scope.players))
        return Markup(' data-rb-entry data-modules="{}" data-players="{}"').format(modules, players)

    def report(self, rule: str) -> str:
        """Where a mistake in this rule is reported."""
        if self.edition.report:
            return self.edition.report.replace("{rule}", quote(rule, safe=""))
        own = self.addresses.relative(self.page, PAGE, "report", ".html")
        return f"{own}?rule={quote(f'{self.page.game}/{rule}')}"

    def _markdown_address(self, scheme: str, target: str) -> str | None:
        self._explain(scheme, target)
        return self.addresses.relative(self.page, scheme, target, ".md")

    def _html_address(self, scheme: str, target: str) -> str | None:
        self._explain(scheme, target)
        return self.addresses.relative(self.page, scheme, target, ".html")

    def _explain(self, scheme: str, target: str) -> None:
        meaning = self.edition.definitions.find(self.page.game, target) if scheme == "term" else None
        if meaning is not None:
            self.explained[target] = meaning


def good_icon(good: str) -> str:
    """A small decoration before an amount; the style sheet draws it. The narrow space keeps both on one line."""
    return f'<span class="rb-good rb-good--{escape(good)}" aria-hidden="true">&#8239;</span>'


def first_uses(text: Inline) -> Inline:
    """Only a term's first use in a paragraph is a link; the others are words."""
    seen: set[str] = set()
    kept: list[Node] = []
    for node in text:
        if isinstance(node, Link) and node.scheme == "term":
            kept.extend(node.inline if node.target in seen else (node,))
            seen.add(node.target)
        else:
            kept.append(node)
    return tuple(kept)
