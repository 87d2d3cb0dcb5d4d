"""Validation by jsonschema: our marks among its keywords, and our words for what it finds."""

from __future__ import annotations

import ast
import copy
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from engine.loading.folder import scan
from engine.loading.marks import Mark
from engine.loading.reader import read_file
from engine.loading.schema import Schemas
from engine.share import schemas_root
from tests.loading.examples import GAME

ROOT = Path(__file__).resolve().parents[2]
DIALECT = "https://json-schema.org/draft/2020-12/schema"
STRANGE = ["", "a", "x y", "a.b", "A", "yes", 0, 1, -7, 10**6, True, [], {}, [1], {"a": 1}, ["a", "a"], "ä" * 3000]
SMALL_GAME = [
    (f"{found.schema}.schema.json", read_file(found.path, found.file)[0].tree)
    for files in scan(GAME).books.values()
    for found in files
]


def schemas(folder: Path, **files: Any) -> Schemas:
    for name, node in files.items():
        (folder / f"{name}.schema.json").write_text(json.dumps({"$schema": DIALECT, **node}), encoding="utf-8")
    return Schemas(folder)


def said(folder: Path, node: Any, tree: Any) -> list[tuple[Any, ...]]:
    return sorted((*path, words) for path, words in schemas(folder, one=node).validate(tree, "one.schema.json")[0])


def test_marks_come_with_their_path_their_argument_and_their_value(tmp_path: Path) -> None:
    tile = {"type": "object", "properties": {"id": {"x-names": "tile"}}, "x-check": "tile"}
    known = schemas(tmp_path, one={"properties": {"tiles": {"items": tile}}})
    tree = {"tiles": [{"id": "farm"}, {"id": "mill"}]}
    wrong, marks = known.validate(tree, "one.schema.json")
    assert wrong == set()
    assert sorted(marks, key=str) == [
        Mark("x-check", "tile", ("tiles", 0), {"id": "farm"}),
        Mark("x-check", "tile", ("tiles", 1), {"id": "mill"}),
        Mark("x-names", "tile", ("tiles", 0, "id"), "farm"),
        Mark("x-names", "tile", ("tiles", 1, "id"), "mill"),
    ]


def test_a_key_is_marked_at_its_own_path(tmp_path: Path) -> None:
    known = schemas(tmp_path, one={"propertyNames": {"x-names": "statement", "pattern": "^[a-z]$"}})
    wrong, marks = known.validate({"a": 1, "B": 2}, "one.schema.json")
    assert marks == [Mark("x-names", "statement", (key,), key) for key in ("a", "B")]
    assert {path for path, _ in wrong} == {("B",)}


def test_marks_survive_the_dialect_of_a_file_that_is_referred_to(tmp_path: Path) -> None:
    """jsonschema would go on with the validator that `$schema` names, and that one has never heard of x-refers."""
    inner = {"properties": {"good": {"$ref": "three.schema.json"}}}
    known = schemas(
        tmp_path,
        one={"items": {"$ref": "two.schema.json"}},
        two={"$schema": DIALECT, **inner},
        three={"x-refers": ["good"], "$defs": {"deep": {"$schema": DIALECT, "x-text": "plain"}}},
        four={"$ref": "three.schema.json#/$defs/deep"},
    )
    assert known.validate([{"good": "corn"}], "one.schema.json")[1] == [
        Mark("x-refers", ["good"], (0, "good"), "corn"),
    ]
    assert known.validate("words", "four.schema.json")[1] == [Mark("x-text", "plain", (), "words")]


def test_the_end_of_a_pattern_is_the_very_end(tmp_path: Path) -> None:
    """For Python a line break may follow `$`."""
    node = {"patternProperties": {"^[a-z]+$": {"pattern": "^[a-z]+$"}}, "additionalProperties": False}
    assert said(tmp_path, node, {"a": "b"}) == []
    assert [path for path, _ in said(tmp_path, node, {"a": "b\n"})] == ["a"]
    assert said(tmp_path, node, {"a\n": "b"}) == [("a\n", "unknown key “a\n”")]


