"""`rulebook messages`: what a translator needs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from engine.share import locales_root
from generator.languages import available_languages, catalogue_files
from generator.messages.catalogue import catalogue_path, read_entries, write_entries
from generator.messages.collect import collect
from generator.messages.message import Message
from generator.messages.start import start_language
from generator.messages.statistics import statistics, write_table
from generator.messages.update import kept, updated
from generator.wording.language import SOURCE

SHOWN = 5
EXAMPLES = """examples:
  rulebook messages init fr          start a language
  rulebook messages update el        bring the Greek catalogues up to date with content and code
  rulebook messages keep rule/begging.option/text    an English edit left the meaning as it was
  rulebook messages statistics       how far every language is
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--locales", type=Path, default=None, help="the folder of the languages")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    actions.add_parser("extract", help="write the templates (.pot) with every text to translate")
    actions.add_parser("statistics", help="count translated, fuzzy and missing messages")
    init = actions.add_parser("init", help="start a language")
    init.add_argument("language", help="its code, such as fr")
    update = actions.add_parser("update", help="bring catalogues up to date, keeping every translation")
    update.add_argument("language", nargs="*", help="all languages when none is named")
    keep = actions.add_parser("keep", help="confirm fuzzy translations of a message")
    keep.add_argument("context", help="the message's id (msgctxt)")
    keep.add_argument("language", nargs="*", help="all languages when none is named")


def run(arguments: argparse.Namespace) -> int:
    root = arguments.locales or locales_root()
    if arguments.action == "keep":
        return _keep(root, arguments.context, arguments.language)
    messages, problems = collect()
    if problems:
        more = f"{len(problems)} problems; `rulebook check` lists them all"
        print(*problems[:SHOWN], more, sep="\n", file=sys.stderr)
        return 1
    match arguments.action:
        case "extract":
            return _extract(root, messages)
        case "init":
            return _init(root, arguments.language, messages)
        case "update":
            return _update(root, arguments.language, messages)
        case _:
            print(write_table(statistics(_targets(root), messages, root)))
            return 0


def _targets(root: Path) -> list[str]:
    return [code for code in available_languages(root) if code != SOURCE]


def _unknown(root: Path, languages: Iterable[str]) -> bool:
    unknown = sorted(set(languages) - set(_targets(root)))
    if unknown:
        print(f"no such language: {', '.join(unknown)}; known are {', '.join(_targets(root))}", file=sys.stderr)
    return bool(unknown)


def _extract(root: Path, messages: list[Message]) -> int:
    for domain, wanted in by_domain(messages).items():
        write_entries(root / f"{domain}.pot", "", updated([], wanted))
    return 0


def _init(root: Path, language: str, messages: list[Message]) -> int:
    try:
        print(start_language(language, root))
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    return _update(root, [language], messages)


def _update(root: Path, languages: list[str], messages: list[Message]) -> int:
    if _unknown(root, languages):
        return 2
    for language in languages or _targets(root):
        update_language(root, language, messages)
    return 0


def update_language(root: Path, language: str, messages: list[Message]) -> None:
    for domain, wanted in by_domain(messages).items():
        path = catalogue_path(root, language, domain)
        write_entries(path, language, updated(read_entries(path), wanted))


def _keep(root: Path, context: str, languages: list[str]) -> int:
    if _unknown(root, languages):
        return 2
    chosen = languages or _targets(root)
    found = [language for language in chosen if keep_in_language(root, language, context)]
    print(f"confirmed in: {', '.join(found)}" if found else f"no fuzzy message {context}")
    return 0 if found else 1


def keep_in_language(root: Path, language: str, context: str) -> bool:
    """Confirm the fuzzy translations of a context; whether there was one."""
    found = False
    for path in catalogue_files(root / language):
        entries = read_entries(path)
        if any(entry.fuzzy and entry.context == context for entry in entries):
            write_entries(path, language, kept(entries, context))
            found = True
    return found


def by_domain(messages: Iterable[Message]) -> dict[str, list[Message]]:
    domains: dict[str, list[Message]] = {}
    for message in messages:
        domains.setdefault(message.domain, []).append(message)
    return domains
