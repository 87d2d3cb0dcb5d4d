"""A package from npm: the one that is known, whole, or none at all."""

from __future__ import annotations

import base64
import hashlib
import io
import tarfile
from pathlib import Path

import pytest

from generator.browser import npm
from generator.browser.package import Package, PackageMissing


@pytest.fixture
def known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Package:
    """A package of one file, from an npm that counts for nothing beyond this test."""
    tarball = io.BytesIO()
    with tarfile.open(fileobj=tarball, mode="w:gz") as archive:
        entry = tarfile.TarInfo("package/tool.js")
        entry.size = 4
        archive.addfile(entry, io.BytesIO(b"here"))

    def pack(name: str, version: str, into: Path) -> Path:
        path = into / f"{name}-{version}.tgz"
        path.write_bytes(tarball.getvalue())
        return path

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(npm, "pack", pack)
    digest = base64.b64encode(hashlib.sha512(tarball.getvalue()).digest()).decode()
    return Package("tool", "1.0.0", f"sha512-{digest}", ("tool.js",))


def test_it_is_fetched_once_and_then_kept(known: Package, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (known.folder() / "tool.js").read_bytes() == b"here"
    monkeypatch.setattr(npm, "pack", None)
    assert (known.folder() / "tool.js").read_bytes() == b"here"


def test_another_package_of_the_same_name_is_refused_and_not_kept(known: Package, tmp_path: Path) -> None:
    other = Package(known.name, known.version, "sha512-other", known.files)
    with pytest.raises(PackageMissing, match=r"npm package tool 1\.0\.0 is not the one we know: sha512-"):
        other.folder()
    assert list(tmp_path.rglob("tool.js")) == []


def test_a_package_without_one_of_its_files_is_refused(known: Package, tmp_path: Path) -> None:
    with pytest.raises(PackageMissing, match=r"could not be kept in .*gone\.js"):
        Package(known.name, known.version, known.integrity, ("tool.js", "gone.js")).folder()
    assert list(tmp_path.rglob("tool.js")) == []


def test_without_a_network_it_says_what_was_wanted(known: Package, monkeypatch: pytest.MonkeyPatch) -> None:
    def unavailable(name: str, version: str, into: Path) -> Path:
        raise npm.PackageUnavailable("no network")

    monkeypatch.setattr(npm, "pack", unavailable)
    with pytest.raises(PackageMissing, match=r"npm package tool 1\.0\.0 could not be fetched\.\nno network\n"):
        known.folder()
