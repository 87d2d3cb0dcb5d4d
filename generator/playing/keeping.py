"""Where a game in the terminal is kept: in a file of the player's choice, and after every move beside it.

So a crash or a closed terminal loses at most the move that is being typed. What lies beside is gone as soon as the
game has been saved, or left on purpose; no file that somebody else has written is ever replaced by it.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.errors import RulesError
from engine.whole_file import write_whole
from generator.playing.match import FORMAT, Match
from generator.playing.saved_game import read_saved_game

UNSAVED = ".unsaved"
_UNSAVED_NAME = re.compile(rf"(.*){re.escape(UNSAVED)}(?:-\d+)?", re.DOTALL)


@dataclass
class Keeping:
    """`place` is where the game is saved unless another name is given; `moves` are those that are saved."""

    place: Path
    moves: list[str] = field(default_factory=list)
    #: Whether what stands at `place` is this game.
    is_ours: bool = False
    beside: Path | None = None
    #: Why nothing can be kept beside, once that has been found out.
    failed: OSError | None = None

    def has_all(self, match: Match) -> bool:
        return match.moves == self.moves

    def free_place(self) -> Path:
        """Where to save without being told where: never over another game."""
        return self.place if self.is_ours else next(path for path in _numbered(self.place, "-") if not path.exists())

    def save(self, match: Match, path: Path) -> None:
        """An OSError says why not; a RulesError that something else would be lost."""
        is_ours = self.is_ours and path == self.place
        if path.exists() and not is_ours and not _is_saved_game(path):
            raise NotAGame(path)
        write_whole(path, _written(match), lasting=True)
        self.place, self.is_ours, self.moves = path, True, list(match.moves)
        self.forget()

    def note(self, match: Match) -> OSError | None:
        """After every move. The first time that it cannot be done, why; the game goes on without."""
        if self.failed:
            return None
        try:
            if self.beside is None:
                self.beside = _claimed(self.place)
            write_whole(self.beside, _written(match))
        except OSError as error:
            self.failed = error
        return self.failed

    def forget(self) -> None:
        """What lies beside is needed no more."""
        if self.beside is not None and self.beside != self.place:
            self.beside.unlink(missing_ok=True)
        self.beside = None


class NotAGame(RulesError):
    """A file that stands where a game should be saved, and is something else."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is not a saved game")
        self.path = path


def keeping_of(file: Path, match: Match) -> Keeping:
    """Of a game that goes on. One that was kept beside still has to be saved where it belongs."""
    unsaved = _UNSAVED_NAME.fullmatch(file.stem)
    if unsaved is None:
        return Keeping(file, list(match.moves), is_ours=True)
    return Keeping(file.with_name(f"{unsaved.group(1)}{file.suffix}"), beside=file)


def left_behind(place: Path) -> list[Path]:
    """Games that were neither saved nor left on purpose."""
    pattern = f"{place.stem}{UNSAVED}*{place.suffix}"
    return [path for path in sorted(place.parent.glob(pattern)) if path.is_file() and path.stat().st_size]


def _claimed(place: Path) -> Path:
    """A name that nobody else uses, from now on ours."""
    for path in _numbered(place.with_name(f"{place.stem}{UNSAVED}{place.suffix}"), "-"):
        try:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
        except FileExistsError:
            continue
        return path
    raise FileExistsError(place)


def _numbered(path: Path, sign: str) -> Iterator[Path]:
    """The name itself, then with 2, 3 … behind it."""
    yield path
    for number in range(2, 10_000):
        yield path.with_name(f"{path.stem}{sign}{number}{path.suffix}")


def _is_saved_game(path: Path) -> bool:
    try:
        saved: Any = read_saved_game(path)
    except (OSError, RulesError):
        return False
    return isinstance(saved, dict) and saved.get("format") == FORMAT


def _written(match: Match) -> bytes:
    return (json.dumps(match.to_json(), indent=1) + "\n").encode()
