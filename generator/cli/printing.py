"""`rulebook print`: printable summaries as PDF."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from generator.cli.arguments import add_languages, known_game, known_languages, listed, with_examples
from generator.cli.output import Told, tell

EXAMPLES = """
rulebook print --out build/print
rulebook print --lang el --game tzolkin
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    with_examples(parser, EXAMPLES)
    parser.add_argument("--out", type=Path, default=Path("build/print"), metavar="DIR", help="where to (build/print)")
    parser.add_argument("--game", metavar="GAME", help="only this game")
    parser.add_argument("--modules", default="", metavar="A,B", help="modules of expansions, or all")
    add_languages(parser)


def run(arguments: argparse.Namespace) -> int:
    games = [known_game(arguments.game)] if arguments.game else None
    print_all(arguments.out, tell, known_languages(arguments.lang), games, listed(arguments.modules))
    return 0


def print_all(
    out: Path,
    told: Told,
    languages: Sequence[str] | None = None,
    games: Sequence[str] | None = None,
    modules: Sequence[str] = (),
) -> None:
    import_module("generator.print.build").print_books(
        known_languages(languages), out, games=games, modules=modules, progress=told
    )
