"""Games in the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from .conftest import Rulebook


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
    out = rulebook("play", "tzolkin", typed="1\n1\nplace tikal\nquit\n").out
    assert "Your turn (Green)\n  1  " in out
    assert out.count("> Green: ") == 3
    assert "Placing workers (Green)" in out


def test_undo_takes_the_last_move_back(rulebook: Rulebook) -> None:
    out = rulebook("play", "tzolkin", typed="undo\nplace tikal\nundo\nquit\n").out
    assert out.count("Your turn (Green)") == 3
    assert "There is nothing to take back." in out


def test_a_refused_move_is_explained_and_changes_nothing(rulebook: Rulebook) -> None:
    out = rulebook("play", "tzolkin", typed="done\nplace uxmal\n99\nquit\n").out
    assert re.search(r"  \? “No more”.* 3.3 Place or pick up", out)
    assert "'place uxmal' is not a move" in out
    assert out.count("Your turn (Green)") == 4
    assert "> Green: " not in out.replace("Green> ", "")


def test_why_names_the_rules_of_a_move(rulebook: Rulebook) -> None:
    out = rulebook("play", "tzolkin", typed="why beg\nwhy done\nquit\n").out
    assert "    4.1 Begging for corn: If you have 2 corn or less" in out
    assert re.search(r"  \? “No more”.* 3.3 Place or pick up", out)


def test_a_saved_game_goes_on_where_it_was(rulebook: Rulebook) -> None:
    moves = "place palenque\nplace tikal\nsave mine.json\nplace yaxchilan\nquit\n"
    rulebook("play", "tzolkin", "--players", "3", "--seed", "4", typed="beg\ndown chaac\n" + moves)
    saved = json.loads(Path("mine.json").read_text(encoding="utf-8"))
    assert saved["moves"] == ["beg", "down chaac", "place palenque", "place tikal"]
    out = rulebook("play", "tzolkin", "--resume", "mine.json", typed="undo\nsave mine.json\nquit\n").out
    assert "Placing workers (Green)" in out
    assert json.loads(Path("mine.json").read_text(encoding="utf-8"))["moves"] == saved["moves"][:3]


def test_a_saved_game_can_be_told_again(rulebook: Rulebook) -> None:
    rulebook("play", "tzolkin", typed="beg\ndown chaac\nplace tikal\nsave mine.json\nquit\n")
    out = rulebook("play", "tzolkin", "--replay", "mine.json").out
    assert [line for line in out.splitlines() if line.startswith("> ")] == [
        "> Green: Beg for corn",
        "> Green: Go down: Chaac",
        "> Green: Place a worker: Tikal",
    ]
    assert re.search(r"^Corn +3 +–$", out, re.MULTILINE)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"moves": ["place uxmal"]}, "rulebook: not played by these rules: move 1, 'place uxmal', is refused"),
        ({"moves": 7}, "rulebook: this saved game is damaged"),
        ({"players": "two"}, "rulebook: this saved game is damaged"),
        ({"seed": "x"}, "rulebook: this saved game is damaged"),
        ({"modules": ["tribs"]}, "rulebook: tzolkin has no module 'tribs'"),
        ({"game": "chess"}, "rulebook: no game 'chess'"),
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
    out = rulebook("play", "tzolkin", typed="save no-folder/mine.json\nplace tikal\nquit\n").out
    assert "no-folder/mine.json: No such file or directory" in out
    assert "> Green: " in out


def test_random_seats_play_by_themselves_and_undo_passes_over_them(rulebook: Rulebook) -> None:
    seats = ("--players", "3", "--seat", "red=random", "--seat", "blue=random")
    typed = "beg\ndown chaac\nplace tikal\ndone\nundo\nsave mine.json\nquit\n"
    out = rulebook("play", "tzolkin", *seats, typed=typed).out
    assert "> Red: " in out
    assert "> Blue: " in out
    assert json.loads(Path("mine.json").read_text(encoding="utf-8"))["moves"] == ["beg", "down chaac", "place tikal"]


def test_a_game_played_to_its_end_names_the_winner(rulebook: Rulebook) -> None:
    out = rulebook("play", "tzolkin", "--seat", "red=random", typed="1\n" * 400).out
    assert "\nWinner: " in out
    assert "15.6 Victory" in out.split("\nWinner: ")[1]
    assert "Green: " in out


@pytest.mark.parametrize("language", ["en", "el", "de", "ro", "pl", "xx"])
def test_a_whole_game_fits_into_80_columns(rulebook: Rulebook, language: str) -> None:
    out = rulebook("play", "tzolkin", "--players", "4", "--lang", language, typed="1\n" * 120).out
    assert max(map(len, out.splitlines())) <= 80
