"""Sites and printed summaries, as far as the command goes; what is built has tests of its own."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

from engine.loading import games
from generator.print import build as prints
from generator.site import build as sites

from .conftest import Rulebook


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    calls: list[Any] = []
    monkeypatch.setattr(sites, "build_sites", lambda *given, **named: calls.append((given, named)))
    monkeypatch.setattr(prints, "build_prints", lambda *given, **named: calls.append((given, named)))
    return calls


def test_all_languages_are_built_unless_some_are_named(rulebook: Rulebook, asked: list[Any]) -> None:
    assert rulebook("site").code == 0
    assert rulebook("site", "--lang", "pl", "--lang", "el", "--out", "here").code == 0
    (all_languages, named) = asked
    assert all_languages[0] == (["en", "de", "el", "pl", "ro"], Path("build/site"))
    assert named[0] == (["pl", "el"], Path("here"))


def test_the_address_and_the_number_of_workers_are_passed_on(rulebook: Rulebook, asked: list[Any]) -> None:
    rulebook("site", "--base-url", "https://rules.example/", "--jobs", "2")
    assert asked[0][1]["base_url"] == "https://rules.example/"
    assert asked[0][1]["jobs"] == 2


def test_a_port_that_is_taken_is_told_in_one_line(rulebook: Rulebook, asked: list[Any]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        answer = rulebook("site", "--serve", "--port", port)
    assert answer.code == 2
    assert answer.err.splitlines()[-1].startswith(f"rulebook: port {port} cannot be used; choose another")
    assert rulebook("site", "--serve", "--port", "99999").code == 2


def test_printing_of_chosen_games_languages_modules_and_kinds(rulebook: Rulebook, asked: list[Any]) -> None:
    assert rulebook("print").code == 0
    chosen = ("--lang", "ro", "--game", "tzolkin", "--modules", "tribes", "--kind", "score", "--out", "here")
    assert rulebook("print", *chosen).code == 0
    assert asked[0][0][:3] == (["en", "de", "el", "pl", "ro"], list(games()), Path("build/print"))
    languages, printed, out, _, modules, kinds, *_ = asked[1][0]
    assert (languages, printed, out, modules, kinds) == (["ro"], ["tzolkin"], Path("here"), ["tribes"], ["score"])
    assert rulebook("print", "--kind", "poster").code == 2
