"""Why a move is refused, in words: the deciding rule with its text, then the others by name."""

from __future__ import annotations

from collections.abc import Sequence

from engine.model.text import Inline
from engine.moves import Move
from engine.position import AnyPosition
from generator.wording.moves import move_words
from generator.wording.names import rule_name
from generator.wording.narrator import Narrator
from generator.wording.rules import rule_text


def refusal_words(move: Move | str, rules: Sequence[str], pos: AnyPosition, say: Narrator) -> Inline:
    """`rules` as `why_not` names them; without any, the move is legal."""
    said = say.quoted(move_words(move, pos, say))
    if not rules:
        # Translators: {move} is a move in quotation marks, such as “Place a worker: Tikal”.
        return say("refusal.none", "{move}: allowed.", move=said)
    deciding, text = rule_name(rules[0], say), rule_text(say.book.rules[rules[0]], say)
    # Translators: {move} is a move in quotation marks, such as “Place a worker: Tikal”; {rule} is a rule such as
    # "5.6 Only what you can pay"; {text} is what that rule says, in whole sentences.
    told = say("refusal", "{move}: refused by rule {rule}. {text}", move=said, rule=deciding, text=text)
    return say.sentences([told, *_others(rules[1:], say)])


def _others(rules: Sequence[str], say: Narrator) -> list[Inline]:
    if not rules:
        return []
    named = say.listing([rule_name(rule, say) for rule in rules])
    # Translators: {rules} is a list of further rules, by number and title, that refuse a move.
    return [say("refusal.others", "See also: {rules}.", rules=named)]
