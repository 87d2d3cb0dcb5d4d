"""What a reader may leave out of a page: what belongs to other numbers of players, or to modules or variants."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.model.text import Inline
from generator.book.growing import in_part
from generator.book.scopes import Scope, needed_module, player_counts
from generator.pages.filter_choices import Choice, Filter
from generator.pages.game_pages import GamePages
from generator.wording.writers import to_text

# So many things hidden, in words.
Told = Callable[[int], Inline]


def page_filter(game: GamePages, scopes: Sequence[Scope], told: Told, by_players: bool = False) -> Filter | None:
    """None where there is nothing to filter. `by_players`: the page has figures for each number of players."""
    limited = [scope for scope in scopes if scope]
    if not limited and not by_players:
        return None
    needs_players = by_players or any(scope.players for scope in limited)
    modules = {module for scope in limited for module in scope.modules}
    variants = dict.fromkeys(variant for scope in limited for variant in scope.variants)
    return Filter(
        _players(game) if needs_players else (),
        _modules(game, modules),
        tuple(Choice(variant, _variant_name(game, variant)) for variant in variants),
        tuple(to_text(told(count)) for count in range(1, len(limited) + 1)),
    )


def _players(game: GamePages) -> tuple[Choice, ...]:
    # Translators: a choice among numbers of players: it does not matter how many play, everything is shown.
    anyhow = Choice("", to_text(game.say("filter.any", "Any")))
    write, book = game.say.language.write_number, game.book.rulebook
    counts = (Choice(str(count), write(count), needed_module(count, book)) for count in player_counts(book))
    return (anyhow, *counts)


def _modules(game: GamePages, wanted: set[str]) -> tuple[Choice, ...]:
    known = (module for book in game.book.rulebook.books for module in book.modules)
    return tuple(Choice(module, _module_name(game, module)) for module in known if module in wanted)


def _module_name(game: GamePages, module: str) -> str:
    """A module says so where it is not complete."""
    name = game.book.module_name(module)
    is_growing = any(module in book.modules for book in game.book.growing)
    return to_text(in_part(game.book, name)) if is_growing else name


def _variant_name(game: GamePages, variant: str) -> str:
    words = to_text(game.say.without_links().term(variant))
    return words[:1].upper() + words[1:]


def rules_hidden(game: GamePages) -> Told:
    return lambda count: game.say("filter.rules", "{count|rule|rules} hidden", count=count)


def examples_hidden(game: GamePages) -> Told:
    return lambda count: game.say("filter.examples", "{count|example|examples} hidden", count=count)


def tiles_hidden(game: GamePages) -> Told:
    return lambda count: game.say("filter.tiles", "{count|tile|tiles} hidden", count=count)


def pages_hidden(game: GamePages) -> Told:
    return lambda count: game.say("filter.pages", "{count|page|pages} hidden", count=count)


def parts_hidden(game: GamePages) -> Told:
    # Translators: parts of the summary that belong to modules which are not in play.
    return lambda count: game.say("filter.parts", "{count|part|parts} hidden", count=count)
