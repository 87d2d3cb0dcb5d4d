"""The browser runtime is fetched once, checked, and never used half-fetched."""

from __future__ import annotations

import hashlib
import subprocess
import tarfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from generator.browser import npm, package, runtime


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "living-rulebook"


def test_a_complete_cache_asks_no_npm(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = filled(cache, monkeypatch)
    monkeypatch.setattr(npm, "_npms", lambda: pytest.fail("asked for npm"))
    assert runtime.pyodide_runtime() == folder


def test_a_file_that_was_changed_in_the_cache_is_never_used(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = filled(cache, monkeypatch)
    (folder / "pyodide.mjs").write_text("postMessage('not ours')")
    monkeypatch.setattr(npm, "_npms", lambda: [("an npm", is_offline)])
    with pytest.raises(runtime.RuntimeUnavailable, match="could not be fetched"):
        runtime.pyodide_runtime()


def test_a_file_that_was_changed_in_the_cache_is_fetched_again(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = filled(cache, monkeypatch)
    (folder / "pyodide.mjs").write_text("postMessage('not ours')")
    monkeypatch.setattr(npm, "_npms", lambda: [("an npm", packs_something_else)])
    monkeypatch.setattr(package, "_check", lambda known, tarball: None)
    assert (runtime.pyodide_runtime() / "pyodide.mjs").read_bytes() == Path(__file__).read_bytes()


def filled(cache: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache with files of which each is its own name, and a runtime that expects just these."""
    known = {name: hashlib.sha256(name.encode()).hexdigest() for name in runtime.FILES}
    monkeypatch.setattr(runtime, "PYODIDE", replace(runtime.PYODIDE, files=known))
    folder = cache / f"pyodide-{runtime.VERSION}"
    folder.mkdir(parents=True)
    for name in known:
        (folder / name).write_text(name)
    return folder


def test_another_package_than_the_known_one_is_refused(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(npm, "_npms", lambda: [("a false npm", packs_something_else)])
    with pytest.raises(runtime.RuntimeUnavailable, match="is not the one we know"):
        runtime.pyodide_runtime()
    assert list(cache.iterdir()) == []


def test_the_expected_files_and_no_others_are_kept(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(npm, "_npms", lambda: [("an npm", packs_something_else)])
    monkeypatch.setattr(package, "_check", lambda known, tarball: None)
    kept = runtime.pyodide_runtime()
    assert {file.name for file in kept.iterdir()} == set(runtime.FILES)
    assert [folder.name for folder in cache.iterdir()] == [kept.name]


def test_a_half_filled_folder_is_replaced(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = cache / f"pyodide-{runtime.VERSION}"
    folder.mkdir(parents=True)
    (folder / "left-over").touch()
    monkeypatch.setattr(npm, "_npms", lambda: [("an npm", packs_something_else)])
    monkeypatch.setattr(package, "_check", lambda known, tarball: None)
    assert not (runtime.pyodide_runtime() / "left-over").exists()


def test_the_message_says_what_each_npm_answered(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(npm, "_npms", lambda: [("first npm", is_offline), ("second npm", is_offline)])
    with pytest.raises(runtime.RuntimeUnavailable) as caught:
        runtime.pyodide_runtime()
    message = str(caught.value)
    assert "first npm: no network\nsecond npm: no network" in message
    assert str(cache) in message


def test_a_machine_without_npm_is_told_so(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(npm, "_npms", list)
    with pytest.raises(runtime.RuntimeUnavailable, match="there is no npm on this machine"):
        runtime.pyodide_runtime()


def packs_something_else(arguments: Sequence[str], folder: Path) -> subprocess.CompletedProcess[str]:
    with tarfile.open(folder / f"pyodide-{runtime.VERSION}.tgz", "w:gz") as archive:
        for name in (*runtime.FILES, "README.md"):
            archive.add(__file__, f"package/{name}")
    return subprocess.CompletedProcess(arguments, 0, "", "")


def is_offline(arguments: Sequence[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.CompletedProcess(arguments, 1, "", "no network\n")
