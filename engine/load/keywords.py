"""One small function for each keyword of JSON Schema that our schemas use.

Every function takes the schema in which the keyword stands and compiles it into a check. As in the standard, a keyword
says nothing about values of another type.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from engine.load.document import Path
from engine.load.nearest import hint
from engine.load.walk import Check, Compile, Node, Walk

Keyword = Callable[[Node, Compile], Check]

TYPES: dict[str, tuple[type, str]] = {
    "object": (dict, "a mapping"),
    "array": (list, "a list"),
    "string": (str, "text"),
    "integer": (int, "a whole number"),
    "boolean": (bool, "true or false"),
}
_CALLED = dict(TYPES.values())


def type_check(node: Node, checks: tuple[Check, ...]) -> Check:
    """The type comes first; where it is wrong nothing else is said."""
    names = node.get("type", [])
    allowed = [TYPES[name] for name in ([names] if isinstance(names, str) else names)]
    kinds = frozenset(kind for kind, _ in allowed)
    expected = " or ".join(called for _, called in allowed)

    def check(value: Any, path: Path, walk: Walk) -> None:
        if kinds and type(value) not in kinds:
            walk.wrong.append((path, f"must be {expected}, not {_shown(value)}"))
            return
        for each in checks:
            each(value, path, walk)

    return check


def _shown(value: Any) -> str:
    if isinstance(value, str):
        return f"the text “{value[:40]}”"
    return str(value).lower() if isinstance(value, bool | int) else _CALLED[type(value)]


def properties(node: Node, compile_: Compile) -> Check:
    """`properties`, `patternProperties` and `additionalProperties: false` together: every key is known or refused."""
    known = {name: compile_(inner) for name, inner in node.get("properties", {}).items()}
    patterns = [(_pattern(text), compile_(inner)) for text, inner in node.get("patternProperties", {}).items()]
    closed = node.get("additionalProperties") is False

    def check(value: Any, path: Path, walk: Walk) -> None:
        if type(value) is not dict:
            return
        for key, inner in value.items():
            found = known.get(key) or next((each for pattern, each in patterns if pattern.search(key)), None)
            if found is not None:
                found(inner, (*path, key), walk)
            elif closed:
                walk.wrong.append(((*path, key), f"unknown key “{key[:60]}”{hint(key, known)}"))

    return check


def additional_properties(node: Node, compile_: Compile) -> Check:
    """Only a mapping that may hold nothing at all leaves this keyword alone in its schema."""
    if node["additionalProperties"] is not False:
        raise ValueError("additionalProperties must be false: objects are closed")
    return _nothing if "properties" in node or "patternProperties" in node else properties(node, compile_)


def pattern_properties(node: Node, compile_: Compile) -> Check:
    return _nothing if "properties" in node else properties(node, compile_)


def _nothing(value: Any, path: Path, walk: Walk) -> None:
    """Another keyword does the work."""


def property_names(node: Node, compile_: Compile) -> Check:
    inner = compile_(node["propertyNames"])

    def check(value: Any, path: Path, walk: Walk) -> None:
        for key in value if type(value) is dict else ():
            inner(key, (*path, key), walk)

    return check


def required(node: Node, compile_: Compile) -> Check:
    names = tuple(node["required"])

    def check(value: Any, path: Path, walk: Walk) -> None:
        missing = [name for name in names if type(value) is dict and name not in value]
        walk.wrong += [(path, f"“{name}” is missing") for name in missing]

    return check


def one_of(node: Node, compile_: Compile) -> Check:
    """Only in the form of one required key each: exactly one of these keys."""
    names = [branch["required"][0] for branch in node["oneOf"]]

    def check(value: Any, path: Path, walk: Walk) -> None:
        if type(value) is dict and sum(name in value for name in names) != 1:
            walk.wrong.append((path, f"exactly one of these keys is needed: {', '.join(names)}"))

    return check


def at_least(keyword: str, kind: type, unit: str) -> Keyword:
    """A keyword that says how many parts a value of one type needs."""

    def compiled(node: Node, compile_: Compile) -> Check:
        limit = node[keyword]
        return _when(kind, lambda value: len(value) < limit, f"needs at least {limit} {unit}")

    return compiled


def at_most(keyword: str, kind: type, unit: str) -> Keyword:
    def compiled(node: Node, compile_: Compile) -> Check:
        limit = node[keyword]
        return _when(kind, lambda value: len(value) > limit, f"has more than {limit} {unit}")

    return compiled


def _when(kind: type, is_wrong: Callable[[Any], bool], message: str) -> Check:
    def check(value: Any, path: Path, walk: Walk) -> None:
        if type(value) is kind and is_wrong(value):
            walk.wrong.append((path, message))

    return check


def minimum(node: Node, compile_: Compile) -> Check:
    limit = node["minimum"]
    return _when(int, lambda value: value < limit, f"is below the least figure allowed here, {limit}")


def maximum(node: Node, compile_: Compile) -> Check:
    limit = node["maximum"]
    return _when(int, lambda value: value > limit, f"is above the greatest figure allowed here, {limit}")


def pattern(node: Node, compile_: Compile) -> Check:
    wanted = _pattern(node["pattern"])
    meant = node.get("description", f"must match {node['pattern']}")

    def check(value: Any, path: Path, walk: Walk) -> None:
        if type(value) is str and not wanted.search(value):
            walk.wrong.append((path, f"“{value[:60]}” is not written as expected here: {meant}"))

    return check


def _pattern(text: str) -> re.Pattern[str]:
    """In JSON Schema `$` is the very end; in Python a line break may follow it."""
    return re.compile(text[:-1] + r"\Z" if text.endswith("$") else text)


def enum(node: Node, compile_: Compile) -> Check:
    values = tuple(node["enum"])

    def check(value: Any, path: Path, walk: Walk) -> None:
        if not any(type(value) is type(each) and value == each for each in values):
            known = ", ".join(map(str, values))
            walk.wrong.append((path, f"must be one of {known}, not {_shown(value)}{_near(value, values)}"))

    return check


def _near(value: Any, values: tuple[Any, ...]) -> str:
    near = hint(value, map(str, values)) if isinstance(value, str) else ""
    return near if "did you mean" in near else ""


def items(node: Node, compile_: Compile) -> Check:
    inner = compile_(node["items"])

    def check(value: Any, path: Path, walk: Walk) -> None:
        if type(value) is list:
            for index, each in enumerate(value):
                inner(each, (*path, index), walk)

    return check


def unique_items(node: Node, compile_: Compile) -> Check:
    def check(value: Any, path: Path, walk: Walk) -> None:
        for index, each in enumerate(value if type(value) is list else ()):
            if each in value[:index]:
                walk.wrong.append(((*path, index), f"{_shown(each)} stands twice in this list"))

    return check


KEYWORDS: dict[str, Keyword] = {
    "properties": properties,
    "patternProperties": pattern_properties,
    "additionalProperties": additional_properties,
    "propertyNames": property_names,
    "required": required,
    "oneOf": one_of,
    "minProperties": at_least("minProperties", dict, "keys"),
    "maxProperties": at_most("maxProperties", dict, "keys"),
    "items": items,
    "uniqueItems": unique_items,
    "minItems": at_least("minItems", list, "entries"),
    "maxItems": at_most("maxItems", list, "entries"),
    "maxLength": at_most("maxLength", str, "characters"),
    "minimum": minimum,
    "maximum": maximum,
    "pattern": pattern,
    "enum": enum,
}
