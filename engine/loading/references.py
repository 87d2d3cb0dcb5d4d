"""Every reference must lead somewhere: the schema says which kinds of ids a value may name (`x-refers`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.loading.known import Known, Sheet, called
from engine.loading.marks import Mark
from engine.loading.nearest import hint
from engine.loading.relations import RELATIONS
from engine.loading.texts import check_text
from engine.problems import Problem

MANY = 3


def check_references(sheets: Iterable[Sheet], known: Known) -> list[Problem]:
    """References, texts, and fields that must agree, in every file whose shape is right."""
    return [problem for sheet in sheets if sheet.clean for problem in _check_sheet(sheet, known)]


def _check_sheet(sheet: Sheet, known: Known) -> Iterator[Problem]:
    for mark in sheet.marks:
        if mark.keyword == "x-refers":
            message = unresolved(mark, known)
            if message:
                yield sheet.document.problem(mark.path, message)
        elif mark.keyword == "x-text":
            for message in check_text(sheet.document, mark, known):
                yield sheet.document.problem(mark.path, message)
        elif mark.keyword == "x-check" and mark.argument in RELATIONS:
            for path, message in RELATIONS[mark.argument](mark.value, sheet, known):
                yield sheet.document.problem((*mark.path, *path), message)


def unresolved(mark: Mark, known: Known) -> str:
    """`=any` in the schema allows the word itself."""
    kinds = [kind for kind in mark.argument if not kind.startswith("=")]
    words = [kind[1:] for kind in mark.argument if kind.startswith("=")]
    if mark.value in words or any(known.has(kind, mark.value) for kind in kinds):
        return ""
    candidates = [*words, *(name for kind in kinds for name in known.names.get(kind, {}))]
    wanted = f"there is no {' or '.join(map(called, kinds))}" if len(kinds) <= MANY else "nothing here has the id"
    return f"{wanted} “{mark.value}”{hint(mark.value, candidates)}"
