"""The sites of several languages, made by several processes: evenly, whichever language has how much to do."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from generator.building.workers import Job, workers
from generator.site.edition import Manuscripts, Outcome, Pages, build_alone, finish, games_of, render, sort_out
from generator.site.making import Making
from generator.site.writing import Tree, Whole, write_around, write_game

Told = Callable[[str], None]
Makings = Mapping[str, Making]
# Pages that one process renders before it looks for other work.
CHUNK = 22
NEWS = 2.0  # seconds between two lines on how far it is


def build_languages(makings: Makings, progress: Told, jobs: int) -> list[Outcome]:
    """No language waits for another: what one of its steps asks for is done as soon as a core is free."""
    halves = {code: _Half(making) for code, making in makings.items()}
    outcomes: dict[str, Outcome] = {}
    meter = _Meter(sum(half.steps for half in halves.values()), progress)
    waiting = deque(half.begin() for half in halves.values())
    with workers(min(jobs, 2 * len(makings)), makings) as pool:
        for made in pool.run(waiting):
            half = halves[made.language]
            if isinstance(made, Outcome):
                outcomes[made.language] = made
                half.tell(made, progress)
            else:
                waiting.extend(half.take(made))
                meter.go_on(made.steps)
    return [outcomes[code] for code in makings]


class _Much(NamedTuple):
    """More than one process should do alone."""

    language: str
    steps: int = 0


class _Texts(NamedTuple):
    """The pages of one game as Markdown."""

    language: str
    tree: Tree
    seconds: float

    @property
    def steps(self) -> int:
        return len(self.tree)


class _Around(NamedTuple):
    """All pages, of which some are finished, and others have yet to be made of their Markdown."""

    language: str
    whole: Whole
    finished: Pages
    wanted: Manuscripts
    steps: int
    seconds: float


class _Rendered(NamedTuple):
    """Some finished pages."""

    language: str
    pages: Pages
    seconds: float

    @property
    def steps(self) -> int:
        return len(self.pages)


_Made: TypeAlias = _Much | _Texts | _Around | _Rendered


@dataclass
class _Half:
    """A language on its way: as far as it has come."""

    making: Making
    tree: Tree = field(default_factory=dict)
    whole: Whole | None = None
    pages: Pages = field(default_factory=dict)
    unfinished: int = 0  # parts of the step that it is at
    seconds: float = 0  # of all processes together

    @property
    def steps(self) -> int:
        """Each page is written and rendered."""
        return 2 * len(self.making.plan.plans)

    def begin(self) -> Job:
        return Job(_alone, self.making.code)

    def take(self, made: _Made) -> list[Job]:
        """What can be done now that this is done."""
        match made:
            case _Much(code):
                return self._all_of(Job(_write_game, (code, game)) for game in games_of(self.making))
            case _Texts(code, tree, seconds):
                self.tree |= tree
                self.seconds += seconds
                return self._when_all_are(Job(_write_around, (code, self.tree)))
            case _Around(code, whole, pages, wanted, _, seconds):
                self.whole, self.pages = whole, pages
                self.seconds += seconds
                parts = self._all_of(Job(_render, (code, whole.frame, part)) for part in _parts(wanted))
                return parts or [self._last()]
            case _Rendered(_, pages, seconds):
                self.pages |= pages
                self.seconds += seconds
                return self._when_all_are(self._last())

    def _all_of(self, jobs: Iterable[Job]) -> list[Job]:
        found = list(jobs)
        self.unfinished = len(found)
        return found

    def _when_all_are(self, job: Job) -> list[Job]:
        self.unfinished -= 1
        return [] if self.unfinished else [job]

    def _last(self) -> Job:
        return Job(_finish, (self.making.code, self.whole, self.pages))

    def tell(self, outcome: Outcome, progress: Told) -> None:
        if outcome.built:
            progress(f"{outcome.language}: {outcome.pages} pages, {self.seconds:.1f} s")


def _parts(pages: Manuscripts) -> Iterator[Manuscripts]:
    paths = list(pages)
    for start in range(0, len(paths), CHUNK):
        yield {path: pages[path] for path in paths[start : start + CHUNK]}


@dataclass
class _Meter:
    """Tells now and then how much is made and how long the rest may take."""

    total: int
    tell: Told
    done: int = 0
    began: float = field(default_factory=time.perf_counter)
    last: float = field(default_factory=time.perf_counter)

    def go_on(self, steps: int) -> None:
        self.done += steps
        now = time.perf_counter()
        if now - self.last > NEWS and 0 < self.done < self.total:
            self.last, left = now, (now - self.began) / self.done * (self.total - self.done)
            self.tell(f"pages: {100 * self.done // self.total} %, about {left:.0f} s left")


def _alone(makings: Makings, code: str) -> _Around | _Much:
    """Where little has changed, one process does all but the search."""
    began = time.process_time()
    if makings[code].much_is_stale:
        return _Much(code)
    whole, pages = build_alone(makings[code])
    return _Around(code, whole, pages, {}, 2 * len(pages), time.process_time() - began)


def _write_game(makings: Makings, task: tuple[str, str]) -> _Texts:
    began = time.process_time()
    code, game = task
    return _Texts(code, write_game(makings[code], game), time.process_time() - began)


def _write_around(makings: Makings, task: tuple[str, Tree]) -> _Around:
    began = time.process_time()
    code, tree = task
    whole = write_around(makings[code], tree)
    kept, wanted = sort_out(makings[code], whole)
    return _Around(code, whole, kept, wanted, len(kept), time.process_time() - began)


def _render(makings: Makings, task: tuple[str, str, Manuscripts]) -> _Rendered:
    began = time.process_time()
    code, frame, pages = task
    return _Rendered(code, render(makings[code], frame, pages), time.process_time() - began)


def _finish(makings: Makings, task: tuple[str, Whole, Pages]) -> Outcome:
    code, whole, pages = task
    return finish(makings[code], whole, pages)
