"""terms.yaml, read strictly: every mistake with its line, never a traceback."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from engine.loading import schema
from engine.loading.document import Path as Place
from engine.loading.reader import read_file
from engine.problems import Problem
from generator.languages.cldr import wrong_plural
from generator.wording.language import plurals_from_json
from generator.wording.plurals import Plurals

Tree = dict[str, Any]


def read_terms_file(path: Path, code: str, anew: bool = False) -> tuple[Tree, list[Problem]]:
    """`anew` validates even what was found right before."""
    document, problems = read_file(path, str(path))
    problems = problems or schema.check(document, "terms", anew)[0]
    if problems:
        return {}, problems
    return document.tree, [document.problem(place, message) for place, message in _mistakes(document.tree, code, anew)]


def _mistakes(tree: Tree, code: str, anew: bool) -> Iterator[tuple[Place, str]]:
    """What a schema cannot see."""
    if tree["language"] != code:
        yield ("language",), f"is “{tree['language']}” in the folder “{code}”"
    try:
        re.compile(tree.get("ordinal", ""))
        plurals = plurals_from_json(tree)
    except re.error as error:
        yield ("ordinal",), f"is no regular expression: {error}"
    except ValueError as error:
        yield ("plural",), str(error)
    else:
        wrong = wrong_plural(code, plurals, compare=anew)
        if wrong:
            yield ("plural",), wrong
        if plurals.part not in ("", *plurals.all_categories()):
            yield ("part",), f"is “{plurals.part}” and must be one of {_listed(plurals.all_categories())}"
        yield from _wrong_counts(tree, plurals)


def _wrong_counts(tree: Tree, plurals: Plurals) -> Iterator[tuple[Place, str]]:
    for place, term in _every_term(tree):
        for table in ("counted", "subject"):
            given = set(term.get(table, plurals.categories))
            if not set(plurals.categories) <= given <= set(plurals.all_categories()):
                yield (*place, table), f"has the forms {_listed(given)} and needs {_listed(plurals.categories)}"


def _every_term(tree: Tree) -> Iterator[tuple[Place, Tree]]:
    for id, term in tree["terms"].items():
        yield ("terms", id), term
    for game, terms in tree.get("games", {}).items():
        for id, term in terms.items():
            yield ("games", game, id), term


def _listed(categories: Iterable[str]) -> str:
    return ", ".join(sorted(categories))
