"""Code names a rule once, where its game makes its handles; everything else goes through the handle."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import engine
from engine.loading import load_rulebook

ROOT = Path(__file__).resolve().parents[2]
RULES = {rule for game in engine.games() for rule in load_rulebook(game).rules}
#: A game makes its handles in rules.py, and those of a mode in MODE_rules.py beside it; nothing else stands there.
HANDLES = {path for game in engine.games() for path in (ROOT / "engine" / game).glob("*rules.py")}
MAKERS = {"cite", "figure", "constant", "figure_rows", "constant_rows"}


def constants(source: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def named_otherwise(source: str) -> list[str]:
    """Rules that are named, but not to make a handle."""
    nodes = list(ast.walk(ast.parse(source)))
    calls = (node for node in nodes if isinstance(node, ast.Call) and getattr(node.func, "id", "") in MAKERS)
    made = {id(argument) for call in calls for argument in call.args}
    named = (node for node in nodes if isinstance(node, ast.Constant) and str(node.value) in RULES)
    return [f"{node.lineno}: {node.value!s}" for node in named if id(node) not in made]


def test_a_rule_is_named_only_where_its_handles_are_made() -> None:
    files = [path for folder in ("engine", "generator") for path in sorted((ROOT / folder).rglob("*.py"))]
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path in files
        if path not in HANDLES
        for line, text in constants(path.read_text(encoding="utf-8"))
        if text.partition("/")[0] in RULES
    ]
    assert found == []


def test_a_rule_named_in_code_would_be_found() -> None:
    assert {text for _, text in constants('raise Refused("begging.option")')} & RULES == {"begging.option"}


def test_where_handles_are_made_a_rule_is_named_to_make_one() -> None:
    names = {str(path.relative_to(ROOT / "engine")) for path in HANDLES}
    assert names == {"tzolkin/rules.py", "teotihuacan/rules.py", "teotihuacan/bot_rules.py"}
    assert {str(path): named_otherwise(path.read_text(encoding="utf-8")) for path in HANDLES} == {
        str(path): [] for path in HANDLES
    }
    assert named_otherwise('BEG = cite("begging.option")\nRULE = "begging.option"') == ["2: begging.option"]
