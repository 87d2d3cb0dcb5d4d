"""What the symbols of drawings mean: by the term that each stands for or, where none does, in words of their own."""

from __future__ import annotations

from generator.wording.speaker import Speaker
from generator.wording.writers import to_text

#: Symbols that are not called what their term is.
TERMS = {
    "avenue": "avenue-of-the-dead",
    "civic": "civic-building",
    "corn-tile": "corn-harvest-tile",
    "crest": "red",
    "decoration": "decoration-tile",
    "discovery": "discovery-tile",
    "first-player": "starting-player-marker",
    "lock": "locked-worker",
    "royal": "royal-tile",
    "serpent": "green",
    "statuette": "blue",
    "wood-tile": "wood-harvest-tile",
}


def meaning(icon: str, say: Speaker) -> str:
    """Nothing for a sign that everybody can read, such as a plus."""
    if icon in (own := _own_words(say)):
        return own[icon]
    term = TERMS.get(icon, icon)
    return to_text(say.term(term)) if say.language.find_term(term, say.game) else ""


def _own_words(say: Speaker) -> dict[str, str]:
    return {
        # Translators: what a symbol means: any action of the board may be chosen.
        "any-action": to_text(say("symbol.any-action", "any action")),
        # Translators: what a symbol means: what follows may be done or left.
        "choice": to_text(say("symbol.choice", "if you like")),
        # Translators: what a symbol means: a worker acts, or goes, further ahead.
        "move": to_text(say("symbol.move", "further ahead")),
        # Translators: what a symbol means: corn is harvested where no tile is left.
        "bare-field": to_text(say("symbol.bare-field", "harvest without a tile")),
        # Translators: what a symbol means: a marker goes up on a temple.
        "temple-up": to_text(say("symbol.temple-up", "step up on a temple")),
        # Translators: what a symbol means: a marker goes down on a temple.
        "temple-down": to_text(say("symbol.temple-down", "step down on a temple")),
        # Translators: what a symbol means: workers are fed.
        "feed": to_text(say("symbol.feed", "feeding")),
        # Translators: what a symbol means: workers or crystal skulls are placed.
        "place": to_text(say("symbol.place", "placing")),
        # Translators: what a symbol means that is printed on tiles of the pyramid and belongs to none of the temples.
        "glyph": to_text(say("symbol.glyph", "icon without a temple")),
        # Translators: what an arrow between symbols means: what stands before it is paid for what stands after it.
        "then": to_text(say("symbol.then", "brings")),
        # Translators: what a stroke between symbols means: one thing or the other.
        "or": to_text(say("symbol.or", "or")),
    }
