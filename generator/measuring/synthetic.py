"""A longer book, to see how building grows with content: every chapter and its examples once more, under other ids."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import yaml

Tree = dict[str, Any]
#: So much of an id leaves room for what is added to it.
LONGEST = 52
_FIGURE = re.compile(r"\{([^{}]*)\}")


def grow(content: Path, times: int) -> None:
    """So many times the rules and the examples of each game that is in this folder."""
    originals = sorted(content.glob("*/*/*.yaml"))
    for number in range(2, times + 1):
        for path in originals:
            if path.parent.name in _COPIED:
                again = _COPIED[path.parent.name](_read(path), number)
                _write(path.with_stem(_id(path.stem, number)), again)
    for path in content.glob("*/game.yaml"):
        _write(path, _reading_order(_read(path), times))


def _reading_order(tree: Tree, times: int) -> Tree:
    numbers = range(2, times + 1)
    return {**tree, "chapters": [*tree["chapters"], *(_id(id, n) for n in numbers for id in tree["chapters"])]}


def _chapter(tree: Tree, number: int) -> Tree:
    rules = [_rule(rule, number) for rule in tree["rules"]]
    return {**tree, "chapter": _id(tree["chapter"], number), "rules": rules}


def _rule(rule: Tree, number: int) -> Tree:
    """Nothing in the engine carries out the new rules, so they only inform, and no figure is left in them."""
    kept = {name: value for name, value in rule.items() if name != "params"}
    text = _FIGURE.sub(_in_words, rule["text"])
    return {**kept, "id": _id(rule["id"], number), "text": text, "kind": "informative"}


def _in_words(figure: re.Match[str]) -> str:
    *_, last = figure[1].split("|")
    return f"some {last}" if "|" in figure[1] else "some"


def _cases(tree: Tree, number: int) -> Tree:
    cases = [
        {**case, "id": _id(case["id"], number), "rules": [_id(rule, number) for rule in case["rules"]]}
        for case in tree["cases"]
    ]
    return {**tree, "cases": cases}


def _id(id: str, number: int) -> str:
    """Long names are cut from the left, where they are most alike."""
    return f"{id[-LONGEST:].strip('-')}-copy-{number}"


def _read(path: Path) -> Tree:
    tree: Tree = yaml.safe_load(path.read_text(encoding="utf-8"))
    return tree


def _write(path: Path, tree: Tree) -> None:
    path.write_text(yaml.safe_dump(tree, allow_unicode=True, sort_keys=False), encoding="utf-8")


# By the folder in which a file lies.
_COPIED: dict[str, Callable[[Tree, int], Tree]] = {"rules": _chapter, "cases": _cases}
