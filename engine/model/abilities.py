"""Abilities: what changes for their holder. Every ability has one of six forms and names the rule it bends."""

from __future__ import annotations

from dataclasses import dataclass

from engine.model.effects import Effect, Goods
from engine.model.rules import ParamValue


@dataclass(frozen=True, slots=True)
class Change:
    """A passing amount grows or shrinks `by` a figure, or every unit of it is taxed (effects done once per unit).

    `amount` names what passes: `gain.<good>`, `cost.place`, `cost.crowd`, `cost.lower`, `cost.build`, `cost.advance`,
    `cost.main_action`, `need.feeding`, `step.<family>`, `step.<track>`. `at` narrows it to places or spaces.
    `workers` limits a change of feeding to so many workers (0: every worker).
    """

    amount: str
    by: int = 0
    tax: tuple[Effect, ...] = ()
    at: tuple[str, ...] = ()
    workers: int = 0


@dataclass(frozen=True, slots=True)
class Set:
    """A rule's parameter has another value for the holder."""

    rule: str
    param: str
    to: ParamValue


@dataclass(frozen=True, slots=True)
class Offer:
    """One more option at a named decision, for a price."""

    decision: str
    option: str
    by: int = 0
    pay: Goods = ()
    at: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Trigger:
    """Effects at a named moment; where such moments are numbered, only `on` some of them."""

    moment: str
    effects: tuple[Effect, ...]
    at: tuple[str, ...] = ()
    optional: bool = False
    on: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Use:
    """A free action, in a named window."""

    window: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Suspend:
    """What a level of all tracks of a family gives is not in force."""

    tracks: str
    level: int


Form = Change | Set | Offer | Trigger | Use | Suspend

FORMS: dict[str, type] = {
    "change": Change,
    "set": Set,
    "offer": Offer,
    "trigger": Trigger,
    "use": Use,
    "suspend": Suspend,
}


@dataclass(frozen=True, slots=True)
class Ability:
    """One form, the rule it bends, how long it lasts, and what it hangs together with."""

    form: Form
    bends: str
    scope: str = "game"
    group: str = ""
    refusable: bool = False
