"""How far each language is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from generator.languages.entry import Entry
from generator.languages.po_file import BrokenCatalogue
from generator.messages.catalogue import catalogue_path, read_entries
from generator.messages.message import Message

HEAD = ("language", "domain", "messages", "translated", "fuzzy", "missing", "done")
ALL = "all"


class Count(NamedTuple):
    language: str
    domain: str
    messages: int
    translated: int
    fuzzy: int

    @property
    def missing(self) -> int:
        return self.messages - self.translated - self.fuzzy

    @property
    def percent(self) -> int:
        """Rounded down: only what is complete is 100."""
        return 100 * self.translated // self.messages if self.messages else 100

    def to_json(self) -> dict[str, Any]:
        return {**self._asdict(), "missing": self.missing, "percent": self.percent}


def statistics(languages: Iterable[str], messages: Sequence[Message], root: Path) -> list[Count]:
    domains = list(dict.fromkeys(message.domain for message in messages))
    return [count(language, domain, messages, root) for language in languages for domain in domains]


def count(language: str, domain: str, messages: Sequence[Message], root: Path) -> Count:
    wanted = {(message.context, message.english) for message in messages if message.domain == domain}
    entries = _entries(catalogue_path(root, language, domain))
    known = [entry for entry in entries if (entry.context, entry.english) in wanted]
    translated = sum(entry.is_translated for entry in known)
    fuzzy = sum(bool(entry.translation) and entry.fuzzy for entry in known)
    return Count(language, domain, len(wanted), translated, fuzzy)


def _entries(path: Path) -> list[Entry]:
    """A catalogue that cannot be read has nothing to count; `rulebook check` says why."""
    try:
        return read_entries(path)
    except BrokenCatalogue:
        return []


def with_totals(counts: Sequence[Count]) -> list[Count]:
    """The same, and after the catalogues of a language their sum."""
    languages = dict.fromkeys(each.language for each in counts)
    return [row for language in languages for row in _with_total([c for c in counts if c.language == language])]


def _with_total(counts: list[Count]) -> list[Count]:
    sums = [sum(column) for column in zip(*((c.messages, c.translated, c.fuzzy) for c in counts), strict=True)]
    return [*counts, Count(counts[0].language, ALL, *sums)] if len(counts) > 1 else counts


def write_table(counts: Iterable[Count]) -> str:
    rows = [HEAD, *((*map(str, count), str(count.missing), f"{count.percent} %") for count in counts)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(_row(row, widths) for row in rows)


def _row(row: Sequence[str], widths: Sequence[int]) -> str:
    names, figures = row[:2], row[2:]
    cells = [name.ljust(width) for name, width in zip(names, widths, strict=False)]
    return "  ".join(cells + [figure.rjust(width) for figure, width in zip(figures, widths[2:], strict=True)])
