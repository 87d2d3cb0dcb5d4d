"""Moves and decisions in words, from the titles that content gives them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.game import Game
from engine.model.effects import Choose, Effect, May, Repeat
from engine.model.rulebook import MoveForm
from engine.model.text import Inline
from engine.moves import Move
from generator.wording.effects import effect_words
from generator.wording.narrator import Narrator
from generator.wording.resolve import Value
from generator.wording.standing import effect_at
from generator.wording.tiles import tile_link

#: The words of a move's form -> the value that its title inserts.
SLOTS: dict[str, Callable[[int, Game, Narrator], Value]] = {
    "place": lambda arg, game, say: say.ref(game.places[arg].id),
    "track": lambda arg, game, say: say.ref(game.tracks[arg].id),
    "good": lambda arg, game, say: say.ref(game.goods[arg]),
    "component": lambda arg, game, say: tile_link(game.tiles[arg].id, say),
    "space": lambda arg, game, say: arg,
    "n": lambda arg, game, say: arg,
}


def move_words(move: Move | str, pos: Any, say: Narrator) -> Inline:
    """A move as its title says it; an option that is chosen by number, with what it does."""
    said = pos.game.moves.read(move)
    title = title_words(said, pos.game, say)
    effects = chosen_effects(said, pos)
    if not effects:
        return title
    # Translators: {title} is a move such as "Choose option 2"; {effects} is what it does, in whole sentences.
    return say("move.with-effects", "{title}: {effects}", title=title, effects=effect_words(effects, say))


def title_words(move: Move, game: Game, say: Narrator) -> Inline:
    form = next(form for form in say.book.moves if form.id == move.kind)
    return say.read(f"move/{form.id}/title", form.title, _values(form, move, game, say))


def _values(form: MoveForm, move: Move, game: Game, say: Narrator) -> dict[str, Value]:
    names = [word[1:-1] for word in form.form.split() if word.startswith("{")]
    return {name: SLOTS[name](arg, game, say) for name, arg in zip(names, move.args, strict=True)}


def chosen_effects(move: Move, pos: Any) -> tuple[Effect, ...]:
    """What the pending question offers under this move."""
    frame: tuple[Any, ...] = pos.stack[-1] if pos.stack else ()
    if move.kind == "choose" and frame[:1] == ("choose",):
        asked = effect_at(frame[1], pos.game)
        options = asked.options if isinstance(asked, Choose) else ()
        return options[move.args[0] - 1] if 1 <= move.args[0] <= len(options) else ()
    if move.kind == "yes" and frame[:1] == ("may",):
        asked = effect_at(frame[1], pos.game)
        return asked.effects if isinstance(asked, May | Repeat) else ()
    return ()


def decision_words(kind: str, say: Narrator) -> Inline:
    """The title of a question."""
    decision = next(each for each in say.book.decisions if each.id == kind)
    return say.read(f"decision/{kind}/title", decision.title)
