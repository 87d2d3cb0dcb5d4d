"""`rulebook export`: the rulebooks and languages as one JSON document."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from engine.whole_file import write_whole
from generator.cli.arguments import add_languages, known_game, known_languages, with_examples
from generator.cli.streams import speaks_unicode

EXAMPLES = """
rulebook export --out rulebook.json
rulebook export --game tzolkin --lang el
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    with_examples(parser, EXAMPLES)
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to; standard output without it")
    parser.add_argument("--game", action="append", metavar="GAME", help="only this game; may be repeated")
    add_languages(parser)


def run(arguments: argparse.Namespace) -> int:
    from engine.loading import games
    from generator.releases.export import export

    chosen = [known_game(name) for name in arguments.game] if arguments.game else games()
    escaped = arguments.out is None and not speaks_unicode()
    text = json.dumps(export(chosen, known_languages(arguments.lang)), ensure_ascii=escaped) + "\n"
    if arguments.out is None:
        sys.stdout.write(text)
    else:
        write_whole(arguments.out, text.encode(), lasting=True)
    return 0
