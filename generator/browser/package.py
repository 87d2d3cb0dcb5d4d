"""A package from npm that we know byte for byte, fetched once by its name and kept in the user's cache."""

from __future__ import annotations

import base64
import hashlib
import shutil
import tarfile
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from engine.share import cache_root
from engine.whole_file import write_whole
from generator.browser import npm


class PackageMissing(Exception):
    """The package is not in the cache and cannot be put there; the message says why."""


@dataclass(frozen=True)
class Package:
    """`integrity` is npm's fingerprint of the tarball; of its files only these are kept, each with its own."""

    name: str
    version: str
    integrity: str
    files: Mapping[str, str]

    def __str__(self) -> str:
        return f"npm package {self.name} {self.version}"

    def folder(self) -> Path:
        """Where its files lie, fetched when this machine has not got them yet."""
        kept = cache_root() / f"{self.name}-{self.version}"
        if not _is_complete(self, kept):
            _fetch(self, kept)
        return kept


def _is_complete(package: Package, folder: Path) -> bool:
    """Whether every file is there, byte for byte as it was tried."""
    return all(_fingerprint(folder / name) == known for name, known in package.files.items())


def _fingerprint(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest() if file.is_file() else ""


def _fetch(package: Package, folder: Path) -> None:
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        _fetch_beside(package, folder)
    except npm.PackageUnavailable as error:
        raise PackageMissing(
            f"The {package} could not be fetched.\n{error}\n"
            f"It is fetched once, over the network, and then kept in {folder}."
        ) from error
    except (OSError, KeyError, tarfile.TarError) as error:
        raise PackageMissing(f"The {package} could not be kept in {folder}: {error}") from error


def _fetch_beside(package: Package, folder: Path) -> None:
    """All is prepared next to its place and then moved there, so that nothing half-fetched is ever used."""
    with tempfile.TemporaryDirectory(prefix="fetch-", dir=folder.parent) as scratch:
        tarball = npm.pack(package.name, package.version, Path(scratch))
        _check(package, tarball)
        _extract(package, tarball, Path(scratch) / "ready")
        _move_into_place(package, Path(scratch) / "ready", folder)


def _check(package: Package, tarball: Path) -> None:
    digest = hashlib.sha512(tarball.read_bytes()).digest()
    found = f"sha512-{base64.b64encode(digest).decode()}"
    if found != package.integrity:
        raise PackageMissing(f"The {package} is not the one we know: {found} instead of {package.integrity}.")


def _extract(package: Package, tarball: Path, folder: Path) -> None:
    folder.mkdir()
    with tarfile.open(tarball) as archive:
        for name in package.files:
            member = archive.extractfile(f"package/{name}")
            if member is None:
                raise KeyError(f"{name} is not a file in the package")
            write_whole(folder / name, member.read())


def _move_into_place(package: Package, ready: Path, folder: Path) -> None:
    if folder.exists() and not _is_complete(package, folder):
        shutil.rmtree(folder)
    try:
        ready.rename(folder)
    except OSError:
        # Another build may have been quicker: its files are as good as ours.
        if not _is_complete(package, folder):
            raise
