"""`rulebook messages`: what a translator needs."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from engine.errors import nearest
from engine.loading import read_content
from engine.share import locales_root
from generator.languages.entry import Entry
from generator.languages.load import available_languages, catalogue_files
from generator.languages.po_file import BrokenCatalogue
from generator.messages.catalogue import catalogue_path, read_entries, read_gone, write_entries
from generator.messages.collect import collect
from generator.messages.message import Message
from generator.messages.own import own_messages
from generator.messages.stale import described, missing_entries, stale_entries
from generator.messages.start import start_language
from generator.messages.statistics import statistics, with_totals, write_table
from generator.messages.update import Changes, changes, kept, lost, updated
from generator.wording.language import COMMON, OWN, SOURCE

SHOWN = 5
EXAMPLES = """examples:
  rulebook messages statistics              how far every language is
  rulebook messages missing el              what is not translated into Greek
  rulebook messages stale pl --domain tzolkin    where the English has changed: [-gone-] and {+come+}
  rulebook messages keep rule/begging.option/text    the English has changed, the translations still hold
  rulebook messages update ro               bring the Romanian catalogues up to date with content and code
  rulebook messages init fr                 start a language

Exit codes: 0 all is well, 1 something is missing, stale or broken, 2 the command was misused.
CONTRIBUTING.md tells translators more.
"""
NEXT = """\
Next:
  1. translate the terms in {terms}
  2. translate the messages in {catalogues} with any PO editor
  3. rulebook check, then rulebook site --lang {language} --serve"""

List = Callable[[Iterable[Entry], Iterable[Message]], list[Entry]]
LISTS: dict[str, List] = {"stale": stale_entries, "missing": missing_entries}


class Misused(Exception):
    """The command was asked for something that does not exist."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--locales", type=Path, default=None, help="the folder of the languages")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    _add_counting(actions.add_parser("statistics", help="count translated, fuzzy and missing messages"))
    _add_choice(actions.add_parser("missing", help="list what is not translated"))
    _add_choice(actions.add_parser("stale", help="list translations whose English has changed, with the change"))
    keep = actions.add_parser("keep", help="confirm that a translation still holds after a change of the English")
    keep.add_argument("context", help="the message's id (msgctxt)")
    keep.add_argument("language", nargs="*", help="all languages when none is named")
    _add_choice(actions.add_parser("update", help="bring catalogues up to date, keeping every translation"))
    init = actions.add_parser("init", help="start a language")
    init.add_argument("language", help="its code of two letters, such as fr")
    actions.add_parser("extract", help="write the templates (.pot) with every text to translate")


