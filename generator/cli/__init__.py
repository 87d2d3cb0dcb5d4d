"""The command `rulebook`: one small module for each of its commands, read only when it is asked for."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 is well, 1 says that something was found, 2 that the command was misused."""
    from generator.cli.commands import run
    from generator.cli.faults import explained

    try:
        return run(sys.argv[1:] if argv is None else list(argv))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        return _leave_quietly()
    except Exception as error:
        fault = explained(error)
        if fault is None:
            raise
        print(fault.message, file=sys.stderr)
        return fault.code


def _leave_quietly() -> int:
    """Whoever read our output has had enough; nothing more is written, not even on the way out."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
