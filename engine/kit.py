"""What a game's package declares: its fields, what its procedures ask, carry out and tell. A name stands once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Generic, Never, TypeVar

from engine.automata import Answers
from engine.decisions import Frame, MoveKinds
from engine.faults import Faults
from engine.fields import Fields, Plain
from engine.handles import Citation, Handles
from engine.model.abilities import Use
from engine.refusals import Reasons, Refusal

if TYPE_CHECKING:
    from engine.actions import Effects
    from engine.game import Game
    from engine.guiding import AnyGuide
    from engine.measures import Measures, Uncountables
    from engine.move_words import MoveWords
    from engine.position import Player, Position

Pos = TypeVar("Pos", bound="Position[Player, object]")
Key = TypeVar("Key")
Value = TypeVar("Value")

#: What is done with a frame that needs no decision.
Step = Callable[[Never, Never], None]
Steps = Mapping[type, Step]
#: The frame of each decision that a procedure asks.
Questions = Mapping[str, type]


class Part(StrEnum):
    """What an ability can say of a passing amount, an offer, a moment or a window beyond naming it."""

    BY = "by"
    TAX = "tax"
    PAY = "pay"
    AT = "at"
    ON = "on"
    WORKERS = "workers"
    SCOPE = "scope"
    #: It can work a single time: then the tile is turned over.
    ONCE = "once"
    GROUP = "group"
    REFUSABLE = "refusable"
    #: It passes or opens outside of actions, so that nothing can be done with it once in each action.
    OUTSIDE = "outside"


Parts = frozenset[str]


def parts(*names: str) -> Parts:
    return frozenset(names)


def no_figure(pos: Position[Player, object]) -> int:
    raise LookupError(f"{pos.game.id} has no figure for {len(pos.players)} players")


@dataclass(frozen=True)
class Kit(Generic[Pos]):
    """The declarations of a game, looked up by name."""

    handles: Handles
    position: Callable[[], Pos]
    player: Callable[[], Player]
    position_fields: Fields
    player_fields: Fields
    #: From a description to a position, with what is wrong with it; and back: what a case can ask about a position,
    #: and the whole of it as a description. And what a case can run without a player's move.
    read: Callable[[Game, Mapping[str, Plain], Faults], Pos]
    state: Callable[[Pos], dict[str, Plain]]
    written: Callable[[Pos], dict[str, Plain]]
    runs: Mapping[str, tuple[Frame, ...]]
    #: What the game compiles from its content for itself.
    tables: Callable[[Game], object]
    #: Into how many parts a point can be divided.
    parts_of_a_point: int
    #: Who can sit at the table, in the order in which seats are taken.
    seats: tuple[str, ...]
    #: How a marker moves on a track, and why it cannot.
    step: Callable[[Pos, int, int, Citation], None]
    can_step: Callable[[Pos, int, int], Refusal | None]
    start: Callable[[Pos], None]
    outcome: Callable[[Pos], Mapping[str, Plain]]
    #: The bits of what binds everybody.
    imposed: Callable[[Pos], int]
    nothing_to_decide: Citation
    cannot_pay: Citation
    #: What counts as a resource.
    resources: Citation
    refuse_tax: Citation
    #: The families of tiles that players can hold, or that bind everybody: their abilities count.
    held: frozenset[str]
    #: The frame of each decision of the content that the procedures of this game ask.
    questions: Questions = field(default_factory=dict)
    #: The rule behind a question that a procedure asks before anything else can be done.
    asked_by: Mapping[type, Citation] = field(default_factory=dict)
    moves: MoveKinds = field(default_factory=dict)
    #: What the words of these moves can be.
    words: MoveWords = field(default_factory=dict)
    steps: Steps = field(default_factory=dict)
    effects: Effects = field(default_factory=dict)
    measures: Measures = field(default_factory=dict)
    #: What of its own measures the game cannot count.
    uncountable: Uncountables = field(default_factory=dict)
    events: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    #: Which of its events tell points, in their last field, and how many parts of a point one unit of that is.
    points_told: Mapping[str, int] = field(default_factory=dict)
    #: Why the moves of this game can be refused.
    reasons: Reasons = field(default_factory=Reasons)
    #: What abilities can say: of amounts that pass, of moves that can be offered, of moments and of windows.
    amounts: Mapping[str, Parts] = field(default_factory=dict)
    offers: Mapping[tuple[str, str], Parts] = field(default_factory=dict)
    moments: Mapping[str, Parts] = field(default_factory=dict)
    windows: Mapping[str, tuple[type, ...]] = field(default_factory=dict)
    #: The questions at which its window is shut for a free action, by the options of a table.
    shut: Callable[[Game, Use], tuple[type, ...]] = lambda game, use: ()
    #: Why a track may not be chosen for a step up among these, where more than the place of its marker decides.
    not_up: Callable[[Pos, tuple[int, ...], int], Refusal | None] | None = None
    #: The figure of a table by players for more players than it knows, where a module brings them.
    beyond_players: Callable[[Pos], int] = no_figure
    #: Seats that no player takes, each with the module that brings it: an automaton plays against a single player.
    automata: Mapping[str, str] = field(default_factory=dict)
    #: What an automaton answers where a player would be asked, and whether it is the one who is asked.
    answers: Answers = field(default_factory=dict)
    is_automaton: Callable[[Pos], bool] = lambda pos: False
    #: Whether whoever carries out a procedure of `runs` sits at the table.
    can_run: Callable[[Pos, str], bool] = lambda pos, procedure: True
    #: How a person with the real box is led through the turns of an automaton.
    guides: Mapping[str, AnyGuide] = field(default_factory=dict)
    #: The track that belongs to the place of what is being done.
    track_here: Callable[[Pos], int] | None = None
    #: Which question is asked when a free action has been done at one.
    asked_again: Callable[[Frame], Frame] = lambda frame: frame
    scopes: tuple[str, ...] = ("action", "turn")
    #: The event with which somebody's turn begins.
    begins_turn: str = ""
    #: Marks that are printed on tiles to tell them apart, and mean nothing for play.
    printed_marks: frozenset[str] = frozenset()
    #: Parts of tiles, by family, whose procedures are still to be written; only while the book is not complete.
    to_come: frozenset[tuple[str, str]] = frozenset()


AnyKit = Kit["Position[Player, object]"]


def merged(*tables: Mapping[Key, Value]) -> dict[Key, Value]:
    """Several tables as one; a name that stands in two of them is an error."""
    whole: dict[Key, Value] = {}
    for table in tables:
        for name, value in table.items():
            if name in whole:
                raise ValueError(f"{name!r} is declared twice")
            whole[name] = value
    return whole
