"""The whole check: content, what binds it, every case, every language. Problems are collected, not told."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from engine.loading import read_content
from engine.share import content_root, locales_root
from generator.building.ahead import begun, unsearched
from generator.checking.report import Report

__all__ = ["Report", "check"]

Told = Callable[[str], None]


def check(
    content: Path | None = None,
    locales: Path | None = None,
    told: Told = lambda line: None,
    jobs: int = os.cpu_count() or 1,
) -> Report:
    """Check the content and the languages that lie in these folders, or those of this installation."""
    content, locales = content or content_root(), locales or locales_root()
    told("content: shape, references, cases")
    with begun(partial(read_content, content, anew=True), alone=jobs == 1) as reading, unsearched(jobs > 1):
        # Loaded while content is read: whatever plays, tells, draws and translates is most of all modules.
        from generator.checking.gathering import gather

        gathered = gather(content, locales, reading)
    told("languages: messages, terms, spelling")
    return gathered.look(jobs)
