"""Games in the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from .conftest import Rulebook

#: The starting wealth of seed 1: green has 2 corn and 3 wood, red 8 corn, a wood and a stone. Green's turn follows.
GREEN = ["keep wealth-yaxchilan-1", "keep wealth-chichen-itza-7"]
RED = ["keep wealth-uxmal-3", "keep wealth-uxmal-1"]
CHOSEN = "\n".join([*GREEN, *RED, ""])


def test_random_games_are_told_for_programs(rulebook: Rulebook) -> None:
    answer = rulebook("play", "tzolkin", "--random", "--players", "3", "--seed", "7", "--games", "2", "--json")
    assert answer.code == 0
    games = answer.json["games"]
    assert [game["seed"] for game in games] == [7, 8]
    for game in games:
        assert game["finished"] is True
        assert len(game["scores"]) == 3
        assert game["decisions"] > 50


def test_the_same_seed_plays_the_same_games(rulebook: Rulebook) -> None:
    words = ("play", "tzolkin", "--random", "--players", "4", "--seed", "5", "--games", "2", "--json")
    assert rulebook(*words).out == rulebook(*words).out
    other = rulebook(*words[:6], "6", *words[7:]).json["games"]
    assert other[0] == rulebook(*words).json["games"][1]


def test_random_games_are_told_for_people(rulebook: Rulebook) -> None:
    lines = rulebook("play", "tzolkin", "--random", "--games", "3").out.splitlines()
    assert lines[0].split() == ["seed", "decisions", "points", "winner"]
    assert [line.split()[0] for line in lines[1:]] == ["1", "2", "3"]


def test_choices_are_numbered_and_moves_can_be_written_out(rulebook: Rulebook) -> None:
    rich = CHOSEN.replace("chichen-itza-7", "uxmal-7")
    out = rulebook("play", "tzolkin", typed=rich + "1\n1\nplace tikal\nquit\n").out
    assert "Choosing your starting wealth (Green)\n  1  Keep the " in out
    assert "Your turn (Green)\n  1  Place a worker at Palenque (Palenque 0; free of charge)\n" in out
    assert "; costs 1\xa0corn)\n" in out
    assert out.count("> Green: ") == 5
    assert "Placing workers (Green)" in out


def test_undo_takes_the_last_move_back(rulebook: Rulebook) -> None:
    out = rulebook("play", "tzolkin", typed="undo\n" + CHOSEN + "place tikal\nundo\nquit\n").out
    assert out.count("Your turn (Green)") == 2
    assert out.count("There is nothing to take back.") == 1


def test_a_refused_move_is_explained_and_changes_nothing(rulebook: Rulebook) -> None:
    out = rulebook("play", "tzolkin", typed=CHOSEN + "done\nplace copan\n99\nquit\n").out
    assert "“No more”: not allowed. You have to place or pick up at least one worker. Rule 3.3" in " ".join(out.split())
    assert "“place copan” is not a move of this game" in out
    assert out.count("Your turn (Green)") == 4
    assert "> Green: " not in out.partition("Your turn (Green)")[2].replace("Green> ", "")


def test_why_names_the_rules_of_a_move(rulebook: Rulebook) -> None:
    out = rulebook("play", "tzolkin", typed=CHOSEN + "why beg\nwhy done\nquit\n").out
    assert "    4.1 Begging for corn: If you have 2 corn or less" in out
    assert "“No more”: not allowed. You have to place or pick up at least one worker. Rule 3.3" in " ".join(out.split())


def test_a_saved_game_goes_on_where_it_was(rulebook: Rulebook) -> None:
    wealth = ["keep wealth-palenque-1", "keep wealth-palenque-3"]
    wealth += ["keep wealth-tikal-5", "keep wealth-chichen-itza-0", "keep wealth-uxmal-3", "keep wealth-uxmal-5"]
    moves = "\n".join([*wealth, "place palenque", "place tikal", "save mine.json", "place yaxchilan", "quit", ""])
    rulebook("play", "tzolkin", "--players", "3", "--seed", "4", typed=moves)
    saved = json.loads(Path("mine.json").read_text(encoding="utf-8"))
    assert (saved["players"], saved["seed"]) == (3, 4)
    assert saved["moves"] == [*wealth, "place palenque", "place tikal"]
    out = rulebook("play", "tzolkin", "--resume", "mine.json", typed="undo\nsave mine.json\nquit\n").out
    assert "Placing workers (Green)" in out
    assert json.loads(Path("mine.json").read_text(encoding="utf-8"))["moves"] == saved["moves"][:-1]


def test_a_saved_game_can_be_told_again(rulebook: Rulebook) -> None:
    rulebook("play", "tzolkin", typed=CHOSEN + "beg\ndown chaac\nplace tikal\nsave mine.json\nquit\n")
    out = rulebook("play", "tzolkin", "--replay", "mine.json").out
    assert [line for line in out.splitlines() if line.startswith("> ")] == [
        *["> Green: Choosing your starting wealth"] * 2,
        *["> Red: Choosing your starting wealth"] * 2,
        "> Green: Beg for corn",
        "> Green: Go down on Chaac",
        "> Green: Place a worker at Tikal",
    ]
    assert "    Green keeps the starting wealth tile (Yaxchilan 1). [2.17]\n" in out
    assert re.search(r"^Corn +3 +8$", out, re.MULTILINE)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"moves": ["place uxmal"]}, "rulebook: not played by these rules: move 1, 'place uxmal', is refused"),
        ({"moves": 7}, "rulebook: this saved game is damaged"),
        ({"players": "two"}, "rulebook: this saved game is damaged"),
        ({"seed": "x"}, "rulebook: this saved game is damaged"),
        ({"modules": ["tribs"]}, "rulebook: tzolkin has no module 'tribs'"),
        ({"game": "chess"}, "rulebook: this saved game is damaged: game: no game 'chess'"),
        ({"options": [1]}, "rulebook: this saved game is damaged: options: keys with values are needed, not '[1]'"),
        ({"options": {"draft": []}}, "rulebook: this saved game is damaged: options: draft: a word is needed"),
        ({"modules": [[1]]}, "rulebook: this saved game is damaged: modules: a word is needed, not '[1]'"),
        ({"players": True}, "rulebook: this saved game is damaged: players: a number of players is needed"),
        ({"seed": 10**40}, "rulebook: this saved game is damaged: seed: a whole number is needed"),
        ({"moves": "abc"}, "rulebook: this saved game is damaged: moves: a list is needed, not 'abc'"),
        ({"moves": [["a"]]}, "rulebook: this saved game is damaged: moves: move 1 is no move"),
        ({"moves": ["x"] * 20_001}, "rulebook: this saved game is damaged: moves: 20001 moves are more than any"),
        ({"seats": {"red": 7}}, "rulebook: this saved game is damaged: seats: red: a word is needed, not '7'"),
        ({"seats": {"red": "clever"}}, "rulebook: no kind of player 'clever'"),
        ({"language": 7}, "rulebook: this saved game is damaged: language: a code such as el is needed, not '7'"),
        ({"seed": "x", "players": 0}, "rulebook: this saved game is damaged: players: a number of players is needed"),
        ({"format": "other"}, "rulebook: this is not a saved game"),
    ],
)
def test_a_damaged_saved_game_is_refused(rulebook: Rulebook, change: dict[str, object], said: str) -> None:
    rulebook("play", "tzolkin", typed="save mine.json\nquit\n")
    saved = json.loads(Path("mine.json").read_text(encoding="utf-8"))
    Path("mine.json").write_text(json.dumps(saved | change), encoding="utf-8")
    answer = rulebook("play", "tzolkin", "--resume", "mine.json")
    assert answer.code == 2
    assert answer.err.startswith(said)


def test_saving_where_one_may_not_is_no_end_of_the_game(rulebook: Rulebook) -> None:
    out = rulebook("play", "tzolkin", typed="save no-folder/mine.json\n" + CHOSEN + "place tikal\nquit\n").out
    assert "no-folder/mine.json: No such file or directory" in out
    assert "> Green: Place a worker at Tikal" in out


def test_random_seats_play_by_themselves_and_undo_passes_over_them(rulebook: Rulebook) -> None:
    seats = ("--players", "3", "--seat", "red=random", "--seat", "blue=random")
    turn = ["beg", "down chaac", "place tikal"]
    typed = "\n".join([*GREEN, *turn, "done", "undo", "save mine.json", "quit", ""])
    out = rulebook("play", "tzolkin", *seats, typed=typed).out
    turns = out.partition("Your turn (Green)")[2]
    assert "> Red: " in turns
    assert "> Blue: " in turns
    moves = json.loads(Path("mine.json").read_text(encoding="utf-8"))["moves"]
    assert moves[:2] + moves[6:] == [*GREEN, *turn]
    assert all(move.startswith("keep wealth-") for move in moves[2:6])


def test_a_game_played_to_its_end_names_the_winner(rulebook: Rulebook) -> None:
    out = rulebook("play", "tzolkin", "--seat", "red=random", typed="1\n" * 400).out
    assert "\nWinner: " in out
    assert "17.6 Victory" in out.split("\nWinner: ")[1]
    assert "Green: " in out


def test_a_choice_of_tiles_says_what_they_bring(rulebook: Rulebook) -> None:
    out = rulebook("play", "tzolkin", typed="quit\n").out
    assert "  2  Keep the starting wealth tile (Uxmal 7)\n     Take 8\xa0corn and 1\xa0gold.\n" in out


def test_a_secret_choice_is_out_of_sight_when_the_next_player_looks(
    rulebook: Rulebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LINES", "30")
    out = rulebook("play", "tzolkin", typed="\n".join([*GREEN, "", *RED, "quit", ""])).out
    before, asked, after = out.partition("\n" * 31 + "A secret choice for Red. Enter shows it.\nRed> ")
    assert asked
    assert "> Green: Keep the starting wealth tile (Yaxchilan 1)\n" in before
    assert "Uxmal 3" not in before
    choosing, revealed, _ = after.partition("Green keeps the ")
    assert "Starting wealth tile (Red): Starting wealth tile · Uxmal 3\n" not in choosing
    assert "Choosing your starting wealth (Red)\n  1  Keep the starting wealth tile (Uxmal 3)\n" in choosing
    assert "Starting wealth tile (Green)" not in choosing
    assert "Chichen Itza 7" not in choosing.replace("Dummy worker: ", "")
    assert revealed


def test_what_a_random_player_keeps_is_told_only_when_all_have_chosen(rulebook: Rulebook) -> None:
    out = rulebook("play", "tzolkin", "--seat", "green=random", typed="\n".join([*RED, "quit", ""])).out
    choosing, revealed, after = out.partition("Green keeps the ")
    assert choosing.count("> Green: Choosing your starting wealth\n") == 2
    assert "> Red: Keep the starting wealth tile (Uxmal 3)\n" in choosing
    assert "Starting wealth tile (Green)" not in choosing
    assert revealed
    assert "Starting wealth tile (Green): " in after


@pytest.mark.parametrize("language", ["en", "el", "de", "ro", "pl", "xx"])
def test_a_whole_game_fits_into_80_columns(rulebook: Rulebook, language: str) -> None:
    out = rulebook("play", "tzolkin", "--players", "4", "--lang", language, typed="1\n" * 120).out
    lines = (re.sub(r"^\S+> (?=> )", "", line) for line in out.splitlines())  # whoever answers there ends the line
    assert max(map(len, lines)) <= 80


def test_what_is_no_move_is_said_in_the_language_of_the_game(rulebook: Rulebook) -> None:
    out = rulebook("play", "tzolkin", "--lang", "de", typed="q\nquit\n").out
    assert "„q“ ist kein" in out
    assert "is not a move" not in out
