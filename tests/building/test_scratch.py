"""A folder for what another program writes: gone afterwards, also what was left behind by whoever was killed."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from generator.building import scratch as module
from generator.building.scratch import PREFIX, scratch


@pytest.fixture
def memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that passes for one in memory."""
    folder = tmp_path / "memory"
    folder.mkdir()
    monkeypatch.setattr(module, "MEMORY", folder)
    return folder


def left_in(folder: Path, age: float) -> Path:
    left = folder / f"{PREFIX}left"
    (left / "fragment").mkdir(parents=True)
    os.utime(left, (time.time() - age, time.time() - age))
    return left


def test_it_lies_in_memory_and_is_gone_afterwards(memory: Path, tmp_path: Path) -> None:
    with scratch(tmp_path / "otherwise") as folder:
        (folder / "index").write_bytes(b"x")
        assert folder.parent == memory
    assert list(memory.iterdir()) == []


def test_it_is_gone_after_an_error(memory: Path, tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt), scratch(tmp_path):
        raise KeyboardInterrupt
    assert list(memory.iterdir()) == []


def test_where_there_is_no_memory_it_lies_where_it_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MEMORY", tmp_path / "none")
    with scratch(tmp_path) as folder:
        assert folder.parent == tmp_path


def test_where_memory_has_little_room_it_lies_where_it_was_asked_for(
    memory: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "ROOM", 1 << 62)
    with scratch(tmp_path) as folder:
        assert folder.parent == tmp_path
    assert list(memory.iterdir()) == []


def test_what_somebody_left_who_was_killed_is_cleared_away(memory: Path, tmp_path: Path) -> None:
    left = left_in(memory, age=2 * module.YOUNG)
    with scratch(tmp_path):
        assert not left.exists()


def test_what_somebody_is_using_or_has_just_made_stays(memory: Path, tmp_path: Path) -> None:
    young = left_in(memory, age=0)
    with scratch(tmp_path) as used:
        os.utime(used, (0, 0))
        with scratch(tmp_path):
            assert used.exists()
            assert young.exists()


def test_other_files_in_memory_are_nobody_elses_business(memory: Path, tmp_path: Path) -> None:
    (memory / "somebody").mkdir()
    os.utime(memory / "somebody", (0, 0))
    with scratch(tmp_path):
        pass
    assert (memory / "somebody").exists()
