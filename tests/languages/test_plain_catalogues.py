"""A catalogue that is written plainly is read line by line, as Babel reads it; any other is read by Babel itself."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.share import locales_root
from generator.languages import po_file, po_lines
from generator.languages.entry import Entry
from generator.languages.load import available_languages, catalogue_files

HEAD = 'msgid ""\nmsgstr "Language: pl\\n"\n\n'
ENTRY = 'msgctxt "a"\nmsgid "Take\\tcorn."\nmsgstr "Weź."\n'
LINES = (
    *("", "   ", "# a note", "#", "#. said", "#.", "#, fuzzy", "#, python-format, fuzzy", "#: a.py:3 b.py a.py:3 c:d"),
    *("# | a bar", '#| msgid "Before."', " # moved", "#:", '"more"', 'msgid "Other."', 'msgctxt "b"', 'msgstr "Inne."'),
)


def plainly(text: str) -> list[Entry] | None:
    """As our own reader reads it, where it is sure."""
    said = po_lines.read(text.split("\n"))
    entries = [po_file.plain_entry(each) for each in said if each.english]
    return entries if po_file.is_plain(text, said, entries) else None


@pytest.mark.parametrize("code", [code for code in available_languages() if code != "en"])
def test_our_catalogues_are_plain_and_read_as_babel_reads_them(code: str) -> None:
    for path in catalogue_files(locales_root() / code):
        live, _ = po_lines.parted(po_lines.split(path.read_bytes()))
        assert plainly("\n".join(live)) == po_file.read_by_babel(path, "\n".join(live))


@pytest.mark.parametrize(
    "odd",
    [
        ENTRY.replace('msgid "', 'msgid\t"'),
        ENTRY.replace("msgstr", "# inside\nmsgstr"),
        ENTRY + "#: \u2068a b.py\u2069\n" + ENTRY.replace('"a"', '"b"'),
        ENTRY + ENTRY.replace("\\t", "\t"),
    ],
    ids=["a tab behind a keyword", "a comment inside", "a name of a file with spaces", "twice when unescaped"],
)
def test_what_can_be_read_in_two_ways_is_left_to_babel(odd: str) -> None:
    assert plainly(HEAD + odd) is None


def test_the_fields_of_the_head_are_read_by_babel(tmp_path: Path) -> None:
    path = tmp_path / "rulebook.po"
    path.write_text(HEAD.replace("Language: pl", "Plural-Forms: nplurals=few") + ENTRY, encoding="utf-8")
    with pytest.raises(po_file.BrokenCatalogue, match="invalid literal for int"):
        po_file.read_po_file(path)


def test_whatever_is_put_between_the_lines_is_read_as_babel_reads_it() -> None:
    chance, read = random.Random(7), 0
    for _ in range(400):
        lines = (HEAD + ENTRY).split("\n")
        for _ in range(chance.randint(1, 4)):
            lines.insert(chance.randint(0, len(lines)), chance.choice(LINES))
        text = "\n".join(lines)
        try:
            entries = plainly(text)
        except po_lines.Refused:
            continue
        if entries is not None:
            read += 1
            assert entries == po_file.read_by_babel(Path("rulebook.po"), text), text
    assert read > 50