def _add_choice(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("language", nargs="*", help="all languages when none is named")
    parser.add_argument("--domain", action="append", metavar="NAME", help="only this catalogue, such as tzolkin")


def _add_counting(parser: argparse.ArgumentParser) -> None:
    _add_choice(parser)
    parser.add_argument("--json", action="store_true", help="answer as JSON, for programs")


def run(arguments: argparse.Namespace) -> int:
    root = arguments.locales or locales_root()
    try:
        return _run(arguments, root)
    except Misused as error:
        print(error, file=sys.stderr)
        return 2
    except BrokenCatalogue as error:
        print(error, file=sys.stderr)
        return 1


def _run(arguments: argparse.Namespace, root: Path) -> int:
    if arguments.action != "init":
        _check_languages(root, getattr(arguments, "language", []))
    messages, problems = collect()
    if problems:
        more = f"{len(problems)} problems; `rulebook check` lists them all"
        print(*problems[:SHOWN], more, sep="\n", file=sys.stderr)
        return 1
    if arguments.action == "keep":
        return _keep(root, arguments.context, arguments.language, messages)
    if arguments.action == "init":
        return _init(root, arguments.language, messages)
    chosen = _of_domains(messages, getattr(arguments, "domain", None))
    if arguments.action == "extract":
        return _extract(root, chosen)
    return _of_languages(arguments, root, arguments.language or _targets(root), chosen)


def _of_languages(arguments: argparse.Namespace, root: Path, languages: list[str], messages: list[Message]) -> int:
    if arguments.action == "update":
        return _update(root, languages, messages)
    if arguments.action == "statistics":
        return _count(root, languages, messages, arguments.json)
    return _list(root, languages, messages, arguments.action)


def _targets(root: Path) -> list[str]:
    return [code for code in available_languages(root) if code != SOURCE]


def _check_languages(root: Path, languages: Iterable[str]) -> None:
    known = _targets(root)
    unknown = sorted(set(languages) - set(known))
    if unknown:
        said = f"no such language: {', '.join(unknown)}{nearest(unknown[0], known)}"
        raise Misused(f"{said}; known are {', '.join(known)}")


def _of_domains(messages: list[Message], domains: Sequence[str] | None) -> list[Message]:
    known = list(by_domain(messages))
    for domain in domains or ():
        if domain not in known:
            raise Misused(f"no such domain: {domain}{nearest(domain, known)}; known are {', '.join(known)}")
    return [message for message in messages if not domains or message.domain in domains]


def _extract(root: Path, messages: list[Message]) -> int:
    for domain, wanted in by_domain(messages).items():
        write_entries(root / f"{domain}.pot", "", updated([], wanted))
        print(f"{root / f'{domain}.pot'}: {len(wanted)} messages")
    return 0


def _count(root: Path, languages: list[str], messages: list[Message], as_json: bool) -> int:
    counts = statistics(languages, messages, root)
    if as_json:
        print(json.dumps([count.to_json() for count in counts], ensure_ascii=False, indent=2))
    else:
        print(write_table(with_totals(counts)))
    return 0


def _list(root: Path, languages: list[str], messages: list[Message], action: str) -> int:
    """Stale or missing messages, one block each."""
    found = 0
    for language in languages:
        for domain, wanted in by_domain(messages).items():
            path = catalogue_path(root, language, domain)
            entries = LISTS[action](read_entries(path), wanted)
            found += len(entries)
            for entry in entries:
                print("\n".join(described(entry, path.relative_to(root.parent).as_posix())), end="\n\n")
    if action == "stale" and found:
        print("Translate anew, or confirm what still holds: rulebook messages keep ID LANGUAGE")
    print(f"{action}: {found}")
    return 1 if found else 0


def _init(root: Path, language: str, messages: list[Message]) -> int:
    try:
        terms = start_language(language, root)
    except ValueError as error:
        raise Misused(str(error)) from error
    _update(root, [language], messages)
    print(NEXT.format(terms=terms, catalogues=catalogue_path(root, language, "*"), language=language))
    return 0


def _update(root: Path, languages: list[str], messages: list[Message]) -> int:
    for language in languages:
        for domain, did in update_language(root, language, messages).items():
            print(f"{language} {domain}: {did}")
    return 0


def update_language(root: Path, language: str, messages: list[Message]) -> dict[str, Changes]:
    """Read everything before anything is written, so that a broken file leaves all as it was."""
    domains = {**by_domain(messages), **_own(root, language, messages)}
    paths = {domain: catalogue_path(root, language, domain) for domain in domains}
    files = {path: _bytes(path) for path in paths.values()}
    before = {domain: read_entries(path) for domain, path in paths.items()}
    gone = {domain: read_gone(path) for domain, path in paths.items()}
    after = {domain: updated([*before[domain], *gone[domain]], wanted) for domain, wanted in domains.items()}
    for domain, entries in after.items():
        _refuse_changed(paths[domain], files[paths[domain]])
        write_entries(paths[domain], language, entries, lost([*before[domain], *gone[domain]], entries))
    return {domain: changes(before[domain], after[domain]) for domain in domains}


def _bytes(path: Path) -> bytes | None:
    return path.read_bytes() if path.exists() else None


def _refuse_changed(path: Path, before: bytes | None) -> None:
    """Somebody may have saved the file in an editor since it was read."""
    if _bytes(path) != before:
        raise BrokenCatalogue(path, 1, "somebody else has written it just now; run the same again")


def _keep(root: Path, context: str, languages: list[str], messages: list[Message]) -> int:
    own = (entry for code in languages or _targets(root) for entry in read_entries(catalogue_path(root, code, OWN)))
    known = {message.context for message in messages} | {entry.context for entry in own}
    if context not in known:
        raise Misused(f"no message {context}{nearest(context, known)}")
    chosen = languages or _targets(root)
    found = [language for language in chosen if keep_in_language(root, language, context)]
    if found:
        print(f"confirmed in: {', '.join(found)}")
        return 0
    print(f"nothing to confirm: {context} is not fuzzy{_not_yet_updated(root, chosen, context, messages)}")
    return 1


def _not_yet_updated(root: Path, languages: Iterable[str], context: str, messages: list[Message]) -> str:
    """A change of the English that the catalogues have not been told of."""
    english = {message.english for message in messages if message.context == context}
    for language in languages:
        entries = [entry for path in catalogue_files(root / language) for entry in read_entries(path)]
        if any(entry.context == context and entry.english not in english for entry in entries):
            return "; its English has changed: run `rulebook messages update` first"
    return ""


def keep_in_language(root: Path, language: str, context: str) -> bool:
    """Confirm the fuzzy translations of a context; whether there was one."""
    found = False
    for path in catalogue_files(root / language):
        before, entries = _bytes(path), read_entries(path)
        if any(entry.fuzzy and entry.context == context for entry in entries):
            _refuse_changed(path, before)
            write_entries(path, language, kept(entries, context), read_gone(path))
            found = True
    return found


def _own(root: Path, language: str, messages: list[Message]) -> dict[str, list[Message]]:
    """What the language says in its own way, where it does and where all its messages are at hand."""
    path = catalogue_path(root, language, OWN)
    if not path.exists() or COMMON not in by_domain(messages):
        return {}
    return {OWN: own_messages(read_entries(path), messages, read_content().built.values())}


def by_domain(messages: Iterable[Message]) -> dict[str, list[Message]]:
    domains: dict[str, list[Message]] = {}
    for message in messages:
        domains.setdefault(message.domain, []).append(message)
    return domains
