"""What is to be played. The same plan gives the same games, whoever plays them and in whatever order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import Any

import engine
from engine.game import Game
from generator import __version__
from generator.playing.opponents import RANDOM

FORMAT = "rulebook simulation"
#: Games in a batch: what is lost at most when a process dies, and enough that handing it out costs nothing. Players who
#: think are slower.
QUICK_BATCH, SLOW_BATCH = 250, 10


@dataclass(frozen=True)
class Plan:
    """Games are numbered from 0; each has the next seed. Seats that are not named play at random."""

    game: str
    players: int
    games: int
    seed: int = 1
    modules: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    seats: Mapping[str, str] = field(default_factory=dict)
    batch: int = 0
    version: str = __version__

    def __post_init__(self) -> None:
        """The plan says how it is cut, so that all who play it agree."""
        if not self.batch:
            are_quick = set(self.seats.values()) <= {RANDOM}
            object.__setattr__(self, "batch", QUICK_BATCH if are_quick else SLOW_BATCH)

    @property
    def batches(self) -> int:
        return -(-self.games // self.batch)

    def numbers(self, batch: int) -> range:
        return range(batch * self.batch, min((batch + 1) * self.batch, self.games))

    def to_json(self) -> dict[str, Any]:
        return {"format": FORMAT, **asdict(self), "modules": list(self.modules), "options": dict(self.options)}

    @classmethod
    def from_json(cls, saved: Mapping[str, Any]) -> Plan:
        given = {name: value for name, value in saved.items() if name != "format"}
        return cls(**{**given, "modules": tuple(given["modules"])})

    def load(self) -> Game:
        return _loaded(self.game, self.modules, tuple(self.options.items()))


@lru_cache(maxsize=4)
def _loaded(game: str, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> Game:
    """Once for all batches that a process plays."""
    return engine.load(game, modules, dict(options))
