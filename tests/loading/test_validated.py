"""What was validated before is not validated again, and nothing else is ever taken for right."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from engine.loading import read_content, schema, validated
from engine.loading.document import Document
from engine.loading.marks import Mark
from engine.loading.schema import Schemas
from engine.share import schemas_root
from generator.checking.check import check as check_everything
from generator.languages.load import available_languages
from tests.loading.examples import GAME, copy_game

FILE = "glossary.schema.json"
TREE = {"terms": [{"id": "bank", "definition": "Where corn lies."}]}
WRONG = {"terms": [{"id": "bank"}]}
REFERRED = ["rule", "component", "case", "place", "track", "family", "term", "divergence"]


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "living-rulebook" / "validated"


@pytest.fixture
def validations(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that went through jsonschema."""
    seen: list[str] = []
    real = Schemas.validate

    def validate(self: Schemas, tree: Any, file: str) -> Any:
        seen.append(file)
        return real(self, tree, file)

    monkeypatch.setattr(Schemas, "validate", validate)
    return seen


def document(tree: Any = TREE, file: str = "content/orchard/glossary.yaml") -> Document:
    return Document(file, tree, {})


def check(tree: Any = TREE, anew: bool = False, root: Path | None = None) -> tuple[list[str], list[Mark]]:
    problems, marks = Schemas(root or schemas_root()).check(document(tree), FILE, anew)
    return [problem.message for problem in problems], marks


def test_the_same_content_is_validated_once(validations: list[str]) -> None:
    first = check()
    assert first == check()
    assert validations == [FILE]
    assert {mark.value for mark in first[1]} == {"bank", "Where corn lies."}


def test_marks_of_values_and_of_keys_are_recalled_as_they_were_found() -> None:
    known, statements = Schemas(schemas_root()), document({"statements": {"a-1": ["goods.jewels"]}})
    found = known.check(statements, "statements.schema.json")
    assert known.check(statements, "statements.schema.json") == found
    assert found == (
        [],
        [
            Mark("x-names", "statement", ("statements", "a-1"), "a-1"),
            Mark("x-refers", REFERRED, ("statements", "a-1", 0), "goods.jewels"),
        ],
    )


def test_a_game_read_from_the_cache_is_the_same_game() -> None:
    anew = read_content(GAME, anew=True)
    assert read_content(GAME) == read_content(GAME) == anew
    assert list(anew.rulebooks) == ["orchard"]


def test_a_check_trusts_nothing_that_was_found_before(validations: list[str]) -> None:
    assert check() == check(anew=True)
    assert validations == [FILE, FILE]


def test_the_command_check_validates_every_file_anew(cache: Path, validations: list[str]) -> None:
    """Each file of content and of the languages, once."""
    read_content()
    kept = sum(1 for _ in cache.iterdir())
    validations.clear()
    assert check_everything(jobs=1).problems == ()
    assert validations.count("terms.schema.json") == len(available_languages())
    assert len(validations) == kept + len(available_languages())


def test_changed_content_is_validated_again(validations: list[str]) -> None:
    check()
    assert check(WRONG)[0] == ["“definition” is missing"]
    assert validations == [FILE, FILE]


def test_content_with_problems_is_never_kept(validations: list[str], cache: Path) -> None:
    assert check(WRONG)[0] == check(WRONG)[0] == ["“definition” is missing"]
    assert validations == [FILE, FILE]
    assert not cache.exists()


def test_true_is_not_one(validations: list[str]) -> None:
    """Python takes them for equal, a fingerprint must not."""
    known = schema.schemas(schemas_root())
    entries = [validated.entry_for(document({"count": each}), FILE, known.fingerprint) for each in (1, True, "1")]
    assert len({entry.fingerprint for entry in entries}) == 3


def test_a_changed_schema_validates_again(validations: list[str], tmp_path: Path) -> None:
    root = Path(shutil.copytree(schemas_root(), tmp_path / "schemas"))
    assert check(root=root)[0] == []
    changed = json.loads((root / FILE).read_text(encoding="utf-8"))
    changed["properties"]["terms"]["minItems"] = 2
    (root / FILE).write_text(json.dumps(changed), encoding="utf-8")
    assert check(root=root)[0] == ["needs at least 2 entries"]


def test_a_change_in_a_schema_that_is_referred_to_validates_again(validations: list[str], tmp_path: Path) -> None:
    root = Path(shutil.copytree(schemas_root(), tmp_path / "schemas"))
    check(root=root)
    kinds = root / "kinds.schema.json"
    kinds.write_text(kinds.read_text(encoding="utf-8").replace('"maxLength": 60', '"maxLength": 3'), encoding="utf-8")
    assert check(root=root)[0] == ["has more than 3 characters"]
    assert validations == [FILE, FILE]


