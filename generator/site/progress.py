"""How far each language is, as the site tells it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from functools import partial
from pathlib import Path

from engine.share import locales_root
from generator.building.files import digest_of
from generator.building.memo import recall
from generator.building.stamp import stamp
from generator.languages.entry import Entry
from generator.languages.load import catalogue_files
from generator.languages.po_file import BrokenCatalogue
from generator.messages.catalogue import read_entries
from generator.messages.collect import collect
from generator.messages.message import Message
from generator.pages.gather_home import Progress
from generator.wording.language import Language

TRANSLATED, FUZZY = "translated", "fuzzy"


#: Of each entry of a language's catalogues: domain, context, English, and whether it is translated.
States = list[list[str]]


def translation_progress(
    languages: Sequence[Language],
    messages: Sequence[Message] | None = None,
    states: Mapping[str, States] | None = None,
) -> tuple[Progress, ...]:
    """One line for each language that is translated from the source.

    `messages`: all there are, where known. `states`: what the catalogues hold, where that has been read.
    """
    wanted = {(each.domain, each.context, each.english) for each in (collect()[0] if messages is None else messages)}
    known = read_states(languages) if states is None else states
    return tuple(_progress(language, wanted, known[language.code]) for language in languages if not language.is_source)


def _progress(language: Language, wanted: Set[tuple[str, str, str]], states: States) -> Progress:
    known = [state for *message, state in states if tuple(message) in wanted]
    return Progress(language.code, language.name, len(wanted), known.count(TRANSLATED), known.count(FUZZY))


def read_states(languages: Iterable[Language], kept: Path | None = None) -> dict[str, States]:
    """`kept`: where to keep what catalogues hold, for the next time."""
    return {language.code: _states(language.code, kept) for language in languages if not language.is_source}


def _states(code: str, kept: Path | None) -> States:
    files = catalogue_files(locales_root() / code)
    if kept is None:
        return [state for path in files for state in _of_catalogue(path)]
    return [state for path in files for state in _kept_states(path, kept / f"{code}-{path.stem}.json")]


def _kept_states(path: Path, kept: Path) -> States:
    states: States = recall(kept, stamp(digest_of(path)), partial(_of_catalogue, path))
    return states


def _of_catalogue(path: Path) -> States:
    """A catalogue that cannot be read has nothing to count; `rulebook check` says why."""
    try:
        entries = read_entries(path)
    except BrokenCatalogue:
        return []
    return [[path.stem, entry.context, entry.english, _state(entry)] for entry in entries]


def _state(entry: Entry) -> str:
    if entry.is_translated:
        return TRANSLATED
    return FUZZY if entry.translation and entry.fuzzy else ""
