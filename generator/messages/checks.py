"""What is wrong with a language: gaps in its catalogues, and texts that do not say what the English says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from engine.model.rulebook import Rulebook
from engine.model.text import Inline, TextError, counted_words, parameters, parse, targets
from engine.problems import Problem
from engine.share import locales_root
from generator.languages.entry import Entry
from generator.languages.load import LanguageError, catalogue_files, load_language
from generator.messages.catalogue import catalogue_path, read_entries
from generator.messages.linked_terms import wrong_term_links
from generator.messages.message import Message
from generator.messages.needed_forms import missing_forms, unknown_forms
from generator.messages.needed_terms import missing_terms
from generator.messages.own import own_messages
from generator.messages.spelling import misspellings
from generator.messages.term_spelling import misspelt_terms
from generator.messages.typography import unlike, untidy
from generator.wording.language import OWN, Language

NUMBERED = "source/"  # printed texts and programs have numbers in their names
UPDATE = "run `rulebook messages update`"


def check_language(
    code: str, messages: Iterable[Message], root: Path | None = None, books: Iterable[Rulebook] = ()
) -> list[Problem]:
    """All problems of a language, of its terms and its catalogues. For English, the texts themselves are checked."""
    root = root or locales_root()
    try:
        return check_loaded(load_language(code, root, anew=True), messages, root, books)
    except LanguageError as error:
        return error.problems


def check_loaded(
    language: Language, messages: Iterable[Message], root: Path, books: Iterable[Rulebook]
) -> list[Problem]:
    """The same, where its terms and catalogues could be read."""
    messages, books = list(messages), list(books)
    problems = [*misspelt_terms(language, root), *missing_terms(language, books, root)]
    problems += missing_forms(language, books, root)
    if language.is_source:
        wrong = ((message, words) for message in messages for words in wrong_source(message, language))
        return problems + [Problem(m.where, m.line, m.context, words) for m, words in wrong]
    messages += own_messages(read_entries(catalogue_path(root, language.code, OWN)), messages, books)
    domains = _domains(root / language.code, messages)
    return problems + [problem for domain in domains for problem in _check(domain, language, messages, root)]


def _domains(folder: Path, messages: list[Message]) -> list[str]:
    return sorted({message.domain for message in messages} | {path.stem for path in catalogue_files(folder)})


def _check(domain: str, language: Language, messages: list[Message], root: Path) -> Iterator[Problem]:
    path = catalogue_path(root, language.code, domain)
    wanted = [message for message in messages if message.domain == domain]
    entries = read_entries(path)
    yield from (_at(path, entry, words) for entry, words in _gaps(entries, wanted))
    current = {(message.context, message.english) for message in wanted}
    for entry in entries:
        if entry.is_translated and (entry.context, entry.english) in current:
            yield from (_at(path, entry, words) for words in wrong_translation(entry, domain, language))


def _at(path: Path, entry: Entry, words: str) -> Problem:
    return Problem(str(path), entry.line or 1, entry.context, words)


def _gaps(entries: list[Entry], wanted: list[Message]) -> Iterator[tuple[Entry, str]]:
    """Missing, fuzzy and stale entries; those of a book that is not translated yet are counted elsewhere."""
    known = {(entry.context, entry.english): entry for entry in entries}
    for message in wanted:
        entry = known.pop((message.context, message.english), None)
        gap = _gap(entry)
        if gap and not message.draft:
            yield entry or Entry(message.context, message.english), gap
    drafts = {message.context: message.draft for message in wanted}
    for entry in known.values():
        if not drafts.get(entry.context):
            reason = "the English has changed" if entry.context in drafts else "no longer used"
            yield entry, f"stale: {reason}; {UPDATE}"


def _gap(entry: Entry | None) -> str:
    """Why the entry cannot be shown, if it cannot."""
    if entry is None:
        return f"missing: {UPDATE}"
    if not entry.translation:
        return f"not translated: {entry.english}"
    return f"fuzzy: translate anew, or confirm with `rulebook messages keep {entry.context}`" if entry.fuzzy else ""


def wrong_source(message: Message, language: Language) -> Iterator[str]:
    try:
        inline = parse(message.english)
    except TextError as error:
        yield str(error)
        return
    yield from untidy(message.english, language)
    yield from _wrong_text(inline, message.context, message.domain, language)


def wrong_translation(entry: Entry, domain: str, language: Language) -> Iterator[str]:
    try:
        english, inline = parse(entry.english), parse(entry.translation)
    except TextError as error:
        yield str(error)
        return
    yield from _differences("parameter", parameters(english), parameters(inline))
    if domain != OWN:  # the English of a tile is made without links; the translation may have them
        yield from _differences("link", map(":".join, targets(english)), map(":".join, targets(inline)))
    yield from untidy(entry.translation, language)
    yield from unlike(entry.english, entry.translation)
    yield from _wrong_text(inline, entry.context, domain, language)


def _differences(what: str, english: Iterable[str], translated: Iterable[str]) -> Iterator[str]:
    expected, given = set(english), set(translated)
    yield from (f"{what} {name} of the English is missing" for name in sorted(expected - given))
    yield from (f"{what} {name} is not in the English" for name in sorted(given - expected))


def _wrong_text(inline: Inline, context: str, domain: str, language: Language) -> Iterator[str]:
    arities = language.plurals.arities()
    for word in counted_words(inline):
        if len(word.forms) not in arities:
            needed = language.plurals.categories
            yield f"{{{word.name}|…}} has {len(word.forms)} forms and needs {len(needed)}: {', '.join(needed)}"
    yield from unknown_forms(inline, language)
    yield from wrong_term_links(inline, domain, language)
    yield from misspellings(inline, language, may_number=context.startswith(NUMBERED))
