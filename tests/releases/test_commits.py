"""Another commit is laid out beside the checkout; what cannot be had is said."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from generator.releases.commits import NoSuchCommit, commit_of, laid_out

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="no git")
AUTHOR = ("-c", "user.name=Somebody", "-c", "user.email=somebody@example.org")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Two commits of one file: first "old", then "new"."""
    folder = tmp_path / "checkout"
    folder.mkdir()
    git(folder, "init", "--quiet")
    for text in ("old", "new"):
        (folder / "rules.yaml").write_text(text, encoding="utf-8")
        git(folder, "add", "rules.yaml")
        git(folder, *AUTHOR, "commit", "--quiet", "--message", text)
    return folder


def git(folder: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True, text=True).stdout.strip()


def test_a_commit_has_a_full_name(checkout: Path) -> None:
    assert commit_of("HEAD~1", checkout) == git(checkout, "rev-parse", "HEAD~1")
    assert len(commit_of("HEAD", checkout)) == 40


def test_an_earlier_commit_is_laid_out_and_cleared_away(checkout: Path) -> None:
    with laid_out(commit_of("HEAD~1", checkout), checkout) as folder:
        assert (folder / "rules.yaml").read_text(encoding="utf-8") == "old"
        assert (checkout / "rules.yaml").read_text(encoding="utf-8") == "new"
    assert not folder.exists()
    assert git(checkout, "status", "--porcelain") == ""


@pytest.mark.parametrize("ref", ["no-such-branch", "--all", "", "HEAD~2", "HEAD:rules.yaml"])
def test_what_is_no_commit_is_said(checkout: Path, ref: str) -> None:
    with pytest.raises(NoSuchCommit, match="git knows no commit"):
        commit_of(ref, checkout)


def test_a_folder_without_git_has_no_commits(tmp_path: Path) -> None:
    with pytest.raises(NoSuchCommit, match="only be had in a git checkout"):
        commit_of("HEAD", tmp_path)


def test_an_installation_inside_another_repository_has_none_either(checkout: Path) -> None:
    inside = checkout / "lib"
    inside.mkdir()
    with pytest.raises(NoSuchCommit, match="only be had in a git checkout"):
        commit_of("HEAD", inside)
