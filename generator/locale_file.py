"""terms.yaml, read strictly: every mistake with its line, never a traceback."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import yaml
from jsonschema import Draft202012Validator

from engine.problems import Problem
from engine.share import schemas_root
from generator.wording.plurals import Plurals

Tree = dict[str, Any]
Step = str | int
Place = tuple[Step, ...]
Lines = dict[Place, int]


def read_terms_file(path: Path, code: str) -> tuple[Tree, list[Problem]]:
    tree, lines, problems = _read(path)
    if not problems:
        problems = [_problem(path, lines, place, message) for place, message in _mistakes(tree, code)]
    return tree, problems


def _read(path: Path) -> tuple[Tree, Lines, list[Problem]]:
    try:
        text = path.read_text(encoding="utf-8")
        if any(isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) for event in yaml.parse(text)):
            return {}, {}, [Problem(str(path), 1, "terms", "YAML anchors and aliases are not allowed")]
        root = yaml.compose(text, yaml.SafeLoader)
    except OSError as error:
        return {}, {}, [Problem(str(path), 1, "terms", f"cannot be opened: {error.strerror}")]
    except UnicodeDecodeError:
        return {}, {}, [Problem(str(path), 1, "terms", "is not UTF-8")]
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        return {}, {}, [Problem(str(path), mark.line + 1 if mark else 1, "terms", f"is not YAML: {error}")]
    lines: Lines = {}
    repeated: list[Place] = []
    tree = _plain(root, (), lines, repeated)
    problems = [_problem(path, lines, place, "stands twice") for place in repeated]
    return tree if isinstance(tree, dict) else {}, lines, problems


def _plain(node: yaml.Node | None, place: Place, lines: Lines, repeated: list[Place]) -> Any:
    """Plain values of a YAML tree; every scalar is a text, except `true`."""
    if node is None:
        return None
    lines[place] = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        tree: Tree = {}
        for key, value in node.value:
            name = str(key.value)
            if name in tree:
                repeated.append((*place, name))
            tree[name] = _plain(value, (*place, name), lines, repeated)
            lines[(*place, name)] = key.start_mark.line + 1
        return tree
    if isinstance(node, yaml.SequenceNode):
        return [_plain(item, (*place, index), lines, repeated) for index, item in enumerate(node.value)]
    return True if node.tag.endswith(":bool") and node.value == "true" else str(node.value)


def _mistakes(tree: Tree, code: str) -> Iterator[tuple[Place, str]]:
    schema = json.loads((schemas_root() / "terms.schema.json").read_text(encoding="utf-8"))
    errors = sorted(Draft202012Validator(schema).iter_errors(tree), key=lambda error: error.json_path)
    yield from ((tuple(error.absolute_path), error.message) for error in errors)
    if errors:
        return
    if tree["language"] != code:
        yield ("language",), f"is “{tree['language']}” in the folder “{code}”"
    yield from _wrong_counts(tree)


def _wrong_counts(tree: Tree) -> Iterator[tuple[Place, str]]:
    try:
        plurals = Plurals(tree["plural"], tuple(tree["categories"]), tree.get("fraction", tree["categories"][-1]))
    except ValueError as error:
        yield ("plural",), str(error)
        return
    for place, term in _every_term(tree):
        for table in ("counted", "subject"):
            given = set(term.get(table, plurals.categories))
            if not set(plurals.categories) <= given <= set(plurals.all_categories()):
                yield (*place, table), f"has the forms {_listed(given)} and needs {_listed(plurals.categories)}"


def _every_term(tree: Tree) -> Iterator[tuple[Place, Tree]]:
    for id, term in tree["terms"].items():
        yield ("terms", id), term
    for game, terms in tree.get("games", {}).items():
        for id, term in terms.items():
            yield ("games", game, id), term


def _listed(categories: Iterable[str]) -> str:
    return ", ".join(sorted(categories))


def _problem(path: Path, lines: Lines, place: Place, message: str) -> Problem:
    known = next((place[:end] for end in range(len(place), -1, -1) if place[:end] in lines), ())
    return Problem(str(path), lines.get(known, 1), "/".join(map(str, place)) or "terms", message)
