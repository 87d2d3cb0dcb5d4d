"""Run mkdocs on one language's tree, strictly: a warning is an error, and is told."""

from __future__ import annotations

import logging
import os
import shutil
from pathlib import Path
from typing import Self

from generator.site.places import BASE_SETTINGS, STATIC, THEME

os.environ["NO_MKDOCS_2_WARNING"] = "1"  # the theme's notice about its end of support; we know

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


class Complaints(logging.Handler):
    """Whatever mkdocs complains about inside is an error afterwards."""

    def __init__(self, language: str) -> None:
        super().__init__(logging.WARNING)
        self.language = language
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())

    def __enter__(self) -> Self:
        logging.getLogger("mkdocs").addHandler(self)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        from mkdocs.exceptions import MkDocsException

        logging.getLogger("mkdocs").removeHandler(self)
        if isinstance(error, MkDocsException):
            raise SiteError(self.language, [*self.heard, str(error)]) from error
        if error is None and self.heard:
            raise SiteError(self.language, self.heard)


def run_mkdocs(language: str, settings: Path, site: Path) -> None:
    """The bare builder on the whole tree, as anybody could run it by hand."""
    from mkdocs.commands.build import build
    from mkdocs.config import load_config

    with Complaints(language):
        build(load_config(str(settings), strict=True))
    remove_unused(site)


def theme_files() -> dict[str, bytes]:
    """The style sheets and scripts of the theme that our pages use, by their paths."""
    from mkdocs.config import load_config
    from mkdocs.structure.files import Files

    config = load_config(str(BASE_SETTINGS), docs_dir=str(STATIC), site_dir=str(THEME))
    files = Files([])
    files.add_files_from_theme(config.theme.get_env(), config)
    wanted = (file for file in files if not file.src_uri.startswith(_UNUSED) and not file.src_uri.endswith(".map"))
    return {file.src_uri: Path(file.abs_src_path or "").read_bytes() for file in wanted}


def remove_unused(site: Path) -> None:
    for path in [*(site / name for name in _UNUSED), *site.glob("assets/**/*.map")]:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
