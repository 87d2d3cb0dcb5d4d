"""The way of a message: found in code, written to a catalogue, kept through changes of the English."""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path
from shutil import copytree, which

import pytest

from engine.share import locales_root
from generator.languages.entry import Entry
from generator.languages.load import load_language
from generator.messages import command
from generator.messages.catalogue import catalogue_path, read_entries, write_entries
from generator.messages.code import code_messages
from generator.messages.message import Message
from generator.messages.stale import word_changes
from generator.messages.start import start_language
from generator.messages.statistics import Count, count, with_totals, write_table
from generator.messages.update import changes, kept, updated

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


def test_a_text_is_found_in_a_decorator_and_after_a_strange_line_break(tmp_path: Path) -> None:
    page = '@titled(say("page", "Rules"))\nclass Page:\n    silent = 1\n    text = [say("page", "Board")]\n'
    (tmp_path / "pages.py").write_text(f'BREAK = "\f\u2028"\n{page}', encoding="utf-8")
    assert [(m.english, m.line) for m in code_messages(tmp_path)[0]] == [("Rules", 2), ("Board", 5)]


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
    rows = [line.split() for line in write_table(with_totals([counted, counted._replace(domain="x")])).splitlines()]
    assert rows[1:] == [
        ["pl", "rulebook", "4", "1", "1", "2", "25", "%"],
        ["pl", "x", "4", "1", "1", "2", "25", "%"],
        ["pl", "all", "8", "2", "2", "4", "25", "%"],
    ]


def test_only_what_is_complete_is_done() -> None:
    counted = Count("pl", "rulebook", 1000, 999, 0)
    assert counted.percent == 99
    assert counted._replace(translated=1000).percent == 100


def test_a_new_language_starts_with_the_plural_rule_and_lists_it_needs(locales: Path) -> None:
    start_language("fr", locales)
    french = load_language("fr", locales)
    assert french.plurals.categories == ("one", "other")
    assert french.every.pair == "{a} et {b}"
    assert french.plurals.category(0) == "one"
    with pytest.raises(ValueError, match="exists already"):
        start_language("fr", locales)
    with pytest.raises(ValueError, match="no language"):
        start_language("qq", locales)
    with pytest.raises(ValueError, match="two small letters"):
        start_language("pt_BR", locales)


