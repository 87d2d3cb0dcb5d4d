"""Building again: whatever happened before, the folder holds byte for byte what a build from scratch gives."""

from __future__ import annotations

import errno
import os
import random
import shutil
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from engine import share
from engine.model.rulebook import Rulebook
from generator.building.lock import LOCK, alone_in
from generator.site import build
from generator.site.build import build_sites, work_folder
from generator.site.stage import Stage
from tests.site.sample import sample_book
from tests.site.test_build import digests, quiet

LANGUAGES = ("en", "de")
ROOT = Path(__file__).parents[2]
STEPS = 6
# A build from scratch after every second change; after every change, and many more of them, with `make fuzz`.
HISTORIES = [(1, 2), *(pytest.param(seed, 1, marks=pytest.mark.fuzz) for seed in range(2, 9))]


@pytest.fixture
def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Content and locales of one's own to change, with two languages only."""
    for name in ("content", "schemas"):
        shutil.copytree(ROOT / name, tmp_path / name)
    for code in LANGUAGES:
        shutil.copytree(ROOT / "locales" / code, tmp_path / "locales" / code)
    monkeypatch.setattr(share, "_PACKAGE", tmp_path / "engine")
    return tmp_path


@dataclass
class Author:
    """Somebody who changes now this, now that."""

    root: Path
    draw: random.Random
    book: Rulebook
    base_url: str = ""

    def change(self, out: Path) -> str:
        ways: list[Callable[[Path], None]] = [
            self.reword_rule,
            self.retitle_chapter,
            self.redefine_term,
            self.translate,
            self.inflect,
            self.take_rule_away,
            self.move,
            self.damage_page,
            self.damage_memory,
            self.leave_something,
        ]
        way = self.draw.choice(ways)
        way(out)
        return way.__name__

    def _word(self) -> str:
        return self.draw.choice(["always", "never", "sometimes", "<b>", "twice"])

    def reword_rule(self, out: Path) -> None:
        self._rules(lambda rule: replace(rule, text=f"{rule.text} And {self._word()}."))

    def _rules(self, change: Callable[..., object]) -> None:
        number = self.draw.randrange(len(self.book.chapters))
        chapters = list(self.book.chapters)
        chapters[number] = replace(chapters[number], rules=tuple(map(change, chapters[number].rules)))  # type: ignore[arg-type]
        self.book = replace(self.book, chapters=tuple(chapters))

    def retitle_chapter(self, out: Path) -> None:
        first, *others = self.book.chapters
        self.book = replace(self.book, chapters=(replace(first, title=f"Set-up, {self._word()}"), *others))

    def redefine_term(self, out: Path) -> None:
        first, *others = self.book.terms
        self.book = replace(self.book, terms=(replace(first, definition=f"Food, {self._word()}."), *others))

    def translate(self, out: Path) -> None:
        path = self.root / "locales" / "de" / "LC_MESSAGES" / "rulebook.po"
        text = path.read_text(encoding="utf-8")
        place = self.draw.choice([each for each in range(len(text)) if text.startswith('msgstr "', each)][20:])
        path.write_text(f'{text[:place]}msgstr "{self.draw.randrange(99)} {text[place + 8 :]}', encoding="utf-8")

    def inflect(self, out: Path) -> None:
        path = self.root / "locales" / "de" / "terms.yaml"
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("term: Mais", f"term: Mais{self.draw.randrange(9)}"), encoding="utf-8")

    def take_rule_away(self, out: Path) -> None:
        self.book = replace(self.book, lessons=self.book.lessons[: self.draw.randrange(2) + 1])

    def move(self, out: Path) -> None:
        self.base_url = self.draw.choice(["", "https://example.org"])

    def damage_page(self, out: Path) -> None:
        victim = self.draw.choice(sorted(path for path in out.rglob("*") if path.is_file()))
        victim.write_bytes(victim.read_bytes()[:100])

    def damage_memory(self, out: Path) -> None:
        kept = sorted(work_folder(out).rglob("*.json")) + sorted(work_folder(out).rglob("*.md"))
        self.draw.choice(kept).write_text("{", encoding="utf-8")

    def leave_something(self, out: Path) -> None:
        (out / "en" / "stray.html").write_text("old", encoding="utf-8")


