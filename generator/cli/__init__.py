"""The command `rulebook`: one small module for each of its commands, read only when it is asked for."""

from __future__ import annotations

import atexit
import errno
import gc
import sys
from collections.abc import Sequence

NO_ROOM = (errno.ENOSPC, errno.EFBIG, errno.EDQUOT, errno.EIO)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 is well, 1 says that something was found, 2 that the command was misused."""
    from generator.cli.commands import run
    from generator.cli.faults import explained
    from generator.cli.streams import prepare

    prepare()
    # All that was read goes with the process; to search it for garbage first takes longer than many a command.
    atexit.register(gc.freeze)
    try:
        code = run(sys.argv[1:] if argv is None else list(argv))
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        return _leave_quietly(0)
    except Exception as error:
        if isinstance(error, OSError) and error.filename is None and error.errno in NO_ROOM:
            error.filename = "standard output"  # every file that we write is named
        fault = explained(error)
        if fault is None:
            raise
        print(fault.message, file=sys.stderr)
        # What could not be written is not tried again on the way out.
        return _leave_quietly(fault.code) if isinstance(error, OSError) else fault.code


def _leave_quietly(code: int) -> int:
    """Whoever read our output has had enough, or has no room; nothing more is written, not even on the way out."""
    import os

    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code
