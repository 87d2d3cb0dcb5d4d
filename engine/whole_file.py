"""Files that are there whole or not at all: written beside their place, and then put there.

Whoever writes a file that is read again writes it here. Neither a kill nor a full disk leaves half of it, and an error
names the file for which there was no room.
"""

from __future__ import annotations

import os
import stat
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

#: How the name of a file ends that is being written beside its place.
PART = ".part"


def write_whole(path: Path, content: bytes, lasting: bool = False) -> None:
    """`lasting`: somebody's work, which must be on the disk before anything that it replaces is gone.

    Its folder must be there, as a misspelt one should not be made; the folders of anything else are.
    """
    with naming(path):
        if _is_device(path):
            path.write_bytes(content)
            return
        place = path.resolve() if path.is_symlink() else path
        if not lasting:
            place.parent.mkdir(parents=True, exist_ok=True)
        _sweep(place)
        _replace(str(place), content, lasting)


def write_many(folder: Path, files: Mapping[str, bytes]) -> None:
    """Files of one folder, by the thousand: for each only what must be done for each.

    What somebody left there who was killed is for the folder's owner to clear away.
    """
    with naming(folder):
        folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        with naming(folder / name):
            _replace(os.path.join(folder, name), content)


def _replace(place: str, content: bytes, lasting: bool = False) -> None:
    beside = f"{place}.{os.getpid()}-{threading.get_ident()}{PART}"
    try:
        with open(beside, "wb") as file:
            file.write(content)
            if lasting:
                file.flush()
                os.fsync(file.fileno())
        _keep_mode(place, beside)
        os.replace(beside, place)
    except BaseException:
        with suppress(FileNotFoundError):
            os.unlink(beside)
        raise
    if lasting:
        _remember_names(os.path.dirname(place) or os.curdir)


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """The system does not always say for which file there was no room."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error


def _is_device(path: Path) -> bool:
    """A pipe, a terminal: nothing can be put in its place."""
    try:
        mode = path.stat().st_mode
    except OSError:
        return False
    return not stat.S_ISREG(mode) and not stat.S_ISDIR(mode)


def _keep_mode(old: str, new: str) -> None:
    """Who may read the old file may read the new one."""
    with suppress(FileNotFoundError):
        os.chmod(new, stat.S_IMODE(os.stat(old).st_mode))


def _remember_names(folder: str) -> None:
    """The name lasts, too, where the system can see to it."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def _sweep(place: Path) -> None:
    """What a writer of the same file left beside it, who was killed."""
    for name in _left_in(place.parent):
        if name.startswith(f"{place.name}.") and not _is_at_work(name):
            with suppress(OSError):
                (place.parent / name).unlink(missing_ok=True)


def _left_in(folder: Path) -> tuple[str, ...]:
    with suppress(OSError):
        return tuple(name for name in os.listdir(folder) if name.endswith(PART))
    return ()


def _is_at_work(name: str) -> bool:
    writer = name.removesuffix(PART).rpartition(".")[2].partition("-")[0]
    if not (writer.isascii() and writer.isdigit()):
        return False
    try:
        os.kill(int(writer), 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True
