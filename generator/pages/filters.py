"""What a reader may leave out of a page: what belongs to other numbers of players, or to modules not in play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.model.text import Inline
from generator.pages.desk import Desk
from generator.pages.filter_choices import Choice, Filter
from generator.pages.scopes import Scope, player_counts
from generator.wording.writers import to_text

# So many things hidden, in words.
Told = Callable[[int], Inline]


def page_filter(desk: Desk, scopes: Sequence[Scope], told: Told, by_players: bool = False) -> Filter | None:
    """None where there is nothing to filter. `by_players`: the page has figures for each number of players."""
    limited = [scope for scope in scopes if scope]
    if not limited and not by_players:
        return None
    needs_players = by_players or any(scope.players for scope in limited)
    modules = {module for scope in limited for module in scope.modules}
    return Filter(
        _players(desk) if needs_players else (),
        _modules(desk, modules),
        tuple(to_text(told(count)) for count in range(1, len(limited) + 1)),
    )


def _players(desk: Desk) -> tuple[Choice, ...]:
    # Translators: a choice among numbers of players: it does not matter how many play, everything is shown.
    anyhow = Choice("", to_text(desk.say("filter.any", "Any")))
    write = desk.say.language.write_number
    return (anyhow, *(Choice(str(count), write(count)) for count in player_counts(desk.book)))


def _modules(desk: Desk, wanted: set[str]) -> tuple[Choice, ...]:
    known = (module for book in desk.book.books for module in book.modules)
    return tuple(Choice(module, _module_name(desk, module)) for module in known if module in wanted)


def _module_name(desk: Desk, module: str) -> str:
    """A module is called what its first chapter is called."""
    chapter = next((chapter for chapter in desk.book.chapters if chapter.module == module), None)
    return desk.words(f"chapter/{chapter.id}/title", chapter.title) if chapter else module


def rules_hidden(desk: Desk) -> Told:
    return lambda count: desk.say("filter.rules", "{count|rule|rules} hidden", count=count)


def examples_hidden(desk: Desk) -> Told:
    return lambda count: desk.say("filter.examples", "{count|example|examples} hidden", count=count)


def tiles_hidden(desk: Desk) -> Told:
    return lambda count: desk.say("filter.tiles", "{count|tile|tiles} hidden", count=count)


def pages_hidden(desk: Desk) -> Told:
    return lambda count: desk.say("filter.pages", "{count|page|pages} hidden", count=count)
