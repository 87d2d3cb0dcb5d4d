"""Compiled templates, kept for the next process: to compile them takes longer than to fill them in."""

from __future__ import annotations

import marshal
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import CodeType

from jinja2 import FileSystemBytecodeCache
from jinja2.bccache import Bucket

from generator.building.files import digest, write_whole

# What this process has compiled or read, whatever the folder: by the template's name and its source.
_known: dict[tuple[str, str], CodeType] = {}


class _Compiled(FileSystemBytecodeCache):
    """Each language has its own frame around the same templates; they are read from the disk only once."""

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = _known.get((bucket.key, bucket.checksum))
        if bucket.code is None:
            bucket.code = self._read(bucket)
            self._keep(bucket)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Under a seal that a damaged file does not fit: to run half a program could do anything."""
        self._keep(bucket)
        written = marshal.dumps(bucket.code)
        with suppress(OSError):  # not to keep it is no error
            write_whole(self._place(bucket), _seal(bucket, written) + written)

    def _read(self, bucket: Bucket) -> CodeType | None:
        try:
            kept = self._place(bucket).read_bytes()
        except OSError:
            return None
        seal, written = kept[: len(_seal(bucket, b""))], kept[len(_seal(bucket, b"")) :]
        code: CodeType | None = marshal.loads(written) if seal == _seal(bucket, written) else None
        return code

    def _place(self, bucket: Bucket) -> Path:
        return Path(self._get_cache_filename(bucket))

    @staticmethod
    def _keep(bucket: Bucket) -> None:
        if bucket.code is not None:
            _known[bucket.key, bucket.checksum] = bucket.code


def _seal(bucket: Bucket, written: bytes) -> bytes:
    """Of the program, the source that it was made of, and the Python that reads it."""
    return digest(sys.version.encode() + bucket.checksum.encode() + written).encode()


@cache
def compiled_in(folder: Path) -> FileSystemBytecodeCache:
    """A template is known by its name and source; one that cannot be read is compiled again."""
    folder.mkdir(parents=True, exist_ok=True)
    return _Compiled(str(folder), "%s.compiled")
