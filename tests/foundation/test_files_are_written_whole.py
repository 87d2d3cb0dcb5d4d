"""Every file that is read again is written beside its place and put there whole; an error names it."""

from __future__ import annotations

import ast
import errno
import os
import resource
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.whole_file import PART, naming, write_whole

ROOT = Path(__file__).parents[2]
#: Calls that write, rename or copy files.
WRITING = {"write_text", "write_bytes", "rename", "copyfile", "copy", "copy2", "copytree", "move", "write_po", "dump"}
#: Who may do so, and why nothing can be lost by it.
MAY = {
    "engine/whole_file.py": "writes whole",
    "generator/building/placing.py": "puts whole folders in place",
    "generator/building/lock.py": "says in the lock who holds it; nobody reads it later",
    "generator/browser/package.py": "moves a folder in place that was made beside",
    "generator/site/stage.py": "writes into a folder that is put in place whole, and takes files over",
    "generator/print/fonts.py": "lays fonts into a temporary folder",
    "generator/measuring/copies.py": "changes a temporary copy that is measured",
    "generator/measuring/synthetic.py": "grows a temporary copy that is measured",
    "generator/measuring/serve_speed.py": "lets a process write into a temporary folder",
}


def writers() -> Iterator[tuple[str, int, str]]:
    for package in ("engine", "generator"):
        for path in sorted((ROOT / package).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and writes(node):
                    yield path.relative_to(ROOT).as_posix(), node.lineno, ast.unparse(node.func)


def writes(call: ast.Call) -> bool:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name == "open":
        said = [*call.args, *(keyword.value for keyword in call.keywords)]
        modes = [each.value for each in said if isinstance(each, ast.Constant) and isinstance(each.value, str)]
        return any(set(mode) & set("wxa+") and set(mode) <= set("rwxab+t") for mode in modes)
    of = getattr(call.func.value, "id", "") if isinstance(call.func, ast.Attribute) else ""
    if name in ("copy", "dump", "move", "rename", "replace", "link"):  # of files, not of positions or words
        return of in ("shutil", "json", "os", "ready")
    return name in WRITING


def test_no_other_part_writes_files_in_its_own_way() -> None:
    found = list(writers())
    assert [each for each in found if each[0] not in MAY] == []
    assert sorted(set(MAY) - {file for file, _, _ in found}) == [], "needs no excuse any more"


def test_a_file_is_replaced_and_keeps_its_rights(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "name"
    with pytest.raises(FileNotFoundError, match="name"):
        write_whole(path, b"old", lasting=True)
    write_whole(path, b"old")
    path.chmod(0o640)
    write_whole(path, b"new", lasting=True)
    assert path.read_bytes() == b"new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert os.listdir(path.parent) == ["name"]


def test_what_a_link_names_is_replaced_and_the_link_stays(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "link").symlink_to("real")
    write_whole(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"


def test_a_pipe_is_written_to_and_not_replaced() -> None:
    write_whole(Path(os.devnull), b"words", lasting=True)
    assert not Path(os.devnull).is_file()


def test_no_room_leaves_the_old_file_and_names_it(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.po"
    path.write_bytes(b"old")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
    try:
        with pytest.raises(OSError, match=r"catalogue\.po") as raised:
            write_whole(path, b"x" * 5000, lasting=True)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert (raised.value.errno, raised.value.filename) == (errno.EFBIG, str(path))
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["catalogue.po"]


def test_an_error_without_a_name_gets_one() -> None:
    with pytest.raises(OSError, match="No space") as raised, naming(Path("some/file")):
        raise OSError(errno.ENOSPC, "No space left on device")
    assert raised.value.filename == "some/file"


def test_what_a_killed_writer_left_is_swept_away_and_what_another_is_writing_is_not(tmp_path: Path) -> None:
    running = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    theirs = tmp_path / f"name.{running.pid}-1{PART}"
    dead = tmp_path / f"name.{2**22 + 5}-1{PART}"
    for left in (theirs, dead, tmp_path / f"other.{2**22 + 5}-1{PART}"):
        left.write_bytes(b"half")
    write_whole(tmp_path / "name", b"whole")
    assert theirs.exists()
    assert not dead.exists()
    assert len(os.listdir(tmp_path)) == 3
    running.send_signal(signal.SIGKILL)
    running.wait()
    write_whole(tmp_path / "name", b"whole")
    assert not theirs.exists()
