"""`rulebook bench`: the speed of the engine and of the commands."""

from __future__ import annotations

import argparse
from typing import Any

from generator.cli.arguments import add_json, known_game, positive, with_examples
from generator.cli.output import table, tell, write_json

EXAMPLES = """
rulebook bench
rulebook bench --engine-only --game tzolkin --games 20 --runs 3
rulebook bench --json
"""

MEANING = {
    "decisions_per_s": "decisions a second, forced ones included, random players, trace off",
    "choices_per_s": "of them with more than one legal move",
    "games_per_s": "complete games a second, trace off",
    "decisions_per_s_traced": "decisions a second, forced ones included, trace on",
    "games_per_s_traced": "complete games a second, trace on",
    "copy_us": "microseconds to copy a position",
    "json_us": "microseconds to save and restore a position",
    "trace_cost": "per cent more time with trace on",
    "catanatron_decisions_per_s": "decisions a second of catanatron, forced ones included, in the same runs",
    "catanatron_games_per_s": "complete games a second of catanatron",
    "catanatron_copy_us": "microseconds to copy a game of catanatron",
    "times_catanatron": "times as many decisions as catanatron, trace off",
    "check_s": "seconds for `rulebook check`",
    "generate_s": "seconds to write the pages of all languages, summed over languages",
    "mkdocs_s": "seconds that mkdocs alone needs for them",
    "share_percent": "per cent of that come on top to write the pages",
    "build_s": "seconds to build all sites, with search and what is printed",
    "print_s": "seconds to typeset everything that is printed",
    "aid_s": "seconds for one player aid",
    "rulebook_s": "seconds for one complete rulebook",
    "score_s": "seconds for one score sheet",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    with_examples(parser, EXAMPLES)
    parser.add_argument("--engine-only", action="store_true", help="leave check, sites and print out")
    parser.add_argument("--game", metavar="GAME", help="measure the engine with one game only")
    parser.add_argument("--games", type=positive, default=60, metavar="N", help="random games in each run (60)")
    parser.add_argument("--runs", type=positive, default=5, metavar="N", help="runs; the median is told (5)")
    parser.add_argument("--players", type=positive, default=4, metavar="N", help="players in each game (4)")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from engine.load import games
    from generator.bench import bench
    from generator.engine_speed import Effort

    chosen = [known_game(arguments.game)] if arguments.game else games()
    effort = Effort(arguments.games, arguments.runs, arguments.players)
    figures = bench(chosen, effort, arguments.engine_only, tell)
    if arguments.json:
        write_json(figures)
    else:
        print("\n".join(_lines(figures)))
    return 0


def _lines(figures: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    for game, speeds in figures["engine"].items():
        lines += [game, *_rows(speeds)]
    commands = {name: value for name, value in figures.items() if name != "engine"}
    return lines + (["commands", *_rows(commands)] if commands else [])


def _rows(figures: dict[str, float]) -> list[str]:
    width = max(len(f"{value:,}") for value in figures.values())
    return table([[f"{value:,}".rjust(width), MEANING[name]] for name, value in figures.items()], "  ")
