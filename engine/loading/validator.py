"""JSON Schema, draft 2020-12, by the jsonschema package, with our marks among its keywords."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import Any

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend
from referencing import Registry
from referencing.jsonschema import DRAFT202012, Schema

from engine.loading.document import Path
from engine.loading.marks import MARKS, Mark
from engine.loading.sentences import TYPES, sentences

Node = dict[str, Any]
Validator = Any  # its published type lacks `descend`, on which keywords are built
Errors = Iterator[ValidationError]

_unknown_keys = Draft202012Validator.VALIDATORS["additionalProperties"]
_one_of_types = Draft202012Validator.VALIDATORS["type"]
_JSON = {kind: name for name, (kind, _) in TYPES.items()}


class Validation:
    """The schema files by their names, as they refer to each other, and the validator that knows them."""

    def __init__(self, schemas: Mapping[str, bytes]) -> None:
        read = ((name, json.loads(text, object_hook=partial(_for_python, name))) for name, text in schemas.items())
        resources = ((name, DRAFT202012.create_resource(node)) for name, node in read)
        registry = Registry[Schema]().with_resources(resources).crawl()
        self._validator: Validator = _Draft({}, registry=registry)
        self._find = cache(registry.resolver().lookup)

    def validate(self, tree: Any, schema: str) -> tuple[set[tuple[Path, str]], list[Mark]]:
        """What is wrong with a tree, each with its path, and its marks."""
        tour = _Tour(self._validator, self.schema_at)
        tour.look(tree, self.schema_at(schema), ())
        return set(sentences(tour.errors)), tour.marks

    def schema_at(self, reference: str) -> Any:
        """Where a reference leads is looked up once, not for every value."""
        return self._find(reference).contents


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


class _Tour:
    """Through one tree and its schema at once, on which errors and marks are gathered, each with its path.

    It goes into a value as jsonschema does, but without a validator for every value, which takes as long as all else:
    here every reference names its file, so that none has to be told where in the schemas it stands.
    """

    def __init__(self, validator: Validator, schema_at: Callable[[str], Any]) -> None:
        self.validator = validator
        self.schema_at = schema_at
        self.errors: list[ValidationError] = []
        self.marks: list[Mark] = []

    def look(self, value: Any, schema: Any, path: Path) -> None:
        if not isinstance(schema, dict):
            for error in self.validator.descend(value, schema):
                self.tell(error, path)
            return
        for keyword, argument in schema.items():
            if keyword in _INTO:
                _INTO[keyword](self, value, argument, path)
            elif keyword in MARKS:
                self.marks.append(Mark(keyword, argument, path, value))
            elif keyword in _KEYWORDS:
                for error in _KEYWORDS[keyword](self.validator, argument, value, schema) or ():
                    self.tell(error, path, validator=keyword, validator_value=argument, instance=value, schema=schema)

    def tell(self, error: Any, path: Path, **about: Any) -> None:
        """What an error is about is said of it, unless somebody further inside has said it."""
        error._set(self.validator.TYPE_CHECKER, **about)
        error.path.extendleft(reversed(path))
        self.errors.append(error)


def _refer(tour: _Tour, value: Any, reference: str, path: Path) -> None:
    tour.look(value, tour.schema_at(reference), path)


def _properties(tour: _Tour, value: Any, properties: Node, path: Path) -> None:
    if isinstance(value, dict):
        for name, inner in properties.items():
            if name in value:
                tour.look(value[name], inner, (*path, name))


def _pattern_properties(tour: _Tour, value: Any, patterns: Node, path: Path) -> None:
    if isinstance(value, dict):
        for pattern, inner in patterns.items():
            for name, each in value.items():
                if re.search(pattern, name):
                    tour.look(each, inner, (*path, name))


def _property_names(tour: _Tour, value: Any, names: Any, path: Path) -> None:
    """What is said of a key is said at its own path, not at that of the mapping."""
    for key in value if isinstance(value, dict) else ():
        tour.look(key, names, (*path, key))


def _items(tour: _Tour, value: Any, inner: Any, path: Path) -> None:
    for index, each in enumerate(value) if isinstance(value, list) else ():
        tour.look(each, inner, (*path, index))


_INTO: dict[str, Callable[[_Tour, Any, Any, Path], None]] = {
    "$ref": _refer,
    "properties": _properties,
    "patternProperties": _pattern_properties,
    "propertyNames": _property_names,
    "items": _items,
}


def _additional_properties(validator: Validator, allowed: Any, value: Any, schema: Node) -> Errors:
    """Each unknown key is an error of its own, at its own path."""
    if allowed is not False:
        yield from _unknown_keys(validator, allowed, value, schema)
    elif any(_unknown_keys(validator, allowed, value, schema)):
        for key, inner in value.items():
            for error in _unknown_keys(validator, allowed, {key: inner}, schema):
                error.path.appendleft(key)
                yield error


def _type(validator: Validator, names: str | list[str], value: Any, schema: Node) -> Errors:
    """What the reader makes is of these very types, so that most values need not be asked twice."""
    if _JSON.get(type(value)) not in ((names,) if isinstance(names, str) else names):
        yield from _one_of_types(validator, names, value, schema)


_Draft: Validator = extend(  # type: ignore[no-untyped-call]
    Draft202012Validator, {"type": _type, "additionalProperties": _additional_properties}
)
_KEYWORDS: Mapping[str, Callable[[Validator, Any, Any, Node], Errors | None]] = _Draft.VALIDATORS
