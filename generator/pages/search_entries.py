"""What a search looks through first: every page, rule, term and tile by its title and its words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from generator.pages.bodies import Chapter, Glossary, Tiles
from generator.pages.model import Page
from generator.wording.writers import to_text

#: What it is, where it stands, its title, the title of what it belongs to, its words.
Entry = tuple[str, str, str, str, str]


def search_entries(pages: Iterable[Page]) -> list[Entry]:
    return [entry for page in pages for entry in _entries(page)]


def _entries(page: Page) -> Iterator[Entry]:
    kind = "chapter" if isinstance(page.body, Chapter) else "page"
    yield kind, f"{page.path}.html", page.title, page.game_title, _contents(page)
    home = " · ".join(filter(None, [page.game_title, page.title]))
    for kind, id, title, words in _titled(page):
        yield kind, f"{page.path}.html#{id}", title, home, words


def _contents(page: Page) -> str:
    """What a chapter is about is said by the titles of its rules."""
    return (
        " · ".join(entry.rule.title for entry in page.body.rules)
        if isinstance(page.body, Chapter)
        else page.description
    )


def _titled(page: Page) -> Iterator[tuple[str, str, str, str]]:
    match page.body:
        case Chapter(rules=entries):
            rules = (entry.rule for entry in entries)
            yield from (("rule", rule.id, f"{rule.number} {rule.title}", to_text(rule.text)) for rule in rules)
        case Glossary(letters=letters):
            terms = (entry.term for letter in letters for entry in letter.entries)
            yield from (("term", term.id, term.term, to_text(term.definition)) for term in terms)
        case Tiles(tiles=laid):
            tiles = (entry.tile for entry in laid)
            yield from (("tile", tile.id, tile.name, " ".join(map(to_text, tile.sentences))) for tile in tiles)
