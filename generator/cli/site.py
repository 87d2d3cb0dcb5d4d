"""`rulebook site`: the sites of all languages."""

from __future__ import annotations

import argparse
import errno
from pathlib import Path

from generator.cli.arguments import add_languages, known_languages, port, positive, web_address, with_examples
from generator.cli.faults import Misuse
from generator.cli.output import tell

EXAMPLES = """
rulebook site --out build/site
rulebook site --lang el --lang pl
rulebook site --serve
rulebook site --serve --translate --lang pl
rulebook site --base-url https://rules.example/
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    with_examples(parser, EXAMPLES)
    parser.add_argument("--out", type=Path, default=Path("build/site"), metavar="DIR", help="where to (build/site)")
    add_languages(parser)
    parser.add_argument("--base-url", type=web_address, metavar="URL", help="where the site will be published")
    reported = "where mistakes are reported; {rule} is the rule's id"
    parser.add_argument("--report-url", type=web_address, metavar="URL", help=reported)
    parser.add_argument("--jobs", type=positive, metavar="N", help="how many languages to build at once")
    parser.add_argument("--no-print", action="store_true", help="leave out what can be printed")
    parser.add_argument(
        "--serve", action="store_true", help="build nothing there; show the sites on this machine as the files change"
    )
    parser.add_argument(
        "--translate",
        action="store_true",
        help="with --serve: each text of a page leads to its message and its English",
    )
    parser.add_argument("--port", type=port, default=8000, metavar="N", help="where to serve them (8000)")


def run(arguments: argparse.Namespace) -> int:
    if arguments.translate and not arguments.serve:
        raise Misuse("--translate shows messages on pages that are served: add --serve")
    if arguments.serve:
        return _serve(arguments)
    from generator.site import build

    build.build_sites(
        known_languages(arguments.lang),
        arguments.out,
        base_url=arguments.base_url,
        progress=tell,
        jobs=arguments.jobs,
        report_url=arguments.report_url,
        prints=not arguments.no_print,
    )
    return 0


def _serve(arguments: argparse.Namespace) -> int:
    from generator.site.following import serve_preview

    wanted = known_languages(arguments.lang), arguments.base_url or "", arguments.report_url or ""
    # A folder for readers stays as it is; a preview has its own beside it.
    folder = arguments.out.parent / f"{arguments.out.name}-preview"
    try:
        serve_preview(*wanted, folder, arguments.port, tell, arguments.translate)
    except OSError as error:
        if error.errno not in (errno.EADDRINUSE, errno.EACCES, errno.EADDRNOTAVAIL) or error.filename:
            raise
        raise Misuse(f"port {arguments.port} cannot be used; choose another one with --port: {error}") from error
    return 0
