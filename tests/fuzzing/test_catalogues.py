"""Catalogues and terms that were damaged in any way: refused by their line, or updated without loss."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.share import locales_root
from generator.languages.po_file import BrokenCatalogue
from generator.languages.terms_file import read_terms_file
from generator.messages.catalogue import read_entries, read_gone, write_entries
from generator.messages.command import update_language
from generator.messages.message import Message
from tests.fuzzing.damage import Damage, damaged, other_line_ends
from tests.fuzzing.enduring import endure

CODES = ("de", "el", "pl", "ro")
SHOWN = 25
TIMES = [(20, 0), pytest.param(5000, 20_000, marks=pytest.mark.fuzz)]
OBSOLETE = '\n# noted\n#, fuzzy\n#~| msgid "Before"\n#~ msgctxt "old"\n#~ msgid "Gone."\n#~ msgstr "Weg."\n'


def other_charset(content: bytes, chance: random.Random) -> bytes:
    return content.replace(b"UTF-8", chance.choice((b"ISO-8859-2", b"latin-1", b"utf-16", b"none", b"", b"UTF-7")), 1)


def double_entry(content: bytes, chance: random.Random) -> bytes:
    blocks = content.split(b"\n\n")
    blocks.insert(chance.randrange(len(blocks)), chance.choice(blocks))
    return b"\n\n".join(blocks)


def comment_out(content: bytes, chance: random.Random) -> bytes:
    lines = content.split(b"\n")
    at = chance.randrange(len(lines))
    for number in range(at, min(at + chance.choice((1, 3, 6)), len(lines))):
        lines[number] = chance.choice((b"#~ ", b"#~", b"# ", b"#~| ")) + lines[number]
    return b"\n".join(lines)


def with_plural(content: bytes, chance: random.Random) -> bytes:
    return content.replace(b"msgstr ", chance.choice((b"msgstr[x] ", b"msgstr[0] ", b"msgid_plural ")), 3)


MORE: tuple[Damage, ...] = (other_line_ends, other_charset, double_entry, comment_out, with_plural)


def sample(code: str, folder: Path) -> tuple[bytes, list[Message]]:
    """Some entries of the language, and the messages that they belong to."""
    entries = read_entries(locales_root() / code / "LC_MESSAGES" / "rulebook.po")[100 : 100 + SHOWN]
    write_entries(folder / f"{code}.po", code, entries)
    messages = [Message("rulebook", entry.context, entry.english, entry.comment, entry.where) for entry in entries]
    return (folder / f"{code}.po").read_bytes() + OBSOLETE.encode(), messages


@pytest.mark.parametrize(("times", "first"), TIMES)
def test_a_damaged_catalogue_is_refused_or_loses_nothing(tmp_path: Path, times: int, first: int) -> None:
    samples = {code: sample(code, tmp_path) for code in CODES}

    def catalogue(chance: random.Random) -> None:
        code = chance.choice(CODES)
        content, messages = samples[code]
        path = tmp_path / "locales" / code / "LC_MESSAGES" / "rulebook.po"
        path.parent.mkdir(parents=True, exist_ok=True)
        written = damaged(content, chance, MORE)
        path.write_bytes(written)
        try:
            before = _translations(path)
            update_language(tmp_path / "locales", code, messages)
        except BrokenCatalogue as error:
            refused = error.problem.line
        else:
            refused = 0
        if refused:
            assert path.read_bytes() == written
            return
        assert before <= _translations(path)
        after = path.read_bytes()
        update_language(tmp_path / "locales", code, messages)
        assert path.read_bytes() == after, "a second update changes nothing"

    endure(catalogue, times, first)


def _translations(path: Path) -> set[str]:
    return {entry.translation for entry in (*read_entries(path), *read_gone(path)) if entry.translation}


LONG = 100_000
#: What somebody's cat can write: each once took minutes, as every sign was looked at again for every other.
REPEATED = {
    "a word": 'msgid "x"\nmsgstr "' + "a" * LONG + '"\n',
    "signs": 'msgid "x"\nmsgstr "' + "." * LONG + '"\n',
    "dashes": 'msgid "x"\nmsgstr "a' + "-" * LONG + '"\n',
    "texts": 'msgid "x"\nmsgstr ""\n' + '"a"\n' * LONG,
    "spaces": " " * LONG + "x\n",
    "comments": "#\n" * (LONG * 3 // 2),
    "obsolete lines": "#~\n" * LONG,
    "obsolete texts": '#~ msgid "x"\n' + '#~ "a"\n' * (LONG // 4) + '#~ msgstr "y"\n',
    "messages": "".join(f'msgid "x{n}"\nmsgstr "y{n}"\n\n' for n in range(LONG // 10)),
}


@pytest.mark.parametrize("repeated", REPEATED)
def test_a_catalogue_that_repeats_itself_is_read_in_seconds(tmp_path: Path, repeated: str) -> None:
    path = tmp_path / "pl" / "LC_MESSAGES" / "rulebook.po"
    path.parent.mkdir(parents=True)
    path.write_text(REPEATED[repeated], encoding="utf-8")
    messages = [Message("rulebook", "z", f"z{n}") for n in range(LONG // 10)]
    refused: list[int] = []

    def catalogue(chance: random.Random) -> None:
        try:
            before = _translations(path)
            update_language(tmp_path, "pl", messages)
        except BrokenCatalogue as error:
            refused.append(error.problem.line)
        else:
            assert before <= _translations(path)

    endure(catalogue, 1)
    assert refused == ([1] if repeated == "spaces" else [])


@pytest.mark.parametrize(("times", "first"), [(10, 0), pytest.param(1000, 30_000, marks=pytest.mark.fuzz)])
def test_damaged_terms_are_refused_by_their_line(tmp_path: Path, times: int, first: int) -> None:
    contents = {code: (locales_root() / code / "terms.yaml").read_bytes() for code in CODES}

    def terms(chance: random.Random) -> None:
        code = chance.choice(CODES)
        path = tmp_path / "terms.yaml"
        path.write_bytes(damaged(contents[code], chance))
        tree, problems = read_terms_file(path, code, anew=True)
        assert tree or problems
        assert all(problem.line >= 1 for problem in problems)

    endure(terms, times, first)
