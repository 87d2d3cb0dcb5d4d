"""The next site, put together beside the one that stands; what has not changed is taken over from there."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from generator.building.files import digest, digest_of

Digests = dict[str, str]  # path from the root of the site -> digest of its bytes


@dataclass(frozen=True)
class Stage:
    """`kept` says what the standing site's files should be; only those that truly are can be taken over."""

    out: Path
    folder: Path
    kept: Mapping[str, str] = field(default_factory=dict)

    def write(self, path: str, content: bytes) -> str:
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
        return digest(content)

    def take_over(self, path: str, wanted: str) -> bool:
        """Whether the standing site has the file, with these very bytes; then the next one has it, too."""
        if not wanted or self.kept.get(path) != wanted or digest_of(self.out / path) != wanted:
            return False
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.unlink(missing_ok=True)
        _link(self.out / path, target)
        return True

    def take_over_all(self, files: Mapping[str, str]) -> bool:
        return bool(files) and all(self.take_over(path, wanted) for path, wanted in files.items())

    def found(self, paths: Iterable[Path]) -> Digests:
        """The digests of files that something else has written."""
        files = (path for path in paths if path.is_file())
        return {path.relative_to(self.folder).as_posix(): digest_of(path) for path in sorted(files)}


def _link(source: Path, target: Path) -> None:
    """The same file under a second name; a copy where the system has no such thing."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copyfile(source, target)
