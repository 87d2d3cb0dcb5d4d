"""How long typesetting alone takes: on one core, in CPU time, in a process that has set nothing before; the median of
some times, because the same work takes half as long again where others work on the same machine.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from multiprocessing import get_context
from typing import Any, TypedDict

# What Typst is allowed: a second core would hide what the first one does not get done.
ONE_CORE = {"RAYON_NUM_THREADS": "1"}
TIMES = 3


class Setting(TypedDict):
    seconds: float
    pages: int


def typesetting_seconds(languages: Sequence[str], games: Sequence[str]) -> dict[str, float]:
    """Of each kind of document, of the game and in the language in which it takes longest; and of a rulebook's page."""
    from engine.loading import load_rulebook
    from generator.print.offers import OFFERS, editions

    seconds: dict[str, float] = {}
    for kind in OFFERS:
        offering = [game for game in games if editions(kind, load_rulebook(game))]
        settings = [_in_a_fresh_process(kind, code, game) for game in offering for code in languages]
        seconds[f"typeset_{kind}_s"] = round(max(each["seconds"] for each in settings), 2)
        if kind == "rulebook":
            seconds["typeset_page_ms"] = round(max(1000 * each["seconds"] / each["pages"] for each in settings), 1)
    return seconds


def _in_a_fresh_process(kind: str, language: str, game: str) -> Setting:
    command = [sys.executable, "-m", "generator.measuring.typesetting", kind, language, game]
    done = subprocess.run(command, env=os.environ | ONE_CORE, capture_output=True, check=True, text=True)
    measured: Setting = json.loads(done.stdout)
    return measured


def measure(kind: str, language: str, game: str) -> Setting:
    """With as few modules as it can be printed with. Gathering is not counted, nor is loading the typesetter."""
    from engine.loading import load_rulebook
    from generator.book.book import open_book
    from generator.languages.load import load_language
    from generator.print.kinds import GATHER
    from generator.print.offers import editions
    from generator.print.plain import to_plain

    book = load_rulebook(game)
    document = to_plain(GATHER[kind](open_book(load_language(language), book), editions(kind, book)[0]))
    # A typesetter remembers what it has set, so each time a process sets it for the first time; it begins afresh, for a
    # copy of one that has set something would lack the typesetter's threads.
    with get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        settings = pool.map(_set, [document] * TIMES, chunksize=1)
    return sorted(settings, key=lambda each: each["seconds"])[TIMES // 2]


def _set(document: dict[str, Any]) -> Setting:
    from generator.print.typeset import fit, typeset_plain

    began = time.process_time()
    typeset_plain(document)
    return {"seconds": time.process_time() - began, "pages": fit(document)["pages"]}


if __name__ == "__main__":
    print(json.dumps(measure(*sys.argv[1:])))
