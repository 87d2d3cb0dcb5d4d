"""Texts and drawings as one page shows them: as Markdown in running text, as HTML inside cards and tables."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from urllib.parse import quote

from markupsafe import Markup, escape

from engine.model.text import Inline, Link, Node
from generator.book.scopes import Scope
from generator.pages.addresses import Addresses
from generator.pages.drawings import Drawings
from generator.pages.model import PAGE, Definitions, Page
from generator.pages.paths import BOARD
from generator.pictures.drawing import Drawing
from generator.pictures.icons import icon
from generator.wording.language import SOURCE
from generator.wording.writers import escape_markdown, to_html, to_markdown

_MARK = re.compile(r"[!-/:-@\[-`{-~]")  # every ASCII mark that is neither a letter nor a digit


@dataclass
class PageWriter:
    """Remembers the terms and symbols of the page, so that definitions and a legend can follow at its end."""

    page: Page
    addresses: Addresses
    definitions: Definitions
    report_address: str  # with {rule} for the rule's id; empty: the site's own page
    drawings: Drawings
    explained: dict[str, str] = field(default_factory=dict)
    symbols: dict[str, str] = field(default_factory=dict)  # in its drawings -> what they mean

    def markdown(self, text: Inline | str) -> Markup:
        if isinstance(text, str):
            return self._title(text, Markup(escape_markdown(text)))
        return Markup(to_markdown(first_uses(text), self._markdown_address, good_icon))

    def html(self, text: Inline | str) -> Markup:
        if isinstance(text, str):
            return self._title(text, escape(text))
        return Markup(to_html(first_uses(text), self._html_address, good_icon))

    def _title(self, text: str, written: Markup) -> Markup:
        """Words without links; what has no translation yet is known by its English, and says that it is English."""
        return Markup('<span lang="{}">{}</span>').format(SOURCE, written) if text in self.page.english else written

    def attribute(self, words: str) -> Markup:
        """Words for an attribute inside Markdown, which reads Markdown even there."""
        return Markup(_MARK.sub(lambda mark: f"&#{ord(mark[0])};", words))

    def draw(self, drawing: Drawing) -> Markup:
        self.symbols |= self._symbols(drawing)
        return Markup(self.drawings.picture(drawing, "../" * self.page.depth, self._drawn_address))

    def has_symbols(self, drawings: Iterable[Drawing]) -> bool:
        """Whether there is anything in the drawings that a legend explains."""
        return any(self._symbols(drawing) for drawing in drawings)

    def _symbols(self, drawing: Drawing) -> dict[str, str]:
        found = ((icon, self.definitions.symbols(self.page.game, icon)) for icon in self.drawings.icons(drawing))
        return {icon: words for icon, words in found if words}

    def icon(self, name: str) -> Markup:
        """A symbol beside its meaning."""
        return Markup(icon(name))

    def anchor(self, id: str) -> Markup:
        """The id of a heading, the same in every language."""
        return Markup(f"{{#{id}}}")

    def scope(self, scope: Scope) -> Markup:
        """The attributes by which a filter knows what an entry belongs to."""
        if not scope:
            return Markup("")
        modules, players = " ".join((*scope.modules, *scope.variants)), " ".join(map(str, scope.players))
        return Markup(' data-rb-entry data-modules="{}" data-players="{}"').format(modules, players)

    def report(self, rule: str) -> str:
        """Where a mistake in this rule is reported."""
        if self.report_address:
            return self.report_address.replace("{rule}", quote(rule, safe=""))
        own = self._address(PAGE, "report")
        return f"{own}?rule={quote(f'{self.page.game}/{rule}')}"

    def _markdown_address(self, scheme: str, target: str) -> str | None:
        self._explain(scheme, target)
        return self.addresses.relative(self.page, scheme, target, ".md")

    def _html_address(self, scheme: str, target: str) -> str | None:
        self._explain(scheme, target)
        return self._address(scheme, target)

    def _drawn_address(self, address: str) -> str:
        """Where a drawing leads: a tile to its family; a place, space or step to the board."""
        tile = self._address("component", address)
        if tile is not None:
            return tile
        board = f"{self.page.game}/{BOARD}"
        return f"{'' if self.page.path == board else self._address(PAGE, board)}#{address}"

    def _address(self, scheme: str, target: str) -> str | None:
        return self.addresses.relative(self.page, scheme, target, ".html")

    def _explain(self, scheme: str, target: str) -> None:
        meaning = self.definitions.find(self.page.game, target) if scheme == "term" else None
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
