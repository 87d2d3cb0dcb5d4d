"""The shape of content: every file is checked against its JSON Schema, and its marks are gathered on the way.

The jsonschema package is thorough and slow. So what it has found right is remembered in the user's cache folder, and
jsonschema is imported only when there is something new to validate.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cached_property, lru_cache
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, Any

from engine.loading import validated
from engine.loading.document import Document, Path
from engine.loading.marks import Mark
from engine.problems import Problem
from engine.share import schemas_root

if TYPE_CHECKING:
    from engine.loading.validator import Validation


def check(document: Document, schema: str, anew: bool = False) -> tuple[list[Problem], list[Mark]]:
    """Problems of shape in one file, and its marks; `anew` asks and fills no cache."""
    return schemas(schemas_root()).check(document, f"{schema}.schema.json", anew)


def gives(schema: str) -> frozenset[str]:
    """The kinds of ids that such a file can give."""
    return schemas(schemas_root()).gives(f"{schema}.schema.json")


@lru_cache(maxsize=4)
def schemas(root: FilePath) -> Schemas:
    return Schemas(root)


class Schemas:
    """The schema files of one folder, read once: fingerprint and validator come from the same bytes."""

    def __init__(self, root: FilePath) -> None:
        self.files = {path.name: path.read_bytes() for path in sorted(root.glob("*.schema.json"))}

    @cached_property
    def fingerprint(self) -> str:
        return validated.fingerprint_of_validation(self.files)

    def check(self, document: Document, file: str, anew: bool = False) -> tuple[list[Problem], list[Mark]]:
        return self._check_anew(document, file) if anew else self._check_once(document, file)

    def _check_once(self, document: Document, file: str) -> tuple[list[Problem], list[Mark]]:
        entry = validated.entry_for(document, file, self.fingerprint)
        known = entry.recall(document)
        if known is not None:
            return [], known
        problems, marks = self._check_anew(document, file)
        if not problems:
            entry.keep(marks)
        return problems, marks

    def _check_anew(self, document: Document, file: str) -> tuple[list[Problem], list[Mark]]:
        wrong, marks = self.validate(document.tree, file)
        return sorted(document.problem(path, message) for path, message in wrong), marks

    def validate(self, tree: Any, file: str) -> tuple[set[tuple[Path, str]], list[Mark]]:
        return self._validation.validate(tree, file)

    @cached_property
    def _validation(self) -> Validation:
        from engine.loading.validator import Validation

        return Validation(self.files)

    def gives(self, file: str) -> frozenset[str]:
        return frozenset(_given(json.loads(self.files[file])))


def _given(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        yield from (node[keyword] for keyword in ("x-names", "x-declares") if keyword in node)
        for inner in node.values():
            yield from _given(inner)
