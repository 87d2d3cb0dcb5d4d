"""`rulebook --version`: the version, and which engine runs: the compiled one of a wheel, or pure Python."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from generator import __version__


class Version(argparse.Action):
    """Looks at the engine only when it is asked for."""

    def __init__(self, option_strings: Sequence[str], dest: str, **settings: Any) -> None:
        super().__init__(option_strings, argparse.SUPPRESS, nargs=0, **settings)

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        print(version())
        parser.exit()


def version() -> str:
    from engine import is_compiled

    return f"rulebook {__version__} (engine: {'compiled' if is_compiled() else 'pure Python'})"
