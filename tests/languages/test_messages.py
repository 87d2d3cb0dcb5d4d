"""The way of a message: found in code, written to a catalogue, kept through changes of the English."""

from __future__ import annotations

import argparse
import subprocess
from pathlib import Path
from shutil import copytree, which

import pytest

from engine.share import locales_root
from generator.languages import load_language
from generator.messages import command
from generator.messages.catalogue import catalogue_path, read_entries, write_entries
from generator.messages.code import code_messages
from generator.messages.message import Entry, Message
from generator.messages.start import start_language
from generator.messages.statistics import count, write_table
from generator.messages.update import kept, updated

CODE = """
def gain(effect, say):
    # Translators: {goods} is a counted list,
    # such as "1 stone and 2 corn".
    return say("effect.gain", "Take {goods}.", goods=say.goods(effect.goods))

def pay(effect, speaker):
    # An ordinary comment.
    # Translators: {n} is a number.
    text = [
        speaker.say(
            "effect.pay",
            "Pay {n} "
            "now.",
            n=1,
        )
    ]
    return text

TITLE = say("page.title", "Rules")
again = say("effect.gain", "Take {goods}.")
"""
TAKE = Message("rulebook", "effect.gain", "Take {n} corn.", "{n} is a number.", "generator/wording/effects.py")
TAKEN = Entry("effect.gain", "Take {n} corn.", "Weź {n}.")


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    return copytree(locales_root(), tmp_path / "locales")


def test_texts_of_code_are_found_with_their_comments(tmp_path: Path) -> None:
    (tmp_path / "effects.py").write_text(CODE)
    messages, problems = code_messages(tmp_path)
    assert problems == []
    assert [(m.context, m.english, m.comment) for m in messages] == [
        ("effect.gain", "Take {goods}.", '{goods} is a counted list, such as "1 stone and 2 corn".'),
        ("effect.pay", "Pay {n} now.", "{n} is a number."),
        ("page.title", "Rules", ""),
    ]


def test_a_text_that_cannot_be_found_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "effects.py").write_text('say("effect", text)\nsay(f"{x}", "a")\nsay("only")\nread("a", b)\n')
    problems = code_messages(tmp_path)[1]
    assert [problem.line for problem in problems] == [1, 2, 3]


def test_the_generators_own_code_says_only_literals() -> None:
    assert code_messages()[1] == []


def test_a_catalogue_reads_back_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "pl" / "rulebook.po"
    entries = [
        Entry(
            "a",
            'A "long" \\ text\nof lines, ' + "and more " * 30,
            "Ą„”",
            True,
            "The former " * 20,
            ("a note",),
            "words",
        ),
        Entry("b", "{n|step|steps}", where="content/tzolkin/rules/01.yaml"),
        Entry("b", "another text of the same context", "inny"),
    ]
    write_entries(path, "pl", entries)
    assert [entry._replace(line=0) for entry in read_entries(path)] == entries
    written = path.read_text(encoding="utf-8")
    write_entries(path, "pl", read_entries(path))
    assert path.read_text(encoding="utf-8") == written
    assert "Date" not in written


@pytest.mark.skipif(which("msgfmt") is None, reason="needs gettext's msgfmt")
def test_gettexts_own_tools_accept_a_catalogue(tmp_path: Path) -> None:
    path = tmp_path / "rulebook.po"
    write_entries(path, "pl", updated([TAKEN], [TAKE, Message("rulebook", "b", "{n|a|b}")]))
    checked = subprocess.run(["msgfmt", "-c", "-o", "/dev/null", path], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


def test_an_unchanged_message_keeps_its_translation() -> None:
    assert updated([TAKEN], [TAKE]) == [TAKEN._replace(comment="{n} is a number.", where=TAKE.where)]


def test_changed_english_makes_the_translation_fuzzy_and_remembers_what_it_was_made_for() -> None:
    changed = updated([TAKEN], [TAKE._replace(english="Take {n} corn now.")])[0]
    assert (changed.translation, changed.fuzzy, changed.previous) == ("Weź {n}.", True, "Take {n} corn.")
    again = updated([changed], [TAKE._replace(english="Take {n} corn at once.")])[0]
    assert (again.fuzzy, again.previous) == (True, "Take {n} corn.")
    back = updated([again], [TAKE])[0]
    assert (back.translation, back.fuzzy, back.previous) == ("Weź {n}.", False, "")


def test_a_renamed_context_offers_its_translation_as_fuzzy() -> None:
    renamed = updated([TAKEN], [TAKE._replace(context="effect.take")])[0]
    assert (renamed.context, renamed.translation, renamed.fuzzy) == ("effect.take", "Weź {n}.", True)


def test_a_message_that_is_gone_goes_from_the_catalogue() -> None:
    other = Message("rulebook", "other", "Something else")
    assert updated([TAKEN], [other]) == [Entry("other", "Something else")]


def test_keeping_confirms_only_the_named_message() -> None:
    fuzzy = TAKEN._replace(fuzzy=True, previous="Take corn.")
    other = fuzzy._replace(context="other")
    assert kept([fuzzy, other], "effect.gain") == [TAKEN, other]


def test_statistics_do_not_count_fuzzy_as_translated(tmp_path: Path) -> None:
    messages = [TAKE._replace(context=name) for name in "abcd"]
    entries = [TAKEN._replace(context="a"), TAKEN._replace(context="b", fuzzy=True), Entry("c", TAKE.english)]
    write_entries(catalogue_path(tmp_path, "pl", "rulebook"), "pl", entries)
    counted = count("pl", "rulebook", messages, tmp_path)
    assert (counted.messages, counted.translated, counted.fuzzy, counted.missing) == (4, 1, 1, 2)
    assert write_table([counted]).splitlines()[1].split() == ["pl", "rulebook", "4", "1", "1", "2"]


def test_a_new_language_starts_with_the_plural_rule_and_lists_it_needs(locales: Path) -> None:
    start_language("fr", locales)
    french = load_language("fr", locales)
    assert french.plurals.categories == ("one", "other")
    assert french.every.pair == "{a} et {b}"
    assert french.plurals.category(0) == "one"
    with pytest.raises(ValueError, match="exists already"):
        start_language("fr", locales)
    with pytest.raises(ValueError, match="no language"):
        start_language("q1", locales)


def run(locales: Path, *words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.run(parser.parse_args(["--locales", str(locales), *words]))


def test_the_whole_way_of_a_message(
    locales: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "collect", lambda: ([TAKE], []))
    path = catalogue_path(locales, "cs", "rulebook")
    assert run(locales, "init", "cs") == 0
    assert [entry.context for entry in read_entries(path)] == ["effect.gain"]
    write_entries(path, "cs", [TAKEN])
    monkeypatch.setattr(command, "collect", lambda: ([TAKE._replace(english="Take {n} now.")], []))
    assert run(locales, "update", "cs") == 0
    assert read_entries(path)[0].fuzzy
    assert run(locales, "keep", "effect.gain", "cs") == 0
    assert not read_entries(path)[0].fuzzy
    assert run(locales, "keep", "effect.gain", "cs") == 1
    assert run(locales, "update", "zz") == 2
    assert run(locales, "extract") == 0
    assert (locales / "rulebook.pot").exists()
    capsys.readouterr()
    assert run(locales, "statistics") == 0
    assert "cs        rulebook" in capsys.readouterr().out
