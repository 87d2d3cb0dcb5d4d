"""Catalogue files: without dates, hosts or line numbers, so that diffs show words only."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from textwrap import wrap

from engine.whole_file import write_whole
from generator.languages.entry import Entry
from generator.languages.po_file import PoFile, read_whole_po_file
from generator.languages.po_lines import GONE
from generator.messages.wrapping import quoted

HEADER = """\
{head}
msgid ""
msgstr ""
"Language: {language}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"""
WIDTH = 110


def catalogue_path(root: Path, language: str, domain: str) -> Path:
    return root / language / "LC_MESSAGES" / f"{domain}.po"


def read_entries(path: Path) -> list[Entry]:
    """The entries of a catalogue; none where the file does not exist."""
    return list(_read(path).messages)


def read_gone(path: Path) -> list[Entry]:
    """Translations of messages that are no longer used, kept in case they come back."""
    return list(_read(path).gone)


def _read(path: Path) -> PoFile:
    return read_whole_po_file(path) if path.exists() else PoFile()


def write_entries(path: Path, language: str, entries: Iterable[Entry], gone: Iterable[Entry] = ()) -> None:
    """Write the entries in their order, then those that are no longer used; what stands above its head stays."""
    path.parent.mkdir(parents=True, exist_ok=True)
    header = HEADER.format(head="\n".join(_head(path)), language=language)
    blocks = [*map(_block, entries), *map(_commented_out, gone)]
    write_whole(path, "\n".join([header, *blocks]).encode(), lasting=True)


def _head(path: Path) -> list[str]:
    title = f"# Messages of “{path.stem}”"
    return [title, *(line for line in _read(path).head if line != title)]


def _commented_out(entry: Entry) -> str:
    """Without what the code says of it, as nobody says it any more."""
    lines = _block(entry._replace(comment="", where="")).rstrip("\n").split("\n")
    return "\n".join(_gone_line(line) for line in lines) + "\n"


def _gone_line(line: str) -> str:
    if line.startswith("#|"):
        return f"{GONE}{line[1:]}"
    return line if line.startswith("#") else f"{GONE} {line}"


def _block(entry: Entry) -> str:
    lines = [f"# {note}" for note in entry.notes]
    lines += [f"#. {line}" for line in wrap(entry.comment, WIDTH - 3)]
    if entry.where:
        lines.append(f"#: {entry.where}")
    if entry.fuzzy:
        lines.append("#, fuzzy")
    if entry.previous:
        lines += [f"#| {line}" for line in _quoted("msgid", entry.previous)]
    texts = {"msgctxt": entry.context, "msgid": entry.english, "msgstr": entry.translation}
    return "\n".join(lines + [line for key, text in texts.items() for line in _quoted(key, text)]) + "\n"


def _quoted(key: str, text: str) -> list[str]:
    first, *others = quoted(text, WIDTH)
    return [f"{key} {first}", *others]
