"""A guide through the turn of an automaton, in words: what is asked, what can be said, and each step with its rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.events import Event
from engine.guiding import FIGURE, Answer, AnyGuide, Guidance, Led, Part
from engine.handles import Citation
from engine.model.text import Inline
from generator.wording.events import event_words, told_once
from generator.wording.game_words import GuideWords
from generator.wording.narrator import Narrator


@dataclass(frozen=True)
class Step:
    """Something to do at the table, and why."""

    words: Inline
    rules: Citation


@dataclass(frozen=True)
class GuideTeller:
    """Speaks of one automaton."""

    say: Narrator
    words: GuideWords
    guide: AnyGuide

    def question(self, led: Led) -> Inline:
        assert led.asked is not None
        return self.words.asked[led.asked.id](led, self.say)

    def title(self, id: str) -> Inline:
        return self.words.title[id](self.say)

    def part(self, id: str, part: Part) -> Inline:
        return self.words.part(id, part, self.say)

    def option(self, id: str, part: Part, option: str) -> Inline:
        if part.kind == FIGURE and option.isdecimal() and is_plain(part):
            return self.say.number(int(option))
        return self.words.option(id, part, option, self.say)

    # -- what happens

    def steps(self, led: Led) -> Iterator[Step]:
        """What has happened so far; at the end of the turn also what is left to do."""
        for event in told_once(led.events, led.pos):
            yield Step(self._told(event, led), tuple(dict.fromkeys(event.rules)))
        if led.asked is None:
            yield Step(self.words.ends(led.pos, self.say), self.guide.ends)

    def _told(self, event: Event, led: Led) -> Inline:
        own = self.words.steps.get(event.kind)
        return own(event, led, self.say) if own else event_words(event, led.pos, self.say)

    # -- what is known

    def known(self, guidance: Guidance) -> Iterator[tuple[str, Inline]]:
        """Everything that the guide goes by without asking, by inquiry, in the order in which it asks."""
        led = guidance.led()
        remembered = guidance.remembered(led)
        for inquiry in self.guide.inquiries:
            said = remembered.get(inquiry.id)
            if said is not None and inquiry.lasts:
                parts = inquiry.parts(led.pos, led.used)
                yield inquiry.id, self.answer(inquiry.id, parts, said)

    def answer(self, id: str, parts: tuple[Part, ...], said: Answer) -> Inline:
        # Translators: what a guide knows: {title} is such as "Goods of Teotibot", {answers} a list such as "Wood – 2;
        # Stone – 1".
        return self.say(
            "guide.known-is", "{title}: {answers}", title=self.title(id), answers=self.said(id, parts, said)
        )

    def said(self, id: str, parts: tuple[Part, ...], said: Answer) -> Inline:
        """What has been answered, part by part."""
        pairs = [self._pair(id, part, said[part.name]) for part in parts if part.name in said]
        line = pairs[0]
        for pair in pairs[1:]:
            # Translators: joins answers such as "Wood – 2" and "Stone – 1".
            line = self.say("guide.pairs", "{a}; {b}", a=line, b=pair)
        return line

    def _pair(self, id: str, part: Part, option: str) -> Inline:
        label, told = self.part(id, part), self.option(id, part, option)
        # Translators: {part} is what is asked, such as "Wood"; {option} what was answered, such as "2".
        return self.say("guide.pair", "{part} – {option}", part=label, option=told)


def is_plain(part: Part) -> bool:
    """Whether nothing but a number can be said."""
    return part.kind == FIGURE and all(option.isdecimal() for option in part.options)