def test_other_code_validates_again(validations: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    check()
    monkeypatch.setattr(validated, "_fingerprint_of_code", lambda: "another version")
    check()
    assert validations == [FILE, FILE]


def test_the_code_that_validates_includes_the_libraries() -> None:
    files = {(path.parent.name, path.name) for path in validated._code()}
    assert {("loading", "sentences.py"), ("loading", "validator.py"), ("jsonschema", "_keywords.py")} <= files
    assert ("referencing", "_core.py") in files


@pytest.mark.parametrize("damage", ["empty", "cut", "flipped", "noise", "emptied of marks", "folder"])
def test_a_damaged_or_foreign_entry_is_ignored(damage: str, cache: Path, validations: list[str]) -> None:
    found = check()
    (entry,) = cache.iterdir()
    spoil(entry, damage)
    assert check() == found
    assert validations == [FILE, FILE]


def spoil(entry: Path, damage: str) -> None:
    content = entry.read_bytes()
    if damage == "folder":
        entry.unlink()
        entry.mkdir()
        return
    changed = {
        "empty": b"",
        "cut": content[:-20],
        "flipped": content.replace(b"bank", b"bonk"),
        "noise": bytes(range(256)),
        "emptied of marks": content.partition(b"\n")[0] + b"\n[]",
    }[damage]
    assert changed != content
    entry.write_bytes(changed)


def test_an_entry_for_another_file_does_not_vouch_for_this_one(cache: Path) -> None:
    known = Schemas(schemas_root())
    right, wrong = (validated.entry_for(document(tree), FILE, known.fingerprint) for tree in (TREE, WRONG))
    assert right.name == wrong.name
    right.keep([])
    assert right.recall(document()) == []
    assert wrong.recall(document(WRONG)) is None


def test_a_file_keeps_one_entry_however_often_it_changes(cache: Path) -> None:
    for word in ("one", "two", "three"):
        check({"terms": [{"id": "bank", "definition": word}]})
    assert len(list(cache.iterdir())) == 1


def test_the_cache_stays_small_however_many_files_there_have_been(
    cache: Path, monkeypatch: pytest.MonkeyPatch, validations: list[str]
) -> None:
    monkeypatch.setattr(validated, "MOST", 10)
    known = Schemas(schemas_root())
    for number in range(30):
        known.check(document(file=f"case-{number}.yaml"), FILE)
        assert len(list(cache.iterdir())) <= 10
    known.check(document(file="case-29.yaml"), FILE)
    assert len(validations) == 30


def test_a_cache_that_cannot_be_written_is_no_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A file stands where the folder should be; this stops even an administrator."""
    (tmp_path / "taken").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "taken"))
    assert check() == check()
    assert check(WRONG)[0] == ["“definition” is missing"]


def test_a_user_without_a_home_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", homeless)
    assert check() == check()


def test_several_writers_leave_one_whole_entry(cache: Path, validations: list[str]) -> None:
    trees = [{"terms": [{"id": "bank", "definition": "word " * 500 + str(each)}]} for each in range(4)]
    known = Schemas(schemas_root())
    entries = [validated.entry_for(document(tree), FILE, known.fingerprint) for tree in trees]
    marks = [known.validate(tree, FILE)[1] for tree in trees]

    def write_and_read(turn: int) -> bool:
        entries[turn % 4].keep(marks[turn % 4])
        return entries[turn % 4].recall(document(trees[turn % 4])) in (None, marks[turn % 4])

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(write_and_read, range(200)))
    (left,) = cache.iterdir()
    assert sum(entry.recall(document(tree)) is not None for entry, tree in zip(entries, trees, strict=True)) == 1
    assert left.name == entries[0].name


READ = """
import sys
from pathlib import Path
from engine.loading import read_content
print(len(read_content(Path(sys.argv[1])).problems), "jsonschema" in sys.modules)
"""


def read_in_another_process(root: Path) -> subprocess.Popen[str]:
    repository = str(Path(__file__).resolve().parents[2])
    environment = {**os.environ, "PYTHONPATH": repository}
    command = [sys.executable, "-c", READ, str(root)]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def test_two_processes_share_a_cache_and_the_next_one_needs_no_jsonschema(tmp_path: Path) -> None:
    root = copy_game(tmp_path)
    both = [read_in_another_process(root) for _ in range(2)]
    said = {process.communicate()[0] for process in both}
    # Whichever comes first validates; the other validates too, or already profits from it.
    assert "0 True\n" in said
    assert said <= {"0 True\n", "0 False\n"}
    assert read_in_another_process(root).communicate()[0] == "0 False\n"
    glossary = root / "orchard" / "glossary.yaml"
    glossary.write_text(glossary.read_text(encoding="utf-8").replace("definition", "defintion", 1), encoding="utf-8")
    assert read_in_another_process(root).communicate()[0] == "2 True\n"
