"""Which icon and colour stand for a good, a track, a family or a kind of tile."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine.model.board import Track
from engine.model.rulebook import Rulebook
from generator.pictures import icons
from generator.pictures.captions import Captions
from generator.pictures.game_pictures import AnyPictures
from generator.pictures.marks import Mark
from generator.pictures.palette import roles


@dataclass(frozen=True)
class Signs:
    book: Rulebook
    captions: Captions
    pictures: AnyPictures

    def number(self, number: int) -> str:
        return self.captions.number(number)

    def good(self, good: str, amount: int) -> Mark:
        return Mark(self.named(good), self.number(amount))

    def signed(self, good: str, amount: int) -> Mark:
        return Mark(self.named(good), self.captions.signed(amount))

    def named(self, name: str) -> str:
        """The icon of a good, kind or family; anything else is shown as a tile."""
        known = self.pictures.icons.get(name, name)
        return known if known in self._icons else "tile"

    def track(self, family: str, track: str, *, down: bool = False, amount: str = "") -> Mark:
        """A step on a track: stairs point up or down in their own colour; other tracks have icons of their own."""
        stairs = self.pictures.stairs.get(family)
        if stairs:
            return Mark(stairs.down if down else stairs.up, amount, self.tone(track))
        own = track if track in self._icons else self.named(family)
        return Mark("avenue" if own == "tile" else own, amount)

    def step(self, name: str) -> Mark:
        """A step on any track of a family, or on one track."""
        one = self._tracks.get(name)
        return self.track(one.family, name) if one else self.track(name, "any")

    def tracks(self, name: str) -> Mark:
        """A family of tracks as a whole, or one track."""
        one = self._tracks.get(name)
        stairs = self.pictures.stairs.get(one.family if one else name)
        if stairs:
            return Mark(stairs.icon, "", self.tone(name))
        return self.track(one.family, name) if one else self.track(name, "any")

    def tone(self, track: str) -> str:
        found = self._tracks.get(track)
        return self.colour(found.layout.colour) if found else ""

    def colour(self, name: str, instead: str = "grey") -> str:
        return name if name in self._roles else instead

    def places(self, addresses: tuple[str, ...]) -> str:
        """The numbers of the boards an ability speaks of, where boards have numbers."""
        numbered = (self.book.place_by_id[id].number for id in addresses if id in self.book.place_by_id)
        return "·".join(self.number(number) for number in numbered if number)

    @cached_property
    def _icons(self) -> frozenset[str]:
        return frozenset(icons.names())

    @cached_property
    def _roles(self) -> frozenset[str]:
        return frozenset(roles())

    @cached_property
    def _tracks(self) -> dict[str, Track]:
        return self.book.track_by_id
