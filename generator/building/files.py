"""Files that are there whole or not at all, and known by their content."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from engine.whole_file import write_whole

__all__ = ["digest", "digest_of", "read_kept", "read_sealed", "write_changed", "write_sealed", "write_whole"]

Found = TypeVar("Found")


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def digest_of(path: Path) -> str:
    """Of what stands on the disk; nothing where it cannot be read."""
    try:
        return digest(path.read_bytes())
    except OSError:
        return ""


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
        return json.loads(written) if seal == digest(written).encode() else None
    except (OSError, ValueError, RecursionError):
        return None


def read_kept(path: Path, read: Callable[[Any], Found], nothing: Found) -> Found:
    """What an earlier build kept; facts in another form, as another version wrote them, are as good as none."""
    facts = read_sealed(path)
    if facts is None:
        return nothing
    try:
        return read(facts)
    except (TypeError, LookupError, ValueError, AttributeError):
        return nothing
