"""Answers to what cannot be done: moves that the rules refuse, texts that are no move, positions that cannot exist."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from engine.faults import BadPosition, Fault
from engine.model.text import Inline
from engine.moves import Move
from engine.position import AnyPosition
from engine.refusals import Refusal
from generator.browser.form import PLAYERS, Field
from generator.browser.labels import label, part_label
from generator.browser.telling import Teller, Told
from generator.wording.faults import fault_words
from generator.wording.moves import move_words
from generator.wording.names import player_name, rule_name
from generator.wording.narrator import Narrator
from generator.wording.reasons import reason_words
from generator.wording.resolve import capitalised
from generator.wording.rules import rule_text


def ruling(move: Move, refusal: Refusal | None, pos: AnyPosition, teller: Teller) -> Told:
    """Whether a move is allowed: why not, with the rules that refuse it, or those that allow and price it."""
    say, said = teller.say, move_words(move, pos, teller.say)
    if refusal is None:
        # Translators: {move} is a move such as "Place a worker at Tikal". The rules that allow it follow.
        words = say("try.allowed", "{move}: allowed. The rules behind it:", move=said)
    else:
        # Translators: {move} is a move such as "Place a worker at Tikal"; {reason} is why it cannot be done, in whole
        # sentences. The rules that refuse it follow.
        words = say("try.refused", "{move}: not allowed. {reason}", move=said, reason=reason_words(refusal, say))
    rules = [rule_told(rule, teller) for rule in (pos.why(move) if refusal is None else refusal.rules)]
    return {"legal": refusal is None, "words": teller.html(words), "rules": rules}


def rule_told(rule: str, teller: Teller) -> Told:
    name, text = rule_name(rule, teller.say), rule_text(teller.say.book.rules[rule], teller.say)
    return {"id": rule, "name": teller.html(name), "text": teller.html(text)}


def unknown_move(text: str, forms: Iterable[str], teller: Teller) -> Told:
    words = teller.say(
        # Translators: {text} is what a reader has typed. A list of how moves are written follows.
        "try.unknown-move",
        "“{text}” is not a move of this game. Moves are written like this:",
        text=text,
    )
    written = ", ".join(f"<code>{escape(form)}</code>" for form in forms)
    return {"legal": False, "words": f"{teller.html(words)} {written}", "rules": []}


def misread(field: Field, teller: Teller) -> str:
    named = label(field, teller.say)
    if field.is_list:
        # Translators: {field} is a label of the form, such as "Palenque"; its entry should be such as "0 2 5".
        return teller.html(teller.say("try.misread-list", "{field}: whole numbers are expected here.", field=named))
    # Translators: {field} is a label of the form, such as "Corn".
    return teller.html(teller.say("try.misread", "{field}: a whole number is expected here.", field=named))


def impossible(bad: BadPosition, fields: Iterable[Field], teller: Teller) -> str:
    """Why a described position cannot exist: everything that is wrong with it, and the rules that say so."""
    return " ".join(_impossible(fault, fields, teller) for fault in bad.faults)


def _impossible(fault: Fault, fields: Iterable[Field], teller: Teller) -> str:
    where, what = _where(fault.path, fields, teller.say), capitalised(fault_words(fault.what, teller.say))
    # Translators: {where} names what is wrong in a position, such as "Green: Corn".
    words = teller.html(teller.say("try.impossible", "This position cannot exist. Look here: {where}.", where=where))
    if not fault.rule:
        return f"{words} {teller.html(what)}."
    rule = rule_told(fault.rule, teller)
    return f"{words} {teller.html(what)}. {rule['name']}: {rule['text']}"


def _where(path: str, fields: Iterable[Field], say: Narrator) -> Inline:
    field = next((field for field in fields if field.path == path), None)
    if field is None:
        owner = path.split(".")[1] if path.startswith(f"{PLAYERS}.") else ""
        return player_name(owner, say) if owner else part_label(path.partition(".")[0], say)
    if not field.owner:
        return label(field, say)
    player, named = player_name(field.owner, say), label(field, say)
    # Translators: a figure of a player: {player} is a colour; {field} is such as "Corn".
    return say("try.field", "{player}: {field}", player=player, field=named)


def stuck(teller: Teller) -> str:
    return teller.html(teller.say("try.stuck", "From here the rules know no way on. Take the last step back."))
