"""Abilities as sentences: what changes for the holder, how long, together with what, and which rule is bent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import generator.wording.changes  # noqa: F401 (enters its kind)
from engine.model.abilities import Ability, Change, Form, Offer, Set, Suspend, Trigger, Use
from engine.model.rules import ParamValue
from engine.model.text import Inline, counted_words, parameters, parse
from generator.wording.changes import only_here
from generator.wording.effects import allowed, in_one_sentence
from generator.wording.kinds import worded, words
from generator.wording.moments import moment_words, numbered_moment_words, window_words
from generator.wording.names import family_term, rule_name
from generator.wording.narrator import Narrator
from generator.wording.resolve import Value
from generator.wording.rules import rule_text
from generator.wording.tables import exact_rows, listed_rows


def ability_words(ability: Ability, say: Narrator) -> Inline:
    """Everything an ability says, the bent rule last."""
    return say.sentences((*ability_sentences(ability, say), bent_rule(ability.bends, say)))


def bent_rule(rule: str, say: Narrator) -> Inline:
    # Translators: at the end of a tile's text; {rule} is a link to a rule such as "14.1 The cost of feeding".
    return say("ability.rule", "See rule {rule}.", rule=rule_name(rule, say))


def ability_sentences(ability: Ability, say: Narrator) -> Iterator[Inline]:
    """What changes, and how far; for a reader who sees beside it which rule is bent."""
    yield worded(ability.form, say)
    yield from terms_of_use(ability, say)


def terms_of_use(ability: Ability, say: Narrator) -> Iterator[Inline]:
    """Whether it can be refused, how often it works, and together with what."""
    if ability.refusable:
        yield _refusable(ability.form, say)
    if ability.scope != "game":
        yield _scope(ability.scope, say)
    if ability.group:
        yield _together(ability.group, say)


def _refusable(form: Form, say: Narrator) -> Inline:
    kind = form.amount.partition(".")[0] if isinstance(form, Change) else ""
    if kind == "gain":
        # Translators: after "For each crystal skull you take, go down 1 step on any temple."
        return say("ability.refusable.gain", "You may refuse; then you do not take it.")
    if kind == "step":
        # Translators: after "For each step up on a temple, pay 1 corn."
        return say("ability.refusable.step", "You may refuse; then you do not go up.")
    return say("ability.refusable", "You may refuse; then you do without what you would have paid for.")


def _together(name: str, say: Narrator) -> Inline:
    if say.words.together:
        return say.words.together(name, say)
    # Translators: several abilities act together, on one and the same thing; {group} is what they have in common.
    return say(
        "ability.group", "Everything that you have of {group} acts on one and the same thing.", group=say.ref(name)
    )


def _scope(scope: str, say: Narrator) -> Inline:
    match scope:
        case "action":
            return say("ability.scope.action", "This works once in each action.")
        case "turn":
            return say("ability.scope.turn", "This works once in each turn.")
        case "round":
            return say("ability.scope.round", "This works once in each round.")
        case "once":
            return say("ability.scope.once", "This works a single time; then turn the tile face down.")
    raise LookupError(f"no words for the scope {scope}")


@words(Set)
def set_(form: Set, say: Narrator) -> Inline:
    return changed_rule((form,), say)


def changed_rule(forms: Sequence[Set], say: Narrator) -> Inline:
    """A rule as it holds for a player, with all the figures of it that are others."""
    rule = say.book.rules[forms[0].rule]
    text = say.quoted(rule_text(rule, say, **{form.param: form.to for form in forms}))
    changes = [_instead(form.to, rule.param(form.param), say) for form in forms]
    # Translators: {rule} is a rule such as "14.1 The cost of feeding"; {changes} is a list such as "3 instead of 2";
    # {text} is the rule with these figures, in quotation marks.
    return say(
        "ability.set",
        "For you, rule {rule} reads, with {changes}: {text}",
        rule=rule_name(forms[0].rule, say),
        changes=say.listing(changes),
        text=text,
    )


def _instead(to: ParamValue, usual: ParamValue, say: Narrator) -> Inline:
    if not isinstance(to, int):
        # Translators: put into "For you, rule {rule} reads, with {changes}". It is about all figures of a table.
        return say("ability.set.table", "other figures")
    # Translators: put into "For you, rule {rule} reads, with {changes}"; both are figures, such as "3 instead of 2".
    return say("ability.set.change", "{to} instead of {usual}", to=to, usual=_figure(usual, say))


def _figure(value: ParamValue, say: Narrator) -> Inline:
    if isinstance(value, int):
        return say.number(value)
    # Translators: brackets around a table such as "1: 0; 2: 1; 3: 3".
    return say("ability.figures", "({rows})", rows=listed_rows(exact_rows(value, say), say))


@words(Offer)
def offer(form: Offer, say: Narrator) -> Inline:
    known = say.words.offers.get((form.decision, form.option))
    if known is not None and known.complete:
        return known.offered(form, say)
    told = [known.offered(form, say) if known is not None and not form.by else _offered(form, say)]
    if form.pay:
        # Translators: {goods} is a counted list, such as "1 corn".
        told.append(say("ability.offer.price", "This costs {goods}.", goods=say.goods(dict(form.pay))))
    if form.at:
        told.append(only_here(form.at, say))
    return say.sentences(told)


def _offered(form: Offer, say: Narrator) -> Inline:
    """By the titles of the decision and of the move."""
    option = _title(form, say)
    if form.by:
        # Translators: {option} is what one may choose to do; {n} is how far it reaches.
        option = say("ability.offer.reach", "{option} ({n|space|spaces})", option=option, n=form.by)
    asked, quoted = say.quoted(_asked(form, say)), say.quoted(option)
    # Translators: {decision} is the title of a decision in quotation marks, such as “Harvesting”; {option} is one more
    # thing to choose there, in quotation marks, such as “Harvest corn without a tile”.
    return say(
        "ability.offer", "At the decision {decision} you may also choose {option}.", decision=asked, option=quoted
    )


def _asked(form: Offer, say: Narrator) -> Inline:
    known = {decision.id: decision.title for decision in say.book.decisions}
    return say.read(f"decision/{form.decision}/title", known[form.decision])


def _title(form: Offer, say: Narrator) -> Inline:
    """The title of a kind of move; its places and spaces are still open, and what it counts is its reach."""
    title = next(move.title for move in say.book.moves if move.id == form.option)
    counted = {word.name for word in counted_words(parse(title))}
    values: dict[str, Value] = {n: form.by if n in counted else "…" for n in parameters(parse(title))}
    return say.read(f"move/{form.option}/title", title, values)


@words(Trigger)
def trigger(form: Trigger, say: Narrator) -> Inline:
    moment = _moment(form, say)
    if form.optional:
        effects, say = allowed(form.effects, say)
        # Translators: {moment} is such as "After your main action"; {effects} is a sentence that is put into this one,
        # such as "pay 1 corn to take 1 wood".
        return say("ability.trigger.optional", "{moment}, you may {effects:clause}.", moment=moment, effects=effects)
    effects = in_one_sentence(form.effects, say)
    # Translators: {moment} is such as "After your main action"; {effects} is a sentence that is put into this one.
    return say("ability.trigger", "{moment}, {effects:clause}.", moment=moment, effects=effects)


def _moment(form: Trigger, say: Narrator) -> Inline:
    if form.on:
        return numbered_moment_words(form.moment, form.at, form.on, say)
    return moment_words(form.moment, form.at, say)


@words(Use)
def use(form: Use, say: Narrator) -> Inline:
    window, (effects, say) = window_words(form.window, say), allowed(form.effects, say)
    # Translators: {window} is such as "On your turn, before or after your action"; {effects} is a sentence that is put
    # into this one.
    return say("ability.use", "{window}, you may {effects:clause}.", window=window, effects=effects)


@words(Suspend)
def suspend(form: Suspend, say: Narrator) -> Inline:
    track = say.ref(family_term(form.tracks, say))
    # Translators: {level} is the number of a level; {track} is the word for one track, such as technology.
    return say("ability.suspend", "Level {level} of every {track} gives nothing.", level=form.level, track=track)
