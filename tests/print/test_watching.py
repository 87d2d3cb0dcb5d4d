"""While somebody watches: what changes is set again, a mistake is told at its line, the last good PDF stays."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.share import locales_root
from generator.cli.faults import explained
from generator.print import watching
from generator.print.build import build_prints
from generator.print.typeset import TEMPLATES


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Locales and templates of our own, which may be spoilt."""
    shutil.copytree(locales_root() / "de", tmp_path / "locales" / "de")
    shutil.copytree(locales_root() / "en", tmp_path / "locales" / "en")
    shutil.copytree(TEMPLATES, tmp_path / "templates")
    monkeypatch.setattr("generator.languages.load.locales_root", lambda: tmp_path / "locales")
    monkeypatch.setattr("generator.print.watching.locales_root", lambda: tmp_path / "locales")
    for place in ("typeset", "orders", "watching"):
        monkeypatch.setattr(f"generator.print.{place}.TEMPLATES", tmp_path / "templates")
    return tmp_path


class Watch:
    """Prints the German score sheet, and does what it is given between one round and the next."""

    def __init__(self, folder: Path) -> None:
        self.told: list[str] = []
        self.out = folder / "out"
        self.pdf = self.out / "de" / "tzolkin" / "score-sheet.pdf"

    def run(self, changed: Iterator[list[Path]]) -> None:
        watching.print_again(self._build, self._mistake, self.told.append, changed)

    def _build(self) -> None:
        build_prints(["de"], ["tzolkin"], self.out, self.told.append, modules=(), kinds=["score"])

    def _mistake(self, error: Exception) -> str | None:
        fault = explained(error)
        return fault.message if fault else None


def test_a_changed_message_is_printed_and_a_broken_catalogue_told_at_its_line(folders: Path) -> None:
    watch, catalogue = Watch(folders), folders / "locales" / "de" / "LC_MESSAGES" / "tzolkin.po"
    pdfs: list[bytes] = []

    def edits() -> Iterator[list[Path]]:
        good = catalogue.read_text(encoding="utf-8")
        pdfs.append(watch.pdf.read_bytes())
        for text in (good.replace("Monumente", "Denkmale"), good + "\nmsgid broken\n", good):
            known = watching.watched()
            catalogue.write_text(text, encoding="utf-8")
            assert watching.watched() != known
            yield [catalogue]
            pdfs.append(watch.pdf.read_bytes())

    watch.run(edits())
    first, changed, spoilt, mended = pdfs
    assert first != changed
    assert spoilt == changed
    assert mended == first
    assert any(f"tzolkin.po:{_lines(catalogue) + 2}: " in line for line in watch.told), watch.told


def _lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_a_mistake_in_a_template_is_told_at_its_line(folders: Path) -> None:
    watch, template = Watch(folders), folders / "templates" / "score.typ"
    good = template.read_text(encoding="utf-8")

    def edits() -> Iterator[list[Path]]:
        template.write_text(good + "#unknown-word\n", encoding="utf-8")
        yield [template]
        template.write_text(good, encoding="utf-8")
        yield [template]

    watch.run(edits())
    line = len(good.splitlines()) + 1
    assert any(each.startswith(f"score.typ:{line}: score of tzolkin in de: ") for each in watch.told), watch.told
    assert watch.pdf.is_file()


def test_changes_are_seen_once_they_are_written(folders: Path) -> None:
    seen = watching.changes(pause=0.01)
    terms = folders / "locales" / "de" / "terms.yaml"
    timer = threading.Timer(0.2, lambda: terms.write_text(terms.read_text(encoding="utf-8") + "\n", encoding="utf-8"))
    timer.start()
    assert next(seen) == [terms]
    timer.join()


def test_what_is_no_mistake_of_an_author_ends_the_watch() -> None:
    def build() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        watching.print_again(build, lambda error: None, print, iter(()))
