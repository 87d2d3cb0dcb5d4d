"""Code names a rule once, where its game makes its handles; everything else goes through the handle."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import engine
from engine.loading import load_rulebook

ROOT = Path(__file__).resolve().parents[2]
RULES = {rule for game in engine.games() for rule in load_rulebook(game).rules}
HANDLES = {ROOT / "engine" / game / "rules.py" for game in engine.games()}


def constants(source: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


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
