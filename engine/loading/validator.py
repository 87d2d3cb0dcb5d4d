"""JSON Schema, draft 2020-12, by the jsonschema package, with our marks among its keywords."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend
from referencing import Registry
from referencing.jsonschema import DRAFT202012, Schema

from engine.loading.document import Path
from engine.loading.marks import MARKS, Mark
from engine.loading.sentences import sentences

Node = dict[str, Any]
Validator = Any  # its published type lacks `descend`, on which keywords are built
Errors = Iterator[ValidationError]

_unknown_keys = Draft202012Validator.VALIDATORS["additionalProperties"]


def registry_of(schemas: Mapping[str, bytes]) -> Registry[Schema]:
    """The schema files by their names, as they refer to each other."""
    read = ((name, json.loads(text, object_hook=_for_python)) for name, text in schemas.items())
    return Registry[Schema]().with_resources((name, DRAFT202012.create_resource(node)) for name, node in read).crawl()


def validate(tree: Any, schema: str, registry: Registry[Schema]) -> tuple[set[tuple[Path, str]], list[Mark]]:
    """What is wrong with a tree, each with its path, and its marks."""
    found = list(_Marking({"$ref": schema}, registry=registry).iter_errors(tree))
    marks = [_mark(each) for each in found if each.validator in MARKS]
    return set(sentences(each for each in found if each.validator not in MARKS)), marks


def _for_python(node: Node) -> Node:
    """`$schema` makes jsonschema go on with the validator of that name, which does not know our marks."""
    node.pop("$schema", None)
    if isinstance(node.get("pattern"), str):
        node["pattern"] = _pattern(node["pattern"])
    if "patternProperties" in node:
        node["patternProperties"] = {_pattern(key): inner for key, inner in node["patternProperties"].items()}
    return node


def _pattern(text: str) -> str:
    """In JSON Schema `$` is the very end; in Python a line break may follow it."""
    return text[:-1] + r"\Z" if text.endswith("$") else text


def _mark(found: ValidationError) -> Mark:
    return Mark(str(found.validator), found.validator_value, tuple(found.absolute_path), found.instance)


def _marked(validator: Validator, argument: Any, value: Any, schema: Node) -> Errors:
    """A mark comes out as errors do, because jsonschema tells the paths of those."""
    yield ValidationError("marked")


def _additional_properties(validator: Validator, allowed: Any, value: Any, schema: Node) -> Errors:
    """Each unknown key is an error of its own, at its own path."""
    if allowed is not False:
        yield from _unknown_keys(validator, allowed, value, schema)
    elif any(_unknown_keys(validator, allowed, value, schema)):
        for key, inner in value.items():
            for error in _unknown_keys(validator, allowed, {key: inner}, schema):
                error.path.appendleft(key)
                yield error


def _property_names(validator: Validator, names: Any, value: Any, schema: Node) -> Errors:
    """What is said of a key is said at its own path, not at that of the mapping."""
    for key in value if validator.is_type(value, "object") else ():
        yield from validator.descend(key, names, path=key)


_Marking = extend(  # type: ignore[no-untyped-call]
    Draft202012Validator,
    {
        "additionalProperties": _additional_properties,
        "propertyNames": _property_names,
        **dict.fromkeys(MARKS, _marked),
    },
)
