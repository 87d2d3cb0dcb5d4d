"""`rulebook check`: everything that is wrong, one line each."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from generator.cli.arguments import add_json, with_examples
from generator.cli.output import progress, table, write_json

if TYPE_CHECKING:
    from generator.checking.check import Report
    from generator.checking.counting import GameCount, LanguageCount
    from generator.checking.drafts import Lacking

EXAMPLES = """
rulebook check
rulebook check --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    with_examples(parser, EXAMPLES)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from generator.checking.check import check

    report = check(told=progress())
    if arguments.json:
        write_json(report.to_json())
    else:
        print("\n".join(_lines(report)))
    return 1 if report.problems else 0


def _lines(report: Report) -> list[str]:
    lines = [str(problem) for problem in report.problems]
    for name, game in report.games.items():
        lines += ["" if lines else None, name, *_game(game)]  # type: ignore[list-item]
    lines += ["", "interface", *table(_languages(report.interface), "  ")]
    lines += [line for book, lacking in report.drafts.items() for line in ("", _draft(book, lacking))]
    lines += ["", "no problems" if not report.problems else f"problems: {len(report.problems)}"]
    return [line for line in lines if line is not None]


def _draft(book: str, lacking: Lacking) -> str:
    """A note, not a problem: the book says itself that it is not translated yet."""
    counts = ", ".join(f"{code} {count}" for code, count in lacking.items())
    return f"{book} is not translated yet: English stands in for missing messages ({counts})"


def _game(game: GameCount) -> list[str]:
    rows = [
        ["rules", _figures(game.rules)],
        ["tiles", _figures(game.components)],
        ["cases", str(game.cases)],
        ["divergences", str(game.divergences)],
        ["terms", str(game.terms)],
        *_languages(game.languages),
    ]
    return table(rows, "  ")


def _figures(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.items() if count) or "0"


def _languages(languages: dict[str, LanguageCount]) -> list[list[str]]:
    return [[code, _language(count)] for code, count in languages.items()]


def _language(count: LanguageCount) -> str:
    fuzzy = f", {count.fuzzy} fuzzy" if count.fuzzy else ""
    return f"{count.translated} of {count.messages} messages{fuzzy}"
