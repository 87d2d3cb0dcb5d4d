"""Everything that can be referred to within one game: the ids, where each stands, and what relations need to know."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.loading.document import Document
from engine.loading.folder import Found
from engine.loading.marks import Mark
from engine.model.rulebook import Rulebook
from engine.problems import Problem


class Sheet(NamedTuple):
    """A file that was read: its values, its marks, whether it is clean, and if not, the kinds of ids that it may give.

    Only a clean file is looked at more closely; what another one contains is not known for certain.
    """

    found: Found
    document: Document
    marks: list[Mark]
    gives: frozenset[str]
    clean: bool


class Spot(NamedTuple):
    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass
class Known:
    """`names[kind][id]` says where an id was given; the other tables hold what belongs to an id."""

    names: dict[str, dict[str, Spot]] = field(default_factory=lambda: defaultdict(dict))
    params: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    moves: dict[str, tuple[str, ...]] = field(default_factory=dict)
    #: The values of each option.
    options: dict[str, tuple[str, ...]] = field(default_factory=dict)
    family_of: dict[str, str] = field(default_factory=dict)
    hidden_cases: set[str] = field(default_factory=set)
    expansions: set[str] = field(default_factory=set)
    complete: set[str] = field(default_factory=set)
    players: tuple[int, int] = (1, 8)
    #: For how many players an expansion is, where it says so.
    players_with: dict[str, tuple[int, int]] = field(default_factory=dict)
    uncertain: set[str] = field(default_factory=set)
    chapter_files: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    def has(self, kind: str, name: str) -> bool:
        """Whether there is such an id, or may be one in a file with problems of its own."""
        return name in self.names.get(kind, {}) or kind in self.uncertain


def gather(sheets: Iterable[Sheet]) -> tuple[Known, list[Problem]]:
    """Collect the ids of a game; an id that is given twice is reported with both places."""
    known = Known()
    problems: list[Problem] = []
    for sheet in sheets:
        if sheet.found.schema == "rules":
            known.chapter_files[sheet.found.book].append(sheet.found.stem)
        if not sheet.clean:
            known.uncertain |= sheet.gives | ({"space"} if "place" in sheet.gives else set())
        for mark in sheet.marks:
            if mark.keyword == "x-names":
                problems += _name(known, sheet.document, mark)
            elif mark.keyword == "x-declares" and isinstance(mark.value, str):
                known.names[mark.argument].setdefault(mark.value, _spot(sheet.document, mark))
            elif mark.keyword == "x-check" and mark.argument in _DETAILS and isinstance(mark.value, dict):
                _DETAILS[mark.argument](known, sheet, mark)
    return known, problems


def _name(known: Known, document: Document, mark: Mark) -> list[Problem]:
    if not isinstance(mark.value, str):
        return []
    spot = _spot(document, mark)
    first = known.names[mark.argument].setdefault(mark.value, spot)
    if first == spot:
        return []
    return [document.problem(mark.path, f"the {called(mark.argument)} “{mark.value}” already stands in {first}")]


def _spot(document: Document, mark: Mark) -> Spot:
    return Spot(document.file, document.line(mark.path))


def _rule(known: Known, sheet: Sheet, mark: Mark) -> None:
    params = mark.value.get("params")
    known.params.setdefault(str(mark.value.get("id")), params if isinstance(params, dict) else {})


def _decision(known: Known, sheet: Sheet, mark: Mark) -> None:
    moves = mark.value.get("moves")
    known.moves.setdefault(str(mark.value.get("id")), tuple(map(str, moves)) if isinstance(moves, list) else ())


def _option(known: Known, sheet: Sheet, mark: Mark) -> None:
    values = mark.value.get("values")
    known.options.setdefault(str(mark.value.get("id")), tuple(map(str, values)) if isinstance(values, list) else ())


def _track(known: Known, sheet: Sheet, mark: Mark) -> None:
    known.family_of.setdefault(str(mark.value.get("id")), str(mark.value.get("family")))


def _place(known: Known, sheet: Sheet, mark: Mark) -> None:
    spaces = mark.value.get("spaces")
    for space in spaces if isinstance(spaces, list) else ():
        if isinstance(space, dict):
            name = f"{mark.value.get('id')}.{space.get('id')}"
            known.names["space"].setdefault(name, _spot(sheet.document, mark))


def _case(known: Known, sheet: Sheet, mark: Mark) -> None:
    if mark.value.get("audience") == "check":
        known.hidden_cases.add(str(mark.value.get("id")))


def _game(known: Known, sheet: Sheet, mark: Mark) -> None:
    if "extends" in mark.value:
        known.expansions.add(sheet.found.book)
    if mark.value.get("complete") is True:
        known.complete.add(sheet.found.book)
    players = mark.value.get("players")
    if sheet.clean and isinstance(players, dict):
        if "extends" in mark.value:
            known.players_with[sheet.found.book] = (players["least"], players["most"])
        else:
            known.players = (players["least"], players["most"])


_DETAILS = {
    "rule": _rule,
    "decision": _decision,
    "option": _option,
    "track": _track,
    "place": _place,
    "case": _case,
    "game": _game,
}

_CALLED = {
    "tracks": "family of tracks",
    "family": "family of tiles",
    "tile-kind": "kind of tile",
    "component": "tile",
    "move": "kind of move",
    "book": "game or expansion",
    "block": "block",
    "missing": "missing part",
}


def called(kind: str) -> str:
    return _CALLED.get(kind, kind)


def known_of(rulebook: Rulebook) -> Known:
    """What cases that come from elsewhere may refer to."""
    known = Known()
    nowhere = Spot(rulebook.id, 0)
    ids = {
        "rule": rulebook.rules,
        "module": [module for book in rulebook.books for module in book.modules],
        "option": [option.id for option in rulebook.options],
        "source": [source.id for source in rulebook.sources],
        "component": rulebook.components,
        "case": [],
        "term": [term.id for term in rulebook.terms],
    }
    for kind, names in ids.items():
        known.names[kind] = dict.fromkeys(names, nowhere)
    known.options = {option.id: option.values for option in rulebook.options}
    known.names["case"].update({case.id: nowhere for case in rulebook.cases if case.audience == "reader"})
    return known
