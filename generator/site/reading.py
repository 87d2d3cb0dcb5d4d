"""Everything that the sites are made from, read once for all languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from engine.loading import ContentError
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
from generator.site.contents import Contents, read_contents, structures_of
from generator.site.making import Source
from generator.site.mkdocs_run import theme_files
from generator.site.progress import read_states, translation_progress
from generator.site.settings import Publication
from generator.site.structure import texts
from generator.site.wanted import Wanted
from generator.wording.language import SOURCE, Language, from_json
from generator.wording.pseudo import PSEUDO, pseudo_language

Read = Callable[[], Contents]


@dataclass(frozen=True)
class Material:
    """`compiled` are the rulebooks as the engine in the browser reads them; of given books there are none."""

    source: Source
    languages: tuple[Language, ...]
    compiled: Mapping[str, bytes]


def read_material(wanted: Wanted, work: Path, read: Read = read_contents) -> Material:
    marks = {code: language_mark(code) for code in dict.fromkeys((*wanted.languages, *available_languages()))}
    known = {code: read_language(code, work, mark) for code, mark in marks.items()}
    spoken = tuple(known[code] for code in wanted.languages)
    tongues = tuple(Tongue(language.code, language.name) for language in spoken)
    of_code, assets = _of_code(work), _assets(work)
    translated = [known[code] for code in available_languages()]
    states = read_states(translated, work / "languages")
    contents = read()
    books = _books(wanted, contents)
    messages = [*of_code, *(message for book in contents.books for message in messages_only(book))]
    source = Source(
        books=books,
        progress=translation_progress(translated, messages, states),
        publication=Publication(tongues, wanted.base_url.rstrip("/"), wanted.report_url),
        marks=marks,
        structures=contents.structures if wanted.books is None else structures_of(books),
        texts={book.id: texts(book) for book in books},
        assets=assets,
    )
    return Material(source, spoken, contents.compiled if wanted.books is None else {})


def _books(wanted: Wanted, contents: Contents) -> tuple[Rulebook, ...]:
    """How far a translation is, is told of all content, also in a site of other books."""
    if wanted.books is not None:
        return wanted.books
    if contents.problems:
        raise ContentError(contents.problems)
    return contents.books


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


def read_language(code: str, work: Path, mark: str) -> Language:
    """A language as it was read before, if its files are the same; to read catalogues takes long."""
    if code == PSEUDO:
        return pseudo_language(read_language(SOURCE, work, language_mark(SOURCE)))
    kept = work / "languages" / f"{code}.json"
    return from_json(recall(kept, mark, lambda: load_language(code).to_json()))


def language_mark(code: str) -> str:
    """Of all that the language is made from."""
    folder = locales_root() / (SOURCE if code == PSEUDO else code)
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return stamp(code, [(path.name, digest_of(path)) for path in files])
