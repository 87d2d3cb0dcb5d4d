"""The questions of a game, compiled from the decisions of its content: which kinds of moves answer each of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from engine.choices import CORE_MOVES
from engine.decisions import AskedKind, Question
from engine.errors import nearest
from engine.free_actions import FREE_MOVES
from engine.kit import merged
from engine.listing import listing, unrefused

if TYPE_CHECKING:
    from engine.game import Game
    from engine.listing import Listing
    from engine.moves import Move


def questions_of(game: Game, frames: Mapping[str, type]) -> dict[type, Question]:
    """A question for each decision, by the frame that asks it; a decision that nobody asks or answers is refused."""
    kinds = cast("Mapping[str, AskedKind]", merged(CORE_MOVES, FREE_MOVES, game.kit.moves))
    out_of_place = {form.id: (form.not_now,) for form in game.rulebook.moves if form.not_now}
    questions: dict[type, Question] = {}
    for decision in game.rulebook.decisions:
        unknown = [name for name in decision.moves if name not in kinds]
        if decision.id not in frames:
            game.claims.refuse(("decision", decision.id), f"{game.id} never asks this")
        elif unknown:
            message = f"{game.id} has no move “{unknown[0]}”{nearest(unknown[0], kinds)}"
            game.claims.refuse(("decision", decision.id, "moves", decision.moves.index(unknown[0])), message)
        else:
            asking = frames[decision.id]
            asked = {name: kinds[name] for name in decision.moves if _comes_about(game, name)}
            not_now = (decision.not_now,) if decision.not_now else ()
            legal = listing([(_opening(game, name), _listed(game, name, kind, asking)) for name, kind in asked.items()])
            questions[asking] = Question(decision.id, decision.rule, asked, not_now, out_of_place, legal)
    return questions


def _listed(game: Game, name: str, kind: AskedKind, asking: type) -> Listing | tuple[Move, ...]:
    """What a kind of move lists at a question: always the same bare move, or what has to be asked for."""
    return game.moves.bare[name] if kind.always is not None and kind.always(asking) else unrefused(kind)


def _comes_about(game: Game, kind: str) -> bool:
    """Whether a kind of move that only abilities open is opened by any; other kinds always come about."""
    is_free = kind not in FREE_MOVES and all(option != kind for _, option in game.kit.offers)
    return is_free or bool(_opening(game, kind))


def _opening(game: Game, kind: str) -> int:
    """The bits of the abilities that open a kind of move, where only abilities do."""
    if kind in FREE_MOVES:
        return sum(holding.bit for holding, _ in game.abilities.uses())
    offers = (game.abilities.offers(decision, option) for decision, option in game.kit.offers if option == kind)
    return sum({holding.bit for found in offers for holding, _ in found})
