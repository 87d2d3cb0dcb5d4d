"""`rulebook bench`: the speed of the engine and of the commands."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from generator.cli.arguments import add_json, known_game, positive, with_examples
from generator.cli.output import table, tell, write_json

EXAMPLES = """
rulebook bench
rulebook bench --engine-only --game tzolkin --games 20 --runs 3
rulebook bench --json
rulebook bench --against HEAD~1 --game tzolkin
rulebook bench --site-only --yardstick 598a3df
"""

MEANING = {
    "decisions_per_s": "decisions a second, forced ones included, random players, trace off",
    "choices_per_s": "of them with more than one legal move",
    "games_per_s": "complete games a second, trace off",
    "decisions_per_s_traced": "decisions a second, forced ones included, trace on",
    "games_per_s_traced": "complete games a second, trace on",
    "copy_us": "microseconds to copy a position",
    "json_us": "microseconds to save and restore a position",
    "trace_cost": "per cent more time with trace on",
    "catanatron_decisions_per_s": "decisions a second of catanatron, forced ones included, in the same runs",
    "catanatron_games_per_s": "complete games a second of catanatron",
    "catanatron_copy_us": "microseconds to copy a game of catanatron",
    "times_catanatron": "times as many decisions as catanatron, trace off",
    "check_s": "seconds for `rulebook check`",
    "pages": "pages of all languages",
    "megabytes": "megabytes of Markdown in them",
    "whole_s": "seconds to build the sites of all languages from scratch, without prints",
    "bare_s": "seconds that mkdocs alone needs for the same pages, one language after another",
    "again_s": "seconds to build again when nothing has changed",
    "word_s": "seconds to build again when one word of one rule has changed, the median of three builds",
    "term_s": "seconds to build again when one term of one language has changed, the median of three builds",
    "serve_s": "seconds from saving one word to its page being served under `--serve`",
    "whole_cores_s": "seconds of all cores together: from scratch",
    "bare_cores_s": "seconds of all cores: mkdocs alone",
    "again_cores_s": "seconds of all cores: nothing changed",
    "word_cores_s": "seconds of all cores: one word changed",
    "term_cores_s": "seconds of all cores: one term changed",
    "whole_ratio": "times as long as mkdocs alone: from scratch",
    "whole_ratio_together": "times as long as mkdocs alone in as many processes",
    "again_ratio": "times as long as mkdocs alone: nothing changed",
    "word_ratio": "times as long as mkdocs alone: one word changed",
    "term_ratio": "times as long as mkdocs alone: one term changed",
    "word_percent": "per cent of a build from scratch: one word changed",
    "term_percent": "per cent of a build from scratch: one term changed",
    "yardstick_pages": "pages of the other commit, of all languages",
    "yardstick_s": "seconds that mkdocs alone needs for the pages of the other commit",
    "yardstick_cores_s": "seconds of all cores for them",
    "yardstick_together_s": "the same in as many processes as the machine has cores",
    "yardstick_ratio": "times as long as that: a build from scratch of now",
    "yardstick_ratio_together": "times as long as that in as many processes",
    "yardstick_ratio_page": "times as long for each page as mkdocs alone for each page of the other commit",
    "yardstick_ratio_megabyte": "the same for each megabyte of Markdown",
    "whole_2x_s": "seconds to build from scratch with twice the rules and examples",
    "bare_2x_s": "seconds that mkdocs alone needs for that",
    "whole_2x_cores_s": "seconds of all cores for the build",
    "bare_2x_cores_s": "seconds of all cores for mkdocs alone",
    "whole_2x_ratio": "times as long as mkdocs alone",
    "whole_2x_growth": "times as long as with the content that there is",
    "bare_2x_growth": "the same of mkdocs alone",
    "whole_4x_s": "seconds to build from scratch with four times the rules and examples",
    "bare_4x_s": "seconds that mkdocs alone needs for that",
    "whole_4x_cores_s": "seconds of all cores for the build",
    "bare_4x_cores_s": "seconds of all cores for mkdocs alone",
    "whole_4x_ratio": "times as long as mkdocs alone",
    "whole_4x_growth": "times as long as with the content that there is",
    "bare_4x_growth": "the same of mkdocs alone",
    "print_s": "seconds to typeset everything that is printed",
    "aid_s": "seconds for one player aid",
    "rulebook_s": "seconds for one complete rulebook",
    "score_s": "seconds for one score sheet",
    "solo_s": "seconds for one solo aid",
    "typeset_aid_s": "CPU seconds to typeset a player aid, of the slowest game and language",
    "typeset_rulebook_s": "CPU seconds to typeset a rulebook",
    "typeset_score_s": "CPU seconds to typeset a score sheet",
    "typeset_solo_s": "CPU seconds to typeset a solo aid",
    "typeset_page_ms": "CPU milliseconds of that for each page of the rulebook",
}

MEANING_AGAINST = {
    "ratio": "times as many decisions a second as the other engine, trace off: the median of all rounds",
    "ratio_low": "in the lower quarter of the rounds no more than that",
    "ratio_high": "in the upper quarter no less than that",
    "ratio_least": "in the worst round",
    "ratio_most": "in the best round",
    "copy_ratio": "of the other engine's time to copy a position: the median of all rounds; less is quicker",
    "copy_ratio_low": "in the lower quarter of the rounds no more than that",
    "copy_ratio_high": "in the upper quarter no less than that",
    "copy_ratio_least": "in the best round",
    "copy_ratio_most": "in the worst round",
    "decisions_per_s": "decisions a second, forced ones not counted, this engine",
    "decisions_per_s_against": "decisions a second, the other engine",
    "copy_us": "microseconds to copy a position, this engine",
    "copy_us_against": "microseconds to copy a position, the other engine",
    "decisions": "decisions in each round, this engine",
    "decisions_against": "decisions in each round, the other engine",
    "players": "players in each game",
    "games": "random games in each round, played several times: the best pass counts",
    "rounds": "rounds, each with both engines in fresh processes",
}
#: As many runs; a comparison needs more of them, because the difference that it looks for is small.
RUNS, ROUNDS = 5, 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    with_examples(parser, EXAMPLES)
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--engine-only", action="store_true", help="leave check, sites and print out")
    only.add_argument("--site-only", action="store_true", help="measure only how sites are built")
    parser.add_argument("--yardstick", metavar="REF", help="also let mkdocs build the pages of another commit")
    parser.add_argument(
        "--against", metavar="REF", help="only compare the engine with that of another commit, in turns"
    )
    parser.add_argument("--game", metavar="GAME", help="measure the engine with one game only")
    parser.add_argument("--games", type=positive, default=60, metavar="N", help="random games in each run (60)")
    runs = f"runs; the median is told ({RUNS}; with --against {ROUNDS})"
    parser.add_argument("--runs", type=positive, metavar="N", help=runs)
    parser.add_argument("--players", type=positive, default=4, metavar="N", help="players in each game (4)")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    figures = _figures(arguments)
    if arguments.json:
        write_json(figures)
    else:
        print("\n".join(_compared(figures["against"]) if arguments.against else _lines(figures)))
    return 0


def _figures(arguments: argparse.Namespace) -> dict[str, Any]:
    from engine.loading import games
    from generator.measuring.against import against
    from generator.measuring.commands import Scope, bench
    from generator.measuring.engine_speed import Effort

    chosen = [known_game(arguments.game)] if arguments.game else games()
    runs = arguments.runs or (ROUNDS if arguments.against else RUNS)
    effort = Effort(arguments.games, runs, arguments.players)
    if arguments.against:
        return {"against": against(arguments.against, chosen, effort, tell)}
    all_of_it = not (arguments.engine_only or arguments.site_only)
    scope = Scope(not arguments.site_only, not arguments.engine_only, all_of_it, arguments.yardstick)
    return bench(chosen, effort, scope, tell)


def _compared(figures: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    for game, ratios in figures["engine"].items():
        lines += [f"{game} against {figures['ref']}", *_rows(ratios, MEANING_AGAINST)]
    return lines


def _lines(figures: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    for game, speeds in figures["engine"].items():
        lines += [game, *_rows(speeds)]
    commands = {name: value for name, value in figures.items() if name != "engine"}
    return lines + (["commands", *_rows(commands)] if commands else [])


def _rows(figures: dict[str, float], meaning: Mapping[str, str] = MEANING) -> list[str]:
    width = max((len(f"{value:,}") for value in figures.values()), default=0)
    return table([[f"{value:,}".rjust(width), meaning[name]] for name, value in figures.items()], "  ")
