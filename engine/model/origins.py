"""Where a definition stands: the file and the line travel with the content, so that nobody has to search for them."""

from __future__ import annotations

from engine.problems import Problem

#: What something in the content is called: its kind, its id, and the way to a part inside it.
Address = tuple[str | int, ...]


class Origins:
    """What a rulebook knows of its files. One that was read from compiled JSON has none, and names the thing alone."""

    def problem(self, address: Address, message: str) -> Problem:
        return Problem("content", 1, "/".join(map(str, address[1:])), message)
