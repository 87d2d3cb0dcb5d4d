"""The fixed words of the pages: those of the book, and their own. Templates hold none."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from generator.book.labels import BookLabels, book_labels
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text


@dataclass(frozen=True, slots=True)
class Labels(BookLabels):
    cited_by: str
    bent_by: str
    touches: str
    together: str
    report: str
    copy: str
    copied: str
    games: str
    more: str
    effect: str
    moves: str
    try_it: str
    symbols: str
    close: str
    used_in: str
    statement: str
    carried_by: str
    coverage: str
    uncovered: str
    statements: str
    language: str
    messages: str
    translated: str
    to_review: str
    share: str
    what: str
    players: str
    your_report: str
    copy_report: str
    place: str
    version: str
    unknown_place: str
    previous: str
    next: str
    filter: str
    expansion: str
    variants: str
    show: str
    hide: str
    outside: str


def labels(say: Speaker) -> Labels:
    return Labels(
        **asdict(book_labels(say)),
        **{
            **_of_rules(say),
            **_of_examples(say),
            **_of_drawings(say),
            **_of_books(say),
            **_of_lists(say),
            **_of_reports(say),
            **_of_filters(say),
        },
    )


def _of_rules(say: Speaker) -> dict[str, str]:
    return {
        # Translators: a small heading under a rule; links to rules that refer to it follow.
        "cited_by": to_text(say("page.cited-by", "Cited by")),
        # Translators: a small heading under a rule; links to tiles that change this rule for their owner follow.
        "bent_by": to_text(say("page.bent-by", "Changed by")),
        # Translators: a small heading under a tile; links to the rules that the tile changes follow.
        "touches": to_text(say("page.touches", "Touches")),
        # Translators: before the names of other tiles that touch the same as this one; comparisons follow.
        "together": to_text(say("page.together", "Combinations")),
        "report": to_text(say("page.report-rule", "Report a mistake in this rule")),
        "copy": to_text(say("page.copy", "Copy the address of this rule")),
        "copied": to_text(say("page.copied", "Copied")),
    }


def _of_examples(say: Speaker) -> dict[str, str]:
    return {
        "moves": to_text(say("page.moves", "What happens")),
        # Translators: a button that opens the example's position in the browser, to be changed and played.
        "try_it": to_text(say("page.try-it", "Try it")),
    }


def _of_drawings(say: Speaker) -> dict[str, str]:
    return {
        # Translators: a small button beside a drawing, and the title of the list that it opens.
        "symbols": to_text(say("page.symbols", "What the symbols mean")),
        # Translators: a button that closes that list.
        "close": to_text(say("search.close", "Close")),
    }


def _of_books(say: Speaker) -> dict[str, str]:
    return {
        "previous": to_text(say("frame.previous", "Previous")),
        "next": to_text(say("frame.next", "Next")),
        "games": to_text(say("page.games", "Games")),
        "more": to_text(say("page.more", "About these pages")),
        "effect": to_text(say("page.effect", "Effect")),
        "used_in": to_text(say("page.used-in", "Used in")),
        # Translators: head of a table column in the set-up table; what is set out.
        "what": to_text(say("page.what", "What")),
        "players": to_text(say("page.players", "Number of players")),
    }


def _of_lists(say: Speaker) -> dict[str, str]:
    return {
        # Translators: one single claim taken from a printed text.
        "statement": to_text(say("page.statement", "Statement")),
        "statements": to_text(say("page.statements", "Statements")),
        # Translators: head of a table column; the rule, tile or example that contains a statement.
        "carried_by": to_text(say("page.carried-by", "Carried by")),
        "coverage": to_text(say("page.coverage", "Coverage")),
        "uncovered": to_text(say("page.uncovered", "Rules that no example shows yet")),
    }


def _of_reports(say: Speaker) -> dict[str, str]:
    return {
        "language": to_text(say("page.language", "Language")),
        # Translators: head of a table column; number of texts to translate.
        "messages": to_text(say("page.messages", "Texts")),
        "translated": to_text(say("page.translated", "Translated")),
        # Translators: head of a table column; number of translations that somebody should look at again.
        "to_review": to_text(say("page.to-review", "To review")),
        # Translators: head of a table column; how much of the texts is translated, in per cent.
        "share": to_text(say("page.share", "Done")),
        "copy_report": to_text(say("frame.copy", "Copy")),
        "your_report": to_text(say("page.your-report", "Your report")),
        # Translators: before the id of the rule that a report is about.
        "place": to_text(say("page.place", "Rule or page")),
        "version": to_text(say("page.version", "Version")),
        # Translators: stands for the rule in a report where none was given.
        "unknown_place": to_text(say("page.unknown-place", "please name it")),
    }


def _of_filters(say: Speaker) -> dict[str, str]:
    return {
        # Translators: read aloud for the choice of how many play and with which expansions.
        "filter": to_text(say("filter.title", "Show what concerns your game")),
        "expansion": to_text(say("overview.expansion", "Expansion")),
        # Translators: before the names of variants of a game, each of which can be left out of a page.
        "variants": to_text(say("filter.variants", "Variants")),
        # Translators: a button beside "3 rules hidden".
        "show": to_text(say("filter.show", "Show them")),
        # Translators: the same button once they are shown.
        "hide": to_text(say("filter.hide", "Hide them again")),
        # Translators: above a rule, example or tile that is shown although it belongs to another number of players or
        # to an expansion that was left out.
        "outside": to_text(say("filter.outside", "Not part of the game you have chosen")),
    }
