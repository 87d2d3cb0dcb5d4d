"""Why a move is refused, in words: the reason with its figures, said once, and the rules behind it by name."""

from __future__ import annotations

from collections.abc import Sequence

from engine.model.text import Inline
from engine.moves import Move
from engine.position import AnyPosition
from engine.refusals import Refusal
from generator.wording.moves import move_words
from generator.wording.names import rule_name
from generator.wording.narrator import Narrator
from generator.wording.reasons import reason_words


def refusal_words(move: Move | str, refusal: Refusal | None, pos: AnyPosition, say: Narrator) -> Inline:
    """`refusal` as the position gives it; without any, the move is legal."""
    said = say.quoted(move_words(move, pos, say))
    if refusal is None:
        # Translators: {move} is a move in quotation marks, such as “Place a worker: Tikal”.
        return say("refusal.none", "{move}: allowed.", move=said)
    deciding, reason = rule_name(refusal.rules[0], say), reason_words(refusal, say)
    # Translators: {move} is a move in quotation marks, such as “Place a worker: Tikal”; {reason} is why it cannot be
    # done, in whole sentences; {rule} is a rule such as "5.6 Only what you can pay".
    told = say("refusal", "{move}: not allowed. {reason} Rule {rule}.", move=said, rule=deciding, reason=reason)
    return say.sentences([told, *_others(refusal.rules[1:], say)])


def _others(rules: Sequence[str], say: Narrator) -> list[Inline]:
    if not rules:
        return []
    named = say.listing([rule_name(rule, say) for rule in rules])
    # Translators: {rules} is a list of further rules, by number and title, that refuse a move.
    return [say("refusal.others", "See also: {rules}.", rules=named)]
