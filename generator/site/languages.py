"""The sites of several languages, made by several processes: evenly, whichever language has how much to do."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

from generator.building.workers import Pool, workers
from generator.site.edition import Outcome, Pages, build_alone, finish, games_of, render, sort_out
from generator.site.making import Making
from generator.site.writing import Tree, Whole, write_around, write_game

Told = Callable[[str], None]
Makings = Mapping[str, Making]
Done = TypeVar("Done")
# Pages that one process renders before it looks for other work.
CHUNK = 22
AT_ONCE = 3  # languages a core, where little has changed
NEWS = 2.0  # seconds between two lines on how far it is


@dataclass
class _Half:
    """A language on its way: as far as it has come."""

    tree: Tree = field(default_factory=dict)
    whole: Whole | None = None
    wanted: list[str] = field(default_factory=list)
    pages: Pages = field(default_factory=dict)
    seconds: float = 0


def build_languages(makings: Makings, progress: Told, jobs: int) -> list[Outcome]:
    """Where little has changed, each language in one go; where much has, in steps of many parts each."""
    known = [code for code, making in makings.items() if making.was_built]
    small = {each.language: each for each in _told(_in_one_go(makings, known, jobs), progress)}
    large = {code: making for code, making in makings.items() if code not in small}
    outcomes = small | {each.language: each for each in _told(_in_steps(large, progress, jobs), progress)}
    return [outcomes[code] for code in makings]


def _told(outcomes: Iterable[Outcome], progress: Told) -> Iterator[Outcome]:
    for outcome in outcomes:
        if outcome.built:
            progress(f"{outcome.language}: {outcome.pages} pages, {outcome.seconds:.1f} s")
        yield outcome


def _in_one_go(makings: Makings, codes: list[str], jobs: int) -> Iterator[Outcome]:
    """More processes than cores: each waits for the search program for half of its time."""
    with workers(1 if jobs == 1 else min(len(codes), AT_ONCE * jobs), makings) as pool:
        yield from filter(None, pool.run(_if_small, codes))


def _if_small(makings: Makings, code: str) -> Outcome | None:
    return None if makings[code].much_is_stale else build_alone(makings[code])


def _in_steps(makings: Makings, progress: Told, jobs: int) -> Iterator[Outcome]:
    with workers(min(jobs, len(makings) * 2), makings) as pool:
        yield from _step_by_step(pool, makings, progress)


def _step_by_step(pool: Pool, makings: Makings, progress: Told) -> Iterator[Outcome]:
    halves = {code: _Half() for code in makings}
    games = [(code, game) for code, making in makings.items() for game in games_of(making)]
    for code, tree, seconds in _timed(pool.run(_write_game, games), len(games), "texts", progress):
        halves[code].tree |= tree
        halves[code].seconds += seconds
    for code, whole, kept, wanted in pool.run(_write_around, [(code, half.tree) for code, half in halves.items()]):
        halves[code].whole, halves[code].wanted = whole, wanted
        halves[code].pages |= kept
    chunks = list(_chunks(halves))
    for code, pages, seconds in _timed(pool.run(_render, chunks), len(chunks), "pages", progress):
        halves[code].pages |= pages
        halves[code].seconds += seconds
    last = [(code, half.whole, half.pages) for code, half in halves.items()]
    for outcome in pool.run(_finish, last):
        yield replace(outcome, seconds=halves[outcome.language].seconds)


def _timed(done: Iterable[Done], total: int, what: str, progress: Told) -> Iterator[Done]:
    """Tells now and then how much is made and how long the rest may take."""
    began = last = time.perf_counter()
    for count, each in enumerate(done, 1):
        now = time.perf_counter()
        if now - last > NEWS and count < total:
            last, left = now, (now - began) / count * (total - count)
            progress(f"{what}: {100 * count // total} %, about {left:.0f} s left")
        yield each


def _chunks(halves: Mapping[str, _Half]) -> Iterator[tuple[str, Whole | None, list[str]]]:
    for code, half in halves.items():
        starts = range(0, len(half.wanted), CHUNK)
        yield from ((code, half.whole, half.wanted[start : start + CHUNK]) for start in starts)


def _write_game(makings: Makings, task: tuple[str, str]) -> tuple[str, Tree, float]:
    began = time.process_time()
    code, game = task
    return code, write_game(makings[code], game), time.process_time() - began


def _write_around(makings: Makings, task: tuple[str, Tree]) -> tuple[str, Whole, Pages, list[str]]:
    code, tree = task
    whole = write_around(makings[code], tree)
    return code, whole, *sort_out(makings[code], whole)


def _render(makings: Makings, task: tuple[str, Whole | None, list[str]]) -> tuple[str, Pages, float]:
    began = time.process_time()
    code, whole, paths = task
    assert whole is not None
    return code, render(makings[code], whole, paths), time.process_time() - began


def _finish(makings: Makings, task: tuple[str, Whole | None, Pages]) -> Outcome:
    code, whole, pages = task
    assert whole is not None
    return finish(makings[code], whole, pages)
