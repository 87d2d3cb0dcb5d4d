"""Marks: values that a later stage looks at, and what the schema says about them.

`x-names` (an id is given here), `x-declares` (a name that may be given several times), `x-refers` (an id is used
here), `x-text` (a translatable text) and `x-check` (fields that must agree).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.loading.document import Path

MARKS = ("x-names", "x-declares", "x-refers", "x-text", "x-check")


class Mark(NamedTuple):
    """The value stands at the path, or is the last key of the path itself."""

    keyword: str
    argument: Any
    path: Path
    value: Any
