"""`rulebook judge`: cases from any file, played, with the rules that decide."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from generator.cli.arguments import add_json, add_language, known_language, one_of, with_examples
from generator.cli.output import write_json

if TYPE_CHECKING:
    from engine.judge import Verdict
    from engine.model.cases import Case
    from generator.playing.voice import Voice

EXAMPLES = """
rulebook judge my-case.yaml
rulebook judge my-case.yaml --lang pl --explain
rulebook judge my-case.yaml my-other-case.yaml
rulebook judge my-case.yaml --why-not "place tikal"
rulebook judge - --game tzolkin --json < my-case.yaml
"""

DESCRIPTION = """Play the cases of YAML files and say what happened, and which rules decided. A file
is written like those in content/*/cases; its first line may be `game: tzolkin`.
Exit code 1 when a case does not hold."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    with_examples(parser, EXAMPLES)
    parser.description = DESCRIPTION
    parser.add_argument("files", metavar="FILE", nargs="+", help="a file, or - for standard input")
    parser.add_argument("--game", metavar="GAME", help="the game, where a file does not name it")
    parser.add_argument("--case", action="append", metavar="ID", help="only this case; may be repeated")
    parser.add_argument(
        "--explain",
        action="store_true",
        help="tell what added up to every amount, and list the legal moves where each case ends",
    )
    parser.add_argument("--why-not", metavar="MOVE", help="say why a move is refused where each case ends")
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from generator.checking.verdicts import verdicts
    from generator.cli.case_file import read_case_file
    from generator.playing.voice import Voice

    language = known_language(arguments.lang)
    sheets = [read_case_file(file, arguments.game) for file in arguments.files]
    wanted = _wanted([case for _, cases in sheets for case in cases], arguments.case)
    chosen = [(book, [case for case in cases if case.id in wanted]) for book, cases in sheets]
    judged = [(book, verdicts(book, cases, arguments.explain)) for book, cases in chosen]
    found = [verdict for _, each in judged for verdict in each]
    if arguments.json:
        write_json({"cases": [_plain(verdict, arguments) for verdict in found]})
    else:
        print("\n\n".join(_told(v, Voice(book, language), arguments) for book, each in judged for v in each))
    return 0 if all(verdict.ok for verdict in found) else 1


def _wanted(cases: list[Case], ids: list[str] | None) -> set[str]:
    known = [case.id for case in cases]
    return {one_of(id, known, "case") for id in ids} if ids else set(known)


def _told(verdict: Verdict, voice: Voice, arguments: argparse.Namespace) -> str:
    from generator.playing.ruling import explanation, final_position, ruling, why_not

    lines = list(ruling(verdict, voice))
    pos = final_position(verdict)
    if arguments.explain:
        lines += explanation(verdict, voice)
    if arguments.why_not and pos is not None:
        lines += why_not(arguments.why_not, pos.refusal(arguments.why_not), pos, voice)
    return "\n".join(lines)


def _plain(verdict: Verdict, arguments: argparse.Namespace) -> dict[str, Any]:
    from generator.playing.ruling import final_position

    plain: dict[str, Any] = {
        "id": verdict.case.id,
        "ok": verdict.ok,
        "failures": verdict.failures,
        "rules": list(verdict.rules),
        "refused": [{"move": refused.move, "rules": list(refused.rules)} for refused in verdict.refused],
    }
    pos = final_position(verdict)
    if arguments.explain and pos is not None:
        plain["legal"] = [move.text for move in pos.legal_moves()]
    if arguments.why_not and pos is not None:
        plain["why_not"] = {arguments.why_not: list(pos.why_not(arguments.why_not))}
    return plain
