"""The schemas describe exactly what the model knows, and say so to people."""

from __future__ import annotations

import json
import types
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest
from jsonschema import Draft202012Validator

from engine.loading import relations, sentences
from engine.loading.known import _DETAILS
from engine.loading.marks import MARKS
from engine.model import abilities, board, build, cases, components, effects, measures, rulebook, rules
from engine.share import schemas_root

FILES = (
    "board",
    "cases",
    "components",
    "divergences",
    "game",
    "glossary",
    "lessons",
    "rules",
    "sources",
    "statements",
    "summary",
)
NAMES = (*FILES, "kinds")
#: What people ask: not part of content.
ASKED = ("question", "questions")
OTHERS = ("terms", "export", "snapshot")
SCHEMAS = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in schemas_root().glob("*.schema.json")}

# Keywords that hold other schemas or only say something about their own; the rest needs words of ours.
HOLDING = {"properties", "patternProperties", "propertyNames", "items", "$defs", "$ref"}
SILENT = {"$schema", "title", "description"}

# Each class, the schema that describes it, the fields that the loader computes, and fields written under another name.
SHAPES: list[tuple[type, str, set[str], dict[str, str]]] = [
    (rules.Rule, "rules.schema.json#/properties/rules/items", {"number", "chapter"}, {}),
    (rules.Chapter, "rules.schema.json", {"number", "book"}, {"id": "chapter"}),
    (board.Place, "board.schema.json#/properties/places/items", set(), {}),
    (board.Track, "board.schema.json#/properties/tracks/items", set(), {}),
    (board.Layout, "board.schema.json#/properties/places/items/properties/layout", set(), {}),
    (board.Layout, "board.schema.json#/properties/tracks/items/properties/layout", set(), {}),
    (board.Space, "board.schema.json#/properties/places/items/properties/spaces/items", set(), {}),
    (board.Cell, "board.schema.json#/properties/places/items/properties/cells/items", set(), {}),
    (board.TrackStep, "board.schema.json#/properties/tracks/items/properties/steps/items", set(), {}),
    (components.Family, "components.schema.json", {"book"}, {"id": "family"}),
    (components.Component, "components.schema.json#/properties/components/items", {"family"}, {}),
    (cases.Case, "cases.schema.json#/properties/cases/items", {"book"}, {}),
    (cases.Play, "cases.schema.json#/$defs/play", {"player", "moves"}, {}),
    (rulebook.Good, "game.schema.json#/properties/goods/items", set(), {}),
    (rulebook.Option, "game.schema.json#/properties/options/items", set(), {}),
    (rulebook.Decision, "game.schema.json#/properties/decisions/items", set(), {}),
    (rulebook.MoveForm, "game.schema.json#/properties/moves/items", set(), {}),
    (rulebook.Term, "glossary.schema.json#/properties/terms/items", {"book"}, {}),
    (rulebook.Divergence, "divergences.schema.json#/properties/divergences/items", {"book"}, {}),
    (
        rulebook.Reading,
        "divergences.schema.json#/properties/divergences/items/properties/readings/items",
        set(),
        {},
    ),
    (rulebook.SummaryBlock, "summary.schema.json#/properties/summary/items", set(), {}),
    (rulebook.ScoreGroup, "summary.schema.json#/properties/score/items", set(), {}),
    (rulebook.Lesson, "lessons.schema.json#/properties/lessons/items", set(), {}),
    (rulebook.Source, "sources.schema.json#/properties/sources/items", set(), {}),
]

KINDS = [("effect", effects.EFFECTS), ("amount", measures.MEASURES)]


def at(reference: str) -> dict[str, Any]:
    """The schema at `kinds.schema.json#/$defs/effect`."""
    file, _, pointer = reference.partition("#")
    node: dict[str, Any] = SCHEMAS[file]
    for step in pointer.split("/")[1:]:
        node = node[step]
    return node


