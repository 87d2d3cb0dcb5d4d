"""A wheel of `make wheel` holds the engine compiled with mypyc: it plays, refuses, copies, saves and pickles the same.

Compiling takes some minutes: `make compiled` runs it, the usual tests do not.
"""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import engine
from engine.position import AnyPosition
from generator import __version__
from tests.engine.playing import TABLES
from tests.engine.test_transcripts import GOLDEN

ROOT = Path(__file__).resolve().parents[2]

#: What both engines are asked; it prints everything that could differ.
PLAYED = """
import copy, json, pickle, sys
import engine
from engine.errors import RulesError
from engine.guiding import begin

def refused(pos, move):
    try:
        pos.play(move)
    except RulesError as error:
        return [type(error).__name__, str(error)]

for name in engine.games():
    game = engine.load(name)
    pos = game.new_position(3, seed=5)
    for number in range(150):
        moves = pos.legal_moves()
        saved = json.loads(json.dumps(pos.to_json()))
        for again in (pos.copy(), copy.deepcopy(pos), pickle.loads(pickle.dumps(pos)), game.from_json(saved)):
            assert again is not pos and again.to_json() == saved
            assert [move.text for move in again.legal_moves()] == [move.text for move in moves]
        against = [(move.text, pos.why_not(move)) for move in pos.candidates()]
        told = [(event.kind, event.player, event.values, event.rules) for event in pos.play(moves[number % len(moves)])]
        errors = [refused(pos, "nonsense"), refused(pos, next((text for text, why in against if why), "nonsense"))]
        print(json.dumps([saved, against, told, errors]))
    print(pickle.dumps(pos).hex())
    for automaton, guide in game.kit.guides.items():
        guidance = begin(engine.load(name, [game.kit.automata[automaton]]), guide, False)
        led = guidance.led()
        for _ in range(99):
            if led.asked:
                distinct = zip(led.parts, range(99)) if led.asked.differ else ((part, 0) for part in led.parts)
                guidance.answer(led.asked.id, {part.name: part.options[n] for part, n in distinct})
            else:
                guidance.next_turn()
            led = guidance.led()
            print(json.dumps([led.events, led.used, led.asked and led.asked.id, guidance.state]))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "RULEBOOK_COMPILED": "1"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-4000:]
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel is a zip archive: unpacked on the path, it is as good as installed."""
    folder = tmp_path_factory.mktemp("installed")
    zipfile.ZipFile(wheel).extractall(folder)
    return folder


def run(path: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=path,
        env={**os.environ, "PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    return done.stdout


@pytest.mark.compiled
def test_the_wheel_has_the_same_version_and_is_made_for_this_machine(wheel: Path) -> None:
    assert wheel.name.startswith(f"living_rulebook-{__version__}-cp{sys.version_info.major}{sys.version_info.minor}-")


@pytest.mark.compiled
def test_the_command_says_which_engine_runs(installed: Path) -> None:
    assert run(installed, "-m", "generator.cli", "--version") == f"rulebook {__version__} (engine: compiled)\n"


@pytest.mark.compiled
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_the_compiled_engine_plays_the_golden_transcripts(installed: Path, game_id: str, players: int) -> None:
    (installed / "tests").unlink(missing_ok=True)
    (installed / "tests").symlink_to(ROOT / "tests")
    asked = f"transcript({game_id!r}, {players}, seed={players})"
    program = f"from tests.engine.test_transcripts import transcript; print({asked}, end='')"
    golden = GOLDEN / f"{game_id}-{players}.txt"
    assert run(installed, "-c", program).splitlines() == golden.read_text(encoding="utf-8").splitlines()


@pytest.mark.compiled
def test_both_engines_list_refuse_tell_save_copy_and_pickle_the_same(installed: Path) -> None:
    assert run(installed, "-c", PLAYED).splitlines() == run(ROOT, "-c", PLAYED).splitlines()


@pytest.mark.compiled
def test_a_position_goes_from_one_engine_to_the_other(installed: Path, tmp_path: Path) -> None:
    pos: AnyPosition = engine.load("tzolkin").new_position(2, seed=3)
    (tmp_path / "pos").write_bytes(pickle.dumps(pos))
    program = "import json, pickle, sys; print(json.dumps(pickle.load(open(sys.argv[1], 'rb')).to_json()))"
    assert json.loads(run(installed, "-c", program, str(tmp_path / "pos"))) == pos.to_json()
