"""`rulebook release snapshot`: of the files as they are or of another commit, and never over another release."""

from __future__ import annotations

import json
import re
import shutil
from contextlib import nullcontext
from pathlib import Path

import pytest

from engine.share import content_root, locales_root
from generator.cli import release
from generator.releases import commits

from .conftest import Rulebook


@pytest.fixture
def releases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(release, "RELEASES", tmp_path)
    return tmp_path


def test_a_snapshot_is_kept_under_its_version(rulebook: Rulebook, releases: Path) -> None:
    answer = rulebook("release", "snapshot", "9.8.7")
    kept = releases / "9.8.7.json"
    size, lines = kept.stat().st_size, len(kept.read_text("utf-8").splitlines())
    assert answer == (0, f"{kept}: {size:,} bytes, {lines:,} lines\n", "")
    assert json.loads(kept.read_text("utf-8"))["version"] == "9.8.7"
    assert rulebook("release", "snapshot", "9.8.7") == answer, "taken again, it is the same file"


def test_a_release_that_was_kept_is_not_changed(rulebook: Rulebook, releases: Path) -> None:
    kept = releases / "9.8.7.json"
    kept.write_text("{}\n", "utf-8")
    answer = rulebook("release", "snapshot", "9.8.7")
    assert answer.code == 2
    assert answer.err == f"rulebook: {kept} is there already and says something else; a release does not change\n"
    assert kept.read_text("utf-8") == "{}\n"


def test_a_version_has_three_numbers(rulebook: Rulebook, releases: Path) -> None:
    answer = rulebook("release", "snapshot", "0.2.dev0")
    assert answer.code == 2
    assert "'0.2.dev0' is not a version such as 0.2.0" in answer.err


def test_another_commit_is_read_with_its_own_content(
    rulebook: Rulebook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(locales_root(), tmp_path / "locales")
    shutil.copytree(content_root(), tmp_path / "content")
    (changed,) = (path for path in (tmp_path / "content").rglob("*.yaml") if "refill_to: 3" in path.read_text("utf-8"))
    changed.write_text(changed.read_text("utf-8").replace("refill_to: 3", "refill_to: 4"), "utf-8")
    monkeypatch.setattr(commits, "commit_of", {"four-corn": "4c04"}.__getitem__)
    monkeypatch.setattr(commits, "laid_out", {"4c04": nullcontext(tmp_path)}.__getitem__)
    assert rulebook("release", "snapshot", "9.8.7", "--at", "four-corn", "--out", "four.json").code == 0
    said = json.loads(Path("four.json").read_text("utf-8"))
    assert said["records"]["tzolkin"]["rules"]["begging.option"]["params"]["refill_to"] == 4


def test_a_commit_that_cannot_be_had_is_told_in_one_line(rulebook: Rulebook) -> None:
    answer = rulebook("release", "snapshot", "9.8.7", "--at", "no-such-branch")
    assert answer.code == 2
    assert re.fullmatch(r"rulebook: (git knows no commit|other commits can only be had) .*\n", answer.err)
