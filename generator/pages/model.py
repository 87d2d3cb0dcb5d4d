"""Pages as typed data: all that a template shows, in the page's language, free of any output format.

A `Text` is a resolved inline tree (words, links, icons); a plain `str` is words only. Whoever writes them escapes them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from engine.model.text import Inline
from generator.book.scopes import ALWAYS, Scope
from generator.pages.bodies import Body
from generator.pages.filter_choices import Filter
from generator.pages.labels import Labels

Text = Inline

# Where a link may lead, besides the schemes of content: a page by its path without suffix.
PAGE = "page"


@dataclass(frozen=True)
class Page:
    """One page. `path` has no suffix; `anchors` are the (scheme, id) pairs that links find on it."""

    path: str
    title: str
    template: str
    body: Body
    labels: Labels
    game: str = ""
    game_title: str = ""
    description: str = ""
    anchors: tuple[tuple[str, str], ...] = ()
    menu_title: str = ""  # where the menu calls it something shorter
    alone: bool = False  # stands by itself, without menu and contents at its sides
    hidden: bool = False  # reached by links, not listed in the menu
    scope: Scope = ALWAYS  # what nothing on it can do without
    filter: Filter | None = None
    growing: tuple[Text, ...] = ()  # what is missing, where the page could be taken for the whole
    english: frozenset[str] = frozenset()  # texts that stand in for missing translations

    @property
    def depth(self) -> int:
        return self.path.count("/")

    @property
    def head(self) -> Head:
        return Head(self.path, self.title, self.game, self.anchors, self.menu_title, self.hidden, self.scope)


@dataclass(frozen=True)
class PagePlan:
    """A page that can be gathered; until then only its path is known."""

    path: str
    gather: Callable[[], Page]


@dataclass(frozen=True)
class Head:
    """What others have to know of a page: menus, links, and the overview that lists it."""

    path: str
    title: str
    game: str = ""
    anchors: tuple[tuple[str, str], ...] = ()
    menu_title: str = ""
    hidden: bool = False
    scope: Scope = ALWAYS


@dataclass(frozen=True)
class Section:
    """A titled part of the menu: pages and further sections, the first page standing for the whole."""

    title: str
    entries: tuple[Section | Page | Head, ...]


@dataclass(frozen=True)
class Tongue:
    """A language as the menu, the chooser and the document name it."""

    code: str
    name: str


@dataclass(frozen=True)
class Definitions:
    """What a term means, by game and id, as plain words for the bubble beside the term."""

    words: Mapping[tuple[str, str], str] = field(default_factory=dict)
    symbols: Callable[[str, str], str] = field(default=lambda game, icon: "")  # what a symbol means, if it needs words

    def find(self, game: str, term: str) -> str | None:
        return self.words.get((game, term))


@dataclass(frozen=True)
class Edition:
    """The whole site in one language."""

    tongue: Tongue
    title: str
    menu: tuple[Section | Page | Head, ...]
    pages: tuple[Page, ...]
    words: Mapping[str, str]  # the frame's own words, by the theme's keys
    lead: str = ""  # one line for the chooser
    definitions: Definitions = field(default_factory=Definitions)
    forms: tuple[tuple[str, ...], ...] = ()  # each group: forms of one term, for the search
    report: str = ""  # where mistakes are reported, with {rule} for the rule's id; empty: the site's own page
