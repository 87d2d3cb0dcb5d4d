"""The bill of materials: every package that an installation brings along, as CycloneDX, which tools of others read.

It follows from what is installed, so it is made where exactly what `requirements.lock` knows is installed. Nothing in
it depends on when or where it was made.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution
from typing import Any

from packaging.requirements import Requirement

from generator.releases.parts import parts

PROJECT = "living-rulebook"
FORMAT = "1.6"


def bill_text() -> str:
    return json.dumps(bill(), ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def bill() -> dict[str, Any]:
    ours, *others = needed(PROJECT)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": FORMAT,
        "version": 1,
        "metadata": {"component": {**_component(ours), "type": "application"}},
        "components": [*map(_component, others), *_fetched()],
        "dependencies": [_dependency(each) for each in (ours, *others)],
    }


def needed(name: str) -> list[Distribution]:
    """The package, then all that it needs on this machine, each once, by name."""
    found = {_key(name): distribution(name)}
    waiting = _requires(found[_key(name)])
    while waiting:
        asked = waiting.pop()
        own = distribution(asked.name)
        if _key(own.name) not in found or asked.extras:
            found[_key(own.name)] = own
            waiting += _requires(own, asked.extras)
    first = found.pop(_key(name))
    return [first, *(found[key] for key in sorted(found))]


def _requires(package: Distribution, extras: Iterable[str] = ()) -> list[Requirement]:
    """Without what only other extras ask for, or another system."""
    asked = [Requirement(each) for each in package.requires or ()]
    chosen = [{"extra": extra} for extra in ("", *extras)]
    return [each for each in asked if each.marker is None or any(each.marker.evaluate(one) for one in chosen)]


def _component(package: Distribution) -> dict[str, Any]:
    address = _address(package)
    return {
        "type": "library",
        "bom-ref": address,
        "name": package.name,
        "version": package.version,
        "purl": address,
        "licenses": [_licence(package)],
    }


def _licence(package: Distribution) -> dict[str, Any]:
    """As the package tells it: an expression, or else a name."""
    facts = package.metadata.json
    if "license_expression" in facts:
        return {"expression": facts["license_expression"]}
    classes = [each.rpartition(" :: ")[2] for each in facts.get("classifier", ()) if each.startswith("License")]
    written = str(facts.get("license", "")).strip().partition("\n")[0]
    return {"license": {"name": ", ".join(classes) or written or "not stated"}}


def _dependency(package: Distribution) -> dict[str, Any]:
    needs = {_address(distribution(each.name)) for each in _requires(package)}
    return {"ref": _address(package), "dependsOn": sorted(needs)}


def _fetched() -> Iterator[dict[str, Any]]:
    """What is no package of Python: it is fetched by its name when a site is built."""
    for part in parts():
        if part.package.startswith("pkg:npm/") and part.package.endswith(part.name.lower()):
            address = f"{part.package}@{part.version}"
            licences = [{"expression": part.licence}]
            yield {
                "type": "library",
                "bom-ref": address,
                "name": part.name,
                "version": part.version,
                "purl": address,
                "licenses": licences,
            }


def _address(package: Distribution) -> str:
    return f"pkg:pypi/{_key(package.name)}@{package.version}"


def _key(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
