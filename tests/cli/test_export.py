"""Everything as JSON, and the schema that describes it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from engine.loading import from_compiled_json, games, load_rulebook
from engine.share import schemas_root
from generator.languages.load import available_languages
from generator.wording.language import from_json

from .conftest import Rulebook


@pytest.fixture(scope="module")
def validator() -> Draft202012Validator:
    schemas = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in schemas_root().glob("*.json")}
    known: Registry[Any] = Registry().with_resources(
        [(name, Resource.from_contents(schema)) for name, schema in schemas.items()]
    )
    return Draft202012Validator(schemas["export.schema.json"], registry=known)


def test_everything_is_written_as_its_schema_says(rulebook: Rulebook, validator: Draft202012Validator) -> None:
    assert rulebook("export", "--out", "all.json") == (0, "", "")
    written = json.loads(Path("all.json").read_text(encoding="utf-8"))
    assert [error.json_path for error in validator.iter_errors(written)] == []
    assert sorted(written["games"]) == sorted(games())
    assert sorted(written["languages"]) == sorted(available_languages())


def test_the_schema_refuses_what_is_not_so(rulebook: Rulebook, validator: Draft202012Validator) -> None:
    written = rulebook("export", "--game", "tzolkin", "--lang", "en").json
    del written["games"]["tzolkin"]["chapters"][0]["rules"][0]["number"]
    written["languages"]["en"]["mood"] = "good"
    found = {error.json_path for error in validator.iter_errors(written)}
    assert found == {"$.games.tzolkin.chapters[0].rules[0]", "$.languages.en"}


def test_what_is_written_reads_back_as_itself(rulebook: Rulebook) -> None:
    written = rulebook("export", "--game", "tzolkin", "--lang", "el").json
    assert list(written["games"]) == ["tzolkin"]
    assert from_compiled_json(json.dumps(written["games"]["tzolkin"])) == load_rulebook("tzolkin")
    assert from_json(written["languages"]["el"]).term("corn").term == "καλαμπόκι"
