"""What one game adds to the drawings: its position, the icons of its things, and the ways in which it draws its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

from generator.pictures.card import Kind
from generator.pictures.marks import Marks

if TYPE_CHECKING:
    from engine.model.board import Place
    from engine.position import Player, Position
    from generator.pictures.board import Setting
    from generator.pictures.drawing import Drawing
    from generator.pictures.position import Part
    from generator.pictures.symbols import Signs

Pos = TypeVar("Pos", bound="Position[Player, object]")
#: Draws a place with what stands on it.
DrawPlace = Callable[["Place", "Signs", "Setting"], "Drawing"]


@dataclass(frozen=True)
class TrackPicture:
    """A family of tracks that is drawn as stairs, each in its own colour: its icon, and those of a step up or down."""

    icon: str
    up: str
    down: str


@dataclass(frozen=True)
class AmountPicture:
    """A passing amount: what it concerns, and the good that it is counted in. `each_worker`: it is so much for each."""

    icon: str
    good: str
    each_worker: bool = False


@dataclass(frozen=True)
class GamePictures(Generic[Pos]):
    """Found by the names that content and the engine's kit give to things."""

    parts: Callable[[Pos, Signs], tuple[Part, ...]]
    #: The whole board at a glance: where everything lies.
    whole: Callable[[Signs], Drawing] | None = None
    #: Kinds of places that are not drawn by their layout.
    places: Mapping[str, DrawPlace] = field(default_factory=dict)
    #: The rule of a place that is drawn by what its rule says, not by its layout.
    by_rule: Mapping[str, DrawPlace] = field(default_factory=dict)
    #: A family, a track or a place -> its icon, where that has another name.
    icons: Mapping[str, str] = field(default_factory=dict)
    stairs: Mapping[str, TrackPicture] = field(default_factory=dict)
    #: A kind of tile, or the term of a family -> its card. Frames differ within a family, colours besides.
    cards: Mapping[str, Kind] = field(default_factory=dict)
    #: The terms of families whose tiles keep the card of their kind, under one icon.
    shared_icons: Mapping[str, str] = field(default_factory=dict)
    #: The terms of families whose tiles are lines of an automaton, and are drawn as decision flows besides.
    flows: frozenset[str] = frozenset()
    amounts: Mapping[str, AmountPicture] = field(default_factory=dict)
    moments: Mapping[str, Marks] = field(default_factory=dict)
    #: What is printed on a tile beside its effects: rows of symbols.
    printed: Mapping[str, Callable[[int | str, Signs], tuple[Marks, ...]]] = field(default_factory=dict)
    #: The rule of a step -> what is printed there.
    steps: Mapping[str, Marks] = field(default_factory=dict)
    #: Options that an ability offers.
    offers: Mapping[str, str] = field(default_factory=dict)

    def own_way(self, place: Place) -> DrawPlace | None:
        """How the game draws this place itself; every other place is drawn by its layout."""
        return self.by_rule.get(place.rule) or self.places.get(place.kind)


AnyPictures = GamePictures["Position[Player, object]"]
