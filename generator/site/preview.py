"""A site that follows its files: whatever is saved is on the open page a moment later.

Pages are made when they are looked at. The whole site with search and prints is built after that, by a process of its
own, into a folder of its own; a folder that is meant for readers is never touched.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path

from engine.loading import ContentError
from engine.share import written_roots
from generator.building.lock import work_for
from generator.languages.load import LanguageError
from generator.messages.code import code_messages
from generator.messages.content import content_messages
from generator.messages.message import Message
from generator.pages.model import Head
from generator.site.build import build_sites, work_folder
from generator.site.bundles import EARLY, early_script, joined_scripts, joined_styles
from generator.site.contents import read_books
from generator.site.goods_styles import goods_styles
from generator.site.known import read_known
from generator.site.live import LiveLanguage
from generator.site.making import Source
from generator.site.marking import MarkedLanguage, marked, places_of, with_signs
from generator.site.places import STATIC, THEME
from generator.site.reading import read_material
from generator.site.root_pages import entry, write_root_pages
from generator.site.wanted import Wanted
from generator.site.watching import Watch
from generator.wording.language import Language

Told = Callable[[str], None]
TEMPLATES = STATIC.parent / "templates"
PAUSE = 0.2  # seconds between two looks at the files
QUIET = 2.0  # seconds without a change before the whole site is built


class Preview:
    """What the server asks for pages, and what the watcher tells of changes. One thread at a time makes anything."""

    def __init__(self, wanted: Wanted, root: Path, told: Told, translate: bool = False) -> None:
        self.wanted, self.root, self.told, self.translate = wanted, root, told, translate
        self.site = root / "site"
        self.problems: list[str] = []
        self.generation = 0
        self.looked_at: tuple[str, str] | None = None
        self.languages: dict[str, LiveLanguage] = {}
        self._pages: dict[tuple[str, str], bytes] = {}
        self._making = threading.RLock()
        self._news = threading.Condition()
        self._builder: BaseProcess | None = None
        self.watch = Watch((*written_roots(), TEMPLATES, THEME, STATIC))

    def read(self) -> None:
        """Everything, as the files are now; what was made before is out of date."""
        material = read_material(self.wanted, work_folder(self.site), read_books)
        spoken = ((language.code, language) for language in material.languages)
        self.languages = {code: self._live(material.source, language) for code, language in spoken}
        self._pages.clear()

    def _live(self, source: Source, language: Language) -> LiveLanguage:
        """Titles of other pages may be those of before, until somebody looks at them or the whole is built."""
        old = self.languages.get(language.code)
        heads = old.heads if old else self._known_heads(language.code)
        chosen = marked(language) if self.translate else language
        live = LiveLanguage(source, chosen, self.root / "live" / language.code)
        live.heads.update({path: head for path, head in heads.items() if path in live.plan.plans})
        return live

    def _known_heads(self, code: str) -> dict[str, Head]:
        known = read_known(work_folder(self.site) / code)
        return {path: written.head for texts in known.texts.values() for path, written in texts.written.items()}

    def page(self, code: str, path: str) -> bytes | None:
        """A page in the language; None where there is no such page."""
        with self._making:
            if code not in self.languages or not self.languages[code].has(path):
                return None
            self.looked_at = code, path
            return self._made(code, path)

    def _made(self, code: str, path: str) -> bytes:
        if (code, path) not in self._pages:
            live = self.languages[code]
            text = live.page(path)
            if isinstance(live.language, MarkedLanguage):
                text = with_signs(text, live.language, places_of(live.language, self._messages(live.source)))
            self._pages[code, path] = text.encode()
        return self._pages[code, path]

    def _messages(self, source: Source) -> list[Message]:
        return [*code_messages()[0], *(each for book in source.books for each in content_messages(book))]

    def file(self, path: str) -> bytes | None:
        """What pages need before the whole site has been built once."""
        books = next(iter(self.languages.values())).source.books
        if path == "static/rulebook.css":
            return (joined_styles() + goods_styles(books)).encode()
        if path == "static/rulebook.js":
            return joined_scripts().encode() if not (self.site / path).is_file() else None
        if path.removeprefix("static/") in {f"{name}.js" for name in EARLY}:
            return early_script(Path(path).stem).encode()
        code, _, name = path.partition("/")
        return self.languages[code].source.assets.get(name) if code in self.languages else None

    def wait(self, since: int, seconds: float) -> tuple[int, list[str]]:
        """News for an open page: the number of the newest state, and what is wrong with the files."""
        with self._news:
            self._news.wait_for(lambda: self.generation != since, seconds)
            return self.generation, self.problems

    def follow(self) -> None:
        """Look at the files, again and again."""
        quiet_since = time.monotonic() - QUIET
        is_built = False
        while True:
            if changed := self.watch.changed():
                self._stop_builder()
                self.refresh(changed)
                quiet_since, is_built = time.monotonic(), False
            elif not is_built and not self.problems and time.monotonic() - quiet_since > QUIET:
                self._start_builder()
                is_built = True
            time.sleep(PAUSE)

    def refresh(self, changed: set[Path]) -> None:
        """The page that is looked at is made first; only then its reader is told."""
        began = time.perf_counter()
        with self._making:
            problems = self._try()
        for line in problems:
            self.told(line)
        if not problems:
            names = ", ".join(sorted(path.name for path in changed)[:3])
            self.told(f"{names}: on the page after {time.perf_counter() - began:.1f} s")
        with self._news:
            self.problems = problems
            self.generation += 1
            self._news.notify_all()

    def _try(self) -> list[str]:
        """What is wrong; then the last good pages stay."""
        old, pages = self.languages, dict(self._pages)
        try:
            self.read()
            if self.looked_at:
                self._made(*self.looked_at)
        except Exception as error:  # whatever is wrong with a file, the preview goes on
            self.languages, self._pages = old, pages
            return told_of(error)
        return []

    def _start_builder(self) -> None:
        wanted = self.wanted
        work = partial(_build_quietly, os.getpid(), wanted.languages, self.site, wanted.base_url, wanted.report_url)
        self._builder = get_context("spawn").Process(target=work, daemon=False)
        self._builder.start()

    def _stop_builder(self) -> None:
        """It can be stopped at any moment: what it leaves is whole."""
        if self._builder and self._builder.is_alive():
            self._builder.terminate()
            self._builder.join()

    def close(self) -> None:
        self._stop_builder()


def _build_quietly(parent: int, languages: tuple[str, ...], out: Path, base_url: str, report_url: str) -> None:
    """With less haste than whoever makes the page that is looked at, and never longer than the preview lives."""
    work_for(parent)
    os.nice(10)
    build_sites(languages, out, base_url, report_url=report_url)


def told_of(error: Exception) -> list[str]:
    """Line by line, each with its file and line where they are known."""
    if isinstance(error, ContentError | LanguageError):
        return [str(problem) for problem in error.problems]
    return [f"{type(error).__name__}: {error}"]


def write_first_page(preview: Preview) -> None:
    """The chooser at the root stands before anything else is built."""
    preview.site.mkdir(parents=True, exist_ok=True)
    live = list(preview.languages.values())
    plain = [replace(each.language.undecorated) for each in live]
    write_root_pages(preview.site, [entry(language, live[0].source.books) for language in plain])
