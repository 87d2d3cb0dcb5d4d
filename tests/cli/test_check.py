"""The whole check, on our own content and on content that is wrong on purpose."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engine.loading import games, load_rulebook, read_content
from engine.share import content_root, locales_root
from generator.checking import check as checking
from generator.checking.books import check_book
from generator.checking.check import Report, check

from .conftest import Rulebook

LANGUAGES = ["de", "el", "pl", "ro"]


@pytest.fixture
def content(tmp_path: Path) -> Path:
    return shutil.copytree(content_root(), tmp_path / "content")


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def line_of(file: Path, words: str) -> int:
    lines = file.read_text(encoding="utf-8").split("\n")
    return next(number for number, line in enumerate(lines, 1) if words in line)


def problems_of(content: Path, *games: str) -> list[str]:
    """What is wrong with these games, by default the one in which something was changed, and with all that is read."""
    read = read_content(content, anew=True)
    books = (read.built[game] for game in games or ("tzolkin",) if game in read.built)
    return list(map(str, [*read.problems, *(problem for book in books for problem in check_book(book))]))


@pytest.fixture(scope="module")
def report() -> Report:
    return check()


@pytest.fixture
def checked_once(report: Report, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole check takes long; people and programs are told of the same."""
    monkeypatch.setattr(checking, "check", lambda told: report)


@pytest.mark.usefixtures("checked_once")
def test_the_answer_for_programs_counts_everything(rulebook: Rulebook) -> None:
    answer = rulebook("check", "--json").json
    assert set(answer) >= {"problems", "games"}
    for problem in answer["problems"]:
        assert set(problem) == {"file", "line", "path", "message"}
    book, game = load_rulebook("tzolkin"), answer["games"]["tzolkin"]
    assert set(game["rules"]) == {"normative", "table", "component", "informative"}
    assert sum(game["rules"].values()) == len(book.rules)
    assert game["components"]["buildings"] > len(book.families[0].components)
    assert game["components"]["tribes"] == 13
    assert (game["cases"], game["divergences"]) == (len(book.cases), len(book.divergences))
    assert game["terms"] == len(book.terms)
    assert sorted(game["languages"]) == sorted(answer["interface"]) == LANGUAGES
    for language in (*game["languages"].values(), *answer["interface"].values()):
        assert set(language) == {"messages", "translated", "fuzzy"}
        assert language["messages"] > 100


def test_our_own_content_has_no_problems() -> None:
    assert problems_of(content_root(), *games()) == []


@pytest.mark.usefixtures("checked_once")
def test_the_answer_for_people_ends_with_the_number_of_problems(rulebook: Rulebook) -> None:
    answer = rulebook("check")
    assert "\ntzolkin\n  rules" in "\n" + answer.out
    last = answer.out.splitlines()[-1]
    assert (answer.code, last) == (0, "no problems") or (answer.code == 1 and last.startswith("problems: "))


def test_a_misspelt_name_is_told_with_file_line_and_the_nearest_name(content: Path) -> None:
    file = content / "tzolkin/cases/placing.yaml"
    change(file, "[placing.lowest-space,", "[placing.lowst-space,")
    (told,) = problems_of(content)
    place = f"content/tzolkin/cases/placing.yaml:{line_of(file, 'lowst')}: cases[placing-cost-three-workers]"
    assert told.startswith(f"{place}.rules[0]: there is no rule “placing.lowst-space”")
    assert told.endswith("did you mean “placing.lowest-space”?")


def test_a_case_that_does_not_hold_is_told_where_it_stands(content: Path) -> None:
    file = content / "tzolkin/cases/placing.yaml"
    change(file, "green: {corn: 0, palenque: [0, 2]", "green: {corn: 1, palenque: [0, 2]")
    (told,) = problems_of(content)
    line = line_of(file, "id: placing-cost-three-workers")
    assert told == (
        f"content/tzolkin/cases/placing.yaml:{line}: cases[placing-cost-three-workers]: "
        "play[1].then.players.green.corn: expected 1, found 0"
    )


def test_a_figure_that_is_changed_makes_a_case_fail(content: Path) -> None:
    change(content / "tzolkin/rules/04-begging.yaml", "refill_to: 3", "refill_to: 4")
    assert any("cases[" in told and "expected" in told for told in problems_of(content))


def test_a_normative_rule_that_nothing_binds_is_a_problem(content: Path) -> None:
    file = content / "tzolkin/rules/04-begging.yaml"
    rule = "  - {id: begging.politely, title: Politely, text: Say please., kind: normative, sources: [seed-el]}\n"
    file.write_text(file.read_text(encoding="utf-8").rstrip() + "\n" + rule, encoding="utf-8")
    line = line_of(file, "begging.politely")
    assert problems_of(content) == [
        f"content/tzolkin/rules/04-begging.yaml:{line}: rules[begging.politely]: "
        "a normative rule that nothing binds: neither the engine nor content uses it"
    ]


def test_a_rule_that_the_engine_misses_is_a_problem_and_no_traceback(content: Path) -> None:
    change(content / "tzolkin/rules/05-placing.yaml", "id: placing.full-gear", "id: placing.no-room")
    change(content / "tzolkin/cases/placing.yaml", "rules: [placing.full-gear, ", "rules: [")
    change(content / "tzolkin/cases/placing.yaml", "[placing.full-gear]", "[placing.lowest-space]")
    text = "\n".join(problems_of(content))
    assert "placing.full-gear" in text


def test_a_game_without_procedures_is_a_problem(content: Path) -> None:
    shutil.copytree(Path(__file__).parents[1] / "loading/content/orchard", content / "orchard")
    shutil.copy(Path(__file__).parents[1] / "loading/content/sources.yaml", content / "orchard-sources.yaml")
    assert any("orchard" in told for told in problems_of(content, "orchard"))


def test_a_layout_that_a_place_cannot_have_is_told_where_it_stands(content: Path) -> None:
    file = content / "tzolkin/board/gears.yaml"
    change(file, "layout: {kind: ring, size: 10, colour: green}", "layout: {kind: ring, size: 7, colour: green}")
    told = problems_of(content)
    line = line_of(file, "size: 7, colour: green")
    place = f"content/tzolkin/board/gears.yaml:{line}: places[palenque].layout"
    assert f"{place}: a ring of size 7 has no room for 8 spaces" in told


def test_a_language_is_told_by_its_place_in_the_house(tmp_path: Path) -> None:
    locales = tmp_path / "locales"
    for code in ("en", "el"):
        shutil.copytree(locales_root() / code, locales / code)
    change(locales / "el/terms.yaml", "language: el", "language: de")
    told = [str(problem) for problem in check(locales=locales).problems]
    assert any(line.startswith("locales/el/terms.yaml:") and "is “de” in the folder “el”" in line for line in told)
