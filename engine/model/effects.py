"""Effects: what happens, once. A kind with a single field is written in YAML without naming that field."""

from __future__ import annotations

from dataclasses import dataclass

from engine.model.measures import Amount

Goods = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Gain:
    """Take goods from the bank; `resource` leaves the kind to the player."""

    goods: Goods


@dataclass(frozen=True, slots=True)
class Fill:
    """Take goods until you have so many of each."""

    goods: Goods


@dataclass(frozen=True, slots=True)
class GainBy:
    """Take as much of one good as an amount says; `resource` leaves the kind to the player."""

    good: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class Pay:
    """Return goods to the bank; what cannot be paid cannot be done."""

    goods: Goods


@dataclass(frozen=True, slots=True)
class Lay:
    """Leave goods on the space for the rest of the game, which closes that space."""

    goods: Goods


@dataclass(frozen=True, slots=True)
class Put:
    """Put goods on the tile itself for the rest of the game; without them it cannot be built."""

    goods: Goods


@dataclass(frozen=True, slots=True)
class Score:
    """Victory points, as a number or by a measure."""

    points: Amount


@dataclass(frozen=True, slots=True)
class Step:
    """Go up (or, with a negative `by`, down) on a track; `any` leaves the track of the family to the player.

    `here` is the track of the worship space of the acting worker.
    """

    tracks: str
    track: str = "any"
    by: int = 1
    times: int = 1
    different: bool = False


@dataclass(frozen=True, slots=True)
class Advance:
    """Advance technologies: `least` to `most` times, free of charge or paying; `by` -1, one named falls back."""

    track: str = "any"
    least: int = 1
    most: int = 1
    paying: bool = False
    by: int = 1


@dataclass(frozen=True, slots=True)
class Build:
    """Build up to `most` tiles of a family on display, paid as printed or, with `corn_each`, in corn per resource.

    `free`: without cost; rules say which tile and where. Where tiles are all alike, the family is the board they go to.
    """

    family: str
    most: int = 1
    corn_each: int = 0
    free: bool = False


@dataclass(frozen=True, slots=True)
class Harvest:
    """Take a harvest tile of this space's fields, and the corn or the wood of that tile."""

    corn: int
    wood: int = 0


@dataclass(frozen=True, slots=True)
class Exchange:
    """Trade resources and corn at market rates: as often as wanted, or `most` times; `both` ways or only to `sell`."""

    most: int = 0
    way: str = "both"


@dataclass(frozen=True, slots=True)
class Recruit:
    """Take new workers of your own colour."""

    workers: int


@dataclass(frozen=True, slots=True)
class PickUp:
    """Pick up workers that were not placed in this turn, with all usual options."""

    workers: int


@dataclass(frozen=True, slots=True)
class UseAction:
    """Perform any action of the named places."""

    of: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PowerUp:
    """Raise the power of own unlocked workers, `here` or `anywhere`, or of the acting `worker`."""

    times: int
    where: str = "here"


@dataclass(frozen=True, slots=True)
class Claim:
    """Take a tile of a family: one that lies `here` or beside a space of `worship`, one drawn from the `stack`, that of
    the `lowest` number or of the `next` one that nobody has; only of a `kind`, where that is named.
    """

    family: str
    source: str = "here"
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Discard:
    """Put away the tile beside the worship space of the acting worker, and replace it."""

    family: str


@dataclass(frozen=True, slots=True)
class Walk:
    """The acting worker goes on, to another `board` or to the next space of `worship`."""

    to: str


@dataclass(frozen=True, slots=True)
class ByWorker:
    """Done with the first worker with which it can be completed: `at` these places, in this order of power."""

    order: str
    effects: tuple[Effect, ...]
    at: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Perform:
    """The line of another tile that belongs to the board of the acting worker."""

    tiles: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class First:
    """The first of several lists of effects that can be completed."""

    options: tuple[tuple[Effect, ...], ...]


@dataclass(frozen=True, slots=True)
class Choose:
    """Exactly one of several lists of effects."""

    options: tuple[tuple[Effect, ...], ...]


@dataclass(frozen=True, slots=True)
class May:
    """All of these effects, or none of them."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Repeat:
    """The same effects again and again, up to `most` times."""

    most: Amount
    effects: tuple[Effect, ...]


Effect = (
    Gain
    | Fill
    | GainBy
    | Pay
    | Lay
    | Put
    | Score
    | Step
    | Advance
    | Build
    | Harvest
    | Exchange
    | Recruit
    | PickUp
    | UseAction
    | PowerUp
    | Claim
    | Discard
    | Walk
    | ByWorker
    | Perform
    | First
    | Choose
    | May
    | Repeat
)

EFFECTS: dict[str, type] = {
    "gain": Gain,
    "fill": Fill,
    "gain_by": GainBy,
    "pay": Pay,
    "lay": Lay,
    "put": Put,
    "score": Score,
    "step": Step,
    "advance": Advance,
    "build": Build,
    "harvest": Harvest,
    "exchange": Exchange,
    "recruit": Recruit,
    "pick_up": PickUp,
    "use_action": UseAction,
    "power_up": PowerUp,
    "claim": Claim,
    "discard": Discard,
    "walk": Walk,
    "by_worker": ByWorker,
    "perform": Perform,
    "first": First,
    "choose": Choose,
    "may": May,
    "repeat": Repeat,
}
