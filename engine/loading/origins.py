"""The file and line of every definition of a game, from the marks that its schemas make where an id is given."""

from __future__ import annotations

from collections.abc import Iterable

from engine.loading.document import Document, Path
from engine.loading.known import Sheet
from engine.model.origins import Address, Origins
from engine.problems import Problem


class FileOrigins(Origins):
    """A definition is found by its kind and id; what lies inside it, by the way to it."""

    def __init__(self, sheets: Iterable[Sheet]) -> None:
        self._found: dict[Address, tuple[Document, Path]] = {
            (mark.argument, mark.value): (sheet.document, mark.path[:-1])
            for sheet in sheets
            for mark in sheet.marks
            if mark.keyword == "x-names" and isinstance(mark.value, str)
        }

    def problem(self, address: Address, message: str) -> Problem:
        found = self._found.get(address[:2])
        if found is None:
            return super().problem(address, message)
        document, path = found
        return document.problem((*path, *address[2:]), message)
