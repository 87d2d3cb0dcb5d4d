"""`rulebook print`: player aids, score sheets and complete rulebooks as PDF."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from generator.cli.arguments import add_languages, known_book, known_languages, listed, one_of, with_examples
from generator.cli.output import Told, tell
from generator.print.offers import OFFERS

EXAMPLES = """
rulebook print --out build/print
rulebook print --lang el --game tzolkin
rulebook print --kind aid --kind score
rulebook print --modules all
"""
EVERY = "all"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    with_examples(parser, EXAMPLES)
    parser.add_argument("--out", type=Path, default=Path("build/print"), metavar="DIR", help="where to (build/print)")
    parser.add_argument("--game", metavar="GAME", help="only this game")
    parser.add_argument(
        "--kind", action="append", choices=tuple(OFFERS), help="only this kind of document; may be repeated"
    )
    parser.add_argument("--modules", default="", metavar="A,B", help="modules of expansions, or all")
    add_languages(parser)


def run(arguments: argparse.Namespace) -> int:
    from engine.loading import games

    books = [known_book(name) for name in ([arguments.game] if arguments.game else games())]
    known = [module for book in books for part in book.books for module in part.modules]
    modules = [one_of(module, [*known, EVERY], "module") for module in listed(arguments.modules)]
    languages = known_languages(arguments.lang)
    print_all(arguments.out, tell, languages, [book.id for book in books], modules, arguments.kind)
    return 0


def print_all(
    out: Path,
    told: Told,
    languages: Sequence[str] | None = None,
    games: Sequence[str] | None = None,
    modules: Sequence[str] = (),
    kinds: Sequence[str] | None = None,
) -> None:
    """Everything that can be printed, unless something is chosen."""
    from generator.print.build import build_prints

    build_prints(known_languages(languages), games, out, told, modules, kinds)
