"""`rulebook bot`: a person with the real box is led through the turns of an automaton."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from generator.cli.arguments import add_language, known_book, known_language, pairs, with_examples
from generator.cli.faults import Misuse

if TYPE_CHECKING:
    from engine.model.rulebook import Rulebook

EXAMPLES = """
rulebook bot teotihuacan
rulebook bot teotihuacan --lang el --option bot-workers=less
rulebook bot teotihuacan --begun
"""

DESCRIPTION = """For those who play alone with the real box: answer what is asked about your
table, and be led through each turn of the opponent step by step, with the rules
behind every step and the reason for whatever it passes over. What it has done
itself is remembered; what you may have changed is asked again.

An answer is a number of a list, or a figure; several can stand in one line. Enter
takes what is proposed, or rolls. Anything can be taken back."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    with_examples(parser, EXAMPLES)
    parser.description = DESCRIPTION
    parser.add_argument("game", metavar="GAME", help="the game")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
    parser.add_argument("--begun", action="store_true", help="join a game that has begun, so that nothing is known yet")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    import engine
    from engine.guiding import begin
    from generator.cli.play import known_options
    from generator.playing.guide_terminal import GuideTerminal
    from generator.playing.voice import Voice

    book = known_book(arguments.game)
    automaton, module = _automaton(book)
    options = known_options(book, pairs(arguments.option))
    game = engine.play_by(book, [module], options)
    guidance = begin(game, game.kit.guides[automaton], not arguments.begun)
    GuideTerminal(guidance, automaton, Voice(game.rulebook, known_language(arguments.lang))).run()
    return 0


def _automaton(book: Rulebook) -> tuple[str, str]:
    """The one that a guide is for, and the module that brings it."""
    import engine

    kit = engine.kit_of(book.id)
    for automaton in kit.guides:
        return automaton, kit.automata[automaton]
    raise Misuse(f"{book.id} has no opponent that plays itself")