@pytest.fixture(autouse=True)
def _without_print(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "put_in_prints", lambda *given: None)


@pytest.mark.parametrize(("seed", "every"), HISTORIES)
def test_whatever_is_changed_the_site_is_that_of_a_build_from_scratch(shared: Path, seed: int, every: int) -> None:
    author = Author(shared, random.Random(seed), sample_book())
    out = shared / "often" / "out"
    done = []
    build_sites(LANGUAGES, out, progress=quiet, jobs=1, books=[author.book])
    for step in range(1, STEPS + 1):
        done.append(author.change(out))
        build_sites(LANGUAGES, out, author.base_url, quiet, 1, books=[author.book])
        if step % every == 0:
            once = shared / f"once-{step}" / "out"
            build_sites(LANGUAGES, once, author.base_url, quiet, 1, books=[author.book])
            assert digests(out) == digests(once), done


def test_a_changed_word_makes_only_its_pages_anew(shared: Path) -> None:
    out, book = shared / "out", sample_book()
    build_sites(LANGUAGES, out, progress=quiet, jobs=1, books=[book])
    before = {path: path.stat().st_mtime_ns for path in (out / "de").rglob("*.html")}
    first, placing = book.chapters
    cost, begin = placing.rules
    book = replace(book, chapters=(first, replace(placing, rules=(cost, replace(begin, text="Agree on somebody.")))))
    build_sites(LANGUAGES, out, progress=quiet, jobs=1, books=[book])
    made = {path.relative_to(out).as_posix() for path, changed in before.items() if path.stat().st_mtime_ns != changed}
    assert made == {"de/tzolkin/rules/placing.html", "de/tzolkin/learn.html"}


def test_on_a_full_disk_the_old_site_stays_and_the_next_build_is_whole(
    shared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, book = shared / "out", sample_book()
    build_sites(["en"], out, progress=quiet, jobs=1, books=[book])
    old = digests(out)
    longer = replace(book, terms=book.terms[:2])
    room = iter(range(5))
    write = Stage.write

    def full(stage: Stage, path: str, content: bytes) -> str:
        if next(room, None) is None:
            (stage.folder / path).parent.mkdir(parents=True, exist_ok=True)
            (stage.folder / path).write_bytes(content[:7])
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(stage, path, content)

    with monkeypatch.context() as patch:
        patch.setattr(Stage, "write", full)
        with pytest.raises(OSError, match="No space left"):
            build_sites(["en"], out, progress=quiet, jobs=1, books=[longer])
    assert digests(out) == old
    assert not list(work_folder(out).glob("next-*"))
    build_sites(["en"], out, progress=quiet, jobs=1, books=[longer])
    build_sites(["en"], shared / "once", progress=quiet, jobs=1, books=[longer])
    assert digests(out) == digests(shared / "once")


def test_a_second_builder_is_told_who_is_there_and_waits(shared: Path) -> None:
    out, told = shared / "out", list[str]()
    with alone_in(work_folder(out), quiet):
        assert f"process {os.getpid()}" in (work_folder(out) / LOCK).read_text(encoding="utf-8")
        second = threading.Thread(
            target=lambda: build_sites(["en"], out, progress=told.append, jobs=1, books=[sample_book()])
        )
        second.start()
        _until(lambda: bool(told))
        assert told[0].startswith(f"waiting for another build of the same folder: process {os.getpid()} (")
        assert not out.exists()
    second.join()
    assert (out / "en" / "index.html").is_file()


def _until(true: Callable[[], bool]) -> None:
    for _ in range(600):
        if true():
            return
        time.sleep(0.05)
    pytest.fail("it never came")
