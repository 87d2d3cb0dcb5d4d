"""The browser runtime: Pyodide, fetched once by its package name and kept in the user's cache."""

from __future__ import annotations

import base64
import hashlib
import os
import shutil
import tarfile
import tempfile
from pathlib import Path

from generator.browser import npm

VERSION = "314.0.7"

# The package runs in readers' browsers, so it must be the one that was tried, byte for byte.
INTEGRITY = "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="

# What a module worker asks for when it loads Pyodide; the rest of the package has other uses.
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


class RuntimeUnavailable(Exception):
    """The browser runtime is not in the cache and cannot be put there; the message says why."""


def pyodide_runtime() -> Path:
    """The folder with the files of Pyodide, fetched when this machine has not got them yet."""
    folder = cache_root() / f"pyodide-{VERSION}"
    if not _is_complete(folder):
        _fetch(folder)
    return folder


def cache_root() -> Path:
    configured = os.environ.get("XDG_CACHE_HOME")
    return (Path(configured) if configured else Path.home() / ".cache") / "living-rulebook"


def _is_complete(folder: Path) -> bool:
    return all((folder / name).is_file() for name in FILES)


def _fetch(folder: Path) -> None:
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        _fetch_beside(folder)
    except npm.PackageUnavailable as error:
        raise RuntimeUnavailable(
            f"The browser runtime (npm package pyodide {VERSION}) could not be fetched.\n{error}\n"
            f"It is fetched once, over the network, and then kept in {folder}."
        ) from error
    except (OSError, KeyError, tarfile.TarError) as error:
        raise RuntimeUnavailable(f"The browser runtime could not be kept in {folder}: {error}") from error


def _fetch_beside(folder: Path) -> None:
    """All is prepared next to its place and then moved there, so that nothing half-fetched is ever used."""
    with tempfile.TemporaryDirectory(prefix="fetch-", dir=folder.parent) as scratch:
        tarball = npm.pack("pyodide", VERSION, Path(scratch))
        _check(tarball)
        _extract(tarball, Path(scratch) / "ready")
        _move_into_place(Path(scratch) / "ready", folder)


def _check(tarball: Path) -> None:
    digest = hashlib.sha512(tarball.read_bytes()).digest()
    found = f"sha512-{base64.b64encode(digest).decode()}"
    if found != INTEGRITY:
        raise RuntimeUnavailable(f"pyodide {VERSION} is not the package we know: {found} instead of {INTEGRITY}.")


def _extract(tarball: Path, folder: Path) -> None:
    folder.mkdir()
    with tarfile.open(tarball) as package:
        for name in FILES:
            member = package.extractfile(f"package/{name}")
            if member is None:
                raise KeyError(f"{name} is not a file in the package")
            (folder / name).write_bytes(member.read())


def _move_into_place(ready: Path, folder: Path) -> None:
    if folder.exists() and not _is_complete(folder):
        shutil.rmtree(folder)
    try:
        ready.rename(folder)
    except OSError:
        # Another build may have been quicker: its files are as good as ours.
        if not _is_complete(folder):
            raise
