"""Our own content: it loads, and editors that look for a schema find the right one."""

from __future__ import annotations

import pytest

from engine.loading import from_compiled_json, games, load_rulebook, read_content, to_compiled_json
from engine.loading.folder import Found, scan
from engine.share import content_root, schemas_root

FOLDER = scan(content_root())
FILES = [*FOLDER.shared, *(found for book in FOLDER.books.values() for found in book)]
HEADER = "# yaml-language-server: $schema="


def test_content_has_no_problems() -> None:
    assert [str(problem) for problem in read_content().problems] == []


@pytest.mark.parametrize("game", games())
def test_a_game_survives_compiled_json(game: str) -> None:
    assert from_compiled_json(to_compiled_json(read_content().rulebooks[game])) == load_rulebook(game)


@pytest.mark.parametrize("found", FILES, ids=lambda found: found.file)
def test_a_file_that_names_its_schema_names_the_right_one(found: Found) -> None:
    first = found.path.read_text(encoding="utf-8").partition("\n")[0]
    if first.startswith(HEADER):
        named = (found.path.parent / first.removeprefix(HEADER)).resolve()
        assert named == (schemas_root() / f"{found.schema}.schema.json").resolve()


@pytest.mark.parametrize("game", games())
def test_the_ruling_on_a_divergence_is_shown_to_readers(game: str) -> None:
    book = load_rulebook(game)
    audience = {case.id: case.audience for case in book.cases}
    assert [each.id for each in book.divergences if each.case and audience[each.case] != "reader"] == []
