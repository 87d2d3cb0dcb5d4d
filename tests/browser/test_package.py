"""What was fetched once is looked at byte for byte whenever it is used, and fetched again when it has changed."""

from __future__ import annotations

import base64
import hashlib
import io
import tarfile
from pathlib import Path

import pytest

from generator.browser import npm, package
from generator.browser.package import Package, PackageMissing

GOOD = b"look();"


def packed(content: bytes) -> bytes:
    kept = io.BytesIO()
    with tarfile.open(fileobj=kept, mode="w:gz") as archive:
        member = tarfile.TarInfo("package/look.js")
        member.size = len(content)
        archive.addfile(member, io.BytesIO(content))
    return kept.getvalue()


@pytest.fixture
def fetched(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[bytes]:
    """Tarballs in the order in which the network hands them out."""
    waiting: list[bytes] = []

    def pack(name: str, version: str, folder: Path) -> Path:
        if not waiting:
            raise npm.PackageUnavailable("no network")
        tarball = folder / f"{name}.tgz"
        tarball.write_bytes(waiting.pop(0))
        return tarball

    monkeypatch.setattr(npm, "pack", pack)
    monkeypatch.setattr(package, "cache_root", lambda: tmp_path / "cache")
    return waiting


def known(tarball: bytes) -> Package:
    integrity = base64.b64encode(hashlib.sha512(tarball).digest()).decode()
    return Package("look", "1.0.0", f"sha512-{integrity}", {"look.js": hashlib.sha256(GOOD).hexdigest()})


def test_what_is_kept_is_used_without_network(fetched: list[bytes]) -> None:
    tarball = packed(GOOD)
    fetched.append(tarball)
    look = known(tarball)
    assert (look.folder() / "look.js").read_bytes() == GOOD
    assert (look.folder() / "look.js").read_bytes() == GOOD


@pytest.mark.parametrize("poison", [b"steal();", b""])
def test_a_poisoned_file_is_fetched_again_before_it_is_used(fetched: list[bytes], poison: bytes) -> None:
    tarball = packed(GOOD)
    fetched.extend((tarball, tarball))
    look = known(tarball)
    (look.folder() / "look.js").write_bytes(poison)
    assert (look.folder() / "look.js").read_bytes() == GOOD
    assert fetched == []


def test_a_poisoned_file_is_never_used_without_network(fetched: list[bytes]) -> None:
    tarball = packed(GOOD)
    fetched.append(tarball)
    look = known(tarball)
    (look.folder() / "look.js").write_bytes(b"steal();")
    with pytest.raises(PackageMissing, match="no network"):
        look.folder()


def test_another_tarball_than_the_known_one_is_refused(fetched: list[bytes]) -> None:
    fetched.append(packed(b"steal();"))
    with pytest.raises(PackageMissing, match="is not the one we know"):
        known(packed(GOOD)).folder()
