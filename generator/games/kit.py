"""What a game declares on this side. A name stands once, under the one that content or the engine's kit gives it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

from engine.model.text import Inline
from generator.pictures.game_pictures import GamePictures
from generator.wording.game_words import GameWords
from generator.wording.speaker import Speaker

if TYPE_CHECKING:
    from engine.position import Player, Position

Pos = TypeVar("Pos", bound="Position[Player, object]")
#: Words that any speaker of the language can say.
Label = Callable[[Speaker], Inline]


@dataclass(frozen=True)
class Labels:
    """What the parts of a described position are called, beyond the terms that the engine's fields declare."""

    #: A key of a description that is no field -> its term.
    terms: Mapping[str, str] = field(default_factory=dict)
    #: A word that stands in a description -> its term.
    names: Mapping[str, str] = field(default_factory=dict)
    #: A figure that the form calls by words of its own -> these words.
    form: Mapping[str, Label] = field(default_factory=dict)
    #: How the form is filled in, after what holds for every game.
    hints: tuple[Label, ...] = ()
    #: Keys that an overview leaves out, because another one tells the same.
    untold: frozenset[str] = frozenset()
    #: A procedure that a case can run -> its term.
    procedures: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Values(Generic[Pos]):
    """What a simple opponent likes, in points: values, not rules. What things do is read from the content.

    `workers` counts those of a player; `meal` is how much of its food for each of them lets a player sleep well,
    `hunger` what each unit less costs.
    """

    goods: Mapping[str, float]
    workers: Callable[[Pos, int], int]
    food: str
    meal: int
    hunger: float = 2.0
    any_good: float = 1.0
    worker: float = 2.0
    ability: float = 1.6
    step: float = 1.8
    advance: float = 1.6
    building: float = 3.0
    trade: float = 0.5


@dataclass(frozen=True)
class GameKit(Generic[Pos]):
    words: GameWords[Pos]
    pictures: GamePictures[Pos]
    labels: Labels
    values: Values[Pos]


AnyValues = Values["Position[Player, object]"]
AnyGameKit = GameKit["Position[Player, object]"]
