"""Commands in any terminal, and in none: other encodings, closed streams, full disks, wrong numbers and addresses."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from generator.cli.streams import shown

from .conftest import Rulebook

ROOT = Path(__file__).parents[2]


def shell(command: str, encoding: str = "utf-8", stdin: str = "</dev/null") -> subprocess.CompletedProcess[bytes]:
    """`rulebook` in a shell of its own, which can close and redirect."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": encoding}
    whole = f"'{sys.executable}' -m generator.cli {command} {stdin}"
    return subprocess.run(["sh", "-c", whole], env=environment, capture_output=True, timeout=300)


def test_greek_is_written_in_latin_letters_where_there_are_no_others() -> None:
    said = shell("ask tzolkin 'green: {corn: 3}' 'place tikal' --lang el", "ascii")
    assert said.returncode == 0
    assert b"Traceback" not in said.stderr
    assert b"Prasinos" in said.stdout
    assert said.stdout.isascii()


@pytest.mark.parametrize(
    ("word", "plain"),
    [("Χρυσός", "Chrysos"), ("„łódź“", '"lodz"'), ("Țață", "Tata"), ("Grün …", "Grun ..."), ("漢\udcff", "漢\\xff")],
)
def test_every_language_has_plain_letters(word: str, plain: str) -> None:
    assert "".join(letter if letter.isascii() else shown(letter) for letter in word) == plain


def test_data_for_programs_is_escaped_and_not_changed() -> None:
    words = "ask tzolkin 'green: {corn: 3}' done --lang el --json"
    plain, ascii_only = shell(words), shell(words, "ascii")
    assert ascii_only.stdout.isascii()
    assert json.loads(ascii_only.stdout) == json.loads(plain.stdout)


@pytest.mark.parametrize(
    ("command", "stdin", "code"),
    [
        ("ask tzolkin 'green: {corn: 3}' 'place tikal' >&- 2>&-", "</dev/null", 0),
        ("judge - --game tzolkin", "<&-", 2),
        ("play tzolkin", "<&-", 0),
    ],
)
def test_closed_streams_are_no_traceback(command: str, stdin: str, code: int) -> None:
    said = shell(command, stdin=stdin)
    assert (said.returncode, b"Traceback" in said.stderr) == (code, False), said.stderr.decode()


def test_a_full_standard_output_is_named() -> None:
    said = shell("ask tzolkin 'green: {corn: 3}' 'place tikal' >/dev/full")
    assert said.stderr == b"rulebook: standard output: No space left on device\n"
    assert said.returncode == 2


def test_a_name_that_is_not_utf_8_is_told_with_its_bytes(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/case\xff.yaml"
    with open(name, "wb") as file:
        file.write(b"game: tzolkin\ngreen: {corn: -1}\n")
    said = shell(f"judge '{tmp_path}/'case*.yaml")
    assert said.returncode == 1
    assert b"case\\xff.yaml:2:" in said.stdout


def test_the_name_of_a_file_stays_whole_where_it_is_longer_than_a_line(tmp_path: Path) -> None:
    deep = tmp_path / ("deep" * 20)
    deep.mkdir()
    (deep / "case.yaml").write_text("game: tzolkin\ngreen: {corn: -1}\n", encoding="utf-8")
    said = shell(f"judge '{deep}/case.yaml'")
    assert said.returncode == 1
    assert f"{deep}/case.yaml:2:".encode() in said.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("site", "--jobs", "-1"), "argument --jobs: -1 is not a number from 1 up"),
        (("print", "--jobs", "٣"), "argument --jobs: ٣ is not a whole number"),
        (("play", "tzolkin", "--seed", "1" * 40), "is not a whole number"),
        (("site", "--serve", "--port", "70000"), "argument --port: 70000 is not a port from 0 to 65535"),
        (("site", "--base-url", "javascript:hurt()"), "is not an address such as https://rules.example/"),
        (("site", "--base-url", "https://rules.example/\n"), "is not an address such as https://rules.example/"),
    ],
)
def test_wrong_numbers_and_addresses_are_refused_in_a_line(
    rulebook: Rulebook, words: tuple[str, ...], said: str
) -> None:
    answer = rulebook(*words)
    assert answer.code == 2
    assert said in answer.err


def test_an_address_is_escaped(rulebook: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str] = []
    monkeypatch.setattr("generator.site.build.build_sites", lambda *_, base_url, **__: given.append(base_url))
    rulebook("site", "--base-url", 'https://rules.example/"><script>hurt()</script>')
    assert given == ["https://rules.example/%22%3E%3Cscript%3Ehurt()%3C/script%3E"]


def test_a_taken_port_is_noticed_before_anything_is_built(rulebook: Rulebook, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        answer = rulebook("site", "--serve", "--port", str(port), "--out", str(tmp_path / "site"))
    assert answer.code == 2
    assert answer.err.startswith(f"rulebook: port {port} cannot be used; choose another one with --port:")
    assert list(tmp_path.iterdir()) == []


def test_full_disks_are_no_matter_of_ports(rulebook: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*given: object) -> None:
        raise OSError(28, "No space left on device", "some/page.html")

    monkeypatch.setattr("generator.site.following.serve_preview", full)
    assert rulebook("site", "--serve").err == "rulebook: some/page.html: No space left on device\n"
