"""Processes that can be disturbed: begun with everything loaded, stopped from outside, asked how they ended."""

from __future__ import annotations

import os
import resource
import traceback
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path

#: How a disturbed process ends: well, or with an error that names a file.
WELL, NAMED, OTHERWISE = 0, 7, 8
Work = Callable[[], None]

_fresh = get_context("forkserver")
_fresh.set_forkserver_preload(["tests.faults.operations"])


def begun(work: Work, report: Path, fresh: bool = False) -> BaseProcess:
    """A process that does this; what goes wrong is written down.

    It is a copy of this one or, `fresh`, of one that has never set a page: a copy lacks the typesetter's threads.
    """
    context = _fresh if fresh else get_context("fork")
    process: BaseProcess = context.Process(target=_do, args=(work, report))
    process.start()
    return process


def ended(process: BaseProcess) -> int:
    process.join()
    assert process.exitcode is not None
    return process.exitcode


def _do(work: Work, report: Path) -> None:
    code = OTHERWISE
    try:
        work()
        code = WELL
    except OSError as error:
        code = NAMED if error.filename else OTHERWISE
        _report(report)
    except BaseException:
        _report(report)
    finally:
        os._exit(code)


def _report(path: Path) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    path.write_text(traceback.format_exc(), encoding="utf-8")
