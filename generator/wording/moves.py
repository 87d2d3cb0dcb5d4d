"""Moves and decisions in words, from the titles that content gives them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.game import Game
from engine.model.abilities import Change
from engine.model.components import Component
from engine.model.effects import Choose, Effect, May, Repeat
from engine.model.rulebook import MoveForm
from engine.model.text import Inline
from engine.moves import Move
from engine.options import ChooseOne, MayDo
from engine.position import AnyPosition
from engine.steps import TaxedStep
from generator.wording.effects import effect_words
from generator.wording.names import rule_name
from generator.wording.narrator import Narrator
from generator.wording.resolve import Value
from generator.wording.tiles import tile_told

#: The words of a move's form -> the value that its title inserts.
SLOTS: dict[str, Callable[[int, Game, Narrator], Value]] = {
    "place": lambda arg, game, say: say.ref(game.places[arg].id),
    "track": lambda arg, game, say: say.ref(game.tracks[arg].id),
    "good": lambda arg, game, say: say.ref(game.goods[arg]),
    "component": lambda arg, game, say: tile_told(game.tiles[arg].id, say),
    "space": lambda arg, game, say: arg,
    "n": lambda arg, game, say: arg,
}


def move_words(move: Move | str, pos: AnyPosition, say: Narrator) -> Inline:
    """A move as its title says it; an answer that says little by itself, with what it does."""
    said = pos.game.moves.read(move)
    title, meaning = title_words(said, pos.game, say), meant(said, pos, say)
    if not meaning:
        return title
    # Translators: {title} is a move such as "Choose option 2" or "Do it"; {meaning} is what it does, in whole
    # sentences, or the rule that allows it.
    return say("move.meaning", "{title}: {meaning}", title=title, meaning=meaning)


def title_words(move: Move, game: Game, say: Narrator) -> Inline:
    form = next(form for form in say.book.moves if form.id == move.kind)
    return say.read(f"move/{form.id}/title", form.title, _values(form, move, game, say))


def _values(form: MoveForm, move: Move, game: Game, say: Narrator) -> dict[str, Value]:
    return {name: SLOTS[name](arg, game, say) for name, arg in _said(form, move)}


def _said(form: MoveForm, move: Move) -> Iterator[tuple[str, int]]:
    """The words of a form that stand for something, with what they stand for in this move."""
    names = [word[1:-1] for word in form.form.split() if word.startswith("{")]
    return zip(names, move.args, strict=True)


def named_tiles(move: Move, game: Game) -> tuple[Component, ...]:
    """The tiles that a move names."""
    form = next(form for form in game.rulebook.moves if form.id == move.kind)
    return tuple(game.tiles[arg] for name, arg in _said(form, move) if name == "component")


def meant(move: Move, pos: AnyPosition, say: Narrator) -> Inline:
    """What the pending question offers under this move: effects of the content, or what a rule allows."""
    match (move.kind, pos.stack[-1] if pos.stack else None):
        case ("choose", ChooseOne(address)) | ("yes", MayDo(address)):
            action = pos.game.actions[address]
            if action.content[0] == "rule":
                return rule_name(str(action.content[1]), say)
            return effect_words(_chosen(move, action.effect), say)
        case ("yes", TaxedStep(track, address)):
            return effect_words(_taxes(pos, track, address), say)
    return ()


def _taxes(pos: AnyPosition, track: int, address: str) -> tuple[Effect, ...]:
    """What has to be done for a step."""
    site = pos.game.steps_at(address).sites[track]
    forms = [holding.ability.form for holding in site.taxes_in(pos.in_force)]
    return tuple(effect for form in forms if isinstance(form, Change) for effect in form.tax)


def _chosen(move: Move, asked: Effect | None) -> tuple[Effect, ...]:
    match asked:
        case Choose(options) if 1 <= move.args[0] <= len(options):
            return options[move.args[0] - 1]
        case May(effects) | Repeat(_, effects):
            return effects
    return ()


def decision_words(kind: str, say: Narrator) -> Inline:
    """The title of a question."""
    decision = next(each for each in say.book.decisions if each.id == kind)
    return say.read(f"decision/{kind}/title", decision.title)
