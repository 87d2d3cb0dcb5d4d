"""Run mkdocs on one language's tree, strictly: a warning is an error, and is told."""

from __future__ import annotations

import logging
import os
import shutil
from pathlib import Path

# Parts of the theme that no page of ours asks for, or that would differ from build to build.
_UNUSED = ("404.html", "sitemap.xml", "sitemap.xml.gz", "assets/javascripts/lunr", "assets/javascripts/workers")


class SiteError(RuntimeError):
    """A site that could not be built, with what mkdocs said."""

    def __init__(self, language: str, complaints: list[str]) -> None:
        super().__init__(f"{language}: " + "; ".join(complaints))
        self.language = language
        self.complaints = complaints

    def __reduce__(self) -> tuple[type[SiteError], tuple[str, list[str]]]:
        return SiteError, (self.language, self.complaints)


class _Complaints(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


def run_mkdocs(language: str, settings: Path, site: Path) -> None:
    os.environ["NO_MKDOCS_2_WARNING"] = "1"  # the theme's notice about its end of support; we know
    from mkdocs.commands.build import build
    from mkdocs.config import load_config
    from mkdocs.exceptions import MkDocsException

    complaints = _Complaints()
    logger = logging.getLogger("mkdocs")
    logger.addHandler(complaints)
    try:
        build(load_config(str(settings), strict=True))
    except MkDocsException as error:
        raise SiteError(language, [*complaints.heard, str(error)]) from error
    finally:
        logger.removeHandler(complaints)
    remove_unused(site)


def remove_unused(site: Path) -> None:
    for path in [*(site / name for name in _UNUSED), *site.glob("assets/**/*.map")]:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
