"""A game in the terminal is kept: seats and language in its file, every move beside it, nothing overwritten."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import engine
from generator.playing.match import Match

from .conftest import Rulebook
from .test_play import CHOSEN

ROOT = Path(__file__).parents[2]
BESIDE = Path("tzolkin.unsaved.json")


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def test_a_saved_game_keeps_its_seats_and_its_language(rulebook: Rulebook) -> None:
    rulebook("play", "tzolkin", "--seat", "red=random", "--lang", "de", typed="1\n1\nsave mine.json\nquit\n")
    assert (read(Path("mine.json"))["seats"], read(Path("mine.json"))["language"]) == ({"red": "random"}, "de")
    out = rulebook("play", "tzolkin", "--resume", "mine.json", typed="place tikal\ndone\n").out
    assert "Grün> " in out
    assert "> Rot: " in out
    assert "\nRot> " not in out


def test_another_language_and_other_seats_can_be_asked_for(rulebook: Rulebook) -> None:
    rulebook("play", "tzolkin", "--seat", "red=random", "--lang", "de", typed="1\n1\nsave mine.json\nquit\n")
    words = ("--resume", "mine.json", "--lang", "pl", "--seat", "red=person")
    out = rulebook("play", "tzolkin", *words, typed="1\nsave other.json\nquit\n").out
    assert "Zielony> " in out
    assert (read(Path("other.json"))["seats"], read(Path("other.json"))["language"]) == ({}, "pl")


def test_a_game_saved_before_seats_were_kept_still_goes_on(rulebook: Rulebook) -> None:
    rulebook("play", "tzolkin", typed=CHOSEN + "save mine.json\nquit\n")
    saved = read(Path("mine.json"))
    del saved["seats"], saved["language"]
    Path("mine.json").write_text(json.dumps(saved), encoding="utf-8")
    assert rulebook("play", "tzolkin", "--resume", "mine.json", typed="quit\n").code == 0


def test_quitting_offers_to_save(rulebook: Rulebook) -> None:
    out = rulebook("play", "tzolkin", typed=CHOSEN + "quit\n\n").out
    assert "Enter saves the game in tzolkin.json, another name saves it there" in out
    assert out.endswith("> Saved in tzolkin.json.\n")
    assert len(read(Path("tzolkin.json"))["moves"]) == 4
    assert os.listdir() == ["tzolkin.json"]


def test_quitting_twice_leaves_nothing_behind(rulebook: Rulebook) -> None:
    assert rulebook("play", "tzolkin", typed=CHOSEN + "quit\nquit\n").code == 0
    assert os.listdir() == []


def test_who_has_saved_or_not_moved_is_not_asked(rulebook: Rulebook) -> None:
    for typed in ("quit\n", CHOSEN + "save mine.json\nquit\n"):
        assert "Enter saves" not in rulebook("play", "tzolkin", typed=typed).out


def test_no_name_that_is_taken_is_offered(rulebook: Rulebook) -> None:
    Path("tzolkin.json").write_text("another game", encoding="utf-8")
    out = rulebook("play", "tzolkin", typed=CHOSEN + "quit\ntzolkin.json\n\n").out
    assert "tzolkin.json is no saved game: choose another name." in out
    assert "Saved in tzolkin-2.json." in out
    assert Path("tzolkin.json").read_text(encoding="utf-8") == "another game"


def test_a_name_that_no_file_can_have_is_no_end_of_the_game(rulebook: Rulebook) -> None:
    out = rulebook("play", "tzolkin", typed="save a\0b\nsave .\nsave no-folder/x\nquit\n").out
    assert "embedded null byte" in out
    assert "no-folder/x: No such file or directory" in out


def test_numbers_of_other_scripts_and_endless_ones_are_no_choice(rulebook: Rulebook) -> None:
    out = rulebook("play", "tzolkin", typed="٣\n²\n" + "9" * 5000 + "\nquit\n").out
    assert "“٣” is not a move of this game." in out
    assert "1 – 4" in out


def test_the_end_of_input_leaves_the_game_beside_and_says_how_to_go_on(rulebook: Rulebook) -> None:
    out = rulebook("play", "tzolkin", typed=CHOSEN + "beg\n").out
    assert "rulebook play tzolkin --resume tzolkin.unsaved.json" in out.replace("\n  ", " ")
    assert read(BESIDE)["moves"][-1] == "beg"
    again = rulebook("play", "tzolkin", typed=CHOSEN).out
    assert "An unfinished game is in tzolkin.unsaved.json." in again
    assert read(BESIDE)["moves"][-1] == "beg"
    assert len(read(Path("tzolkin.unsaved-2.json"))["moves"]) == 4


def test_what_was_left_beside_goes_on_and_is_saved_where_it_belongs(rulebook: Rulebook) -> None:
    rulebook("play", "tzolkin", typed=CHOSEN + "beg\n")
    rulebook("play", "tzolkin", "--resume", str(BESIDE), typed="quit\n\n")
    assert os.listdir() == ["tzolkin.json"]
    assert read(Path("tzolkin.json"))["moves"][-1] == "beg"


def test_undo_is_kept_too(rulebook: Rulebook) -> None:
    rulebook("play", "tzolkin", typed=CHOSEN + "beg\nundo\n")
    assert len(read(BESIDE)["moves"]) == 4


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_in_which_nothing_can_be_kept_is_told_once(rulebook: Rulebook) -> None:
    Path().chmod(0o500)
    out = rulebook("play", "tzolkin", typed=CHOSEN + "quit\nquit\n").out
    assert out.count("Permission denied") == 1


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGHUP, signal.SIGTERM])
def test_a_killed_game_has_lost_no_move(tmp_path: Path, end: signal.Signals) -> None:
    words = [sys.executable, "-u", "-m", "generator.cli", "play", "tzolkin"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    playing = subprocess.Popen(
        words, cwd=tmp_path, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert playing.stdin
    assert playing.stdout
    playing.stdin.write(CHOSEN + "beg\n")
    playing.stdin.flush()
    assert any("> Green: Beg for corn" in line for line in playing.stdout)
    playing.send_signal(end)
    playing.communicate()
    assert len(read(tmp_path / BESIDE)["moves"]) >= 4


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"[" * 100_000, "nested too deeply"),
        (b"\xff\xfe", "invalid start byte"),
        (b"9" * 5000, "integer string conversion"),
        (b" " * 2_000_000, "larger than 1024 KiB"),
        (b"", "Expecting value"),
        (b"[]", "this is not a saved game"),
    ],
)
def test_what_is_no_saved_game_is_said_in_a_line(rulebook: Rulebook, content: bytes, said: str) -> None:
    Path("mine.json").write_bytes(content)
    answer = rulebook("play", "tzolkin", "--resume", "mine.json")
    assert (answer.code, answer.err.count("\n")) == (2, 1)
    assert said in answer.err


@pytest.mark.parametrize(
    ("options", "said"), [([1], "keys with values are needed"), ({"a": []}, "a: a word is needed")]
)
def test_options_that_are_none_are_named(rulebook: Rulebook, options: object, said: str) -> None:
    saved = Match(engine.load("tzolkin"), 2, 1).to_json()
    Path("mine.json").write_text(json.dumps({**saved, "options": options}), encoding="utf-8")
    answer = rulebook("play", "tzolkin", "--resume", "mine.json")
    assert (answer.code, answer.err.count("\n")) == (2, 1)
    assert f"this saved game is damaged: options: {said}" in answer.err
