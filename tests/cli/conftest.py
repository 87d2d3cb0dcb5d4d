"""Run commands in this process, and look at what they say."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from generator.cli import main


class Answer(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Rulebook = Callable[..., Answer]


class Typed(io.TextIOWrapper):
    """Standard input with something in it, as bytes and as text."""

    def __init__(self, text: str) -> None:
        super().__init__(io.BytesIO(text.encode()), encoding="utf-8")


@pytest.fixture
def rulebook(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Rulebook:
    """`rulebook("check", "--json")`, in an empty folder; `typed` is what standard input holds."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")

    def run(*words: str, typed: str = "") -> Answer:
        monkeypatch.setattr(sys, "stdin", Typed(typed))
        try:
            code = main(words)
        except SystemExit as leaving:  # argparse leaves like this
            code = int(leaving.code or 0)
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return run
