"""`rulebook coverage`: rule by rule, the cases that show it; then the gaps."""

from __future__ import annotations

import argparse
from textwrap import indent, wrap
from typing import TYPE_CHECKING

from generator.cli.arguments import add_json, known_game, with_examples
from generator.cli.output import write_json

if TYPE_CHECKING:
    from generator.checking.coverage import Coverage

EXAMPLES = """
rulebook coverage
rulebook coverage --gaps
rulebook coverage --game tzolkin --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    with_examples(parser, EXAMPLES)
    parser.add_argument("--game", metavar="GAME", help="one game only")
    parser.add_argument("--gaps", action="store_true", help="only what is missing, and the figures")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from generator.checking.coverage import coverage_of_all

    found = coverage_of_all([known_game(arguments.game)] if arguments.game else None)
    if arguments.json:
        write_json({name: each.to_json() for name, each in found.items()})
    else:
        for name, each in found.items():
            print("\n".join([name, *([] if arguments.gaps else _rules(each)), *_gaps(each), *_figures(each)]))
    return 0 if all(each.complete for each in found.values()) else 1


def _rules(found: Coverage) -> list[str]:
    lines: list[str] = []
    for rule in found.book.rules.values():
        lines.append(f"  {rule.number:<6} {rule.id} ({rule.kind})")
        lines += indent("\n".join(wrap(", ".join(found.cases[rule.id]) or "no case", 90)), " " * 9).split("\n")
    return lines


def _gaps(found: Coverage) -> list[str]:
    rules = [f"  no case shows {found.book.rules[rule].number} {rule}" for rule in found.uncovered]
    return [*rules, *(f"  nothing carries {statement}" for statement in found.uncarried)]


def _figures(found: Coverage) -> list[str]:
    told = found.to_json()
    return [
        f"  normative rules shown by a case: {told['covered']} of {told['normative']}",
        f"  statements carried: {told['carried']} of {told['statements']}",
    ]
