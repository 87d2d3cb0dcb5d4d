"""What comes out of the loader: one rulebook for a game and its expansions."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from engine.loading import (
    ContentError,
    from_compiled_json,
    games,
    load_rulebook,
    read_content,
    reader,
    to_compiled_json,
)
from engine.model import abilities, effects, measures
from engine.model.rulebook import Book, Rulebook, Source, Statement
from tests.loading.examples import GAME, copy_game


@pytest.fixture(scope="module")
def rulebook() -> Rulebook:
    return load_rulebook("orchard", GAME)


def test_an_expansion_belongs_to_its_game(rulebook: Rulebook) -> None:
    assert games(GAME) == ["orchard"]
    assert rulebook.books == (
        Book("orchard", "Orchard", 2, 4, (), True),
        Book("orchard-at-night", "Orchard at Night", 2, 4, ("night", "stars"), False),
    )


def test_rules_are_numbered_in_reading_order_and_expansions_continue(rulebook: Rulebook) -> None:
    assert [(chapter.number, chapter.id, chapter.book) for chapter in rulebook.chapters] == [
        (1, "goods", "orchard"),
        (2, "turn", "orchard"),
        (3, "night", "orchard-at-night"),
    ]
    assert {rule.id: rule.number for rule in rulebook.rules.values()} == {
        "goods.jewels": "1.1",
        "turn.order": "2.1",
        "ladder.up": "2.2",
        "night.dark": "3.1",
        "night.stars": "3.2",
    }


def test_rules_and_tiles_know_where_they_belong(rulebook: Rulebook) -> None:
    assert rulebook.rules["ladder.up"].chapter == "turn"
    modules = {rule.id: rule.module for rule in rulebook.rules.values() if rule.module}
    assert modules == {"night.dark": "night", "night.stars": "stars"}
    lamp = rulebook.components["lamp"]
    assert (lamp.family, lamp.module, lamp.count) == ("lamps", "night", 2)
    assert [family.book for family in rulebook.families] == ["orchard", "orchard-at-night"]
    assert [case.book for case in rulebook.cases] == ["orchard", "orchard", "orchard-at-night"]


def test_tables_have_numbers_for_keys(rulebook: Rulebook) -> None:
    assert rulebook.rules["ladder.up"].params == (("cost", ((1, 2), (2, 4))), ("most", 3))


def test_a_line_of_play_has_a_player_and_moves(rulebook: Rulebook) -> None:
    first, second = rulebook.cases[0].play
    assert (first.player, first.moves, first.options) == ("green", ("pick tree",), ("pick tree", "rest"))
    assert first.why_not == {"rest": ["turn.order", "ladder.up"]}
    assert (second.player, second.moves, second.run, second.options) == ("", (), "feeding", None)


def test_positions_stay_as_written_with_text_for_keys(rulebook: Rulebook) -> None:
    assert rulebook.cases[0].given == {
        "now": "turn",
        "players": {"green": {"coin": 1, "tree": [0]}, "red": {}},
        "deck": {"3": ["apple"]},
    }


def test_statements_become_a_list_and_only_used_sources_come_along(rulebook: Rulebook) -> None:
    assert rulebook.statements[1] == Statement("or-2", ("basket", "tree"), "orchard")
    assert rulebook.sources == (
        Source("leaflet", "Orchard: the leaflet", "printed", "en"),
        Source("other-leaflet", "Orchard: the older leaflet", "printed", "de"),
    )


def test_the_small_game_uses_every_kind_once(rulebook: Rulebook) -> None:
    """So that each kind has an example that goes through schema and model."""
    used = repr(rulebook)
    kinds = [*effects.EFFECTS.values(), *measures.MEASURES.values(), *abilities.FORMS.values()]
    assert [cls.__name__ for cls in kinds if f"{cls.__name__}(" not in used] == []


def test_compiled_json_is_the_same_rulebook(rulebook: Rulebook) -> None:
    plain = read_content(GAME).rulebooks["orchard"]
    assert from_compiled_json(to_compiled_json(plain)) == rulebook


def test_the_parser_in_pure_python_reads_the_same(rulebook: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not every machine has libyaml."""
    monkeypatch.setattr(reader, "_Loader", yaml.SafeLoader)
    assert load_rulebook("orchard", GAME) == rulebook


def test_compiled_json_is_read_without_any_library() -> None:
    """As in the browser: `engine.load` itself imports neither yaml nor jsonschema."""
    code = (
        "import sys; sys.modules.update({'yaml': None, 'jsonschema': None, 'referencing': None});"
        "from engine.loading import from_compiled_json, ContentError, unbound; print('read')"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "read\n"


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(ContentError) as error:
        load_rulebook("orchid", GAME)
    assert str(error.value) == "content/orchid:1: file: there is no such game; did you mean “orchard”?"


def test_an_expansion_is_not_loaded_by_itself() -> None:
    with pytest.raises(ContentError) as error:
        load_rulebook("orchard-at-night", GAME)
    assert str(error.value) == "content/orchard-at-night:1: file: extends orchard; load that game"


def test_a_folder_that_is_not_there_is_a_problem(tmp_path: Path) -> None:
    assert [str(problem) for problem in read_content(tmp_path / "content").problems] == [
        "content:1: file: there is no such folder"
    ]


def test_all_problems_of_a_game_come_at_once_and_in_order(tmp_path: Path) -> None:
    root = copy_game(tmp_path)
    (root / "orchard" / "glossary.yaml").write_text("terms: no\n", encoding="utf-8")
    goods = root / "orchard" / "rules" / "01-goods.yaml"
    goods.write_text(goods.read_text(encoding="utf-8").replace("[leaflet]", "[leaf]"), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        load_rulebook("orchard", root)
    assert [(problem.file, problem.line) for problem in error.value.problems] == [
        ("content/orchard/glossary.yaml", 1),
        ("content/orchard/rules/01-goods.yaml", 9),
    ]


def test_problems_of_another_game_do_not_matter(tmp_path: Path, rulebook: Rulebook) -> None:
    root = copy_game(tmp_path)
    (root / "meadow").mkdir()
    (root / "meadow" / "game.yaml").write_text("id: [", encoding="utf-8")
    assert load_rulebook("orchard", root) == rulebook
    content = read_content(root)
    assert list(content.rulebooks) == ["orchard"]
    assert [problem.file for problem in content.problems] == ["content/meadow/game.yaml"]


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    root = copy_game(tmp_path)
    (root / "orchard" / "glossary.yaml").write_bytes(b"#" * (512 * 1024 + 1))
    assert [str(problem) for problem in read_content(root).problems] == [
        "content/orchard/glossary.yaml:1: file: the file is larger than 512 KiB; split it"
    ]
