"""The languages of `locales/`: terms.yaml and the message catalogues, checked and made into a Language."""

from __future__ import annotations

from pathlib import Path

from engine.model.text import TextError, parse
from engine.problems import Problem
from engine.share import locales_root
from generator.languages.entry import Entry
from generator.languages.po_file import BrokenCatalogue, read_po_file
from generator.languages.terms_file import read_terms_file
from generator.wording.language import SOURCE, Catalogue, Language, from_json
from generator.wording.pseudo import PSEUDO, pseudo_language

TERMS = "terms.yaml"


class LanguageError(ValueError):
    """A language that cannot be used, with everything that is wrong with it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


def available_languages(root: Path | None = None) -> tuple[str, ...]:
    """The languages that have been begun, the source language first; that one lacks its terms is told on reading it."""
    root = root or locales_root()
    found = {path.parent.name for name in (TERMS, "LC_MESSAGES") for path in root.glob(f"*/{name}")}
    return tuple(sorted(found, key=lambda code: (code != SOURCE, code)))


def load_language(code: str, root: Path | None = None, anew: bool = False) -> Language:
    """The language; `xx` is the pseudo-language made from English. `anew` validates its terms in any case."""
    if code == PSEUDO:
        return pseudo_language(load_language(SOURCE, root))
    folder = (root or locales_root()) / code
    tree, problems = read_terms_file(folder / TERMS, code, anew)
    catalogues, unreadable = read_catalogues(folder)
    if problems or unreadable:
        raise LanguageError(problems + unreadable)
    return from_json({**tree, "messages": catalogues})


def check_terms(code: str, root: Path | None = None) -> list[Problem]:
    """What is wrong with a language's terms."""
    return read_terms_file((root or locales_root()) / code / TERMS, code, anew=True)[1]


def catalogue_files(folder: Path) -> list[Path]:
    return sorted((folder / "LC_MESSAGES").glob("*.po"))


def read_catalogues(folder: Path) -> tuple[dict[str, Catalogue], list[Problem]]:
    """The translations of every catalogue; a fuzzy or unreadable one is left out, and English shows instead."""
    catalogues: dict[str, Catalogue] = {}
    problems: list[Problem] = []
    for path in catalogue_files(folder):
        try:
            catalogues[path.stem] = read_catalogue(path)
        except BrokenCatalogue as error:
            problems.append(error.problem)
    return catalogues, problems


def read_catalogue(path: Path) -> Catalogue:
    messages: dict[str, dict[str, str]] = {}
    for entry in read_po_file(path):
        if _is_usable(entry):
            messages.setdefault(entry.context, {})[entry.english] = entry.translation
    return messages


def _is_usable(entry: Entry) -> bool:
    if not entry.context or not entry.is_translated:
        return False
    try:
        parse(entry.translation)
    except TextError:
        return False
    return True
