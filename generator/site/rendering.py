"""mkdocs makes pages of Markdown: of some of a language's pages, in the frame of all of them."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import yaml
from markdown import Markdown  # type: ignore[import-untyped]
from mkdocs.commands.build import get_context
from mkdocs.config import load_config
from mkdocs.structure import pages, toc
from mkdocs.structure.files import File, Files, set_exclusions
from mkdocs.structure.nav import get_navigation
from mkdocs.utils.yaml import get_yaml_loader, yaml_load

from generator.building.compiled import compiled_in
from generator.site.html_blocks import put_back, set_aside
from generator.site.mkdocs_run import Complaints, SiteError
from generator.site.places import BASE_SETTINGS, STATIC, THEME

_ID = re.compile(r'\bid="([^"]+)"')
# libyaml reads settings about ten times faster than the reader in pure Python, which mkdocs takes by itself.
_Loader: Any = getattr(yaml, "CLoader", yaml.Loader)


class Page(NamedTuple):
    """A page as mkdocs makes it, with the anchors it has and those it leads to: page, anchor, as written."""

    text: str
    anchors: tuple[str, ...]
    links: tuple[tuple[str, str, str], ...]


class Renderer:
    """The settings, the menu and the theme of one language, ready to make any of its pages."""

    def __init__(self, language: str, settings: Path, compiled: Path) -> None:
        self.language = language
        with Complaints(language):
            self.config = _config(settings)
            self.files = _markdown_files(self.config)
            set_exclusions(self.files, self.config)
            self.nav = get_navigation(self.files, self.config)
        self.env = self.config.theme.get_env()
        self.env.bytecode_cache = compiled_in(compiled)

    def render(self, path: str) -> Page:
        file = self.files.get_file_from_path(f"{path}.md")
        assert file is not None, path
        page = file.page or pages.Page(None, file, self.config)
        with Complaints(self.language):
            page.read_source(self.config)
            self._convert(page)
            text = self._in_frame(page)
        return Page(text, tuple(sorted(page.present_anchor_ids or ())), tuple(_links(page)))

    def _convert(self, page: Any) -> None:
        """As mkdocs' own Page.render does it, which would parse the whole text once more only to find its ids, and take
        every block of HTML apart.
        """
        md = Markdown(extensions=self.config.markdown_extensions, extension_configs=self.config.mdx_configs)
        given = page.file, self.files, self.config
        anchors, paths = pages._ExtractAnchorsTreeprocessor(*given), pages._RelativePathTreeprocessor(*given)
        title = pages._ExtractTitleTreeprocessor()
        for processor in (anchors, paths, title):
            processor._register(md)
        text, blocks = set_aside(page.markdown)
        page.content = put_back(md.convert(text), blocks)
        page.toc = toc.get_toc(getattr(md, "toc_tokens", []))
        page._title_from_render = title.title
        page.present_anchor_ids = anchors.present_anchor_ids | set(_ID.findall(page.markdown))
        page.links_to_anchors = paths.links_to_anchors

    def _in_frame(self, page: Any) -> str:
        page.active = True
        context = get_context(self.nav, self._pages, self.config, page)
        written: str = self.env.get_template("main.html").render(context)
        page.active = False
        return written

    @cached_property
    def _pages(self) -> Any:
        return self.files.documentation_pages()


def load_tools() -> None:
    """All that mkdocs would load with the first page."""
    config = load_config(str(BASE_SETTINGS), docs_dir=str(STATIC), site_dir=str(THEME))
    config.theme.get_env()
    Markdown(extensions=config.markdown_extensions, extension_configs=config.mdx_configs)


def _config(settings: Path) -> Any:
    with settings.open("rb") as file:
        chosen = yaml_load(file, get_yaml_loader(_Loader))
    return load_config(io.BytesIO(b"{}"), config_file_path=str(settings), strict=True, **chosen)


def _markdown_files(config: Any) -> Files:
    """The pages alone; mkdocs would look at each of a language's drawings too, of which there are ten to a page."""
    docs = Path(config.docs_dir)
    found = (path.relative_to(docs).as_posix() for path in sorted(docs.rglob("*.md")))
    return Files([File(path, config.docs_dir, config.site_dir, config.use_directory_urls) for path in found])


def _links(page: Any) -> Iterable[tuple[str, str, str]]:
    for target, anchors in (page.links_to_anchors or {}).items():
        yield from ((target.src_uri.removesuffix(".md"), anchor, written) for anchor, written in anchors.items())


def check_anchors(language: str, pages: Mapping[str, Any]) -> None:
    """Every link to a place on a page leads somewhere; `pages` have `anchors` and `links`."""
    known = {path: frozenset(page.anchors) for path, page in pages.items()}
    lost = [
        f"Doc file '{path}.md' contains a link '{written}', but '{target}.md' has no anchor '#{anchor}'."
        for path, page in pages.items()
        for target, anchor, written in page.links
        if target in known and anchor not in known[target]
    ]
    if lost:
        raise SiteError(language, lost)
