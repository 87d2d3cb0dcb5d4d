"""What the symbols of a sheet mean: by the term of the same name or, where none has it, in words of their own."""

from __future__ import annotations

from generator.print.model import Legend, Symbol
from generator.print.sheet_source import SheetSource
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text


def legend(source: SheetSource) -> Legend:
    """Every symbol that stands on the sheet, in the order in which it was first used."""
    named = ((name, words_for(name, source.say)) for name in source.symbols.shown)
    return Legend(tuple(Symbol(icon=source.symbols.keep(name), label=words) for name, words in named if words))


def words_for(icon: str, say: Speaker) -> str:
    if icon in (own := _own_words(say)):
        return own[icon]
    return to_text(say.term(icon)) if say.language.find_term(icon, say.game) else ""


def _own_words(say: Speaker) -> dict[str, str]:
    return {
        # Translators: what a symbol means: any action of the board may be chosen.
        "any-action": to_text(say("symbol.any-action", "any action")),
        # Translators: what a symbol means: what follows may be done or left.
        "choice": to_text(say("symbol.choice", "if you like")),
        # Translators: what a symbol means: a worker acts further ahead.
        "move": to_text(say("symbol.move", "spaces ahead")),
        # Translators: what a symbol means: corn is harvested where no tile is left.
        "bare-field": to_text(say("symbol.bare-field", "harvest without a tile")),
        # Translators: what a symbol means: a marker goes up on a temple.
        "temple-up": to_text(say("symbol.temple-up", "step up on a temple")),
        # Translators: what an arrow between symbols means: what stands before it is paid for what stands after it.
        "then": to_text(say("symbol.then", "brings")),
        # Translators: what a stroke between symbols means: one thing or the other.
        "or": to_text(say("symbol.or", "or")),
    }
