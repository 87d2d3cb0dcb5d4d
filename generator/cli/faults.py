"""Errors that a user can cause or mend, each told in a clear line instead of a traceback."""

from __future__ import annotations

from typing import NamedTuple

FOUND, MISUSED = 1, 2


class Misuse(Exception):
    """A command that was asked for something it cannot do; the message says what it expected."""


class Unreadable(Misuse):
    """A file given to a command, with everything that is wrong with it, line by line."""


class Fault(NamedTuple):
    message: str
    code: int


def explained(error: Exception) -> Fault | None:
    """What to tell about an error; nothing about one that is our own mistake."""
    if isinstance(error, OSError):
        return Fault(f"rulebook: {_system(error)}", MISUSED)
    if isinstance(error, Misuse):
        return Fault(str(error) if isinstance(error, Unreadable) else f"rulebook: {error}", MISUSED)
    return _explained_by_kind(error)


def _explained_by_kind(error: Exception) -> Fault | None:
    """Errors of the parts of the house; they are imported only now that one of them is needed."""
    from engine.errors import RulesError
    from engine.loading import ContentError
    from generator.browser.runtime import RuntimeUnavailable
    from generator.languages.load import LanguageError
    from generator.measuring.against import CannotCompare
    from generator.measuring.copies import CannotBuild
    from generator.print.typeset import CannotPrint
    from generator.releases.commits import NoSuchCommit
    from generator.simulating.folder import OtherPlan
    from generator.simulating.running import TooManyDeaths
    from generator.simulating.tables import Missing
    from generator.site.mkdocs_run import SiteError

    if isinstance(error, ContentError | LanguageError | SiteError | CannotPrint):
        return Fault(str(error), FOUND)
    if isinstance(error, OtherPlan | TooManyDeaths | Missing):
        return Fault(f"rulebook: {error}", MISUSED)
    if isinstance(error, RulesError | RuntimeUnavailable | NoSuchCommit | CannotCompare | CannotBuild):
        return Fault(f"rulebook: {error}", MISUSED)
    return None


def _system(error: OSError) -> str:
    """`my-case.yaml: No such file or directory`."""
    said = error.strerror or str(error)
    return f"{error.filename}: {said}" if error.filename is not None else said
