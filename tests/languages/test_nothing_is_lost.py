"""Whatever a translator's editor writes: an update keeps every translation, or refuses the file by its line."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from shutil import copytree

import pytest

from engine.share import locales_root
from generator.languages.entry import Entry
from generator.languages.load import LanguageError, available_languages, check_terms, load_language
from generator.languages.po_file import LARGEST, BrokenCatalogue, read_po_file
from generator.messages import command
from generator.messages.catalogue import catalogue_path, read_entries, read_gone, write_entries
from generator.messages.message import Message

TAKE = Message("rulebook", "effect.gain", "Take {n} corn.", "{n} is a number.", "generator/wording/effects.py")
TAKEN = Entry("effect.gain", "Take {n} corn.", "Weź {n}.")
OTHER = Message("rulebook", "other", "Something else")
HEAD = b'msgid ""\nmsgstr "Content-Type: text/plain; charset=%s\\n"\n\n'
ENTRY = 'msgctxt "effect.gain"\nmsgid "Take {n} corn."\nmsgstr "Weź {n}."\n'.encode()
OBSOLETE = b'# a note\n#~ msgctxt "old"\n#~ msgid "Gone for now."\n#~ msgstr "Na razie nie ma."\n'


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The catalogue of Polish, where the only message is TAKE."""
    copytree(locales_root() / "en", tmp_path / "locales" / "en")
    (tmp_path / "locales" / "pl" / "LC_MESSAGES").mkdir(parents=True)
    (tmp_path / "locales" / "pl" / "terms.yaml").write_bytes((locales_root() / "pl" / "terms.yaml").read_bytes())
    speaks_of(monkeypatch, TAKE)
    return catalogue_path(tmp_path / "locales", "pl", "rulebook")


def speaks_of(monkeypatch: pytest.MonkeyPatch, *messages: Message) -> None:
    monkeypatch.setattr(command, "collect", lambda: (list(messages), []))


def update(path: Path) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.run(parser.parse_args(["--locales", str(path.parents[2]), "update", "pl"]))


@pytest.mark.parametrize(
    ("written", "line", "message"),
    [
        (ENTRY.replace(b"\n", b"\r"), 1, "a carriage return alone ends no line here"),
        (HEAD % b"ISO-8859-2" + ENTRY, 1, "the head says charset=ISO-8859-2, but only UTF-8 is read"),
        (HEAD % b"wingdings" + ENTRY, 1, "the head says charset=wingdings"),
        (b"\n" + ENTRY + b"\n" + ENTRY, 6, "the message “effect.gain” stands twice, first on line 2"),
        (ENTRY.replace(b"msgstr", b"msgstr[x]"), 3, "msgstr[x] is not used here"),
        (ENTRY.replace(b"msgstr", b'msgid_plural "a"\nmsgstr[0]'), 3, "msgid_plural is not used here"),
        (HEAD % b"UTF-8" + HEAD % b"UTF-8", 4, "the message of the head stands twice, first on line 1"),
        (b'msgctxt "a"\nmsgid ""\nmsgstr "b"\n', 1, "the message “a” has no English"),
        (b'msgctxt "a"\nmsgid "b"\n\n' + ENTRY, 1, "a message without msgstr"),
        (b'"words"\n' + ENTRY, 1, "a text stands where none is expected"),
        (OBSOLETE.replace(b"msgid", b"msgid x"), 3, "neither a comment nor a text of a message"),
        (b"#" * (LARGEST + 1), 1, "the file is larger than 2048 KiB"),
        (HEAD % (b"UTF-8" + b";a" * 5000) + ENTRY, 1, "the head is longer than 10000 characters"),
    ],
)
def test_what_cannot_be_read_for_certain_is_refused_by_its_line(
    path: Path, capsys: pytest.CaptureFixture[str], written: bytes, line: int, message: str
) -> None:
    path.write_bytes(written)
    assert update(path) == 1
    assert capsys.readouterr().err.startswith(f"{path}:{line}: rulebook: cannot be read: {message}")
    assert path.read_bytes() == written


@pytest.mark.parametrize("kind", ["pipe", "folder", "link"])
def test_a_catalogue_is_a_plain_file(path: Path, kind: str) -> None:
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    else:
        path.symlink_to("/dev/zero")
    with pytest.raises(BrokenCatalogue, match="is no plain file"):
        read_po_file(path)
    with pytest.raises(LanguageError, match="is no plain file"):
        load_language("pl", path.parents[2])