def nodes(node: dict[str, Any], where: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema within a schema, with its place."""
    yield where, node
    for keyword in ("properties", "patternProperties", "$defs"):
        for name, inner in node.get(keyword, {}).items():
            yield from nodes(inner, f"{where}/{name}")
    for keyword in ("items", "propertyNames", "additionalProperties"):
        if isinstance(node.get(keyword), dict):
            yield from nodes(node[keyword], f"{where}/{keyword}")
    for keyword in ("oneOf", "anyOf"):
        for index, inner in enumerate(node.get(keyword, [])):
            yield from nodes(inner, f"{where}/{keyword}/{index}")


def all_nodes(names: tuple[str, ...] = NAMES) -> list[tuple[str, dict[str, Any]]]:
    return [found for name in names for found in nodes(at(f"{name}.schema.json"), name)]


def resolved(node: Mapping[str, Any], file: str) -> Mapping[str, Any]:
    while "$ref" in node:
        reference = node["$ref"]
        target = file + reference if reference.startswith("#") else reference
        file = target.partition("#")[0]
        node = at(target)
    return node


def described_elsewhere(node: Mapping[str, Any]) -> bool:
    """What is exported as it was written is described where it is written."""
    return "$ref" in node and bool(at(node["$ref"]).get("description"))


def written_types(node: Mapping[str, Any], file: str) -> set[str]:
    found = resolved(node, file)
    if "enum" in found:
        return {"integer" if isinstance(value, int) else "string" for value in found["enum"]}
    return {found["type"]} if isinstance(found["type"], str) else set(found["type"])


def modelled_types(hint: Any) -> set[str]:
    """What a field of this type looks like in JSON."""
    simple = {int: "integer", str: "string", bool: "boolean"}
    if hint in simple:
        return {simple[hint]}
    if hint in (measures.Amount, rules.ParamValue):
        return {"integer", "object"}
    if get_origin(hint) in (Union, types.UnionType):
        return set().union(*(modelled_types(each) for each in get_args(hint) if each is not type(None)))
    if get_origin(hint) is tuple:
        return {"object"} if is_pair(get_args(hint)[0]) else {"array"}
    assert is_dataclass(hint) or issubclass(get_origin(hint), Mapping), hint
    return {"object"}


def is_pair(hint: Any) -> bool:
    return get_origin(hint) is tuple and ... not in get_args(hint)


def hints(cls: type) -> dict[str, Any]:
    return get_type_hints(cls, localns=build._NAMESPACE)


def required(cls: type) -> set[str]:
    return {each.name for each in fields(cls) if each.default is MISSING and each.default_factory is MISSING}


@pytest.mark.parametrize("name", [*NAMES, *ASKED, *OTHERS])
def test_every_schema_is_a_valid_schema_of_the_2020_12_draft(name: str) -> None:
    Draft202012Validator.check_schema(at(f"{name}.schema.json"))


def test_every_schema_file_is_tested_here() -> None:
    assert set(SCHEMAS) == {f"{name}.schema.json" for name in (*NAMES, *ASKED, *OTHERS)}


def _is_object(node: dict[str, Any]) -> bool:
    return "object" in node.get("type", []) or "properties" in node


def test_every_object_is_closed() -> None:
    objects = [(where, node) for where, node in all_nodes((*NAMES, *ASKED)) if _is_object(node)]
    assert len(objects) > 50
    assert [where for where, node in objects if node.get("additionalProperties") is not False] == []


def test_every_object_of_the_other_files_is_closed_or_says_what_all_its_values_are() -> None:
    objects = [(where, node) for where, node in all_nodes(OTHERS) if "object" in node.get("type", [])]
    assert len(objects) > 20
    assert [where for where, node in objects if node.get("additionalProperties") in (None, True)] == []


def test_every_property_says_what_it_is() -> None:
    silent = [
        f"{where}/{name}"
        for where, node in all_nodes((*NAMES, *OTHERS))
        for name, inner in node.get("properties", {}).items()
        if not (inner.get("description") or (where.startswith("export") and described_elsewhere(inner)))
    ]
    assert silent == []


def test_every_pattern_is_described() -> None:
    """The description stands in the message, because few people read regular expressions."""
    patterns = [(where, node) for where, node in all_nodes((*NAMES, *OTHERS)) if "pattern" in node]
    assert len(patterns) > 15
    assert [where for where, node in patterns if not node.get("description")] == []


def test_every_number_is_bounded() -> None:
    numbers = [(where, node) for where, node in all_nodes() if "integer" in node.get("type", [])]
    assert [where for where, node in numbers if not {"minimum", "maximum"} <= set(node)] == []


def test_every_check_and_keyword_of_the_schemas_is_known() -> None:
    used = {node["x-check"] for _, node in all_nodes((*NAMES, *ASKED)) if "x-check" in node}
    assert used == {*relations.RELATIONS, *_DETAILS}


def test_every_keyword_of_the_schemas_has_words_of_ours() -> None:
    """A misspelt keyword says nothing to jsonschema, and a new one would speak in the words of programmers."""
    used = {key for _, node in all_nodes((*NAMES, *OTHERS)) for key in node}
    assert used - HOLDING - SILENT - {*MARKS} <= set(sentences.WORDS)
    assert set(sentences.WORDS) - {"anyOf"} <= used
    assert set(sentences.WORDS) <= set(Draft202012Validator.VALIDATORS)


def test_every_type_of_the_schemas_has_a_name() -> None:
    written = [node["type"] for _, node in all_nodes((*NAMES, "terms")) if "type" in node]
    assert {name for each in written for name in ([each] if isinstance(each, str) else each)} == set(sentences.TYPES)


def test_alternatives_hold_no_marks() -> None:
    """A mark comes out like an error of its branch, and the branch would no longer fit."""
    branches = [node for _, node in all_nodes() for key in ("oneOf", "anyOf") for node in node.get(key, [])]
    assert len(branches) >= 5
    assert [branch for branch in branches if set(branch) != {"required"}] == []


def test_a_schema_names_its_dialect_once() -> None:
    assert [where for where, node in all_nodes((*NAMES, *OTHERS)) if ("$schema" in node) != ("/" not in where)] == []


@pytest.mark.parametrize(("cls", "where", "computed", "renamed"), SHAPES)
def test_schema_and_class_have_the_same_fields(
    cls: type, where: str, computed: set[str], renamed: dict[str, str]
) -> None:
    node = at(where)
    model = {renamed.get(each.name, each.name) for each in fields(cls)} - computed
    assert set(node["properties"]) == model
    assert set(node.get("required", [])) == {renamed.get(name, name) for name in required(cls)} - computed
    for name, hint in hints(cls).items():
        if name not in computed:
            written = written_types(node["properties"][renamed.get(name, name)], where.partition("#")[0])
            assert written == modelled_types(hint), name


def test_a_game_file_has_the_fields_of_a_book_and_of_the_rulebook() -> None:
    book = {each.name for each in fields(rulebook.Book)} - {"least_players", "most_players", "players_with"} | {
        "players",
        "extends",
    }
    lists = {"goods", "decisions", "moves", "options", "chapters"}
    assert set(at("game.schema.json")["properties"]) == book | lists
    assert lists <= {each.name for each in fields(rulebook.Rulebook)}


@pytest.mark.parametrize(("definition", "table"), KINDS)
def test_schema_and_model_know_the_same_kinds(definition: str, table: dict[str, type]) -> None:
    node = at(f"kinds.schema.json#/$defs/{definition}")
    assert set(node["properties"]) == set(table)
    for name, cls in table.items():
        compare_kind(node["properties"][name], cls)


def test_schema_and_model_know_the_same_forms_of_abilities() -> None:
    node = at("kinds.schema.json#/$defs/ability")
    others = {each.name for each in fields(abilities.Ability)} - {"form"}
    assert set(node["properties"]) == {*abilities.FORMS, *others}
    assert [branch["required"] for branch in node["oneOf"]] == [[name] for name in abilities.FORMS]
    for name, cls in abilities.FORMS.items():
        compare_kind(node["properties"][name], cls)


def compare_kind(node: Mapping[str, Any], cls: type) -> None:
    """A kind with a single field is written without naming it."""
    file = "kinds.schema.json"
    names = hints(cls)
    if len(names) == 1:
        assert written_types(node, file) == modelled_types(*names.values()), cls
        return
    assert set(node["properties"]) == set(names), cls
    assert set(node.get("required", [])) == required(cls), cls
    for name, hint in names.items():
        assert written_types(node["properties"][name], file) == modelled_types(hint), (cls, name)


def test_effects_stand_where_the_model_has_effects() -> None:
    """A list of effects is not just any list."""
    for cls, where, computed, _ in SHAPES:
        for name, hint in hints(cls).items():
            if hint == tuple[effects.Effect, ...] and name not in computed:
                written = at(where)["properties"][name]["$ref"]
                assert written == "kinds.schema.json#/$defs/effects", (cls, name)


def test_schemas_refer_only_to_files_beside_them() -> None:
    references = {node["$ref"] for _, node in all_nodes() if "$ref" in node}
    assert {reference.partition("#")[0] for reference in references} <= {"", "kinds.schema.json"}


def test_schemas_are_plain_json_files() -> None:
    for path in Path(schemas_root()).glob("*.schema.json"):
        assert json.loads(path.read_text(encoding="utf-8"))["$schema"].endswith("2020-12/schema"), path.name