def run(locales: Path, *words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.run(parser.parse_args(["--locales", str(locales), *words]))


def speaks_of(monkeypatch: pytest.MonkeyPatch, *messages: Message) -> None:
    monkeypatch.setattr(command, "collect", lambda: (list(messages), []))


def test_the_whole_way_of_a_message(
    locales: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    speaks_of(monkeypatch, TAKE)
    path = catalogue_path(locales, "cs", "rulebook")
    assert run(locales, "init", "cs") == 0
    assert "translate the terms in" in capsys.readouterr().out
    assert [entry.context for entry in read_entries(path)] == ["effect.gain"]
    assert run(locales, "missing", "cs") == 1
    assert capsys.readouterr().out.splitlines() == [
        "locales/cs/LC_MESSAGES/rulebook.po:12: effect.gain",
        "  English      Take {n} corn.",
        "  note         {n} is a number.",
        "",
        "missing: 1",
    ]
    write_entries(path, "cs", [TAKEN])
    assert run(locales, "missing", "cs") == 0
    speaks_of(monkeypatch, TAKE._replace(english="Take {n} now."))
    assert run(locales, "keep", "effect.gain", "cs") == 1
    assert "run `rulebook messages update` first" in capsys.readouterr().out
    assert run(locales, "update", "cs") == 0
    assert capsys.readouterr().out == "cs rulebook: 0 new, 1 changed, 0 gone\n"
    assert read_entries(path)[0].fuzzy
    assert run(locales, "keep", "effect.gain", "cs") == 0
    assert not read_entries(path)[0].fuzzy
    assert run(locales, "keep", "effect.gain", "cs") == 1
    assert run(locales, "extract") == 0
    assert (locales / "rulebook.pot").exists()


def test_the_stale_list_shows_how_the_english_has_changed(
    locales: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whether the catalogue knows of the change already or not."""
    speaks_of(monkeypatch, TAKE._replace(english="Take all {n} corn now."))
    path = catalogue_path(locales, "pl", "rulebook")
    write_entries(path, "pl", [TAKEN])
    for _ in range(2):
        assert run(locales, "stale", "pl") == 1
        told = capsys.readouterr().out.splitlines()
        assert told[0].startswith("locales/pl/LC_MESSAGES/rulebook.po:")
        assert told[0].endswith(": effect.gain")
        assert told[1:3] == ["  English      Take {+all+} {n} [-corn.-]{+corn now.+}", "  translation  Weź {n}."]
        assert told[-1] == "stale: 1"
        run(locales, "update", "pl")
        capsys.readouterr()
    run(locales, "keep", "effect.gain", "pl")
    assert run(locales, "stale", "pl") == 0


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        ("one two three", "one two three", "one two three"),
        ("one two three", "one three", "one [-two-] three"),
        ("one three", "one two three", "one {+two+} three"),
        ("pay {n} corn", "pay {m} corn", "pay [-{n}-]{+{m}+} corn"),
        ("", "all new", "{+all new+}"),
    ],
)
def test_changes_are_shown_word_by_word(was: str, now: str, told: str) -> None:
    assert word_changes(was, now) == told


def test_an_update_says_what_it_did() -> None:
    gone = TAKEN._replace(context="gone")
    after = updated([TAKEN, gone], [TAKE._replace(english="Take it."), TAKE._replace(context="new", english="New")])
    assert str(changes([TAKEN, gone], after)) == "1 new, 1 changed, 1 gone"


def test_languages_and_catalogues_can_be_chosen(
    locales: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    speaks_of(monkeypatch, TAKE, TAKE._replace(domain="tzolkin"))
    assert run(locales, "statistics", "pl", "--domain", "tzolkin", "--json") == 0
    counted = json.loads(capsys.readouterr().out)
    assert [(row["language"], row["domain"], row["messages"]) for row in counted] == [("pl", "tzolkin", 1)]
    assert run(locales, "statistics", "pl", "el") == 0
    assert [line.split()[:2] for line in capsys.readouterr().out.splitlines()[1:]] == [
        [language, domain] for language in ("pl", "el") for domain in ("rulebook", "tzolkin", "all")
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["update", "zz"], "no such language: zz; known are de, el, pl, ro"),
        (["missing", "ple"], "no such language: ple; did you mean 'pl'?"),
        (["statistics", "--domain", "rulebok"], "no such domain: rulebok; did you mean 'rulebook'?"),
        (["keep", "effect.gian"], "no message effect.gian; did you mean 'effect.gain'?"),
        (["init", "french"], "a language has a code of two small letters"),
        (["init", "pl"], "exists already"),
    ],
)
def test_a_misuse_is_explained(
    locales: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    speaks_of(monkeypatch, TAKE)
    assert run(locales, *words) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("written", "line", "message"),
    [
        (b'msgctxt "a"\nmsgid "a"\nmsgstr "\xff"\n', 3, "not UTF-8"),
        (b'msgctxt "a"\nmsgid "a\nmsgstr "b"\n', 2, "a quotation mark is missing"),
        (b'msgctxt "a"\nmsgid "a"\nmsgstr "b "c" d"\n', 3, "a quotation mark is missing, or one too many"),
        (b'msgctxt "a"\nmsgid "a"\n\nmsgster "b"\n', 4, "neither a comment nor a text of a message"),
    ],
)
def test_a_broken_catalogue_is_named_with_its_line_and_nothing_is_written(
    locales: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    written: bytes,
    line: int,
    message: str,
) -> None:
    speaks_of(monkeypatch, TAKE, TAKE._replace(domain="tzolkin"))
    path, other = catalogue_path(locales, "pl", "tzolkin"), catalogue_path(locales, "pl", "rulebook")
    path.write_bytes(written)
    before = other.read_bytes()
    assert run(locales, "update", "pl") == 1
    assert f"{path}:{line}: tzolkin: cannot be read: {message}" in capsys.readouterr().err
    assert (path.read_bytes(), other.read_bytes()) == (written, before)
    assert run(locales, "statistics", "pl") == 0
