"""Compiled JSON: a checked rulebook as one text, read back with the standard library alone (the browser does)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from engine.model.build import rulebook_from_plain
from engine.model.rulebook import Rulebook


def to_compiled_json(plain: Mapping[str, Any]) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def from_compiled_json(text: str) -> Rulebook:
    return rulebook_from_plain(json.loads(text))
