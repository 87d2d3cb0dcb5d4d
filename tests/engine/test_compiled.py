"""The engine compiles with mypyc as it stands, and plays, copies, saves and pickles the same.

Compiling takes a minute or more: `make compiled` runs it, the usual tests do not.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import engine
from engine.share import content_root, schemas_root

ROOT = Path(__file__).resolve().parents[2]
#: Declarations stay Python: nothing of them runs while a game is played.
DECLARATIONS = ("__init__.py", "kit.py")

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
setup(name="compiled", packages=[], ext_modules=mypycify(["--strict", *sys.argv.pop().split()], opt_level="1"))
"""

PLAYED = """
import copy, json, pickle, sys
from pathlib import Path
import engine
from engine import position
from engine.tzolkin import placing
from tests.engine.test_transcripts import transcript

for module in (position, placing):
    assert Path(module.__file__).suffix in (".so", ".pyd"), module.__file__
print(transcript("tzolkin", 2, seed=2), end="")
pos = engine.load("tzolkin").new_position(3, seed=5)
for number in range(60):
    pos.play(pos.legal_moves()[number % len(pos.legal_moves())])
    saved = json.loads(json.dumps(pos.to_json()))
    for again in (pos.copy(), copy.deepcopy(pos), pickle.loads(pickle.dumps(pos)), pos.game.from_json(saved)):
        assert again is not pos and again.to_json() == pos.to_json()
        assert [move.text for move in again.legal_moves()] == [move.text for move in pos.legal_moves()]
"""


def sources() -> list[str]:
    """What plays: the core and every game."""
    folders = [ROOT / "engine", *(ROOT / "engine" / game for game in engine.games())]
    found = [path for folder in folders for path in sorted(folder.glob("*.py")) if path.name not in DECLARATIONS]
    return [path.relative_to(ROOT).as_posix() for path in found]


@pytest.mark.compiled
def test_the_compiled_engine_plays_the_same_game(tmp_path: Path) -> None:
    for folder in ("engine", "tests", content_root().name, schemas_root().name):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "setup.py").write_text(SETUP, encoding="utf-8")
    built = [sys.executable, "setup.py", "build_ext", "--inplace", " ".join(sources())]
    compiled = subprocess.run(built, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert compiled.returncode == 0, compiled.stdout[-4000:] + compiled.stderr[-4000:]
    played = subprocess.run(
        [sys.executable, "-c", PLAYED],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr[-4000:]
    golden = ROOT / "tests" / "engine" / "transcripts" / "tzolkin-2.txt"
    assert played.stdout.splitlines() == golden.read_text(encoding="utf-8").splitlines()
