"""Examples: the small game under `content/`, with one thing changed.

An example names a file and says what to `replace` there and what to `put`, or what to `write` (text, or bytes in
hexadecimal), or that the file should `link` elsewhere or be removed. A negative example lists every problem that must
be reported.
"""

from __future__ import annotations

import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).resolve().parent
GAME = HERE / "content"


@dataclass(frozen=True)
class Example:
    name: str
    file: str
    replace: str = ""
    put: str = ""
    write: str | None = None
    write_hex: str = ""
    link: str = ""
    remove: bool = False
    expect: list[str] = field(default_factory=list)
    value: Any = None


def examples(kind: str) -> list[Example]:
    paths = sorted((HERE / kind).glob("*.yaml"))
    return [Example(**each) for path in paths for each in yaml.safe_load(path.read_text(encoding="utf-8"))]


def copy_game(folder: Path) -> Path:
    return Path(shutil.copytree(GAME, folder / "content"))


def build(example: Example, folder: Path) -> Path:
    """The content folder of an example."""
    root = copy_game(folder)
    target = root / example.file
    target.parent.mkdir(parents=True, exist_ok=True)
    if example.remove:
        target.unlink()
    elif example.link:
        target.unlink(missing_ok=True)
        target.symlink_to(example.link)
    else:
        target.write_bytes(changed(example, target))
    return root


def changed(example: Example, target: Path) -> bytes:
    if example.write_hex:
        return bytes.fromhex(example.write_hex)
    if example.write is not None:
        return example.write.encode()
    before = target.read_text(encoding="utf-8")
    assert before.count(example.replace) >= 1, f"{example.name}: nothing to replace"
    return before.replace(example.replace, example.put, 1).encode()
