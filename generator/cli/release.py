"""`rulebook release`: what belongs to a release: its snapshot, its bill of materials, its lines in the changelog."""

from __future__ import annotations

import argparse
import re
from contextlib import nullcontext
from pathlib import Path

from engine.whole_file import write_whole
from generator import __version__
from generator.cli.arguments import with_examples
from generator.cli.faults import Misuse
from generator.releases.commits import HERE

EXAMPLES = """
rulebook release snapshot 0.2.0
rulebook release snapshot 0.1.0 --at HEAD~3 --out earlier.json
rulebook release bill --out dist/bill.json
rulebook release prepare 0.2.0
"""

#: In a checkout; what is installed keeps no earlier releases.
RELEASES = HERE / "releases"
CHANGELOG = HERE / "CHANGELOG.md"
#: Beside the packages that are published.
BILLS = HERE / "dist"
VERSION = re.compile(r"\d+\.\d+\.\d+")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    with_examples(parser, EXAMPLES)
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    taking = "keep ids, figures and texts in all languages as releases/VERSION.json"
    snapshot = actions.add_parser("snapshot", help=taking, description=taking)
    snapshot.add_argument("version", metavar="VERSION", type=version, help="of the release, such as 0.2.0")
    snapshot.add_argument("--at", metavar="REF", help="of another commit, not of the files as they are")
    snapshot.add_argument("--out", type=Path, metavar="FILE", help="where to, instead of releases/")
    listing = "list every package that an installation brings along, with its licence, as CycloneDX"
    bill = actions.add_parser("bill", help=listing, description=listing)
    bill.add_argument("--out", type=Path, metavar="FILE", help="where to, instead of the terminal")
    making = "check the changelog and the version, then write the snapshot and the bill of materials of a release"
    prepare = actions.add_parser("prepare", help=making, description=making)
    prepare.add_argument("version", metavar="VERSION", type=version, help="of the release, such as 0.2.0")


def version(text: str) -> str:
    if not VERSION.fullmatch(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a version such as 0.2.0")
    return text


def run(arguments: argparse.Namespace) -> int:
    if arguments.action == "bill":
        return _bill(arguments.out)
    if arguments.action == "prepare":
        return _prepare(arguments.version)
    return _snapshot(arguments.version, arguments.at, arguments.out or RELEASES / f"{arguments.version}.json")


def _prepare(version: str) -> int:
    """What is wrong is told before anything is written."""
    from generator.releases.changelog import faults

    if found := faults(version, CHANGELOG.read_text(encoding="utf-8"), __version__):
        raise Misuse("\n".join(found))
    _bill(BILLS / f"living-rulebook-{version}.cdx.json")
    return _snapshot(version, None, RELEASES / f"{version}.json")


def _bill(out: Path | None) -> int:
    from generator.releases.bill import bill, bill_text

    if out is None:
        print(bill_text(), end="")
        return 0
    out.parent.mkdir(parents=True, exist_ok=True)
    write_whole(out, bill_text().encode(), lasting=True)
    print(f"{out}: {len(bill()['components'])} packages")
    return 0


def _snapshot(version: str, ref: str | None, out: Path) -> int:
    text = snapshot_text(version, ref)
    if out.exists() and out.read_text(encoding="utf-8") != text:
        raise Misuse(f"{out} is there already and says something else; a release does not change")
    write_whole(out, text.encode(), lasting=True)
    print(f"{out}: {len(text.encode()):,} bytes, {text.count(chr(10)):,} lines")
    return 0


def snapshot_text(version: str, ref: str | None) -> str:
    from generator.releases.commits import commit_of, laid_out
    from generator.releases.snapshot import snapshot, written

    with laid_out(commit_of(ref)) if ref else nullcontext() as checkout:
        return written(snapshot(version, checkout)) + "\n"
