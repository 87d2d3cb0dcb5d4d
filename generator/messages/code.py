"""The texts that the generator's own code says: `say("context", "English")`, with `# Translators:` comments."""

from __future__ import annotations

import ast
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import generator
from engine.problems import Problem
from generator.messages.message import Message
from generator.wording.language import COMMON

SPEAKING = "say"
CALLED = f"{SPEAKING}("
MARK = "Translators:"
_ENTERED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def code_messages(folder: Path | None = None) -> tuple[list[Message], list[Problem]]:
    """All texts of the package's modules, each once, in the order of the files."""
    root = folder or Path(generator.__file__).parent
    messages: dict[tuple[str, str], Message] = {}
    problems: list[Problem] = []
    for path in sorted(root.rglob("*.py")):
        for found in _read_module(path.read_text(encoding="utf-8"), f"{root.name}/{path.relative_to(root).as_posix()}"):
            if isinstance(found, Problem):
                problems.append(found)
            else:
                messages.setdefault((found.context, found.english), found)
    return list(messages.values()), problems


@cache
def _read_module(source: str, where: str) -> tuple[Message | Problem, ...]:
    """Several builds and checks of one process ask for the same, and to parse all modules takes a while."""
    return tuple(_found(source, where)) if CALLED in source else ()


def _found(source: str, where: str) -> Iterator[Message | Problem]:
    lines = source.split("\n")  # as Python counts them
    speaking = [number for number, line in enumerate(lines, 1) if CALLED in line]
    said = dict(_calls(ast.parse(source), 1, speaking))
    for call in sorted(said, key=lambda call: (call.lineno, call.col_offset)):
        texts = [arg.value for arg in call.args[:2] if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        if len(texts) < 2:
            yield Problem(where, call.lineno, "say", "context and English must stand as literals; or use `read`")
            continue
        comment = _comment(lines, call.lineno) or _comment(lines, said[call])
        yield Message(COMMON, texts[0], texts[1], comment, where, call.lineno)


def _speaks(function: ast.expr) -> bool:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name == SPEAKING
    return False


def _calls(node: ast.AST, statement: int, speaking: Sequence[int]) -> Iterator[tuple[ast.Call, int]]:
    """Whatever speaks inside a node, and the line on which the innermost statement around it starts."""
    for child in ast.iter_child_nodes(node):
        if not _may_speak(child, speaking):
            continue
        begun = child.lineno if isinstance(child, ast.stmt) else statement
        if isinstance(child, ast.Call) and _speaks(child.func):
            yield child, begun
        yield from _calls(child, begun, speaking)


def _may_speak(node: ast.AST, speaking: Sequence[int]) -> bool:
    """Most of a module is silent and need not be walked through. The lines of a definition leave out its decorators."""
    if isinstance(node, _ENTERED) or not isinstance(node, ast.stmt | ast.expr):
        return True
    following = bisect_left(speaking, node.lineno)
    return following < len(speaking) and speaking[following] <= (node.end_lineno or node.lineno)


def _comment(lines: list[str], line: int) -> str:
    """The translators' comment right above a line."""
    block: list[str] = []
    for above in reversed(lines[: line - 1]):
        text = above.strip()
        if not text.startswith("#"):
            break
        block.insert(0, text.lstrip("# "))
    start = next((place for place, text in enumerate(block) if text.startswith(MARK)), None)
    return "" if start is None else " ".join(block[start:]).removeprefix(MARK).strip()
