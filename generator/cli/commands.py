"""Which commands there are, and how the words after `rulebook` reach the one that is meant."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

from generator.cli.version import Version

EXAMPLES = """examples:
  rulebook check
  rulebook judge my-case.yaml --lang pl
  rulebook play tzolkin --players 2 --lang de

`rulebook COMMAND --help` explains a command.
Exit codes: 0 all is well, 1 something was found, 2 the command was misused.
"""


class Command(NamedTuple):
    module: str
    help: str


COMMANDS = {
    "check": Command("generator.cli.check", "validate content, references, cases and translations"),
    "site": Command("generator.cli.site", "build the sites in all languages, or serve them"),
    "print": Command("generator.cli.printing", "typeset player aids, score sheets and rulebooks as PDF"),
    "judge": Command("generator.cli.judge", "answer questions and play cases: what happens, and why"),
    "ask": Command("generator.cli.ask", "ask what happens in a position, or why not, in one line"),
    "play": Command("generator.cli.play", "play a game in the terminal"),
    "bot": Command("generator.cli.bot", "be led through the turns of an automaton, at a real table"),
    "simulate": Command("generator.cli.simulate", "play very many games on all cores or on a cluster"),
    "report": Command("generator.cli.report", "draw what simulated games show, in one HTML file"),
    "figures": Command("generator.cli.figures", "play the games behind the page “Statistics” of each game"),
    "coverage": Command("generator.cli.coverage", "list which cases show each rule, and which rules no case shows"),
    "messages": Command("generator.messages.command", "collect, update and count messages for translators"),
    "export": Command("generator.cli.export", "write everything as JSON"),
    "release": Command("generator.cli.release", "keep what a release says, for later comparison"),
    "bench": Command("generator.cli.bench", "measure the speed of engine, check, build and print"),
}


def run(argv: Sequence[str]) -> int:
    wanted = next((word for word in argv if not word.startswith("-")), "")
    arguments = parser(wanted).parse_args(argv)
    command: Any = import_module(COMMANDS[arguments.command].module)
    code: int = command.run(arguments)
    return code


def parser(wanted: str = "") -> argparse.ArgumentParser:
    """Only the wanted command says what its arguments are; the others need not even be read."""
    whole = argparse.ArgumentParser(
        prog="rulebook",
        description="The rules of two board games: checked, judged, played, written out.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    whole.add_argument("--version", action=Version, help="show the version, and whether the engine is compiled")
    commands = whole.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, command in COMMANDS.items():
        own = commands.add_parser(
            name, help=command.help, description=command.help, formatter_class=argparse.RawDescriptionHelpFormatter
        )
        if name == wanted:
            import_module(command.module).add_arguments(own)
    return whole
