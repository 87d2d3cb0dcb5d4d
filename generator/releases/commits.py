"""Another commit of this checkout, laid out in a folder of its own: to be read, or run, beside this one."""

from __future__ import annotations

import io
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

#: Where the packages of this installation lie; in a checkout, the top of the repository.
HERE = Path(__file__).resolve().parents[2]
# Whoever runs our Python trusts this folder already, whoever owns it.
GIT = ("git", "-c", "safe.directory=*")


class NoSuchCommit(Exception):
    """A commit that cannot be had; the message says why."""


def commit_of(ref: str, checkout: Path = HERE) -> str:
    """The full name of the commit that a branch, a tag or the beginning of a name means."""
    _be_a_checkout(checkout)
    done = _git(checkout, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{ref}^{{commit}}")
    if done.returncode:
        raise NoSuchCommit(f"git knows no commit {ref!r} here; `git log --oneline` lists what there is")
    return done.stdout.decode().strip()


@contextmanager
def laid_out(commit: str, checkout: Path = HERE) -> Iterator[Path]:
    """The files of a commit in a passing folder; neither the checkout nor its list of worktrees is touched."""
    done = _git(checkout, "archive", "--format=tar", commit)
    if done.returncode:
        raise NoSuchCommit(done.stderr.decode(errors="replace").strip())
    with tempfile.TemporaryDirectory(prefix="rulebook-commit-") as folder:
        with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
            archive.extractall(folder, filter="data")
        yield Path(folder)


def _be_a_checkout(checkout: Path) -> None:
    """An installation inside somebody else's repository is none."""
    done = _git(checkout, "rev-parse", "--show-prefix")
    if done.returncode or done.stdout.strip():
        raise NoSuchCommit("other commits can only be had in a git checkout, and this is an installation without one")


def _git(checkout: Path, *words: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*GIT, *words], cwd=checkout, capture_output=True, check=False)
