"""JSON Schema, draft 2020-12, by the jsonschema package, with our marks among its keywords."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache, partial
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


class Validation:
    """The schema files by their names, as they refer to each other, and the validator that knows them."""

    def __init__(self, schemas: Mapping[str, bytes]) -> None:
        read = ((name, json.loads(text, object_hook=partial(_for_python, name))) for name, text in schemas.items())
        resources = ((name, DRAFT202012.create_resource(node)) for name, node in read)
        self._registry = Registry[Schema]().with_resources(resources).crawl()
        self._validator: Validator = _following(self._registry)

    def validate(self, tree: Any, schema: str) -> tuple[set[tuple[Path, str]], list[Mark]]:
        """What is wrong with a tree, each with its path, and its marks."""
        found = list(self._validator({"$ref": schema}, registry=self._registry).iter_errors(tree))
        marks = [_mark(each) for each in found if each.validator in MARKS]
        return set(sentences(each for each in found if each.validator not in MARKS)), marks


def _for_python(file: str, node: Node) -> Node:
    """`$schema` makes jsonschema go on with the validator of that name, which does not know our marks.

    A reference names its file, so that it means the same wherever it stands and has to be looked up only once.
    """
    node.pop("$schema", None)
    if str(node.get("$ref", "")).startswith("#"):
        node["$ref"] = file + node["$ref"]
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


def _into(validator: Validator, value: Any, schema: Any, path: str | int | None = None) -> Errors:
    """As `descend` of jsonschema does it, but with the same validator: here every reference names its file, so that
    none has to be told where in the schemas it stands. To make one for every value takes as long as all else.
    """
    if not isinstance(schema, dict):
        yield from validator.descend(value, schema, path)
        return
    for keyword, argument in schema.items():
        validate = validator.VALIDATORS.get(keyword)
        for error in (validate and validate(validator, argument, value, schema)) or ():
            if not isinstance(error.validator, str):  # nobody further inside has said what it is about
                about = {"validator": keyword, "validator_value": argument, "instance": value, "schema": schema}
                error._set(validator.TYPE_CHECKER, **about)
            if path is not None:
                error.path.appendleft(path)
            yield error


def _properties(validator: Validator, properties: Node, value: Any, schema: Node) -> Errors:
    if isinstance(value, dict):
        for name, inner in properties.items():
            if name in value:
                yield from _into(validator, value[name], inner, name)


def _pattern_properties(validator: Validator, patterns: Node, value: Any, schema: Node) -> Errors:
    if isinstance(value, dict):
        for pattern, inner in patterns.items():
            for name, each in value.items():
                if re.search(pattern, name):
                    yield from _into(validator, each, inner, name)


def _items(validator: Validator, inner: Any, value: Any, schema: Node) -> Errors:
    for index, each in enumerate(value) if isinstance(value, list) else ():
        yield from _into(validator, each, inner, index)


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


_KEYWORDS = {
    "properties": _properties,
    "patternProperties": _pattern_properties,
    "items": _items,
    "additionalProperties": _additional_properties,
    "propertyNames": _property_names,
    **dict.fromkeys(MARKS, _marked),
}


def _following(registry: Registry[Schema]) -> Validator:
    """Draft 2020-12 with our marks; where a reference leads is looked up once, not for every value."""
    find = cache(registry.resolver().lookup)

    def refer(validator: Validator, reference: str, value: Any, schema: Node) -> Errors:
        yield from _into(validator, value, find(reference).contents)

    return extend(Draft202012Validator, {**_KEYWORDS, "$ref": refer})  # type: ignore[no-untyped-call]
