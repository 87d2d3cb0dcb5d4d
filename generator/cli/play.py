"""`rulebook play`: a game in the terminal, or whole games without a person."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from generator.cli.arguments import (
    add_json,
    known_book,
    known_game,
    known_language,
    listed,
    one_of,
    pairs,
    positive,
    whole,
    with_examples,
)
from generator.cli.faults import Misuse
from generator.cli.output import progress, table, write_json
from generator.wording.language import SOURCE

if TYPE_CHECKING:
    from engine.game import Game
    from engine.model.rulebook import Rulebook
    from generator.playing.match import Match
    from generator.playing.random_games import RandomGame

EXAMPLES = """
rulebook play tzolkin --players 2 --lang de
rulebook play tzolkin --players 3 --seat red=sensible --seat blue=random
rulebook play teotihuacan --players 1 --option bot-workers=less
rulebook play tzolkin --resume tzolkin.json
rulebook play tzolkin --replay tzolkin.json --lang pl
rulebook play tzolkin --random --players 4 --seed 7 --games 10 --json
rulebook play tzolkin --random --seat red=sensible --games 3
"""


#: A seat of a saved game that played by itself, and shall be asked from now on.
PERSON = "person"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    with_examples(parser, EXAMPLES)
    parser.add_argument("game", metavar="GAME", help="the game")
    parser.add_argument("--players", type=positive, metavar="N", help="how many players; the fewest without it")
    parser.add_argument("--modules", default="", metavar="A,B", help="modules of expansions, or all")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
    parser.add_argument("--seed", type=whole, default=1, metavar="S", help="the same seed deals the same game (1)")
    parser.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="C=KIND",
        help="a colour that plays by itself (random, sensible), or in a saved game no longer (person)",
    )
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--replay", type=Path, metavar="FILE", help="tell a saved game from its beginning")
    parser.add_argument("--explain", action="store_true", help="tell what added up to every amount")
    parser.add_argument("--random", action="store_true", help="random players in all other seats, without questions")
    parser.add_argument("--games", type=positive, default=1, metavar="K", help="random games, each with the next seed")
    parser.add_argument(
        "--lang", metavar="CODE", help="the language to speak, such as el (that of the saved game, or en)"
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    if arguments.random:
        return _random(arguments)
    if arguments.json:
        raise Misuse("--json goes with --random")
    return _terminal(arguments)


def chosen_game(arguments: argparse.Namespace) -> Game:
    """The game that is named, with its modules and options."""
    import engine

    book = known_book(arguments.game)
    modules = _with_players(book, listed(arguments.modules), arguments.players)
    return engine.play_by(book, modules, known_options(book, pairs(arguments.option)))


def _with_players(book: Rulebook, modules: list[str], players: int | None) -> list[str]:
    """The modules, and the one without which so many could not play."""
    first = book.books[0]
    if players is None or first.least_players <= players <= first.most_players:
        return modules
    bringing = (each for each in book.books[1:] if each.least_players <= players <= each.most_players)
    return [*modules, *(each.players_with for each in bringing if each.players_with not in (*modules, ""))]


def known_options(book: Rulebook, chosen: dict[str, str]) -> dict[str, str]:
    known = {option.id: option.values for option in book.options}
    for option, value in chosen.items():
        one_of(value, known[one_of(option, known, "option")], f"value of {option}:")
    return chosen


def _players(arguments: argparse.Namespace, game: Game) -> int:
    players: int = arguments.players or game.rulebook.books[0].least_players
    return players


# -- random games


def _random(arguments: argparse.Namespace) -> int:
    from generator.playing.random_games import random_games

    game, told = chosen_game(arguments), progress()
    played: list[RandomGame] = []
    players = _players(arguments, game)
    seats = known_seats(pairs(arguments.seat, "seat"), game.new_position(players, arguments.seed))
    for each in random_games(game, players, arguments.seed, arguments.games, seats):
        played.append(each)
        if len(played) % 100 == 0:
            told(f"{len(played)} of {arguments.games} games")
    if arguments.json:
        write_json({"games": [each.to_json() for each in played]})
    else:
        print("\n".join(_rows(played)))
    return 0 if all(each.finished for each in played) else 1


def _rows(played: list[RandomGame]) -> list[str]:
    rows = [["seed", "decisions", "points", "winner"]]
    rows += [[str(each.seed), str(each.decisions), _points(each), ", ".join(each.winners)] for each in played]
    return table(rows)


def _points(game: RandomGame) -> str:
    from generator.playing.random_games import plain

    return " ".join(str(plain(score)) for score in game.scores)


# -- a game in the terminal


def _terminal(arguments: argparse.Namespace) -> int:
    from generator.playing.keeping import Keeping, keeping_of
    from generator.playing.opponents import seated
    from generator.playing.terminal import Terminal
    from generator.playing.voice import Voice

    saved = arguments.replay or arguments.resume
    match = _resumed(saved, arguments.game) if saved else _new(arguments)
    language = known_language(arguments.lang or match.language or SOURCE)
    match.language = language.code
    match.seats = seats = known_seats(match.seats | pairs(arguments.seat, "seat"), match.pos)
    if len(seats) == len(match.pos.players):
        raise Misuse("nobody is left to ask; --random plays whole games")
    voice = Voice(match.game.rulebook, language)
    if arguments.replay:
        begun = match.from_the_beginning()
        begun.pos.explains = arguments.explain
        Terminal(begun, voice).replay(match.moves)
        return 0
    match.pos.explains = arguments.explain
    kept = keeping_of(arguments.resume, match) if arguments.resume else Keeping(Path(f"{match.game.id}.json"))
    terminal = Terminal(match, voice, seated(seats, match.seed), keeping=kept)
    terminal.help("")
    terminal.run()
    return 0


def _new(arguments: argparse.Namespace) -> Match:
    from generator.playing.match import Match

    game = chosen_game(arguments)
    return Match(game, _players(arguments, game), arguments.seed)


def _resumed(file: Path, game: str) -> Match:
    from generator.playing.match import resume
    from generator.playing.saved_game import read_saved_game

    match = resume(read_saved_game(file))
    if match.game.id != known_game(game):
        raise Misuse(f"{file}: a game of {match.game.id}, not of {game}")
    return match


def known_seats(seats: dict[str, str], pos: Any) -> dict[str, str]:
    """The seats that play by themselves, each a colour of this game with a known kind of player."""
    from generator.playing.opponents import KINDS

    colours = [player.colour for player in pos.players]
    for colour, kind in seats.items():
        one_of(colour, colours, "seat")
        one_of(kind, [*KINDS, PERSON], "kind of player")
    return {colour: kind for colour, kind in seats.items() if kind != PERSON}
