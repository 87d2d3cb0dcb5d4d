"""Compiled templates, kept for the next process: to compile them takes longer than to fill them in."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import CodeType

from jinja2 import FileSystemBytecodeCache
from jinja2.bccache import Bucket

# What this process has compiled or read, whatever the folder: by the template's name and its source.
_known: dict[tuple[str, str], CodeType] = {}


class _Compiled(FileSystemBytecodeCache):
    """Each language has its own frame around the same templates; they are read from the disk only once."""

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = _known.get((bucket.key, bucket.checksum))
        if bucket.code is None:
            super().load_bytecode(bucket)
            self._keep(bucket)

    def dump_bytecode(self, bucket: Bucket) -> None:
        self._keep(bucket)
        super().dump_bytecode(bucket)

    @staticmethod
    def _keep(bucket: Bucket) -> None:
        if bucket.code is not None:
            _known[bucket.key, bucket.checksum] = bucket.code


@cache
def compiled_in(folder: Path) -> FileSystemBytecodeCache:
    """A template is known by its name and source; one that cannot be read is compiled again."""
    folder.mkdir(parents=True, exist_ok=True)
    return _Compiled(str(folder), "%s.compiled")
