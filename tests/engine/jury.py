"""A jury for changed figures: whether the content is refused, a case fails, or a game is laid out differently.

It is quick, because only the changed part is built anew, and the cases that have to do with it are heard first.
"""

from __future__ import annotations

import copy
import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import yaml

import engine
from engine.claims import UnclaimedContent
from engine.game import Game
from engine.judge import judge
from engine.loading import ContentError, load_rulebook
from engine.model.board import Place, Track
from engine.model.build import build, rulebook_from_plain
from engine.model.cases import Case
from engine.model.components import Family
from engine.model.rulebook import Rulebook
from engine.model.rules import Chapter
from engine.share import content_root
from tests.engine.mutations import CONTENT, Figure, at

MODELS: dict[str, type] = {"chapters": Chapter, "places": Place, "tracks": Track, "families": Family}
Modules = tuple[str, ...]


class Jury:
    """All cases of one game."""

    def __init__(self, game_id: str) -> None:
        self.book = rulebook_from_plain(CONTENT[game_id])
        self._said = {case.id: json.dumps(_plain_case(game_id, case)) for case in self.book.cases}
        self._opening = self._laid_out(self.book)
        #: The cases that have noticed something before: the next figure is often felt by the same one.
        self._keen: list[Case] = []

    def notices(self, figure: Figure, to: int) -> bool:
        """Whether the figure is refused or felt; content that the loader lets through must not break the engine."""
        try:
            return self._feels(figure, changed(self.book, figure, to)) or is_refused_by_the_loader(figure, to)
        except UnclaimedContent:
            return True
        except Exception:
            if is_refused_by_the_loader(figure, to):
                return True
            raise

    def _feels(self, figure: Figure, book: Rulebook) -> bool:
        games = cache(lambda modules: engine.play_by(book, modules))
        return self._a_case_fails(figure, games) or self._laid_out(book) != self._opening

    def _a_case_fails(self, figure: Figure, games: Callable[[Modules], Game]) -> bool:
        for case in self._in_order(figure):
            if not judge(games(case.modules), case).ok:
                self._keen = [case, *(other for other in self._keen if other is not case)]
                return True
        return False

    def _in_order(self, figure: Figure) -> Iterator[Case]:
        """Those that name the thing first, then those that were keen before."""
        name, module = figure.thing["id"], figure.thing.get("module", "")
        naming = [case for case in self.book.cases if name in self._said[case.id]]
        heard = dict.fromkeys(case.id for case in (*self._keen[:3], *naming, *self._keen, *self.book.cases))
        by_id = {case.id: case for case in self.book.cases}
        return (by_id[case] for case in heard if not module or module in by_id[case].modules)

    def _laid_out(self, book: Rulebook) -> str:
        """How a game with a fixed seed is laid out, every pile and display; an incomplete book has no set-up."""
        if not book.books[0].complete:
            return ""
        whole: list[Modules] = [()]
        if len(book.books) > 1 and all(each.complete for each in book.books):
            whole.append(("all",))
        return json.dumps([engine.play_by(book, modules).new_position(4, seed=1).to_json() for modules in whole])


def _plain_case(game_id: str, case: Case) -> Any:
    return next(plain for plain in CONTENT[game_id]["cases"] if plain["id"] == case.id)


def changed(book: Rulebook, figure: Figure, to: int) -> Rulebook:
    """The same rulebook with one other figure."""
    part, index, *rest = figure.path
    plain = copy.deepcopy(CONTENT[figure.game_id][str(part)][index])
    at(plain, tuple(rest[:-1]))[rest[-1]] = to
    things = list(getattr(book, str(part)))
    things[int(index)] = build(MODELS[str(part)], plain)
    parts: dict[str, Any] = {str(part): tuple(things)}
    return replace(book, **parts)


def is_refused_by_the_loader(figure: Figure, to: int) -> bool:
    """What is wrong before anything is compiled; asked last, because all files of the game are read again."""
    with TemporaryDirectory() as folder:
        root = Path(shutil.copytree(content_root(), Path(folder) / "content"))
        file, tree, thing = _written(figure, root)
        way = _as_written(thing, figure.inside)
        at(thing, way[:-1])[way[-1]] = to
        file.write_text(yaml.safe_dump(tree, sort_keys=False, allow_unicode=True), encoding="utf-8")
        try:
            load_rulebook(figure.game_id, root)
        except ContentError:
            return True
    return False


def _written(figure: Figure, root: Path) -> tuple[Path, Any, Any]:
    """The file in which a thing stands, all of it, and the thing."""
    words = {"chapters": "rules", "families": "components"}
    key = words.get(str(figure.path[0]), figure.path[0])
    trees = ((file, yaml.safe_load(file.read_bytes())) for file in sorted(root.rglob("*.yaml")))
    return next(
        (file, tree, thing)
        for file, tree in trees
        for thing in tree.get(key, [])
        if thing["id"] == figure.thing["id"] and at(thing, _as_written(thing, figure.inside)) == figure.value
    )


def _as_written(thing: Any, inside: tuple[str | int, ...]) -> tuple[str | int, ...]:
    """The way to a figure in its file, where the keys of tables are numbers."""
    way: list[str | int] = []
    for key in inside:
        node = at(thing, tuple(way))
        way.append(int(key) if isinstance(node, dict) and key not in node else key)
    return tuple(way)


@cache
def jury(game_id: str) -> Jury:
    return Jury(game_id)
