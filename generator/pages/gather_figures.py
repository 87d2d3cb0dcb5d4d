"""What a page draws beside its rules: parts of the board, tiles, the whole table, an example in brief."""

from __future__ import annotations

from collections.abc import Iterable

from engine.model.text import Inline
from generator.book.chapters import BookRule
from generator.book.sheets import Shown
from generator.pages import bodies
from generator.pages.game_pages import GamePages, page_link
from generator.pages.paths import tiles_path

#: So many tiles stand for all that have a page of their own.
SAMPLES = 4
#: So many drawings of a position can be taken in at a glance; the example's own page has all of them.
GLANCE = 2


def figures(game: GamePages, shown: Iterable[Shown]) -> tuple[bodies.Figure, ...]:
    """Parts of the board, then tiles under a title that leads to all of them."""
    all_shown = tuple(shown)
    families = [each.id for each in all_shown if each.scheme == "family"]
    parts = (_part(game, each.id) for each in all_shown if each.scheme in ("place", "track"))
    return (*parts, *(_tiles(game, id, SAMPLES // len(families)) for id in families))


def tables(game: GamePages, shown: Iterable[Shown]) -> tuple[bodies.Figure, ...]:
    """The table as it is set up, while the game can be played."""
    found = ((each.id, game.book.table(each.id)) for each in shown if each.scheme == "table")
    return tuple(bodies.Figure(_table_title(game, int(players)), drawn) for players, drawn in found if drawn)


def example(game: GamePages, rule: BookRule) -> bodies.Example | None:
    if not rule.example:
        return None
    brief = game.book.example(rule.example)
    # What has changed comes first in both, so that both show the same.
    return bodies.Example(game.book.case_link(brief.id), brief, brief.before[:GLANCE], brief.after[:GLANCE])


def _part(game: GamePages, id: str) -> bodies.Figure:
    """Without a title: its drawing has one, and leads to what each space does."""
    return bodies.Figure((), (game.book.part(id).drawing,))


def _tiles(game: GamePages, id: str, count: int) -> bodies.Figure:
    family = game.book.family(id)
    drawings = tuple(tile.drawing for tile in family.tiles[:count])
    return bodies.Figure(page_link(f"{game.book.id}/{tiles_path(id)}", family.title), drawings)


def _table_title(game: GamePages, players: int) -> Inline:
    # Translators: caption of a drawing of everything that lies on the table.
    return game.say("setup.table", "The table at the start of a game for {players|player|players}", players=players)
