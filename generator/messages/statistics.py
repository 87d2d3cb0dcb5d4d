"""How far each language is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from generator.messages.catalogue import catalogue_path, read_entries
from generator.messages.message import Message


class Count(NamedTuple):
    language: str
    domain: str
    messages: int
    translated: int
    fuzzy: int

    @property
    def missing(self) -> int:
        return self.messages - self.translated - self.fuzzy


def statistics(languages: Iterable[str], messages: Sequence[Message], root: Path) -> list[Count]:
    domains = list(dict.fromkeys(message.domain for message in messages))
    return [count(language, domain, messages, root) for language in languages for domain in domains]


def count(language: str, domain: str, messages: Sequence[Message], root: Path) -> Count:
    wanted = {(message.context, message.english) for message in messages if message.domain == domain}
    entries = read_entries(catalogue_path(root, language, domain))
    known = [entry for entry in entries if (entry.context, entry.english) in wanted]
    translated = sum(entry.is_translated for entry in known)
    fuzzy = sum(bool(entry.translation) and entry.fuzzy for entry in known)
    return Count(language, domain, len(wanted), translated, fuzzy)


def write_table(counts: Iterable[Count]) -> str:
    rows = [("language", "domain", "messages", "translated", "fuzzy", "missing")]
    rows += [(*map(str, count), str(count.missing)) for count in counts]  # type: ignore[misc]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(_row(row, widths) for row in rows)


def _row(row: Sequence[str], widths: Sequence[int]) -> str:
    names, figures = row[:2], row[2:]
    cells = [name.ljust(width) for name, width in zip(names, widths, strict=False)]
    return "  ".join(cells + [figure.rjust(width) for figure, width in zip(figures, widths[2:], strict=True)])
