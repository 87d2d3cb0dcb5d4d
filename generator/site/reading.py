"""Everything that the sites are made from, read once for all languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.loading import ContentError, read_content
from engine.model.rulebook import Rulebook
from engine.share import locales_root
from generator.building.files import digest_of
from generator.building.memo import recall
from generator.building.stamp import stamp
from generator.languages.load import available_languages, load_language
from generator.messages.code import code_messages
from generator.messages.content import messages_only
from generator.messages.message import Message
from generator.pages.model import Tongue
from generator.site.making import Source
from generator.site.mkdocs_run import theme_files
from generator.site.progress import translation_progress
from generator.site.settings import Publication
from generator.site.structure import structure, texts
from generator.site.wanted import Wanted
from generator.wording.language import SOURCE, Language, from_json
from generator.wording.pseudo import PSEUDO, pseudo_language

if TYPE_CHECKING:
    from engine.loading.content import Content

Plain = Mapping[str, Mapping[str, Any]]
Read = Callable[[], "Content"]


@dataclass(frozen=True)
class Material:
    """`plain` are the rulebooks as the engine in the browser reads them; of given books there are none."""

    source: Source
    languages: tuple[Language, ...]
    plain: Plain


def read_material(wanted: Wanted, work: Path, to_compare: bool = True, read: Read = read_content) -> Material:
    """`to_compare`: also what tells changed pages from unchanged ones, which takes a moment. `read` gives content."""
    known = {code: read_language(code, work) for code in dict.fromkeys((*wanted.languages, *available_languages()))}
    spoken = tuple(known[code] for code in wanted.languages)
    tongues = tuple(Tongue(language.code, language.name) for language in spoken)
    of_code, assets = _of_code(work), _assets(work)
    content = read()
    books, plain = _books(wanted, content)
    messages = [*of_code, *(message for book in content.built.values() for message in messages_only(book))]
    source = Source(
        books=books,
        progress=translation_progress([known[code] for code in available_languages()], messages, work / "languages"),
        publication=Publication(tongues, wanted.base_url.rstrip("/"), wanted.report_url),
        structures={book.id: stamp(structure(book)) for book in books if to_compare},
        texts={book.id: texts(book) for book in books if to_compare},
        assets=assets,
    )
    return Material(source, spoken, plain)


def _books(wanted: Wanted, content: Content) -> tuple[tuple[Rulebook, ...], Plain]:
    """How far a translation is, is told of all content, also in a site of other books."""
    if wanted.books is not None:
        return wanted.books, {}
    if content.problems:
        raise ContentError(content.problems)
    return tuple(content.built.values()), content.rulebooks


def _of_code(work: Path) -> list[Message]:
    """The texts of the code change only with the code."""
    found = recall(work / "code-messages.json", stamp("messages"), lambda: code_messages()[0])
    return [Message(*each) for each in found]


def _assets(work: Path) -> dict[str, bytes]:
    """The files of the theme, which has thousands of others to look through."""
    found = recall(work / "theme.json", stamp("theme"), _theme)
    return {name: bytes.fromhex(content) for name, content in found.items()}


def _theme() -> dict[str, str]:
    return {name: content.hex() for name, content in theme_files().items()}


def read_language(code: str, work: Path) -> Language:
    """A language as it was read before, if its files are the same; to read catalogues takes long."""
    if code == PSEUDO:
        return pseudo_language(read_language(SOURCE, work))
    files = sorted(path for path in (locales_root() / code).rglob("*") if path.is_file())
    mark = stamp(code, [(path.name, digest_of(path)) for path in files])
    return from_json(recall(work / "languages" / f"{code}.json", mark, lambda: load_language(code).to_json()))
