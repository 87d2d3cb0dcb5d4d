"""The players that need no person: what every one of them can do, and their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from engine.moves import Move
from engine.position import AnyPosition
from generator.playing.random_player import RandomPlayer
from generator.playing.sensible_player import SensiblePlayer


class Opponent(Protocol):
    def reseed(self, seed: int) -> None:
        """Begin anew with this seed; the same seed chooses the same in the same position."""

    def choose(self, pos: AnyPosition) -> Move:
        """A legal move for whoever decides."""


RANDOM = "random"
KINDS: dict[str, type[RandomPlayer] | type[SensiblePlayer]] = {RANDOM: RandomPlayer, "sensible": SensiblePlayer}


def seated(seats: Mapping[str, str], seed: int) -> dict[str, Opponent]:
    """Colours with the players of these kinds."""
    return {colour: KINDS[kind](seed) for colour, kind in seats.items()}
