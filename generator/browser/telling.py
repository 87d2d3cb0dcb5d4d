"""What the table tells its reader: worded in one language, and written as HTML in which every text is escaped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.events import Event
from engine.model.text import Inline
from engine.moves import Move
from engine.position import AnyPosition
from generator.browser.form import Field
from generator.browser.labels import label
from generator.browser.links import Links
from generator.games.telling import signs
from generator.pictures.captions import Captions
from generator.pictures.drawing import inline
from generator.pictures.position import parts
from generator.pictures.symbols import Signs
from generator.wording.events import event_words, told_once
from generator.wording.moves import decision_words, move_words
from generator.wording.names import player_name, player_told, rule_name
from generator.wording.narrator import Narrator
from generator.wording.positions import position_words
from generator.wording.prospects import full_offer_words
from generator.wording.tiles import tile_name
from generator.wording.writers import to_html, to_text

Told = dict[str, Any]


@dataclass(frozen=True)
class Teller:
    say: Narrator
    links: Links

    def html(self, words: Inline) -> str:
        return to_html(words, self.links.href)

    # -- the position

    def drawings(self, pos: AnyPosition, before: AnyPosition, matter: bool = True) -> list[str]:
        """The parts that differ from an untouched board, now or at first; or the rest."""
        signs = self._signs()
        first = {part.id for part in parts(before, signs) if part.matters}
        shown = (part for part in parts(pos, signs) if (part.matters or part.id in first) == matter)
        return [inline(part.draw(), f"try-{part.id}") for part in shown]

    def _signs(self) -> Signs:
        plain = self.say.without_links()
        captions = Captions(plain, link=self.links.of_drawing, tile=lambda id: to_text(tile_name(id, self.say)))
        return signs(self.say.book, captions)

    def described(self, pos: AnyPosition) -> list[str]:
        return [self.html(sentence) for sentence in position_words(pos, self.say)]

    # -- what can be done

    def decision(self, pos: AnyPosition) -> str:
        decision = pos.decision
        if decision is None:
            return self.html(self.say("try.nothing", "Nothing is left to decide."))
        return self.html(
            # Translators: {player} is a colour; {question} is what that player decides, such as "Placing workers".
            self.say(
                "try.decision",
                "{player} decides: {question}",
                player=player_told(pos.players[decision.player].colour, self.say),
                question=decision_words(decision.kind, self.say),
            )
        )

    def asked_by(self, pos: AnyPosition) -> str:
        if pos.decision is None:
            return ""
        rule = rule_name(pos.decision.rule, self.say)
        # Translators: {rule} is the rule that asks a player to decide something, by number and title.
        return self.html(self.say("try.asked-by", "Asked by rule {rule}", rule=rule))

    def offers(self, moves: Iterable[Move], pos: AnyPosition) -> list[Told]:
        """Legal moves, with what they cost and bring."""
        return [{"text": move.text, "title": to_text(full_offer_words(move, pos, self.say))} for move in moves]

    def moves(self, moves: Iterable[Move], pos: AnyPosition) -> list[Told]:
        return [{"text": move.text, "title": to_text(move_words(move, pos, self.say))} for move in moves]

    # -- what has happened

    def heading(self, move: str, before: AnyPosition) -> str:
        """Who has just done what."""
        said = move_words(move, before, self.say)
        if before.decision is None:
            return self.html(said)
        player = player_name(before.players[before.decision.player].colour, self.say)
        # Translators: {player} is a colour; {move} is a move such as "Place a worker at Tikal".
        return self.html(self.say("try.move", "{player}: {move}", player=player, move=said))

    def events(self, events: Sequence[Event], pos: AnyPosition) -> list[Told]:
        return [
            {"words": self.html(event_words(event, pos, self.say)), "rules": self._cited(event.rules)}
            for event in told_once(events, pos)
        ]

    def _cited(self, rules: Iterable[str]) -> list[Told]:
        """Rules by their numbers, with title and address."""
        return [
            {
                "number": self.say.book.rules[rule].number,
                "title": to_text(rule_name(rule, self.say)),
                "href": self.links.href("rule", rule) or "",
            }
            for rule in dict.fromkeys(rules)
        ]

    # -- the form

    def figure(self, field: Field, typed: str, wrong: bool) -> Told:
        return {
            "path": field.path,
            "owner": self._owner(field),
            "label": to_text(label(field, self.say)),
            "list": field.is_list,
            "least": field.least,
            "most": field.most,
            "value": typed,
            "wrong": wrong,
        }

    def _owner(self, field: Field) -> str:
        if field.owner:
            return to_text(player_name(field.owner, self.say))
        # Translators: heading above figures of a position that belong to no player, such as the day.
        return to_text(self.say("try.common", "For all"))
