"""`rulebook judge`: cases from any file, played, with the rules that decide."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from generator.cli.arguments import add_json, add_language, known_language, one_of, with_examples
from generator.cli.output import write_json

if TYPE_CHECKING:
    from engine.faults import Fault
    from engine.judge import Verdict
    from engine.loading.questions import Question
    from engine.model.cases import Case
    from engine.model.rulebook import Rulebook
    from engine.position import AnyPosition
    from generator.playing.voice import Voice
    from generator.wording.language import Language

EXAMPLES = """
rulebook judge my-question.yaml
rulebook judge my-question.yaml --lang pl --explain
rulebook judge my-case.yaml my-other-case.yaml
rulebook judge my-case.yaml --why-not "place tikal"
rulebook judge - --game tzolkin --json < my-case.yaml
"""

DESCRIPTION = """Say what happens in a position, or why not, and by which rules. A question is a
position with or without moves; nothing else is needed:

  game: tzolkin
  green: {corn: 3}
  play: [beg]

More than one player, several steps, a question about a move that is not played:

  game: tzolkin
  given: {day: 7, moved: [green], players: {green: {}, red: {corn: 2, tikal: [3]}}}
  play: [{red: [pick tikal 3], why_not: act 5}]

A position that cannot exist is refused with the rules that make it impossible;
`house_rules: [setup.buildings]` lets what breaks only these rules pass, and the
answer says so. Files of cases, as in content/*/cases, are played in the same way,
and what they expect must hold. The keys of a position: content/README.md.

Exit code 1 when a move is refused, a position is impossible or a case does not
hold."""


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
    from generator.cli.case_file import read_case_file

    language = known_language(arguments.lang)
    sheets = [read_case_file(file, arguments.game) for file in arguments.files]
    wanted = _wanted([question.case for _, questions in sheets for question in questions], arguments.case)
    return answer(sheets, wanted, language, arguments)


def answer(
    sheets: list[tuple[Rulebook, list[Question]]], wanted: set[str], language: Language, arguments: argparse.Namespace
) -> int:
    """Judge all questions and print the answers; also what `rulebook ask` comes down to."""
    from generator.checking.verdicts import verdicts
    from generator.playing.voice import Voice

    asked = [(book, [each for each in questions if each.case.id in wanted]) for book, questions in sheets]
    judged = [
        (Voice(book, language), question, verdict)
        for book, questions in asked
        for question, verdict in zip(
            questions, verdicts(book, [each.case for each in questions], arguments.explain), strict=True
        )
    ]
    if arguments.json:
        write_json({"cases": [_plain(verdict, question, voice, arguments) for voice, question, verdict in judged]})
    else:
        numbers = [n if len(judged) > 1 else 0 for n, _ in enumerate(judged, 1)]
        told = [_told(*each, n, arguments) for each, n in zip(judged, numbers, strict=True)]
        print("\n\n".join(told))
    return 0 if all(verdict.ok for _, _, verdict in judged) else 1


def _wanted(cases: list[Case], ids: list[str] | None) -> set[str]:
    known = [case.id for case in cases]
    return {one_of(id, known, "case") for id in ids} if ids else set(known)


def _told(voice: Voice, question: Question, verdict: Verdict, number: int, arguments: argparse.Namespace) -> str:
    from generator.playing.ruling import Ruling, asked, final_position

    ruling = Ruling(verdict, voice, lambda path: f"{question.document.file}:{question.line(path)}: {path}", number)
    lines = list(ruling.lines())
    pos = final_position(verdict)
    if arguments.explain:
        lines += ruling.options()
    elif pos is not None and not verdict.case.play:
        begun = _begun(pos)
        lines += [*ruling.outlook(begun), *ruling.legal_moves(begun)]
    if arguments.why_not and pos is not None:
        lines += ruling.refusal(asked(arguments.why_not, pos), pos)
    return "\n".join(lines)


def _begun(pos: AnyPosition) -> AnyPosition:
    """A position about which nothing else is asked: what can be done there."""
    begun = pos.copy()
    begun.stepwise = True
    begun.run()
    return begun


def _plain(verdict: Verdict, question: Question, voice: Voice, arguments: argparse.Namespace) -> dict[str, Any]:
    from generator.playing.ruling import final_position

    plain: dict[str, Any] = {
        "id": verdict.case.id,
        "ok": verdict.ok,
        "failures": [_failure(fault, voice) for fault in verdict.failures],
        "faults": [_fault(fault, question, voice) for fault in verdict.failures],
        "house_rules": [_fault(fault, question, voice) for fault in verdict.exceptions],
        "rules": list(verdict.rules),
        "refused": [
            {
                "move": each.move,
                "rules": list(each.rules),
                "player": each.player,
                "decision": each.decision,
                "reason": voice.reason(each.refusal) if each.refusal else "",
            }
            for each in verdict.refused
        ],
    }
    pos = final_position(verdict)
    if arguments.explain and pos is not None:
        plain["legal"] = [move.text for move in pos.legal_moves()]
    if arguments.why_not and pos is not None:
        plain["why_not"] = {arguments.why_not: list(pos.why_not(arguments.why_not))}
    return plain


def _failure(fault: Fault, voice: Voice) -> str:
    return f"{fault.path}: {voice.fault(fault.what)}" + (f" ({fault.rule})" if fault.rule else "")


def _fault(fault: Fault, question: Question, voice: Voice) -> dict[str, Any]:
    return {
        "file": question.document.file,
        "line": question.line(fault.path),
        "path": fault.path,
        "message": voice.fault(fault.what),
        "rule": fault.rule,
    }
