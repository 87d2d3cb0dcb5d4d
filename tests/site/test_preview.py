"""A preview follows its files: what is saved is on the page, mistakes are told, and translators find every message."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine import share
from generator.building.lock import LOCK
from generator.languages.load import load_language
from generator.site.following import serve_preview
from generator.site.marking import marked, without_marks
from generator.site.preview import Preview
from generator.site.serve import preview_server
from generator.site.wanted import Wanted
from generator.site.watching import Watch
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text

ROOT = Path(__file__).parents[2]
RULE = Path("content") / "tzolkin" / "rules" / "04-begging.yaml"
PAGE = "tzolkin/rules/begging"


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("preview")
    for name in ("content", "schemas"):
        shutil.copytree(ROOT / name, folder / name)
    for code in ("en", "de"):
        shutil.copytree(ROOT / "locales" / code, folder / "locales" / code)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(share, "_PACKAGE", folder / "engine")
        yield folder


@pytest.fixture(scope="module")
def preview(shared: Path) -> Preview:
    made = Preview(Wanted(("de",)), shared / "out", lambda line: None)
    made.read()
    return made


def text(preview: Preview, path: str = PAGE) -> str:
    page = preview.page("de", path)
    assert page is not None
    return page.decode()


def test_a_saved_word_is_on_the_page_and_its_readers_are_told(preview: Preview, shared: Path) -> None:
    catalogue = shared / "locales" / "de" / "LC_MESSAGES" / "tzolkin.po"
    assert "Betteln" in text(preview)
    before, told = preview.generation, list[tuple[int, list[str]]]()
    waiting = threading.Thread(target=lambda: told.append(preview.wait(before, 60)))
    waiting.start()
    catalogue.write_text(catalogue.read_text(encoding="utf-8").replace("Betteln", "Schnorren"), encoding="utf-8")
    changed = preview.watch.changed()
    assert changed == {catalogue}
    preview.refresh(changed)
    waiting.join()
    assert told == [(before + 1, [])]
    assert "Schnorren" in text(preview)


def test_a_mistake_is_told_with_file_and_line_and_the_last_good_page_stays(preview: Preview, shared: Path) -> None:
    good = text(preview)
    path = shared / RULE
    right = path.read_text(encoding="utf-8")
    path.write_text(right.replace("kind: normative", "kind: normativ", 1), encoding="utf-8")
    preview.refresh(preview.watch.changed())
    (problem,) = preview.problems
    assert problem.startswith("content/tzolkin/rules/04-begging.yaml:11: rules[begging.option].kind: must be one of")
    assert text(preview) == good
    path.write_text(right, encoding="utf-8")
    preview.refresh(preview.watch.changed())
    assert preview.problems == []


def test_the_page_looked_at_is_made_before_its_reader_is_told(preview: Preview) -> None:
    text(preview)
    preview.refresh({Path("any")})
    assert set(preview._pages) == {("de", PAGE)}


def test_a_folder_for_readers_is_not_touched(preview: Preview, shared: Path) -> None:
    assert {path.name for path in (shared / "out").iterdir()} <= {"live", "site", "site-work"}


@contextmanager
def served(preview: Preview) -> Iterator[str]:
    running = preview_server(preview, 0)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_port}/"
    running.shutdown()
    running.server_close()


def fetch(address: str) -> str:
    with urllib.request.urlopen(address) as answer:  # our own server, on this machine
        return str(answer.read().decode())


def test_the_server_gives_pages_with_news_and_no_worker_that_keeps_them(preview: Preview) -> None:
    with served(preview) as root:
        page = fetch(f"{root}de/{PAGE}.html")
        assert f'<script src="/preview/preview.js" data-generation="{preview.generation}"></script>' in page
        assert json.loads(fetch(f"{root}preview/news?-1")) == {"generation": preview.generation, "problems": []}
        assert "unregister" in fetch(f"{root}offline-worker.js")
        assert ".rb-rule" in fetch(f"{root}static/rulebook.css")
        with pytest.raises(urllib.error.HTTPError):
            fetch(f"{root}de/nothing.html")


def test_translators_find_message_file_line_and_english_of_each_text(shared: Path) -> None:
    preview = Preview(Wanted(("de",)), shared / "marked", lambda line: None, translate=True)
    preview.read()
    page = text(preview)
    messages = json.loads(re.findall(r'<script type="application/json" id="rb-messages">(.*?)</script>', page)[0])
    shown = {message["context"]: message for message in messages.values()}
    rule = shown["rule/begging.option/text"]
    assert rule["english"].startswith("If you have {at_most} [corn]")
    assert re.fullmatch(r"locales/de/LC_MESSAGES/tzolkin\.po:\d+", rule["file"])
    assert rule["source"] == "content/tzolkin/rules/04-begging.yaml:4"
    signs = re.findall(r'data-message="(\d+)"', page)
    assert set(signs) == set(messages)
    assert without_marks(page) == page
    assert "<title>" in page


def test_marks_are_no_part_of_the_words() -> None:
    say = Speaker(marked(load_language("de")))
    words = to_text(say("frame.menu", "Menu"))
    assert words != "Menü"
    assert without_marks(words) == "Menü"


def test_new_gone_and_changed_files_are_noticed_once(tmp_path: Path) -> None:
    one, two = tmp_path / "one.yaml", tmp_path / "two.yaml"
    one.write_text("a", encoding="utf-8")
    watch = Watch([tmp_path])
    two.write_text("b", encoding="utf-8")
    (tmp_path / ".two.yaml.swp").write_text("b", encoding="utf-8")
    one.write_text("longer", encoding="utf-8")
    assert watch.changed() == {one, two}
    two.unlink()
    assert watch.changed() == {two}
    assert watch.changed() == set()


def test_with_port_zero_the_address_that_is_told_is_the_one_that_answers(
    shared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, answered = list[str](), list[bytes]()

    def follow(preview: Preview) -> None:
        (address,) = re.findall(r"http://\S+", "\n".join(told))
        answered.append(urllib.request.urlopen(f"{address}de/{PAGE}.html").read())
        raise KeyboardInterrupt

    monkeypatch.setattr(Preview, "follow", follow)
    serve_preview(["de"], "", "", shared / "port", 0, told.append)
    assert re.search(r"http://127\.0\.0\.1:[1-9]\d*/ ", told[-1])
    assert b'<html lang="de"' in answered[0]


def test_nothing_goes_on_building_when_the_preview_is_killed(tmp_path: Path) -> None:
    """The builder's output is the preview's, which only ends when everybody has ended who could write to it."""
    words = "import sys; from generator.cli import main; sys.exit(main())"
    options = ["site", "--serve", "--port", "0", "--lang", "en", "--out", str(tmp_path / "site")]
    with subprocess.Popen([sys.executable, "-c", words, *options], cwd=ROOT, stdout=subprocess.PIPE) as running:
        deadline = time.monotonic() + 120
        while not (other := builders(tmp_path) - {running.pid}) and time.monotonic() < deadline:
            time.sleep(0.1)
        running.kill()
        assert other
        running.communicate(timeout=20)


def builders(folder: Path) -> set[int]:
    """Who says in a lock of this folder that it builds."""
    signed = (lock.read_text(encoding="utf-8") for lock in folder.rglob(LOCK))
    return {int(found[1]) for text in signed if (found := re.match(r"process (\d+)", text))}
