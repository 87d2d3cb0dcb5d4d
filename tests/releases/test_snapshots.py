"""Releases are kept as they were, and what they published is still there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from engine.share import schemas_root
from generator.releases.snapshot import Snapshot, snapshot, written

RELEASES = Path(__file__).resolve().parents[2] / "releases"
KEPT = sorted(RELEASES.glob("*.json"))
MOVED: dict[str, str] = yaml.safe_load((RELEASES / "moved.yaml").read_text(encoding="utf-8"))
LARGEST = 3_000_000


@pytest.fixture(scope="module")
def today() -> Snapshot:
    return snapshot("0.0.0")


@pytest.fixture(scope="module")
def validator() -> Draft202012Validator:
    schema = json.loads((schemas_root() / "snapshot.schema.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def read(path: Path) -> Snapshot:
    kept: Snapshot = json.loads(path.read_text(encoding="utf-8"))
    return kept


def published_ids(said: Snapshot) -> set[str]:
    """Every permanent id with its game and kind, such as `tzolkin/rules/begging.option`."""
    return {
        f"{game}/{kind}/{id}"
        for game, kinds in said["records"].items()
        for kind, entries in kinds.items()
        for id in entries
    }


def test_the_first_release_is_kept() -> None:
    assert RELEASES / "0.1.0.json" in KEPT


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_release_is_what_its_schema_says(path: Path, validator: Draft202012Validator) -> None:
    said = read(path)
    assert [error.json_path for error in validator.iter_errors(said)] == []
    assert said["version"] == path.stem


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_release_is_compact_and_in_order(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text == written(json.loads(text)) + "\n"
    assert len(text.encode()) < LARGEST


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_an_id_that_was_published_is_still_there_or_has_moved(path: Path, today: Snapshot) -> None:
    assert sorted(published_ids(read(path)) - published_ids(today) - MOVED.keys()) == []


def test_what_has_moved_was_published_is_gone_and_has_arrived(today: Snapshot) -> None:
    published = {id for path in KEPT for id in published_ids(read(path))}
    assert MOVED.keys() <= published - published_ids(today)
    assert set(MOVED.values()) <= published_ids(today)


def test_an_id_that_goes_is_noticed(today: Snapshot) -> None:
    game = today["records"]["tzolkin"]
    rules = {id: rule for id, rule in game["rules"].items() if id != "begging.option"}
    poorer = {"records": {**today["records"], "tzolkin": {**game, "rules": rules}}}
    assert published_ids(today) - published_ids(poorer) == {"tzolkin/rules/begging.option"}


def test_the_first_release_says_what_it_said() -> None:
    said = read(RELEASES / "0.1.0.json")
    tzolkin, farm = said["records"]["tzolkin"], "component/farm-one-worker"
    assert tzolkin["rules"]["begging.option"]["params"] == {"at_most": 2, "refill_to": 3, "steps_down": 1}
    assert tzolkin["components"]["farm-one-worker"]["cost"] == {"wood": 1}
    assert {kind: len(tzolkin[kind]) for kind in ("rules", "components", "cases")} == {
        "rules": 138,
        "components": 66,
        "cases": 236,
    }
    assert said["texts"]["tzolkin"]["el"]["rule/begging.option/title"] == "Ικεσία για καλαμπόκι"
    assert said["generated"]["tzolkin"]["pl"][f"{farm}/name"].replace("\u00a0", " ") == "Farma · 1 bal drewna"
    assert said["words"]["rulebook"]["ro"]["corn"] == "porumb"
    assert all(set(said["texts"][game]) == {"en", "el", "de", "ro", "pl"} for game in said["records"])


def test_what_is_written_twice_is_the_same(today: Snapshot) -> None:
    assert written(snapshot("0.0.0")) == written(today)


def test_today_would_be_a_valid_release(today: Snapshot, validator: Draft202012Validator) -> None:
    assert [error.json_path for error in validator.iter_errors(json.loads(written(today)))] == []


def test_the_schema_refuses_what_is_not_so(today: Snapshot, validator: Draft202012Validator) -> None:
    wrong: Any = json.loads(written(today))
    del wrong["records"]["tzolkin"]["rules"]
    wrong["texts"]["tzolkin"]["de"]["rule/begging.option/text"] = ""
    wrong["mood"] = "good"
    assert {error.json_path for error in validator.iter_errors(wrong)} == {
        "$",
        "$.records.tzolkin",
        "$.texts.tzolkin.de['rule/begging.option/text']",
    }


def test_every_entry_has_a_line_of_its_own() -> None:
    said = {"records": {"chess": {"rules": {"castling": {"params": {"b": [1, 2], "a": 1}}, "check": {}}}}}
    lines = ["{", '"records":{', '"chess":{', '"rules":{', *ENTRIES, "}", "}", "}", "}"]
    assert written(said).splitlines() == lines


ENTRIES = ['"castling":{"params":{"a":1,"b":[1,2]}},', '"check":{}']


def test_a_language_holds_only_what_differs_from_english(today: Snapshot) -> None:
    texts = today["texts"]["tzolkin"]
    assert texts["en"]["case/begging-is-forced/title"] != texts["de"]["case/begging-is-forced/title"]
    same = [key for code in texts if code != "en" for key, text in texts[code].items() if text == texts["en"][key]]
    assert same == []
