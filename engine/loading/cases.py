"""Cases from anywhere: a file that somebody wants judged, checked against a loaded game."""

from __future__ import annotations

from pathlib import Path as FilePath

from engine.loading import reader, schema
from engine.loading.assemble import case_plain
from engine.loading.document import Document
from engine.loading.folder import Found
from engine.loading.known import Sheet, gather, known_of
from engine.loading.references import check_references
from engine.model.build import build
from engine.model.cases import Case
from engine.model.rulebook import Rulebook
from engine.problems import Problem


def read_cases(content: bytes, file: str, rulebook: Rulebook) -> tuple[list[Case], list[Problem]]:
    """The cases of one YAML text with the key `cases`, or what is wrong with it."""
    document, problems = reader.read_bytes(content, file)
    if problems:
        return [], problems
    wrong, marks = schema.check(document, "cases")
    sheet = Sheet(Found(FilePath(file), file, "cases", ""), document, marks, frozenset(), clean=not wrong)
    problems = wrong or [*gather([sheet])[1], *check_references([sheet], known_of(rulebook))]
    return ([], problems) if problems else (_cases(document), [])


def _cases(document: Document) -> list[Case]:
    return [build(Case, case_plain(case)) for case in document.tree["cases"]]
