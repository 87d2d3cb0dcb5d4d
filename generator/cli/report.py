"""`rulebook report`: what simulated games show, drawn, in one HTML file."""

from __future__ import annotations

import argparse
from pathlib import Path

from generator.cli.arguments import add_language, known_language, with_examples

EXAMPLES = """
rulebook report games --lang de
rulebook report games --out games.html
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    with_examples(parser, EXAMPLES)
    parser.add_argument("folder", type=Path, metavar="DIR", help="a folder that `rulebook simulate` has filled")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to write it; DIR/report-LANG.html without it")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    from engine.whole_file import write_whole
    from generator.reporting.report import html, report
    from generator.simulating.folder import Folder

    language = known_language(arguments.lang)
    out = arguments.out or arguments.folder / f"report-{language.code}.html"
    write_whole(out, html(report(Folder(arguments.folder), language)).encode())
    print(out)
    return 0
