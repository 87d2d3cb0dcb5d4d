"""axe-core: looks at a page as a screen reader or a reader with weak sight would, and names what they cannot use."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from generator.browser.package import Package, PackageMissing

AXE = Package(
    "axe-core",
    "4.14.0",
    "sha512-9WTZxEjsZ7b13TH8JPmbV2z8CHbl80/2hm3XPEG4JgNdQLK81IBRXmSxHfMAOkSqQeRxT/0dwNDz2GOm3zzpcQ==",
    {"axe.min.js": "20c09fe157a8a34a30e241aaa1fcdade657734f08ab379ecfbeb7d45cc46e878"},
)
# Rules that axe itself does not ask for unless told to.
_BESIDES = ("label-content-name-mismatch", "p-as-heading", "table-fake-caption", "td-has-header", "target-size")
_RUN = """besides => axe.run(document, {
    resultTypes: ["violations"],
    rules: Object.fromEntries(besides.map(name => [name, {enabled: true}])),
})"""


def axe_script() -> Path:
    """The script. Where it cannot be fetched the test is skipped, unless RULEBOOK_BROWSER=required."""
    try:
        return AXE.folder() / next(iter(AXE.files))
    except PackageMissing as error:
        if os.environ.get("RULEBOOK_BROWSER") == "required":
            pytest.fail(str(error))
        pytest.skip(str(error))


def assert_usable(page: Page) -> None:
    """Fails with one line for each violation: the rule's name, what it asks for, and where."""
    found = violations(page)
    assert not found, "\n".join([page.url, *found])


def violations(page: Page) -> list[str]:
    # The page lets no script in that is not its own; the browser's own tools may.
    page.evaluate(axe_script().read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(_RUN, list(_BESIDES))
    return [_told(rule, node) for rule in found["violations"] for node in rule["nodes"]]


def _told(rule: dict[str, Any], node: dict[str, Any]) -> str:
    return f"{rule['id']} ({rule['help']}): {' '.join(map(str, node['target']))}: {node['html'][:200]}"
