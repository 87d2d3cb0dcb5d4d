"""A reader of the repository needs nothing beside it, and finds nothing unfinished in it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Written in pieces, so that this file does not find itself.
FORBIDDEN = {
    "a folder outside the repository": re.compile(r"\.\./sha" r"red\b"),
    "a path of somebody's machine": re.compile(r"(?<![\w.$-])/(wo" r"rk|ro" r"ot|ho" r"me/\w+)/"),
    "unfinished work": re.compile(r"\b(TO" r"DO|FIX" r"ME|XX" r"X|TB" r"D)\b|lorem ip" r"sum", re.IGNORECASE),
    "a package registry": re.compile(r"(pypi|npmjs|pythonho" r"sted|jsdel" r"ivr|unp" r"kg)\.(org|com|net)"),
    "a merge left half done": re.compile(r"^(<{7} |>{7} )", re.MULTILINE),
}


def findings(path: str, text: str) -> list[str]:
    return [
        f"{path}:{text.count(chr(10), 0, match.start()) + 1}: {what}: {match.group()}"
        for what, pattern in FORBIDDEN.items()
        for match in pattern.finditer(text)
    ]


def tracked_files() -> list[str]:
    listing = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listing.returncode != 0:
        pytest.skip("not a git checkout")
    return [name for name in listing.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_tracked_files_are_utf_8_and_hold_nothing_forbidden() -> None:
    found = [finding for name in tracked_files() for finding in findings(name, readable(ROOT / name))]
    assert found == []


def readable(file: Path) -> str:
    content = file.read_bytes()
    return "" if b"\0" in content else content.decode("utf-8")


@pytest.mark.parametrize(
    "planted",
    [
        "see ../sha" + "red/notes",
        "in /wo" + "rk/main/engine",
        "# TO" + "DO later",
        "https://py" + "pi.org/simple",
        "first\n<<<<" + "<<< ours",
    ],
)
def test_a_planted_word_is_found(planted: str) -> None:
    assert len(findings("planted.md", planted)) == 1


@pytest.mark.parametrize("harmless", ["all workers at work/rest", "the way home/away", "a metodo", "engine/share.py"])
def test_harmless_text_is_not_found(harmless: str) -> None:
    assert findings("harmless.md", harmless) == []
