"""Our compiled schemas and the jsonschema package must judge alike: on right files, on wrong ones, on damaged ones."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from engine.load import schema
from engine.load.document import Document
from engine.load.folder import Found, scan
from engine.load.reader import read_file
from engine.share import content_root, schemas_root
from tests.load.examples import GAME, build, examples

SCHEMAS = schema.Schemas(schemas_root())
REGISTRY: Registry[Any] = Registry().with_resource(
    "kinds.schema.json", Resource.from_contents(SCHEMAS.node("kinds.schema.json"))
)
STRANGE = ["", "a", "x y", "a.b", "A", "yes", 0, 1, -7, 10**6, True, [], {}, [1], {"a": 1}, ["a", "a"], "ä" * 3000]


def referee(name: str) -> Draft202012Validator:
    return Draft202012Validator(SCHEMAS.node(f"{name}.schema.json"), registry=REGISTRY)


def accepts(name: str, tree: Any) -> bool:
    problems, _ = schema.check(Document("file", tree, {}), name, schemas_root())
    return not problems


def files(root: Path) -> list[Found]:
    folder = scan(root)
    return [*folder.shared, *(found for book in folder.books.values() for found in book)]


def trees(root: Path) -> Iterator[tuple[str, Any]]:
    for found in files(root):
        tree = read_file(found.path, found.file)[0].tree
        if tree is not None:
            yield found.schema, tree


@pytest.mark.parametrize("root", [GAME, content_root()], ids=["small game", "content"])
def test_both_accept_what_is_right(root: Path) -> None:
    for name, tree in trees(root):
        assert accepts(name, tree)
        assert referee(name).is_valid(tree), name


SHAPES = [example for example in examples("negative") if example.write is None and example.replace]


@pytest.mark.parametrize("example", SHAPES[::3], ids=lambda example: example.name)
def test_both_judge_an_example_alike(example: Any, tmp_path: Path) -> None:
    wanted = f"content/{example.file}"
    for found in files(build(example, tmp_path)):
        tree = read_file(found.path, found.file)[0].tree
        if found.file == wanted and tree is not None:
            assert accepts(found.schema, tree) == referee(found.schema).is_valid(tree)


def places(tree: Any) -> list[tuple[Any, Any]]:
    """Every container and key of a tree."""
    keys = list(tree) if isinstance(tree, dict) else range(len(tree)) if isinstance(tree, list) else []
    return [(tree, key) for key in keys] + [place for key in keys for place in places(tree[key])]


def damage(tree: Any, chance: random.Random) -> None:
    container, key = chance.choice(places(tree))
    action = chance.choice(["drop", "change", "rename"])
    if action == "drop":
        del container[key]
    elif action == "rename" and isinstance(container, dict):
        container[chance.choice(["other", "id", "9", "gain", "a b"])] = container.pop(key)
    else:
        container[key] = copy.deepcopy(chance.choice(STRANGE))


@pytest.mark.parametrize("seed", range(4))
def test_both_judge_damaged_trees_alike(seed: int) -> None:
    chance = random.Random(seed)
    right = [(name, tree) for name, tree in trees(GAME) if places(tree)]
    verdicts = set()
    for _ in range(100):
        name, tree = copy.deepcopy(chance.choice(right))
        damage(tree, chance)
        verdict = accepts(name, tree)
        assert verdict == referee(name).is_valid(tree), (name, tree)
        verdicts.add(verdict)
    assert verdicts == {True, False}
