"""`rulebook print`: player aids, score sheets and complete rulebooks as PDF."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from generator.cli.arguments import add_languages, known_book, known_languages, listed, one_of, positive, with_examples
from generator.cli.output import Told, tell
from generator.print.offers import OFFERS

EXAMPLES = """
rulebook print --out build/print
rulebook print --lang el --game tzolkin
rulebook print --kind aid --kind score
rulebook print --modules tribes,prophecies
rulebook print --watch --lang pl --game tzolkin --kind rulebook
"""
EVERY, NONE = "all", "none"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    with_examples(parser, EXAMPLES)
    parser.add_argument("--out", type=Path, default=Path("build/print"), metavar="DIR", help="where to (build/print)")
    parser.add_argument("--game", metavar="GAME", help="only this game")
    parser.add_argument(
        "--kind", action="append", choices=tuple(OFFERS), help="only this kind of document; may be repeated"
    )
    parser.add_argument(
        "--modules", metavar="A,B", help="only with these modules of expansions, with all, or with none (none and all)"
    )
    parser.add_argument("--jobs", type=positive, metavar="N", help="how many documents to set at once (all cores)")
    parser.add_argument(
        "--watch", action="store_true", help="go on: set again what changes in content, locales and templates"
    )
    add_languages(parser)


def run(arguments: argparse.Namespace) -> int:
    from engine.loading import games

    books = [known_book(name) for name in ([arguments.game] if arguments.game else games())]
    known = [module for book in books for part in book.books for module in part.modules]
    modules = _modules(arguments.modules, known)
    languages = known_languages(arguments.lang)
    chosen = languages, [book.id for book in books], modules, arguments.kind, arguments.jobs

    def build() -> None:
        print_all(arguments.out, tell, *chosen)

    if arguments.watch:
        _watch(build)
    else:
        build()
    return 0


def _modules(said: str | None, known: Sequence[str]) -> list[str] | None:
    if said is None:
        return None
    named = [one_of(module, [*known, EVERY, NONE], "module") for module in listed(said)]
    return [module for module in named if module != NONE]


def _watch(build: Callable[[], None]) -> None:
    from generator.cli.faults import explained
    from generator.print.watching import changes, print_again

    def mistake(error: Exception) -> str | None:
        fault = explained(error)
        return fault.message if fault else None

    print_again(build, mistake, tell, changes())


def print_all(
    out: Path,
    told: Told,
    languages: Sequence[str] | None = None,
    games: Sequence[str] | None = None,
    modules: Sequence[str] | None = None,
    kinds: Sequence[str] | None = None,
    jobs: int | None = None,
) -> None:
    """Everything that can be printed, unless something is chosen."""
    from generator.print.build import build_prints

    build_prints(known_languages(languages), games, out, told, modules, kinds, jobs)
