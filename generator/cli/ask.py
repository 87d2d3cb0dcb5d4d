"""`rulebook ask`: a position and moves in one line."""

from __future__ import annotations

import argparse
import json

from generator.cli.arguments import add_json, add_language, known_game, known_language, pairs, with_examples

EXAMPLES = """
rulebook ask tzolkin "green: {corn: 3}" beg
rulebook ask tzolkin "green: {corn: 2, tikal: [3]}" "pick tikal 3" "act 5" --lang de
rulebook ask tzolkin "day: 8, green: {corn: 5}, red: {corn: 1}"
"""

DESCRIPTION = """Ask about one position: what happens if these moves are played, or why they cannot
be; without moves, what can be done. The position is written as in a case, in one
line: `rulebook judge --help` shows more."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    with_examples(parser, EXAMPLES)
    parser.description = DESCRIPTION
    parser.add_argument("game", metavar="GAME", help="the game")
    parser.add_argument("position", metavar="POSITION", help='the position, such as "green: {corn: 3}"')
    parser.add_argument("moves", metavar="MOVE", nargs="*", help='moves of whoever decides, such as "place tikal"')
    parser.add_argument("--modules", default="", metavar="A,B", help="modules in play")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
    parser.add_argument("--explain", action="store_true", help="list the legal moves after the last one")
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from generator.cli.case_file import read_text
    from generator.cli.judge import answer

    arguments.why_not = None
    question = _written(arguments.position, arguments.moves, arguments.modules, pairs(arguments.option))
    sheet = read_text(question.encode(), "the question", known_game(arguments.game))
    return answer([sheet], {""}, known_language(arguments.lang), arguments)


def _written(position: str, moves: list[str], modules: str, agreed: dict[str, str]) -> str:
    """The question as a YAML text; JSON is YAML, too."""
    lines = [f"given: {{{position}}}", f"play: {json.dumps(moves, ensure_ascii=False)}"]
    named = [module.strip() for module in modules.split(",") if module.strip()]
    further = {"modules": named, "agreed": agreed}
    return "\n".join([*lines, *(f"{key}: {json.dumps(value)}" for key, value in further.items() if value)])
