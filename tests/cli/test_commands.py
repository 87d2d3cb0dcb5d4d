"""The command as a whole: help, examples, misuse."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from generator import __version__
from generator.cli.commands import COMMANDS, parser
from generator.simulating.plan import Plan

from .conftest import Rulebook

CASE = """game: tzolkin
cases:
  - id: one-worker
    title: One worker
    rules: [placing.lowest-space]
    given: {players: {green: {corn: 2}, red: {}}}
    play:
      - green: [place palenque, done]
        then: {players: {green: {corn: 2, palenque: [0]}}}
"""


def examples(command: str) -> list[str]:
    """The lines of a help text that can be typed."""
    subparsers: Any = parser(command)._subparsers
    own = subparsers._group_actions[0].choices[command]
    lines = [line.strip() for line in own.epilog.splitlines()]
    return [re.split(r" {3,}", line)[0] for line in lines if line.startswith("rulebook ")]


ALL = [(command, example) for command in COMMANDS for example in examples(command)]


def test_help_lists_every_command_with_what_it_does(rulebook: Rulebook) -> None:
    answer = rulebook("--help")
    assert answer.code == 0
    for name, command in COMMANDS.items():
        assert re.search(rf"^    {name} +{re.escape(command.help)}$", answer.out, re.MULTILINE), name


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_by_example(rulebook: Rulebook, command: str) -> None:
    answer = rulebook(command, "--help")
    assert answer.code == 0
    assert f"usage: rulebook {command}" in answer.out
    assert f"\nexamples:\n  rulebook {command}" in answer.out


def test_there_are_examples_enough() -> None:
    assert len(ALL) >= 20


def few_games(game: str, players: int, games: int, *others: Any) -> Plan:
    """Two of the million that an example asks for."""
    return Plan(game, players, min(games, 2), *others)


@pytest.fixture
def builders(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What takes long has tests of its own; here it only matters that it is asked for."""
    from generator.checking import check as checking
    from generator.cli import printing, release
    from generator.measuring import against, commands
    from generator.messages import command as messages
    from generator.simulating import plan, running
    from generator.site import build, following
    from generator.statistics import counting

    asked: list[str] = []
    monkeypatch.setattr(build, "build_sites", lambda *given, **named: asked.append("site"))
    monkeypatch.setattr(following, "serve_preview", lambda *given, **named: asked.append("serve"))
    monkeypatch.setattr(printing, "print_all", lambda *given, **named: asked.append("print"))
    monkeypatch.setattr(printing, "_watch", lambda build: build())
    monkeypatch.setattr(checking, "check", lambda told: checking.Report((), {}, {}, {}))
    monkeypatch.setattr(commands, "engine_speed", lambda game, effort: {"copy_us": 1.5})
    monkeypatch.setattr(against, "against", lambda *given: {"ref": "HEAD~1", "engine": {"tzolkin": {"ratio": 1.01}}})
    monkeypatch.setattr(commands, "command_seconds", lambda told: {"check_s": 2.5})
    monkeypatch.setattr(commands, "site_seconds", lambda told, yardstick: {"yardstick_s": 9.5})
    monkeypatch.setattr(messages, "run", lambda arguments: 0)
    monkeypatch.setattr(plan, "Plan", few_games)
    here = running.on_cores(1)
    monkeypatch.setattr(running, "on_cores", lambda jobs: here)
    monkeypatch.setattr(running, "on_cluster", lambda address: here)
    monkeypatch.setattr(counting, "counted", lambda *given: SimpleNamespace(rules={}, unreached=(), write=Path))
    monkeypatch.setattr(release, "RELEASES", Path())
    monkeypatch.setattr(release, "BILLS", Path("dist"))
    monkeypatch.setattr(release, "__version__", "0.2.0")
    monkeypatch.setattr(release, "CHANGELOG", Path("CHANGELOG.md"))
    Path("CHANGELOG.md").write_text("## 0.2.0\n\n- New.\n", encoding="utf-8")
    monkeypatch.setattr(release, "snapshot_text", lambda version, ref: "{}\n")
    return asked


@pytest.mark.parametrize(("command", "example"), ALL)
def test_every_example_runs(rulebook: Rulebook, builders: list[str], command: str, example: str) -> None:
    for name in ("my-case.yaml", "my-other-case.yaml", "my-question.yaml"):
        Path(name).write_text(CASE, encoding="utf-8")
    rulebook("play", "tzolkin", typed="place palenque\nsave tzolkin.json\nquit\n")
    if example.startswith("rulebook report"):
        rulebook("simulate", "tzolkin", "--games", "1", "--out", "games")
    line, _, redirected = example.partition(" < ")
    answer = rulebook(*shlex.split(line)[1:], typed=Path(redirected).read_text() if redirected else "quit\n")
    assert answer.code in ((0, 1) if command in ("check", "coverage", "ask") else (0,)), answer.err
    assert "Traceback" not in answer.err


