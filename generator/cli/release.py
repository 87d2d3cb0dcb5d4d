"""`rulebook release`: what belongs to a release. Its snapshot is what later ones are compared with."""

from __future__ import annotations

import argparse
import re
from contextlib import nullcontext
from pathlib import Path

from generator.cli.arguments import with_examples
from generator.cli.faults import Misuse
from generator.releases.commits import HERE

EXAMPLES = """
rulebook release snapshot 0.2.0
rulebook release snapshot 0.1.0 --at HEAD~3 --out earlier.json
"""

#: In a checkout; what is installed keeps no earlier releases.
RELEASES = HERE / "releases"
VERSION = re.compile(r"\d+\.\d+\.\d+")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    with_examples(parser, EXAMPLES)
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    taking = "keep ids, figures and texts in all languages as releases/VERSION.json"
    snapshot = actions.add_parser("snapshot", help=taking, description=taking)
    snapshot.add_argument("version", metavar="VERSION", type=version, help="of the release, such as 0.2.0")
    snapshot.add_argument("--at", metavar="REF", help="of another commit, not of the files as they are")
    snapshot.add_argument("--out", type=Path, metavar="FILE", help="where to, instead of releases/")


def version(text: str) -> str:
    if not VERSION.fullmatch(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a version such as 0.2.0")
    return text


def run(arguments: argparse.Namespace) -> int:
    out = arguments.out or RELEASES / f"{arguments.version}.json"
    text = snapshot_text(arguments.version, arguments.at)
    if out.exists() and out.read_text(encoding="utf-8") != text:
        raise Misuse(f"{out} is there already and says something else; a release does not change")
    out.write_text(text, encoding="utf-8")
    print(f"{out}: {len(text.encode()):,} bytes, {text.count(chr(10)):,} lines")
    return 0


def snapshot_text(version: str, ref: str | None) -> str:
    from generator.releases.commits import commit_of, laid_out
    from generator.releases.snapshot import snapshot, written

    with laid_out(commit_of(ref)) if ref else nullcontext() as checkout:
        return written(snapshot(version, checkout)) + "\n"