def test_a_value_of_the_wrong_type_is_told_once(tmp_path: Path) -> None:
    node = {"type": "object", "enum": [{}], "oneOf": [{"required": ["a"]}, {"required": ["b"]}], "minProperties": 1}
    assert said(tmp_path, node, "a") == [("must be a mapping, not the text “a”",)]


def test_every_missing_and_every_unknown_key_is_told(tmp_path: Path) -> None:
    node = {"properties": {"wood": {}, "corn": {}}, "required": ["wood", "corn"], "additionalProperties": False}
    assert said(tmp_path, node, {"wod": 1, "gold": 2}) == [
        ("gold", "unknown key “gold”; known: corn, wood"),
        ("wod", "unknown key “wod”; did you mean “wood”?"),
        ("“corn” is missing",),
        ("“wood” is missing",),
    ]


def test_of_alternatives_only_the_nearest_is_told(tmp_path: Path) -> None:
    gain = {"type": "object", "properties": {"gain": {"type": "integer"}}, "required": ["gain"]}
    node = {"anyOf": [{"type": "string"}, gain]}
    assert said(tmp_path, node, {"gain": "two"}) == [("gain", "must be a whole number, not the text “two”")]


def test_alternatives_that_all_fit_are_told_by_their_description(tmp_path: Path) -> None:
    node = {"oneOf": [{"type": "integer"}, {"minimum": 1}], "description": "a figure"}
    assert said(tmp_path, node, 2) == [("fits more than one of the forms that are allowed here: a figure",)]


@pytest.mark.parametrize(
    ("keyword", "needed"),
    [("oneOf", "exactly one of these keys is needed"), ("anyOf", "at least one of these keys is needed")],
)
def test_alternatives_of_one_key_each_are_told_by_their_keys(keyword: str, needed: str, tmp_path: Path) -> None:
    node = {keyword: [{"required": ["change"]}, {"required": ["set"]}]}
    assert said(tmp_path, node, {}) == [(f"{needed}: change, set",)]


def test_a_keyword_without_words_of_ours_is_still_told(tmp_path: Path) -> None:
    assert said(tmp_path, {"items": {"multipleOf": 2}}, [2, 3]) == [(1, "3 is not a multiple of 2")]


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
def test_whatever_plain_jsonschema_refuses_is_told(seed: int) -> None:
    """With our keywords and words on top nothing is lost, and nothing is refused that the schemas allow."""
    chance, verdicts = random.Random(seed), set()
    known = Schemas(schemas_root())
    plain: Registry[Any] = Registry().with_resources(
        (name, Resource.from_contents(json.loads(text))) for name, text in known.files.items()
    )
    for _ in range(100):
        name, tree = copy.deepcopy(chance.choice(SMALL_GAME))
        damage(tree, chance)
        is_right = not known.validate(tree, name)[0]
        assert is_right == Draft202012Validator({"$ref": name}, registry=plain).is_valid(tree), (name, tree)
        verdicts.add(is_right)
    assert verdicts == {True, False}


def imported(path: Path) -> set[str]:
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    plain = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    return {*plain, *(node.module or "" for node in nodes if isinstance(node, ast.ImportFrom))}


def test_nothing_else_interprets_schemas() -> None:
    files = [path for folder in ("engine", "generator") for path in (ROOT / folder).rglob("*.py")]
    validating = [path for path in files if any(name.partition(".")[0] == "jsonschema" for name in imported(path))]
    reading = [path for path in files if re.search(r"schemas_root|schema\.json\"", path.read_text(encoding="utf-8"))]
    assert {path.relative_to(ROOT).as_posix() for path in validating} == {
        "engine/loading/sentences.py",
        "engine/loading/validator.py",
    }
    assert {path.relative_to(ROOT).as_posix() for path in reading} == {"engine/share.py", "engine/loading/schema.py"}
