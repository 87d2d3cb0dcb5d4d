"""Files that are there whole or not at all, and known by their content."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def digest_of(path: Path) -> str:
    """Of what stands on the disk; nothing where it cannot be read."""
    try:
        return digest(path.read_bytes())
    except OSError:
        return ""


def write_whole(path: Path, content: bytes) -> None:
    """Written beside its place and then put there: neither a kill nor a full disk leaves half a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        beside.write_bytes(content)
        os.replace(beside, path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def write_changed(path: Path, content: bytes) -> None:
    if digest_of(path) != digest(content):
        write_whole(path, content)


def write_sealed(path: Path, facts: Any) -> None:
    """Facts to be read again, under a seal that a damaged file does not fit."""
    written = json.dumps(facts, ensure_ascii=False, separators=(",", ":")).encode()
    write_whole(path, digest(written).encode() + b"\n" + written)


def read_sealed(path: Path) -> Any:
    """The facts, or None where there are none that can be trusted."""
    try:
        seal, _, written = path.read_bytes().partition(b"\n")
    except OSError:
        return None
    return json.loads(written) if seal == digest(written).encode() else None
