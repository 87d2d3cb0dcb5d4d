"""A guide through the turns of an automaton in the terminal: steps with their rules, questions, and a few words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from secrets import randbits

from engine.guiding import Answer, Guidance, Led, Part, is_fitting, is_repeated, rolled
from generator.playing.lines import width, wrapped
from generator.playing.terminal import Leave, Read, Write
from generator.playing.voice import Voice
from generator.wording.guiding import GuideTeller, is_plain
from generator.wording.writers import to_text

SEED_BITS = 64


class Again(Exception):
    """The question is asked again, or another one."""


@dataclass
class GuideTerminal:
    """`read` asks for a line; the end of input leaves the guide."""

    guidance: Guidance
    automaton: str
    voice: Voice
    read: Read = input
    write: Write = print
    #: How many steps of this turn have been told, and which rules.
    told: int = field(default=0, init=False)
    named: set[str] = field(default_factory=set, init=False)

    @cached_property
    def teller(self) -> GuideTeller:
        say = self.voice.say
        return GuideTeller(say, say.words.guides[self.automaton], self.guidance.guide)

    def run(self) -> None:
        self.help("")
        self.known("")
        try:
            while True:
                self._go_on()
        except (Leave, EOFError):
            return

    def _go_on(self) -> None:
        led = self.guidance.led()
        self._tell_steps(led)
        try:
            if led.asked is None:
                self._next_turn()
            else:
                self.guidance.answer(led.asked.id, self._asked(led))
        except Again:
            return

    # -- what is told

    def _tell(self, lines: Iterator[str] | list[str]) -> None:
        for line in lines:
            self.write(line)

    def _say(self, words: str, indent: int = 0, hanging: int = 2) -> None:
        self._tell(wrapped(words, indent, hanging))

    def _tell_steps(self, led: Led) -> None:
        """Those that have not been told yet."""
        steps = list(self.teller.steps(led))
        if not self.told and steps:
            self.write("─" * width())
        for number, step in enumerate(steps[self.told :], self.told + 1):
            self._say(f"{number:>2}. {to_text(step.words)} [{self.voice.numbers(step.rules)}]", 0, 4)
            self._tell(self._texts(step.rules))
        self.told = len(steps)

    def _texts(self, rules: tuple[str, ...]) -> Iterator[str]:
        """The text of each rule where it is named first; later its number is enough."""
        for rule in rules:
            if rule not in self.named:
                self.named.add(rule)
                yield from wrapped(f"{self.voice.rule(rule)}: {self.voice.rule_text(rule)}", 6, 2)

    def _next_turn(self) -> None:
        self._line(to_text(self.voice.say("guide.next", "Enter: the next turn")))
        self.guidance.next_turn()
        self.told = 0

    # -- what is asked

    def _asked(self, led: Led) -> Answer:
        assert led.asked is not None
        proposed = self.guidance.proposed(led.asked, led.parts)
        self._show_question(led, proposed)
        said = self._read_parts(led, proposed)
        if not is_fitting(led.parts, said):
            self._say(to_text(self.voice.say("guide.unfitting", "This is none of the answers.")))
            raise Again
        if is_repeated(led.asked, said):
            self._say(to_text(self.voice.say("guide.repeated", "Each of them can be there only once.")))
            raise Again
        return said

    def _show_question(self, led: Led, proposed: Answer) -> None:
        assert led.asked is not None
        self.write("")
        self._say(f"? {to_text(self.teller.question(led))}")
        shown: tuple[str, ...] = ()
        for part in led.parts:
            if not is_plain(part) and part.options != shown:
                shown = part.options
                for number, option in enumerate(part.options, 1):
                    self._say(f"{number:>2}  {to_text(self.teller.option(led.asked.id, part, option))}", 4, 4)
        if proposed:
            told = to_text(self.teller.said(led.asked.id, led.parts, proposed))
            # Translators: {answer} is what the guide proposes; Enter takes it.
            self._say(to_text(self.voice.say("guide.proposed", "Enter: {answer}", answer=told)), 4)
        elif led.asked.random:
            self._say(to_text(self.voice.say("guide.roll", "Enter: roll for me")), 4)

    def _read_parts(self, led: Led, proposed: Answer) -> Answer:
        """Part by part; whoever writes several answers in a line is asked for the rest."""
        assert led.asked is not None
        words: list[str] = []
        while len(words) < len(led.parts):
            label = to_text(self.teller.part(led.asked.id, led.parts[len(words)]))
            line = self._line(label)
            if not line and not words:
                return self._without_words(led, proposed)
            words += line.replace(",", " ").split()
        return {part.name: _meant(part, word) for part, word in zip(led.parts, words, strict=False)}

    def _without_words(self, led: Led, proposed: Answer) -> Answer:
        assert led.asked is not None
        if proposed or not led.asked.random:
            return proposed
        said = rolled(led.parts, randbits(SEED_BITS))
        self._say(to_text(self.teller.said(led.asked.id, led.parts, said)), 4)
        return said

    def _line(self, label: str) -> str:
        """What is typed, unless it is one of the few words; those are done at once."""
        line = self.read(f"{label}> ").strip()
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word)
        if command is None:
            return line
        command(self, rest.strip())
        raise Again

    # -- the few words

    def back(self, rest: str) -> None:
        if not self.guidance.take_back():
            self._say(to_text(self.voice.say("play.no-undo", "There is nothing to take back.")))
        self.told = 0

    def known(self, rest: str) -> None:
        for number, (_, words) in enumerate(self.teller.known(self.guidance), 1):
            self._say(f"{number:>2}  {to_text(words)}", 2, 4)

    def forget(self, rest: str) -> None:
        ids = [id for id, _ in self.teller.known(self.guidance)]
        if rest.isascii() and rest.isdecimal() and 1 <= int(rest[:3]) <= len(ids):
            self.guidance.forget(ids[int(rest[:3]) - 1])
            self.told = 0
        self.known("")

    def quit(self, rest: str) -> None:
        raise Leave

    def help(self, rest: str) -> None:
        say = self.voice.say
        words = {
            "1, 2 …": say("guide.help-number", "answer with a number of the list, or with a figure"),
            "back": say("guide.help-back", "take the last answer back"),
            "known": say("guide.help-known", "show what is known without asking"),
            "forget 1": say("guide.help-forget", "it is otherwise now: ask for it"),
            "quit": say("guide.help-quit", "leave the guide"),
        }
        self._tell([f"  {word:<11}{to_text(meaning)}" for word, meaning in words.items()])


def _meant(part: Part, word: str) -> str:
    """A figure, or the number of an option; anything else is no answer."""
    if not (word.isascii() and word.isdecimal()) or len(word) > len(str(len(part.options))):
        return ""
    if is_plain(part):
        return str(int(word))
    return part.options[int(word) - 1] if 1 <= int(word) <= len(part.options) else ""


COMMANDS: dict[str, Callable[[GuideTerminal, str], None]] = {
    "back": GuideTerminal.back,
    "known": GuideTerminal.known,
    "forget": GuideTerminal.forget,
    "help": GuideTerminal.help,
    "?": GuideTerminal.help,
    "quit": GuideTerminal.quit,
}
