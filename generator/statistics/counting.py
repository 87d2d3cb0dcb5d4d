"""Games played to be counted: every number of players, with and without all modules, between two kinds of players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import engine
from engine.game import Game
from engine.model.rulebook import Rulebook
from generator import __version__
from generator.playing.opponents import KINDS, RANDOM
from generator.simulating.folder import GAMES, SEATS, Folder
from generator.simulating.plan import Plan
from generator.simulating.running import Running, simulate
from generator.statistics.figures import Figures, Run, Share, Shares

SEED = 1
#: So many times fewer games where players think, because they take so much longer.
SLOWER = 100


@dataclass
class Count:
    """Of one run: in how many games each rule was cited, and each tile came to a player."""

    run: Run
    rules: Counter[str] = field(default_factory=Counter)
    tiles: Counter[str] = field(default_factory=Counter)


def runs(game: str, games: int) -> Iterator[Run]:
    """Modules that seat an automaton are for tables that would be too small without it."""
    for kind in KINDS:
        count = games if kind == RANDOM else max(1, games // SLOWER)
        plain, whole = engine.load(game), engine.load(game, ("all",))
        yield from (Run(kind, players, (), count, SEED) for players in plain.player_counts)
        for players in whole.player_counts if whole.modules else ():
            if players not in plain.player_counts or not whole.automata:
                yield Run(kind, players, whole.modules, count, SEED)


def counted(game: str, games: int, running: Running, told: Callable[[Run], None]) -> Figures:
    counts = []
    for run in runs(game, games):
        told(run)
        with TemporaryDirectory() as folder:
            counts.append(_count(run, _played(game, run, Folder(Path(folder)), running)))
    book = engine.load(game, ("all",)).rulebook
    return Figures(game, __version__, tuple(count.run for count in counts), _rules(book, counts), _tiles(book, counts))


def _played(game: str, run: Run, folder: Folder, running: Running) -> Folder:
    loaded = engine.load(game, run.modules)
    plan = Plan(game, run.players, run.games, run.seed, loaded.modules, loaded.options, _seats(loaded, run))
    folder.begin(plan)
    simulate(plan, folder, running, lambda games: None)
    return folder


def _seats(game: Game, run: Run) -> dict[str, str]:
    return {} if run.player == RANDOM else dict.fromkeys(game.seats[: run.players], run.player)


def _count(run: Run, folder: Folder) -> Count:
    count = Count(run)
    for rules in folder.table(GAMES).column("rules").to_pylist():
        count.rules.update(rule for rule, _ in rules)
    seats = folder.table(SEATS)
    numbers = seats.column("game").to_pylist()
    came = {(game, name.split()[1]) for game, own in zip(numbers, seats.column("tiles").to_pylist(), strict=True)
            for name, _ in own}  # fmt: skip
    count.tiles.update(tile for _, tile in came)
    return count


def _rules(book: Rulebook, counts: Sequence[Count]) -> dict[str, Shares]:
    """Those that the engine decides, in the order of the book."""
    decided = (rule for rule in book.rules.values() if rule.kind == "normative")
    return {rule.id: _shares(counts, rule.module, lambda c, id=rule.id: c.rules[id]) for rule in decided}  # type: ignore[misc]


def _tiles(book: Rulebook, counts: Sequence[Count]) -> dict[str, Shares]:
    """Those that came to a player at all: others lie on the table."""
    tiles = [tile for family in book.families for tile in family.components]
    found = {t.id: _shares(counts, t.module, lambda c, id=t.id: c.tiles[id]) for t in tiles}  # type: ignore[misc]
    families = {t.family for t in tiles if any(share.games for share in found[t.id].values())}
    return {t.id: found[t.id] for t in tiles if t.family in families}


def _shares(counts: Iterable[Count], module: str, came_up: Callable[[Count], int]) -> Shares:
    shares: Shares = {}
    for count in counts:
        if not module or module in count.run.modules:
            known = shares.get(count.run.player, Share(0, 0))
            shares[count.run.player] = Share(known.games + came_up(count), known.of + count.run.games)
    return shares
