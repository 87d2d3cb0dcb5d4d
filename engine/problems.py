"""What is wrong with content or translations, and where."""

from __future__ import annotations

import re
from typing import NamedTuple

_LINE_ENDS = re.compile("[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")


class Problem(NamedTuple):
    file: str
    line: int
    path: str
    message: str

    def __str__(self) -> str:
        """One line, whatever is quoted in it: whoever looks for the next problem looks for the next line."""
        said = f"{self.file}:{self.line}: {self.path}: {self.message}"
        return _LINE_ENDS.sub(lambda found: repr(found.group())[1:-1], said)
