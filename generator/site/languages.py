"""The sites of several languages, made by several processes: evenly, whichever language has how much to do."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import replace

from generator.building.workers import Pool
from generator.site.edition import Outcome, Pages, build_alone, finish, games_of, render, sort_out
from generator.site.making import Making
from generator.site.writing import Tree, Whole, write_around, write_game

Told = Callable[[str], None]
Makings = Mapping[str, Making]
# Pages that one process renders before it looks for other work.
CHUNK = 22


def build_languages(pool: Pool, makings: Makings, progress: Told) -> list[Outcome]:
    """Where little has changed, each language in one go; where much has, in three steps of many parts each."""
    looked = dict(_told(pool.run(_look, list(makings)), progress))
    large = {code: making for code, making in makings.items() if looked[code] is None}
    outcomes = {code: outcome for code, outcome in looked.items() if outcome}
    outcomes |= _in_steps(pool, large, progress)
    return [outcomes[code] for code in makings]


def _told(done, progress):  # type: ignore[no-untyped-def]
    for code, outcome in done:
        if outcome and outcome.built:
            progress(f"{code}: {outcome.pages} pages, {outcome.seconds:.1f} s")
        yield code, outcome


def _look(makings: Makings, code: str) -> tuple[str, Outcome | None]:
    making = makings[code]
    return code, None if making.much_is_stale else build_alone(making)


def _in_steps(pool: Pool, makings: Makings, progress: Told) -> dict[str, Outcome]:
    if not makings:
        return {}
    trees: dict[str, Tree] = {code: {} for code in makings}
    seconds = dict.fromkeys(makings, 0.0)
    games = [(code, game) for code, making in makings.items() for game in games_of(making)]
    for code, pages, spent in pool.run(_write_game, games):
        trees[code] |= pages
        seconds[code] += spent
    ready = {code: (whole, kept, wanted) for code, whole, kept, wanted in pool.run(_write_around, list(trees.items()))}
    pages = {code: dict(kept) for code, (_, kept, _) in ready.items()}
    chunks = [
        (code, whole, wanted[start : start + CHUNK])
        for code, (whole, _, wanted) in ready.items()
        for start in range(0, len(wanted), CHUNK)
    ]
    for code, rendered, spent in pool.run(_render, chunks):
        pages[code] |= rendered
        seconds[code] += spent
    last = [(code, ready[code][0], pages[code]) for code in makings]
    done = ((outcome.language, replace(outcome, seconds=seconds[outcome.language])) for outcome in pool.run(_finish, last))
    return dict(_told(done, progress))


def _write_game(makings: Makings, task: tuple[str, str]) -> tuple[str, Tree, float]:
    began = time.process_time()
    code, game = task
    return code, write_game(makings[code], game), time.process_time() - began


def _write_around(makings: Makings, task: tuple[str, Tree]) -> tuple[str, Whole, Pages, list[str]]:
    code, tree = task
    whole = write_around(makings[code], tree)
    return code, whole, *sort_out(makings[code], whole)


def _render(makings: Makings, task: tuple[str, Whole, list[str]]) -> tuple[str, Pages, float]:
    began = time.process_time()
    code, whole, paths = task
    return code, render(makings[code], whole, paths), time.process_time() - began


def _finish(makings: Makings, task: tuple[str, Whole, Pages]) -> Outcome:
    code, whole, pages = task
    return finish(makings[code], whole, pages)
