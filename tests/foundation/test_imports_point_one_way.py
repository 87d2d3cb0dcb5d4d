"""The engine knows nothing of the generator; what the browser and the terminal share needs only Python itself."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Where a file lies -> what it may import besides the standard library. The longest matching folder counts.
ALLOWED = {
    "engine": {"engine"},
    "engine/adapters": {"engine", "numpy", "gymnasium", "pettingzoo", "pyspiel"},
    "engine/loading": {"engine", "yaml", "jsonschema", "referencing"},
    "generator/wording": {"engine", "generator.wording"},
    "generator/pictures": {"engine", "generator.wording", "generator.pictures"},
    "generator/games": {"engine", "generator.wording", "generator.pictures", "generator.games"},
}


def imports(source: str, package: str) -> Iterator[tuple[int, str]]:
    """Every imported module with its line, relative ones written out."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, name) for name in imported_from(node, package))


def imported_from(node: ast.ImportFrom, package: str) -> list[str]:
    base = node.module or ""
    if node.level:
        parents = package.split(".")
        base = ".".join([*parents[: len(parents) - node.level + 1], *filter(None, [base])])
    # `from generator import wording` imports generator.wording: judge it by the full name.
    return [f"{base}.{alias.name}" for alias in node.names] if base == "generator" else [base]


def is_allowed(module: str, allowed: set[str]) -> bool:
    if module.startswith("engine.adapters") and "numpy" not in allowed and "generator" not in str(allowed):
        return False  # adapters are imported on demand, by whoever has installed what they need
    if module.partition(".")[0] in sys.stdlib_module_names:
        return True
    return any(module == name or module.startswith(f"{name}.") for name in allowed)


def allowed_in(path: str) -> set[str]:
    folders = [folder for folder in ALLOWED if path.startswith(f"{folder}/")]
    return ALLOWED[max(folders, key=len)]


def wrong_imports(path: str, source: str) -> list[str]:
    package = ".".join(Path(path).parent.parts)
    allowed = allowed_in(path)
    return [f"{path}:{line}: {name}" for line, name in imports(source, package) if not is_allowed(name, allowed)]


def guarded_files() -> list[Path]:
    folders = ("engine", "generator/wording", "generator/pictures", "generator/games")
    return sorted(file for folder in folders for file in (ROOT / folder).rglob("*.py"))


def test_no_file_of_the_engine_the_wording_the_pictures_or_a_game_imports_what_it_may_not() -> None:
    files = guarded_files()
    assert len(files) > 10
    wrong = [
        found
        for file in files
        for found in wrong_imports(file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8"))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("path", "source", "wrong"),
    [
        ("engine/moves.py", "import json\nfrom engine.position import Position", []),
        ("engine/moves.py", "import yaml", ["engine/moves.py:1: yaml"]),
        ("engine/moves.py", "import numpy", ["engine/moves.py:1: numpy"]),
        ("engine/moves.py", "import engine.adapters.table", ["engine/moves.py:1: engine.adapters.table"]),
        ("engine/adapters/openspiel.py", "import numpy\nimport pyspiel\nfrom engine.moves import Move", []),
        ("engine/moves.py", "from generator.wording import say", ["engine/moves.py:1: generator.wording"]),
        ("engine/moves.py", "def f():\n    import generator", ["engine/moves.py:2: generator"]),
        ("engine/loading/files.py", "import yaml", []),
        ("engine/loading/files.py", "import jsonschema", []),
        ("engine/moves.py", "import jsonschema", ["engine/moves.py:1: jsonschema"]),
        ("engine/loading/files.py", "import generator.pages", ["engine/loading/files.py:1: generator.pages"]),
        ("generator/wording/say.py", "from . import plurals\nfrom .speaker import Speaker", []),
        ("generator/wording/say.py", "from generator import wording", []),
        ("generator/wording/say.py", "from generator import pages", ["generator/wording/say.py:1: generator.pages"]),
        ("generator/wording/say.py", "from ..pictures import svg", ["generator/wording/say.py:1: generator.pictures"]),
        ("generator/wording/say.py", "from .. import pages", ["generator/wording/say.py:1: generator.pages"]),
        ("generator/wording/say.py", "import babel", ["generator/wording/say.py:1: babel"]),
        ("generator/pictures/svg.py", "from generator.wording.names import name", []),
        ("generator/pictures/svg.py", "import jinja2", ["generator/pictures/svg.py:1: jinja2"]),
        ("generator/pictures/svg.py", "import generator.games", ["generator/pictures/svg.py:1: generator.games"]),
        ("generator/games/chess/kit.py", "from generator.pictures.svg import rect", []),
        ("generator/games/chess/kit.py", "import generator.book", ["generator/games/chess/kit.py:1: generator.book"]),
        ("generator/games/chess/kit.py", "import yaml", ["generator/games/chess/kit.py:1: yaml"]),
    ],
)
def test_a_planted_import_is_judged(path: str, source: str, wrong: list[str]) -> None:
    assert wrong_imports(path, source) == wrong
