"""Every example of `positive/` loads; every example of `negative/` is refused with exactly its messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.loading import read_content
from engine.loading.content import Content
from tests.loading.examples import GAME, Example, build, examples

POSITIVE, NEGATIVE = examples("positive"), examples("negative")


def said(content: Content) -> list[str]:
    return [str(problem) for problem in content.problems]


def test_the_small_game_itself_is_right() -> None:
    content = read_content(GAME)
    assert said(content) == []
    assert list(content.rulebooks) == ["orchard"]


@pytest.mark.parametrize("example", POSITIVE, ids=lambda example: example.name)
def test_a_positive_example_loads(example: Example, tmp_path: Path) -> None:
    content = read_content(build(example, tmp_path))
    assert said(content) == []
    if example.value is not None:
        assert str(example.value) in str(content.rulebooks["orchard"])


@pytest.mark.parametrize("example", NEGATIVE, ids=lambda example: example.name)
def test_a_negative_example_is_refused_with_its_messages(example: Example, tmp_path: Path) -> None:
    assert said(read_content(build(example, tmp_path))) == example.expect


def test_examples_have_names_of_their_own() -> None:
    names = [example.name for example in (*POSITIVE, *NEGATIVE)]
    assert len(names) == len(set(names))
    assert all(example.expect for example in NEGATIVE)
