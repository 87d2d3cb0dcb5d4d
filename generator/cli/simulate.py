"""`rulebook simulate`: very many games, on all cores or on a cluster, kept as Parquet."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from generator.cli.arguments import add_json, listed, pairs, positive, with_examples
from generator.cli.faults import Misuse
from generator.cli.output import tell, write_json
from generator.cli.play import chosen_game, known_seats

if TYPE_CHECKING:
    from generator.simulating.plan import Plan
    from generator.simulating.running import Running

EXAMPLES = """
rulebook simulate tzolkin --games 1000000 --players 4 --out games
rulebook simulate tzolkin --modules all --players 5 --seats green=sensible,red=random --games 200 --out games
rulebook simulate teotihuacan --games 100000 --scheduler tcp://scheduler:8786 --out games
rulebook simulate --columns
rulebook report games --lang de
"""
WIDTH = 24


def add_arguments(parser: argparse.ArgumentParser) -> None:
    with_examples(parser, EXAMPLES)
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game")
    parser.add_argument("--games", type=positive, default=1000, metavar="N", help="how many games (1000)")
    parser.add_argument("--players", type=positive, metavar="N", help="how many players; the fewest without it")
    parser.add_argument("--modules", default="", metavar="A,B", help="modules of expansions, or all")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
    parser.add_argument("--seats", default="", metavar="C=KIND,…", help="who plays: random or sensible; else random")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the seed of the first game, then the next")
    parser.add_argument("--out", type=Path, default=Path("simulation"), metavar="DIR", help="the folder (simulation)")
    parser.add_argument("--jobs", type=positive, metavar="N", help="processes on this machine; all cores without it")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="the scheduler of a Dask cluster, which plays instead")
    parser.add_argument("--columns", action="store_true", help="only say what the tables hold")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from generator.simulating.folder import Folder
    from generator.simulating.running import simulate

    if arguments.columns:
        return _columns()
    if arguments.game is None:
        raise Misuse("name a game: rulebook simulate tzolkin")
    plan, folder = _plan(arguments), Folder(arguments.out)
    folder.begin(plan)
    there = plan.games - sum(len(plan.numbers(batch)) for batch in folder.missing(plan))
    bar = Bar(plan.games, there)
    try:
        simulate(plan, folder, _running(arguments), bar.add)
    except KeyboardInterrupt:
        bar.end()
        tell(f"{bar.done:,} of {plan.games:,} games are kept; the same command goes on from there")
        return 130
    bar.end()
    answer = {**plan.to_json(), "folder": str(arguments.out), "fingerprint": folder.fingerprint()}
    if arguments.json:
        write_json(answer)
    else:
        print(f"{plan.games:,} games in {arguments.out} (fingerprint {answer['fingerprint']})")
    return 0


def _plan(arguments: argparse.Namespace) -> Plan:
    from generator.simulating.plan import Plan

    game = chosen_game(arguments)
    players = arguments.players or game.rulebook.books[0].least_players
    seats = known_seats(pairs(listed(arguments.seats), "seat"), game.new_position(players, arguments.seed))
    return Plan(game.id, players, arguments.games, arguments.seed, game.modules, game.options, seats)


def _running(arguments: argparse.Namespace) -> Running:
    from generator.simulating.running import on_cluster, on_cores

    if arguments.scheduler:
        return on_cluster(arguments.scheduler)
    return on_cores(arguments.jobs or os.cpu_count() or 1)


def _columns() -> int:
    from generator.cli.output import table
    from generator.simulating.tables import GAMES, SEATS

    for name, columns in (("games/*.parquet, one row a game", GAMES), ("seats/*.parquet, one row a seat", SEATS)):
        print("\n".join([name, *table([[c.name, c.kind, c.meaning] for c in columns], "  ")]))
    return 0


class Bar:
    """How far it is, how quick, and how long it will still take; only while somebody watches."""

    def __init__(self, games: int, there: int) -> None:
        self.games, self.done, self.there = games, there, there
        self.began = monotonic()
        self.is_watched = sys.stderr.isatty()

    def add(self, games: int) -> None:
        self.done += games
        if self.is_watched:
            print(f"\r{self.line()}\x1b[K", end="", file=sys.stderr, flush=True)

    def line(self) -> str:
        played, seconds = self.done - self.there, max(monotonic() - self.began, 1e-6)
        filled = "#" * (WIDTH * self.done // self.games)
        left = (self.games - self.done) * seconds / played if played else 0
        quick = f"{played / seconds:,.0f} games/s, {_lasting(left)} left"
        return f"[{filled:<{WIDTH}}] {self.done:,} of {self.games:,} games, {quick}"

    def end(self) -> None:
        if self.is_watched and self.done > self.there:
            print(file=sys.stderr)


def _lasting(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
