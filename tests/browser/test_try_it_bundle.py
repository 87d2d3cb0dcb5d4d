"""What the site carries for the browser: complete by itself, the same every time, all of it or nothing."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import engine
from generator.browser import bundle
from generator.browser.compiled import read_content, to_compiled_json
from generator.browser.runtime import FILES, VERSION, RuntimeUnavailable
from generator.languages.load import load_language
from generator.site.bundles import write_bundles

GAMES = engine.games()


def test_the_zip_is_the_same_every_time_and_holds_no_code_of_the_build() -> None:
    written = bundle.engine_zip(GAMES)
    assert written == bundle.engine_zip(GAMES)
    names = zipfile.ZipFile(io.BytesIO(written)).namelist()
    assert {f"{half}/{game}/kit.py" for half in ("engine", "generator/games") for game in GAMES} <= set(names)
    assert "generator/browser/trial.py" in names
    assert not [name for name in names if name.startswith("generator/browser/") and "bundle" in name]
    assert not [name for name in names if name.startswith(("generator/site/", "generator/pages/"))]


def test_the_zip_without_a_game_holds_nothing_of_it() -> None:
    assert not [name for name in bundle.code_files(GAMES[1:]) if GAMES[0] in name]


def test_the_table_needs_nothing_but_the_zip_and_the_standard_library(tmp_path: Path) -> None:
    (tmp_path / "engine.zip").write_bytes(bundle.engine_zip(GAMES))
    (tmp_path / "book.json").write_text(to_compiled_json(read_content().rulebooks["tzolkin"]), encoding="utf-8")
    spoken = bundle.spoken(load_language("ro"), "tzolkin")
    (tmp_path / "ro.json").write_text(json.dumps(spoken), encoding="utf-8")
    program = (
        "import sys; sys.path[:0] = ['engine.zip']\n"
        "from generator.browser.trial import Trial\n"
        "table = Trial(open('book.json', encoding='utf-8').read(), open('ro.json', encoding='utf-8').read())\n"
        "table.open_case('begging-is-a-choice'); print('beg' in table.play('beg'))\n"
    )
    # Isolated and without site-packages: no library of this environment can help.
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("True\n", "")


def test_a_language_file_holds_the_games_own_catalogue_and_the_addresses_of_its_rules() -> None:
    places = {
        ("tzolkin", "rule", "begging.option"): ("tzolkin/rules/begging", "begging.option"),
        ("tzolkin", "term", "corn"): ("tzolkin/glossary", "corn"),
        ("teotihuacan", "rule", "turn.order"): ("teotihuacan/rules/turn", "turn.order"),
    }
    ((name, text),) = bundle.language_files(load_language("ro"), ["tzolkin"], places)
    told = json.loads(text)
    assert name == "try/tzolkin.json"
    assert told["places"] == {"rule:begging.option": "tzolkin/rules/begging.html#begging.option"}
    assert told["language"]["language"] == "ro"
    assert "teotihuacan" not in told["language"]["games"]


def test_the_shared_folder_holds_runtime_engine_and_rulebooks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runtime = tmp_path / "runtime"
    runtime.mkdir()
    for name in FILES:
        (runtime / name).write_text(name)
    monkeypatch.setattr(bundle, "pyodide_runtime", lambda: runtime)
    assert bundle.offer(tmp_path / "try", print)
    names = {
        path.relative_to(tmp_path / "try").as_posix() for path in (tmp_path / "try").rglob("*.*") if path.is_file()
    }
    assert names == {
        *(f"pyodide-{VERSION}/{name}" for name in FILES),
        *(f"{game}.json" for game in GAMES),
        "engine.zip",
        "guide-panel.js",
        "try-engine.js",
        "try-panel.js",
        "try-worker.js",
    }


def test_without_a_runtime_the_build_says_so_and_offers_no_button(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unavailable() -> Path:
        raise RuntimeUnavailable("no network")

    monkeypatch.setattr(bundle, "pyodide_runtime", unavailable)
    told: list[str] = []
    (tmp_path / "try").mkdir()
    assert not bundle.offer(tmp_path / "try", told.append)
    assert told == ['Built without "Try it": no network']
    assert not (tmp_path / "try").exists()
    write_bundles(tmp_path / "static", (), playable=False)
    assert "data-rb-try" not in (tmp_path / "static" / "rulebook.js").read_text(encoding="utf-8")
    write_bundles(tmp_path / "static", (), playable=True)
    assert "data-rb-try" in (tmp_path / "static" / "rulebook.js").read_text(encoding="utf-8")
