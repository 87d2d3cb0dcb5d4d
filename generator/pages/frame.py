"""The words of the frame around every page: menus, search, footer. Keys are the theme's where it has one."""

from __future__ import annotations

from generator.book.imprint import notice, version_line
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text


def frame_words(say: Speaker) -> dict[str, str]:
    return {
        "language": say.language.code,
        "direction": "ltr",
        **_of_menus(say),
        **_of_search(say),
        **_of_footer(say),
        **_of_offline(say),
    }


def _of_menus(say: Speaker) -> dict[str, str]:
    return {
        "action.skip": to_text(say("frame.skip", "Skip to the text")),
        "header": to_text(say("frame.header", "Header")),
        "nav": to_text(say("frame.menu", "Menu")),
        # Translators: read aloud for the row of links at the top of each page.
        "tabs": to_text(say("frame.tabs", "Parts of the site")),
        # Translators: heading of the list of a page's headings.
        "toc": to_text(say("frame.contents", "On this page")),
        "top": to_text(say("frame.top", "Back to the top")),
        "select.language": to_text(say("frame.language", "Choose a language")),
        "palette.light": to_text(say("frame.light", "Switch to dark colours")),
        "palette.dark": to_text(say("frame.dark", "Switch to light colours")),
        "clipboard.copy": to_text(say("frame.copy", "Copy")),
        "clipboard.copied": to_text(say("page.copied", "Copied")),
    }


def _of_search(say: Speaker) -> dict[str, str]:
    return {
        "search": to_text(say("search.title", "Search")),
        "search.label": to_text(say("search.label", "Search the rules")),
        # Translators: shown in grey in the empty search box.
        "search.placeholder": to_text(say("search.placeholder", "a word or two")),
        "search.close": to_text(say("search.close", "Close")),
        "search.waiting": to_text(say("search.waiting", "Searching …")),
        # Translators: followed by a number.
        "search.found": to_text(say("search.found", "Places found:")),
        "search.none": to_text(say("search.none", "Nothing found. Try another word.")),
        "search.failed": to_text(say("search.failed", "The search could not be loaded.")),
    }


def _of_footer(say: Speaker) -> dict[str, str]:
    return {
        "footer": to_text(say("frame.footer", "Previous and next page")),
        "footer.previous": to_text(say("frame.previous", "Previous")),
        "footer.next": to_text(say("frame.next", "Next")),
        "notice": notice(say),
        "version": version_line(say),
        "status": to_text(say("frame.status", "State of the translations")),
        "licences": to_text(say("frame.licences", "Licences")),
        "report": to_text(say("frame.report", "Report a mistake")),
        # Translators: beside a box to tick.
        "terms.show": to_text(say("frame.terms", "Explain terms")),
    }


def _of_offline(say: Speaker) -> dict[str, str]:
    return {
        "offline.keep": to_text(say("offline.keep", "Keep these pages for reading offline")),
        "offline.keeping": to_text(say("offline.keeping", "These pages are being kept for reading offline …")),
        "offline.kept": to_text(say("offline.kept", "These pages can be read offline")),
        "offline.failed": to_text(say("offline.failed", "These pages could not be kept for reading offline")),
        # Translators: a button; the site is installed on the telephone or computer like a program.
        "offline.install": to_text(say("offline.install", "Install")),
    }