@pytest.mark.parametrize("ends", [b"\n", b"\r\n"])
def test_what_is_commented_out_stays(path: Path, ends: bytes) -> None:
    path.write_bytes((ENTRY + b"\n" + OBSOLETE).replace(b"\n", ends))
    assert update(path) == 0
    assert path.read_bytes().endswith(b"\n" + OBSOLETE)
    assert update(path) == 0
    assert path.read_bytes().count(OBSOLETE) == 1
    assert [(entry.context, entry.translation) for entry in read_entries(path)] == [("effect.gain", "Weź {n}.")]


def test_a_message_that_is_gone_is_kept_and_comes_back(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_entries(path, "pl", [TAKEN._replace(notes=("ask Ala",)), Entry("other", "Something else", "Coś innego")])
    speaks_of(monkeypatch, OTHER)
    assert update(path) == 0
    assert [(e.context, e.english, e.translation, e.notes) for e in read_gone(path)] == [
        ("effect.gain", "Take {n} corn.", "Weź {n}.", ("ask Ala",))
    ]
    speaks_of(monkeypatch, TAKE, OTHER)
    assert update(path) == 0
    assert [(entry.translation, entry.fuzzy) for entry in read_entries(path)] == [
        ("Weź {n}.", False),
        ("Coś innego", False),
    ]
    assert read_gone(path) == []


def test_two_translations_that_lose_their_message_are_both_kept(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_entries(path, "pl", [TAKEN, Entry("effect.gain", "Take corn.", "Bierz.", fuzzy=True, previous="Take.")])
    speaks_of(monkeypatch, OTHER)
    assert update(path) == 0
    assert {(e.translation, e.fuzzy, e.previous) for e in read_gone(path)} == {
        ("Weź {n}.", False, ""),
        ("Bierz.", True, "Take."),
    }


def test_who_translated_still_stands_above(path: Path) -> None:
    path.write_bytes(b"# Ala Kowalska, 2026\n" + HEAD % b"UTF-8" + ENTRY)
    assert update(path) == 0
    assert path.read_text(encoding="utf-8").startswith("# Messages of “rulebook”\n# Ala Kowalska, 2026\nmsgid")
    assert update(path) == 0
    assert path.read_bytes().count(b"Ala Kowalska") == 1


def test_the_english_before_keeps_lines_that_are_alike(path: Path) -> None:
    line = "the same words again and again, as many as fill one line of a catalogue, and then once more,"
    before = " ".join([line] * 5)
    write_entries(path, "pl", [TAKEN._replace(fuzzy=True, previous=before)])
    assert read_entries(path)[0].previous == before
    assert update(path) == 0
    assert read_entries(path)[0].previous == before


@pytest.mark.parametrize("sign", ["\u2028", "\x85", "\x0c", "\x1c", "\v"])
def test_characters_that_end_lines_for_python_do_not_break_a_text(path: Path, sign: str) -> None:
    write_entries(path, "pl", [TAKEN._replace(translation=f"Weź{sign}{{n}}.")])
    assert update(path) == 0
    assert read_entries(path)[0].translation == f"Weź{sign}{{n}}."


def test_an_editor_that_saves_meanwhile_wins(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_bytes(ENTRY)
    edited = ENTRY.replace("Weź".encode(), b"Bierz")
    monkeypatch.setattr(command, "updated", lambda *given: path.write_bytes(edited) and [])
    assert update(path) == 1
    assert "somebody else has written it just now" in capsys.readouterr().err
    assert path.read_bytes() == edited


def test_a_language_without_terms_is_a_problem(path: Path) -> None:
    (path.parents[1] / "terms.yaml").unlink()
    assert available_languages(path.parents[2]) == ("en", "pl")
    with pytest.raises(LanguageError, match=r"pl/terms\.yaml:1: file: cannot be read: No such file"):
        load_language("pl", path.parents[2])


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);", "calls 22 “many”, but CLDR says “few”"),
        ("nplurals=3; plural=(n==1 ? 1 : 0);", "calls 0"),
        ("nplurals=3; plural=(1 / n);", "has no form for 0"),
        ("nplurals=3; plural=(n + 7);", "has no form for 0"),
    ],
)
def test_plural_rules_are_compared_with_cldr(path: Path, rule: str, said: str) -> None:
    terms = path.parents[1] / "terms.yaml"
    lines = terms.read_text(encoding="utf-8").splitlines()
    line = next(number for number, each in enumerate(lines) if each.startswith("plural:"))
    lines[line] = f'plural: "{rule}"'
    terms.write_text("\n".join(lines), encoding="utf-8")
    (problem,) = check_terms("pl", path.parents[2])
    assert (problem.line, problem.path) == (line + 1, "plural")
    assert problem.message.startswith(said)


@pytest.mark.parametrize("code", available_languages())
def test_our_languages_count_as_cldr_does(code: str) -> None:
    assert check_terms(code) == []
