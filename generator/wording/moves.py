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
from generator.wording.resolve import Value, opening
from generator.wording.tiles import tile_told

DONE = "done"
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
    effects, rule = _effects_meant(said, pos), _rule_meant(said, pos)
    if effects:
        return opening(effect_words(effects, say))
    title = _ending(said, pos, say) or title_words(said, pos.game, say)
    if not rule:
        return title
    # Translators: {title} is a move such as "Do it"; {rule} is the rule that offers it, with its number and title.
    return say("move.by-rule", "{title} ({rule})", title=title, rule=rule_name(rule, say))


def _ending(move: Move, pos: AnyPosition, say: Narrator) -> Inline:
    """What a move that ends something is called where the pending decision has its own words for it."""
    if move.kind != DONE or pos.decision is None:
        return ()
    asked = next(each for each in say.book.decisions if each.id == pos.decision.kind)
    return say.read(f"decision/{asked.id}/done", asked.done) if asked.done else ()


def title_words(move: Move, game: Game, say: Narrator) -> Inline:
    form = next(form for form in say.book.moves if form.id == move.kind)
    values = _values(form, move, game, say)
    if form.none and dict(_said(form, move))["n"] == 0:
        return say.read(f"move/{form.id}/none", form.none, values)
    return say.read(f"move/{form.id}/title", form.title, values)


def _values(form: MoveForm, move: Move, game: Game, say: Narrator) -> dict[str, Value]:
    """What the words of a form stand for; a good that is counted is told as an amount, too."""
    said = dict(_said(form, move))
    values = {name: SLOTS[name](arg, game, say) for name, arg in said.items()}
    if {"good", "n"} <= said.keys():
        values["goods"] = say.amount(game.goods[said["good"]], said["n"])
    return values


def _said(form: MoveForm, move: Move) -> Iterator[tuple[str, int]]:
    """The words of a form that stand for something, with what they stand for in this move."""
    names = [word[1:-1] for word in form.form.split() if word.startswith("{")]
    return zip(names, move.args, strict=True)


def named_tiles(move: Move, game: Game) -> tuple[Component, ...]:
    """The tiles that a move names."""
    form = next(form for form in game.rulebook.moves if form.id == move.kind)
    return tuple(game.tiles[arg] for name, arg in _said(form, move) if name == "component")


def says_itself(move: Move, pos: AnyPosition) -> bool:
    """Whether a move is told by what it does, or by the rule that offers it."""
    return bool(_effects_meant(move, pos) or _rule_meant(move, pos))


def _effects_meant(move: Move, pos: AnyPosition) -> tuple[Effect, ...]:
    """What the pending question offers under this move."""
    match (move.kind, pos.stack[-1] if pos.stack else None):
        case ("choose", ChooseOne(address)) | ("yes", MayDo(address)):
            action = pos.game.actions[address]
            return () if action.content[0] == "rule" else _chosen(move, action.effect)
        case ("yes", TaxedStep(track, address)):
            return _taxes(pos, track, address)
    return ()


def _rule_meant(move: Move, pos: AnyPosition) -> str:
    """The rule that offers what a move accepts."""
    match (move.kind, pos.stack[-1] if pos.stack else None):
        case ("choose", ChooseOne(address)) | ("yes", MayDo(address)):
            kind, id, *_ = pos.game.actions[address].content
            return str(id) if kind == "rule" else ""
    return ""


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


def now_words(kind: str, say: Narrator) -> Inline:
    """What has to be decided now, as a sentence; nothing where the content has none."""
    now = next(each for each in say.book.decisions if each.id == kind).now
    return say.read(f"decision/{kind}/now", now) if now else ()
