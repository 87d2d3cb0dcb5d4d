"""The next site, put together beside the one that stands; what has not changed is taken over from there."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from engine.whole_file import naming
from generator.building.files import digest, digest_of

Digests = dict[str, str]  # path from the root of the site -> digest of its bytes


@dataclass(frozen=True)
class Stage:
    """`kept` says what the standing site's files should be; only those that truly are can be taken over."""

    out: Path
    folder: Path
    kept: Mapping[str, str] = field(default_factory=dict)
    _folders: set[str] = field(default_factory=set, compare=False)  # that are there

    def write(self, path: str, content: bytes) -> str:
        free = self._free(path)
        with naming(Path(free)), open(free, "xb") as file:
            file.write(content)
        return digest(content)

    def put(self, path: str, content: bytes) -> str:
        """Taken over where the standing site has the same: to make a file takes longer than to name it once more."""
        mark = digest(content)
        return mark if self.take_over(path, mark) else self.write(path, content)

    def take_over(self, path: str, wanted: str) -> bool:
        """Whether the standing site has the file, with these very bytes; then the next one has it, too."""
        return self.take_over_all({path: wanted})

    def take_over_all(self, files: Mapping[str, str]) -> bool:
        """All of them or none."""
        if not files or not all(self._stands(path, wanted) for path, wanted in files.items()):
            return False
        for path in files:
            _link(os.path.join(self.out, path), self._free(path))
        return True

    def _stands(self, path: str, wanted: str) -> bool:
        return self.kept.get(path) == wanted and digest_of(self.out / path) == wanted

    def _free(self, path: str) -> str:
        """A place that is free: to write over a file that was taken over would change the standing site."""
        target = os.path.join(self.folder, path)
        folder = os.path.dirname(target)
        if folder not in self._folders:
            os.makedirs(folder, exist_ok=True)
            self._folders.add(folder)
        if os.path.lexists(target):
            os.unlink(target)
        return target

    def found(self, paths: Iterable[Path]) -> Digests:
        """The digests of files that something else has written."""
        files = (path for path in paths if path.is_file())
        return {path.relative_to(self.folder).as_posix(): digest_of(path) for path in sorted(files)}


def _link(source: str, target: str) -> None:
    """The same file under a second name; a copy where the system has no such thing."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copyfile(source, target)