def test_help_is_quick_because_it_reads_no_content(tmp_path: Path) -> None:
    program = (
        "import sys; from generator.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "print(sorted({'yaml', 'babel', 'jsonschema', 'mkdocs', 'jinja2', 'typst'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_installed_command_works_from_any_folder(tmp_path: Path) -> None:
    command = [str(Path(sys.executable).parent / "rulebook"), "--version"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == f"rulebook {__version__} (engine: pure Python)\n"


def test_output_that_nobody_reads_is_no_mistake(tmp_path: Path) -> None:
    """As in `rulebook coverage | head -1`."""
    command = [sys.executable, "-m", "generator.cli", "coverage"]
    running = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.close()
    assert running.stderr.read() == b""
    running.stderr.close()
    assert running.wait() in (0, 1)


MISUSES = [
    (["judge", "missing.yaml"], "rulebook: missing.yaml: No such file or directory"),
    (["judge", "."], "rulebook: .: Is a directory"),
    (["judge", "my-case.yaml", "--lang", "pll"], "rulebook: no language 'pll'; did you mean 'pl'?"),
    (["judge", "my-case.yaml", "--case", "one-wrker"], "rulebook: no case 'one-wrker'; did you mean 'one-worker'?"),
    (["judge", "my-case.yaml", "--why-not", "plce tikal"], "rulebook: 'plce tikal' is not a move; did you mean"),
    (["judge", "my-case.yaml", "--game", "tzolkn"], "rulebook: no game 'tzolkn'; did you mean 'tzolkin'?"),
    (["play", "tzolkn"], "rulebook: no game 'tzolkn'; did you mean 'tzolkin'?"),
    (["play", "tzolkin", "--players", "9"], "rulebook: tzolkin is for 2 to 4 players, not 9"),
    (["play", "tzolkin", "--modules", "tribs"], "rulebook: tzolkin has no module 'tribs'; did you mean 'tribes'?"),
    (["play", "tzolkin", "--option", "speed"], "rulebook: option 'speed' is not written key=value"),
    (["play", "tzolkin", "--option", "speed=1"], "rulebook: no option 'speed'"),
    (["play", "tzolkin", "--json"], "rulebook: --json goes with --random"),
    (["play", "tzolkin", "--seat", "pink=random"], "rulebook: no seat 'pink'"),
    (["play", "tzolkin", "--seat", "red=clever"], "rulebook: no kind of player 'clever'"),
    (["play", "tzolkin", "--resume", "missing.json"], "rulebook: missing.json: No such file or directory"),
    (["play", "tzolkin", "--resume", "my-case.yaml"], "rulebook: my-case.yaml: not a saved game"),
    (["print", "--modules", "tribs"], "rulebook: no module 'tribs'; did you mean 'tribes'?"),
    (["print", "--game", "chess"], "rulebook: no game 'chess'"),
    (["site", "--lang", "fr"], "rulebook: no language 'fr'"),
    (["export", "--game", "chess"], "rulebook: no game 'chess'"),
    (["export", "--out", "no-folder/all.json"], "rulebook: no-folder/all.json: No such file or directory"),
    (["coverage", "--game", "chess"], "rulebook: no game 'chess'"),
    (["bench", "--game", "chess"], "rulebook: no game 'chess'"),
    (["messages", "update", "fr"], "no such language: fr"),
]


@pytest.mark.parametrize(("words", "said"), MISUSES)
def test_a_misuse_is_told_in_one_line(rulebook: Rulebook, words: list[str], said: str) -> None:
    Path("my-case.yaml").write_text(CASE, encoding="utf-8")
    answer = rulebook(*words)
    assert answer.code == 2
    assert answer.err.startswith(said)
    assert answer.err.count("\n") == 1
    assert answer.out == ""


@pytest.mark.parametrize("words", [[], ["chek"], ["check", "--jsn"], ["judge"], ["play", "tzolkin", "--games", "none"]])
def test_arguments_that_do_not_exist_show_the_usage(rulebook: Rulebook, words: list[str]) -> None:
    answer = rulebook(*words)
    assert answer.code == 2
    assert answer.err.startswith("usage: rulebook")
