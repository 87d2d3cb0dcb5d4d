"""The figures of a game: who played, and in how many games each rule came up and each tile came to a player."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from engine.whole_file import write_whole

FORMAT = "rulebook statistics"
FOLDER = Path(__file__).parent / "figures"


class Share(NamedTuple):
    """In how many games it came up, of all in which it could: those that were played with its module."""

    games: int
    of: int


#: By kind of player.
Shares = dict[str, Share]


@dataclass(frozen=True)
class Run:
    """Games of one kind of player at one table, with the seeds from `seed` on."""

    player: str
    players: int
    modules: tuple[str, ...]
    games: int
    seed: int


@dataclass(frozen=True)
class Figures:
    game: str
    version: str
    runs: tuple[Run, ...]
    rules: dict[str, Shares]
    tiles: dict[str, Shares]

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(run.player for run in self.runs))

    @property
    def unreached(self) -> tuple[str, ...]:
        """Rules that came up in no game; those that were written later are not judged."""
        return tuple(rule for rule, shares in self.rules.items() if not any(share.games for share in shares.values()))

    def write(self, folder: Path = FOLDER) -> Path:
        """One line a rule and one a tile, so that a change can be read."""
        path = folder / f"{self.game}.json"
        head = {"format": FORMAT, "game": self.game, "version": self.version}
        lines = [f" {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
        lines += [' "runs": [', ",\n".join(f"  {json.dumps(run.__dict__)}" for run in self.runs), " ],"]
        lines += [' "rules": {', _lines(self.rules), " },", ' "tiles": {', _lines(self.tiles), " }"]
        write_whole(path, ("\n".join(["{", *lines, "}"]) + "\n").encode())
        return path


def _lines(found: dict[str, Shares]) -> str:
    return ",\n".join(f"  {json.dumps(name)}: {json.dumps(shares)}" for name, shares in found.items())


def read(path: Path) -> Figures:
    saved: Any = json.loads(path.read_text(encoding="utf-8"))
    runs = tuple(Run(**{**run, "modules": tuple(run["modules"])}) for run in saved["runs"])
    return Figures(saved["game"], saved["version"], runs, _shares(saved["rules"]), _shares(saved["tiles"]))


def _shares(saved: dict[str, dict[str, list[int]]]) -> dict[str, Shares]:
    return {name: {kind: Share(*share) for kind, share in shares.items()} for name, shares in saved.items()}


@cache
def figures_of(game: str) -> Figures | None:
    """The figures that belong to this installation; a game may have none yet."""
    path = FOLDER / f"{game}.json"
    return read(path) if path.is_file() else None
