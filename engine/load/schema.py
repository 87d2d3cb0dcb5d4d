"""The shape of content: our JSON Schemas, compiled into functions.

Content is checked at every load, and a general validator would take most of that time. The schemas use few keywords, so
each keyword is one small function here; a test lets the jsonschema package judge the same files and compares.

Beside problems, the same walk collects marks: `x-names` (an id is given here), `x-declares` (a name that may be given
several times), `x-refers` (an id is used here), `x-text` (a translatable text) and `x-check` (fields that must agree).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path as FilePath
from typing import Any

from engine.load.document import Document, Path
from engine.load.keywords import KEYWORDS, type_check
from engine.load.walk import Check, Mark, Node, Walk
from engine.problems import Problem

MARKS = ("x-names", "x-declares", "x-refers", "x-text", "x-check")
SILENT = frozenset({"$schema", "$id", "$defs", "$comment", "title", "description"})


def check(document: Document, schema: str, root: FilePath) -> tuple[list[Problem], list[Mark]]:
    """Problems of shape in one file, and its marks."""
    walk = Walk()
    schemas(root).check(f"{schema}.schema.json")(document.tree, (), walk)
    return [document.problem(path, message) for path, message in walk.wrong], walk.marks


@lru_cache(maxsize=4)
def schemas(root: FilePath) -> Schemas:
    return Schemas(root)


class Schemas:
    """The schema files of one folder; every reference between them is compiled once."""

    def __init__(self, root: FilePath) -> None:
        self._root = root
        self._files: dict[str, Node] = {}
        self._checks: dict[str, Check] = {}
        self._named: dict[str, frozenset[str]] = {}

    def node(self, reference: str) -> Node:
        """The schema at `kinds.schema.json#/$defs/effect`."""
        file, _, pointer = reference.partition("#")
        if file not in self._files:
            self._files[file] = json.loads((self._root / file).read_text(encoding="utf-8"))
        found = self._files[file]
        for step in pointer.split("/")[1:]:
            found = found[step]
        return found

    def check(self, reference: str) -> Check:
        """Compiled when first needed, because schemas refer to themselves."""
        if reference not in self._checks:
            file = reference.partition("#")[0]
            self._checks[reference] = self.compile(self.node(reference), file)
        return self._checks[reference]

    def named(self, file: str) -> frozenset[str]:
        """The kinds of ids that such a file can give."""
        if file not in self._named:
            self._named[file] = frozenset(_named(self.node(file)))
        return self._named[file]

    def compile(self, node: Node, file: str) -> Check:
        checks = [KEYWORDS[name](node, lambda inner: self.compile(inner, file)) for name in node if name in KEYWORDS]
        checks += [_mark(name, node[name]) for name in MARKS if name in node]
        if "$ref" in node:
            checks.append(self._follow(node["$ref"], file))
        _refuse_unknown(node, file)
        return type_check(node, tuple(checks))

    def _follow(self, reference: str, file: str) -> Check:
        target = file + reference if reference.startswith("#") else reference
        return lambda value, path, walk: self.check(target)(value, path, walk)


def _named(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        yield from (node[keyword] for keyword in ("x-names", "x-declares") if keyword in node)
        for inner in node.values():
            yield from _named(inner)


def _mark(keyword: str, argument: Any) -> Check:
    def mark(value: Any, path: Path, walk: Walk) -> None:
        walk.marks.append(Mark(keyword, argument, path, value))

    return mark


def _refuse_unknown(node: Node, file: str) -> None:
    known = (*KEYWORDS, *SILENT, *MARKS, "$ref", "type")
    unknown = [name for name in node if name not in known]
    if unknown:
        raise ValueError(f"{file} uses {unknown[0]!r}, a keyword that the loader does not know")
