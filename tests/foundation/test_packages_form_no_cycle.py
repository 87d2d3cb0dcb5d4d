"""No two packages of the generator need each other: whoever reads one can leave out those that stand above it."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import engine
from tests.foundation.test_imports_point_one_way import ROOT, imports

GENERATOR = "generator"
Graph = dict[str, set[str]]  # package -> the packages that it imports


def packages() -> list[str]:
    return sorted(folder.parent.name for folder in (ROOT / GENERATOR).glob("*/__init__.py"))


def modules(path: str, source: str) -> Iterator[str]:
    """Everything that a file imports: at its head, within a function, for the type checker or by a name in a string."""
    yield from (name for _, name in imports(source, ".".join(Path(path).parent.parts)))
    yield from (text for text in strings(source) if text.startswith(f"{GENERATOR}."))


def graph(files: Iterable[tuple[str, str]], known: Iterable[str]) -> Graph:
    """`files`: paths and sources. A package does not count as importing itself."""
    drawn: Graph = {package: set() for package in known}
    for path, source in files:
        own = Path(path).parts[1]
        named = {name.split(".")[1] for name in modules(path, source) if name.startswith(f"{GENERATOR}.")}
        if own in drawn:
            drawn[own] |= named & drawn.keys() - {own}
    return drawn


def cycle(drawn: Graph) -> str:
    """One of them, told from its first name on, such as `pages -> print -> pages`; empty where there is none."""
    try:
        TopologicalSorter(drawn).prepare()
    except CycleError as error:
        # Listed from what is imported to what imports it, the first once more at the end.
        round_trip = error.args[1][:0:-1]
        first = round_trip.index(min(round_trip))
        return " -> ".join([*round_trip[first:], *round_trip[:first], min(round_trip)])
    return ""


def sources() -> list[tuple[str, str]]:
    files = sorted((ROOT / GENERATOR).rglob("*.py"))
    return [(file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")) for file in files]


def test_the_packages_of_the_generator_form_no_cycle() -> None:
    drawn = graph(sources(), packages())
    assert drawn["pages"] >= {"book", "pictures", "wording"}
    assert cycle(drawn) == ""


def test_print_and_pages_both_start_from_the_book() -> None:
    drawn = graph(sources(), packages())
    assert "pages" not in drawn["print"]
    assert "book" in drawn["print"] & drawn["pages"]
    assert not drawn["book"] & {"pages", "print", "site", "cli"}


def test_wording_and_pictures_know_no_game() -> None:
    """Not even by a name in a string: whoever stands above passes the game's half in."""
    drawn = graph(sources(), packages())
    assert drawn["wording"] == set()
    assert drawn["pictures"] == {"wording"}
    assert drawn["games"] == {"wording", "pictures"}


def test_no_file_outside_a_games_own_folder_names_the_games() -> None:
    """In code: a game is found by its folder. Examples of a command may name one."""
    names = set(engine.games())
    shared = (file for file in sources() if file[0].split("/")[1:3] not in [["games", name] for name in names])
    assert [path for path, source in shared if names & set(strings(source))] == []


def strings(source: str) -> list[str]:
    nodes = ast.walk(ast.parse(source))
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


@pytest.mark.parametrize(
    ("pages", "printing", "found"),
    [
        ("from generator.print.offers import OFFERS", "", ""),
        ("import generator.print", "from generator.pages import model", "pages -> print -> pages"),
        ("import generator.print", "def late():\n    from ..pages import model", "pages -> print -> pages"),
        ("import generator.print", "if TYPE_CHECKING:\n    import generator.pages.model", "pages -> print -> pages"),
        ("import generator.print", 'import_module(f"generator.pages.{name}")', "pages -> print -> pages"),
    ],
)
def test_a_planted_cycle_is_found_and_named(pages: str, printing: str, found: str) -> None:
    drawn = graph([("generator/pages/a.py", pages), ("generator/print/a.py", printing)], ["pages", "print"])
    assert cycle(drawn) == found


def test_a_long_cycle_is_told_in_the_order_of_its_imports() -> None:
    assert cycle({"site": {"print"}, "print": {"pages"}, "pages": {"site"}}) == "pages -> site -> print -> pages"
