"""What mypyc cannot translate is found at once, and not only when the engine is compiled, which takes minutes."""

from __future__ import annotations

import ast

import pytest

from hatch_build import ROOT, sources


@pytest.mark.parametrize("path", sources())
def test_no_tuple_behind_in_has_a_star(path: str) -> None:
    """Give it a name first."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    compared = [each for each in ast.walk(tree) if isinstance(each, ast.Compare)]
    starred = [
        f"{path}:{each.lineno}"
        for each in compared
        for listed in each.comparators
        if isinstance(listed, ast.Tuple | ast.List | ast.Set)
        if any(isinstance(item, ast.Starred) for item in listed.elts)
    ]
    assert not starred


@pytest.mark.parametrize("path", sources())
def test_no_class_inherits_a_named_tuple_of_its_own_module(path: str) -> None:
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    classes = {each.name: bases(each) for each in ast.walk(tree) if isinstance(each, ast.ClassDef)}
    frames = {name for name, inherited in classes.items() if "NamedTuple" in inherited}
    assert not [name for name, inherited in classes.items() if frames & inherited]


def bases(made: ast.ClassDef) -> set[str]:
    return {base.id for base in made.bases if isinstance(base, ast.Name)}
