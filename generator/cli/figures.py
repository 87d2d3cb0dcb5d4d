"""`rulebook figures`: play the games whose figures stand on the page "Statistics" of each game."""

from __future__ import annotations

import argparse
import os

from generator.cli.arguments import known_game, positive, with_examples
from generator.cli.output import tell

EXAMPLES = """
rulebook figures
rulebook figures tzolkin --games 5000
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    with_examples(parser, EXAMPLES)
    parser.add_argument("game", nargs="?", metavar="GAME", help="one game only")
    parser.add_argument("--games", type=positive, default=1000, metavar="N", help="random games at each table (1000)")
    parser.add_argument("--jobs", type=positive, metavar="N", help="processes on this machine; all cores without it")


def run(arguments: argparse.Namespace) -> int:
    from engine.loading import games
    from generator.simulating.running import on_cores
    from generator.statistics.counting import counted
    from generator.statistics.figures import Run

    def told(run: Run) -> None:
        with_modules = " with all modules" if run.modules else ""
        tell(f"{name}: {run.games:,} games of {run.players} {run.player} players{with_modules}")

    running = on_cores(arguments.jobs or os.cpu_count() or 1)
    for name in [known_game(arguments.game)] if arguments.game else games():
        figures = counted(name, arguments.games, running, told)
        never = len(figures.unreached)
        print(f"{figures.write()}: {len(figures.rules) - never} of {len(figures.rules)} rules came up")
    return 0
