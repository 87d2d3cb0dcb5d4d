"""What others have made is named with its licence: in the notice, on the site, in the bill of materials."""

from __future__ import annotations

from pathlib import Path

from packaging.requirements import Requirement

from generator.languages.load import load_language
from generator.pages import bodies
from generator.pages.gather_licences import licences_page
from generator.pages.labels import labels
from generator.releases.bill import PROJECT, bill, needed
from generator.releases.changelog import faults
from generator.releases.parts import parts
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text

ROOT = Path(__file__).resolve().parents[2]


def test_the_notice_names_every_part_and_its_licence() -> None:
    notice = (ROOT / "NOTICE.md").read_text(encoding="utf-8")
    long_names = {"OFL-1.1": "SIL Open Font License 1.1"}
    for part in parts():
        assert part.name in notice
        assert long_names.get(part.licence, part.licence) in notice


def test_the_page_of_licences_tells_the_same_in_every_language() -> None:
    say = Speaker(load_language("pl"), links=False)
    body = licences_page(say, labels(say)).body
    assert isinstance(body, bodies.Licences)
    assert [(part.name, part.licence) for part in body.parts] == [(part.name, part.licence) for part in parts()]
    assert "na licencji CC BY 4.0" in to_text(body.own[0][0])


def test_the_bill_lists_every_package_that_the_project_asks_for() -> None:
    said = {component["name"].lower() for component in bill()["components"]}
    asked = [Requirement(each) for each in needed(PROJECT)[0].requires or ()]
    assert {each.name.lower() for each in asked if each.marker is None} <= said
    assert {"pagefind_bin_extended", "markupsafe", "pyodide"} <= said, "what extras, other packages and npm bring"
    assert "pytest" not in said


def test_every_package_on_the_bill_has_a_licence_and_a_place_in_the_lock() -> None:
    locked = (ROOT / "requirements.lock").read_text(encoding="utf-8").lower().replace("_", "-")
    for component in bill()["components"]:
        assert component["licenses"] != [{"license": {"name": "not stated"}}], component["name"]
        address = component["purl"].removeprefix("pkg:pypi/").replace("@", "==")
        assert f"\n{address} " in locked or address.startswith("pkg:npm/"), component["name"]


def test_every_line_of_the_lock_has_fingerprints() -> None:
    for name in ("requirements.lock", "requirements-all.lock"):
        lines = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", "").splitlines()
        pinned = [line for line in lines if "==" in line]
        assert len(pinned) > 60
        assert all("--hash=sha256:" in line for line in pinned), name


def test_a_release_needs_its_version_and_its_lines_in_the_changelog() -> None:
    ready = "# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2027-01-01\n\n- New.\n\n## 0.1.0\n\n- Old.\n"
    assert faults("0.2.0", ready, "0.2.0") == []
    assert faults("0.2.0", ready, "0.1.0") == ["generator/__init__.py says 0.1.0; write 0.2.0 there"]
    assert faults("0.3.0", ready, "0.3.0") == [
        "CHANGELOG.md tells nothing under `## 0.3.0`; say there what changed on the page or in play"
    ]
    waiting = ready.replace("## Unreleased\n", "## Unreleased\n\n- Waits.\n")
    assert faults("0.2.0", waiting, "0.2.0") == [
        "CHANGELOG.md still tells of something under `## Unreleased`; move it under `## 0.2.0`"
    ]
