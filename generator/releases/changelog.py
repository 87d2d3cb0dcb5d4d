"""A release is ready when the changelog tells of it and the package has its version."""

from __future__ import annotations

import re


def faults(version: str, changelog: str, package: str) -> list[str]:
    """What is missing, a sentence each."""
    return [*_version_faults(version, package), *_changelog_faults(version, changelog)]


def _version_faults(version: str, package: str) -> list[str]:
    return [] if version == package else [f"generator/__init__.py says {package}; write {version} there"]


def _changelog_faults(version: str, changelog: str) -> list[str]:
    parts = {title.split(" ")[0]: text.strip() for title, text in _parts(changelog)}
    if not parts.get(version):
        return [f"CHANGELOG.md tells nothing under `## {version}`; say there what changed on the page or in play"]
    if parts.get("Unreleased"):
        return [f"CHANGELOG.md still tells of something under `## Unreleased`; move it under `## {version}`"]
    return []


def _parts(changelog: str) -> list[tuple[str, str]]:
    """Title and text of every heading of the second rank."""
    pieces = re.split(r"^## +(.+)$", changelog, flags=re.MULTILINE)
    return list(zip(pieces[1::2], pieces[2::2], strict=True))
