"""Catalogue files: without dates, hosts or line numbers, so that diffs show words only."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from textwrap import wrap

from babel.messages.catalog import Message as BabelMessage
from babel.messages.pofile import denormalize, normalize

from generator.languages.po_file import read_po_file
from generator.messages.message import Entry

HEADER = """\
# {title}
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
    return [_entry(message) for message in read_po_file(path) if message.id] if path.exists() else []


def _entry(message: BabelMessage) -> Entry:
    notes, previous = _split_notes(message.user_comments)
    return Entry(
        context=str(message.context or ""),
        english=str(message.id),
        translation=str(message.string or ""),
        fuzzy=message.fuzzy,
        previous=previous,
        notes=notes,
        comment=" ".join(message.auto_comments),
        where=" ".join(place for place, _ in message.locations),
        line=message.lineno or 1,
    )


def _split_notes(comments: Iterable[str]) -> tuple[tuple[str, ...], str]:
    """Babel reads the English that a translation was made for (`#| msgid`) as comments; take it back out."""
    comments = list(comments)
    notes = tuple(comment for comment in comments if not comment.startswith("|"))
    previous = [comment.removeprefix("|").strip() for comment in comments if comment.startswith("|")]
    quoted = [line.removeprefix("msgid ") for line in previous if not line.startswith("msgctxt ")]
    return notes, denormalize("\n".join(quoted)) if quoted else ""


def write_entries(path: Path, language: str, entries: Iterable[Entry]) -> None:
    """Write the entries in their order."""
    path.parent.mkdir(parents=True, exist_ok=True)
    header = HEADER.format(title=f"Messages of “{path.stem}”", language=language)
    path.write_text("\n".join([header, *map(_block, entries)]), encoding="utf-8")


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
    return f"{key} {normalize(text, width=WIDTH)}".splitlines()
