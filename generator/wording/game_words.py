"""What one game adds to the wording: whatever only this game tells, counts or calls by a word of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

from engine.model.text import Inline

if TYPE_CHECKING:
    from engine.events import Event
    from engine.guiding import Led, Part
    from engine.model.abilities import Change, Offer
    from engine.model.components import Component
    from engine.moves import Move
    from engine.position import AnyPosition, Player, Position
    from engine.prospects import Prospect
    from generator.wording.narrator import Narrator
    from generator.wording.resolve import Value

Pos = TypeVar("Pos", bound="Position[Player, object]")

#: The words of an event. It takes a narrator, the player's name and the event's own fields.
Telling = Callable[..., Inline]
#: Words that need nothing but somebody to say them.
Saying = Callable[["Narrator"], Inline]


@dataclass(frozen=True)
class AmountWords:
    """A passing amount: by how much it changes, and what has to be done for each unit of it.

    `tells_workers`: the first of these sentences says for how many workers it counts. `tells_places`: it says where.
    """

    changed: Callable[[Change, Narrator], Inline]
    taxed: Callable[[Inline, Narrator], Inline]
    tells_workers: bool = False
    tells_places: bool = False


@dataclass(frozen=True)
class OfferWords:
    """An option that an ability adds to a decision, as a sentence.

    `complete`: the sentence tells how far the option reaches, what it costs and where it holds.
    """

    offered: Callable[[Offer, Narrator], Inline]
    complete: bool = False


@dataclass(frozen=True)
class GuideWords:
    """How a person is led through the turn of an automaton; `heading` is what the guide is called.

    `asked` words each inquiry, `title` what it is about, where what is known is listed. `part` names one of several
    things that an inquiry asks, `option` what can be said to it. Steps are told as events are, unless they have words
    of their own here, which know what has been answered. `ends` says what is left to do. `values` are what options of
    the game can be.
    """

    heading: Saying
    asked: Mapping[str, Callable[[Led, Narrator], Inline]]
    title: Mapping[str, Saying]
    part: Callable[[str, Part, Narrator], Inline]
    option: Callable[[str, Part, str, Narrator], Inline]
    ends: Callable[[AnyPosition, Narrator], Inline]
    values: Mapping[str, Saying]
    steps: Mapping[str, Callable[[Event, Led, Narrator], Inline]] = field(default_factory=dict)


@dataclass(frozen=True)
class GameWords(Generic[Pos]):
    """Found by the names under which the engine's kit declares things.

    `table` and `player` tell a position: what belongs to nobody, then what lies in front of one player. `terms` names
    the terms of families of tracks and of kinds of tiles; a kind without one is called by the term of its own name.
    """

    events: Mapping[str, Telling]
    table: Callable[[Pos, Narrator], Iterable[Inline]]
    player: Callable[[Pos, int, Inline, Narrator], Iterable[Inline]]
    #: Kinds of moves -> the event that says what was done, and more exactly.
    acts: Mapping[str, str] = field(default_factory=dict)
    #: Why moves are refused; each takes a narrator and the fields of its reason.
    reasons: Mapping[str, Callable[..., Inline | list[Inline]]] = field(default_factory=dict)
    #: A kind of move that is not what a question asks for: by the question and the kind.
    not_asked: Mapping[tuple[str, str], Saying] = field(default_factory=dict)
    #: What only this game tells of a move before it is chosen.
    notes: Callable[[Prospect, Pos, Narrator], Iterable[Inline]] = lambda found, pos, say: ()
    #: What a move leads to that its title does not say.
    effects: Callable[[Move, Pos, Narrator], Iterable[Inline]] = lambda move, pos, say: ()
    #: What is coming: told with a position, and in an overview.
    outlook: Callable[[Pos, Narrator], Iterable[Inline]] = lambda pos, say: ()
    amounts: Mapping[str, AmountWords] = field(default_factory=dict)
    moments: Mapping[str, Saying] = field(default_factory=dict)
    #: The same moments where they are bound to places.
    moments_at: Mapping[str, Callable[[Value, Narrator], Inline]] = field(default_factory=dict)
    #: The same moments where only some of them count, by their numbers.
    moments_on: Mapping[str, Callable[[Inline, int, Narrator], Inline]] = field(default_factory=dict)
    windows: Mapping[str, Saying] = field(default_factory=dict)
    #: What an option of a decision says as an ability: by the decision and the option.
    offers: Mapping[tuple[str, str], OfferWords] = field(default_factory=dict)
    #: What several abilities of one group act on together, by the name of the group.
    together: Callable[[str, Narrator], Inline] | None = None
    terms: Mapping[str, str] = field(default_factory=dict)
    #: Families of tracks that count by levels; all others count by steps.
    levels: frozenset[str] = frozenset()
    #: By what a tile without a printed name is told from its like, where its cost does not tell; or nothing.
    told_by: Callable[[Component, Narrator], Inline] = lambda tile, say: ()
    #: Marks printed on tiles that say more than the terms of their name and value.
    marks: Mapping[str, Callable[[int | str, Narrator], Inline]] = field(default_factory=dict)
    #: How a person is led through the turns of an automaton, by its seat.
    guides: Mapping[str, GuideWords] = field(default_factory=dict)


AnyWords = GameWords["Position[Player, object]"]
