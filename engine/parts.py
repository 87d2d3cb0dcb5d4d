"""What there is in a game: its goods, tracks, places and tiles, each with the number by which play knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.errors import RulesError, nearest
from engine.model.components import Component
from engine.model.rulebook import Book, Rulebook


class Parts:
    """The parts of a rulebook that the chosen modules bring into play."""

    def __init__(self, rulebook: Rulebook, modules: Sequence[str], options: Mapping[str, str]) -> None:
        self.rulebook: Rulebook = rulebook
        self.id = rulebook.id
        self.modules = _known_modules(rulebook, modules)
        self.options = _known_options(rulebook, options)
        self.player_counts = _player_counts(rulebook, self.modules)
        #: Without anything that modules add: those for which the tables of the game itself have figures.
        self.usual_player_counts = _player_counts(rulebook, ())
        self._list_goods()
        self._list_board()
        self._list_tiles()

    def in_use(self, module: str) -> bool:
        return not module or module in self.modules

    def _list_goods(self) -> None:
        book = self.rulebook
        self.goods = tuple(good.id for good in book.goods)
        self.good_index = {good: index for index, good in enumerate(self.goods)}
        self.resources = tuple(self.good_index[good] for good in book.resources)
        self.supply_rules = tuple((good.supply.split("/")[0],) if good.supply else () for good in book.goods)

    def _list_board(self) -> None:
        book = self.rulebook
        self.tracks = tuple(track for track in book.tracks if self.in_use(track.module))
        self.track_index = {track.id: index for index, track in enumerate(self.tracks)}
        self.family_tracks: dict[str, tuple[int, ...]] = {}
        for index, track in enumerate(self.tracks):
            self.family_tracks[track.family] = (*self.family_tracks.get(track.family, ()), index)
        self.places = tuple(place for place in book.places if self.in_use(place.module))
        self.place_index = {place.id: index for index, place in enumerate(self.places)}

    def _list_tiles(self) -> None:
        families = self.rulebook.families
        self.tiles: tuple[Component, ...] = tuple(
            tile for family in families if self.in_use(family.module) for tile in family.components
        )
        self.tile_index = {tile.id: index for index, tile in enumerate(self.tiles)}
        self.tile_rules = {tile.id: family.rule for family in families for tile in family.components}


def _player_counts(book: Rulebook, modules: Sequence[str]) -> range:
    """From the fewest to the most players of the game and of what is played with it."""
    used = [each for n, each in enumerate(book.books) if n == 0 or _brings_players(each, modules)]
    return range(min(each.least_players for each in used), max(each.most_players for each in used) + 1)


def _brings_players(book: Book, modules: Sequence[str]) -> bool:
    """Whether the numbers of players of an expansion count with these modules."""
    return book.players_with in modules if book.players_with else bool(set(book.modules) & set(modules))


def _known_modules(rulebook: Rulebook, modules: Sequence[str]) -> tuple[str, ...]:
    known = tuple(module for book in rulebook.books for module in book.modules)
    wanted = known if "all" in modules else modules
    for module in wanted:
        if module not in known:
            raise RulesError(f"{rulebook.id} has no module {module!r}{nearest(module, known)}")
    return tuple(module for module in known if module in wanted)


def _known_options(rulebook: Rulebook, options: Mapping[str, str]) -> dict[str, str]:
    known = {option.id: option for option in rulebook.options}
    for name, value in options.items():
        if name not in known:
            raise RulesError(f"{rulebook.id} has no option {name!r}{nearest(name, known)}")
        if value not in known[name].values:
            raise RulesError(f"{name} cannot be {value!r}{nearest(value, known[name].values)}")
    return {name: options.get(name, option.default) for name, option in known.items()}
