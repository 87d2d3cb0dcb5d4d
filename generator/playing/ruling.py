"""What the judge found, told step by step: moves, events, the rules that decided, and what did not hold.

The text of a rule stands where the rule is named first; later its number is enough.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.case_faults import NotAllowed
from engine.faults import Fault
from engine.judge import Refused, Stage, Verdict
from engine.model.cases import Case
from engine.position import AnyPosition
from engine.reasons import NOT_ASKED
from engine.refusals import Refusal
from generator.playing.lines import wrapped
from generator.playing.voice import Voice
from generator.wording.events import told_once
from generator.wording.writers import to_text

#: What the judge calls the parts of a case that are no move and no procedure.
GIVEN, START, FORCED = "given", "start", "forced"

#: So few legal moves are told to whoever has answered another question than the one that is asked.
FEW = 4

#: From the path of a fault to what is printed before it: `my-case.yaml:3: given.day`.
Where = Callable[[str], str]


class Ruling:
    """One verdict as lines of text, in one language."""

    def __init__(self, verdict: Verdict, voice: Voice, where: Where = str, number: int = 0) -> None:
        """`number`: which question it is, where there are several without a name."""
        self.verdict, self.voice, self.where, self.number = verdict, voice, where, number
        self.named: set[str] = set()

    def lines(self) -> Iterator[str]:
        """The whole case, ready to be printed."""
        yield from self._title()
        yield from self._exceptions()
        yield from self._played()
        yield from self._further_rules()
        yield from self._outcome()

    def _title(self) -> Iterator[str]:
        case, voice = self.verdict.case, self.voice
        if case.title:
            yield f"{voice.case_title(case)} ({case.id})" if case.id else case.title
        elif case.id:
            yield case.id
        elif self.number:
            yield to_text(voice.say("judge.question", "Question {n}", n=self.number))
        if case.text:
            yield from wrapped(voice.case_text(case), 2)

    def _exceptions(self) -> Iterator[str]:
        """What only the house rules of the question let pass."""
        for fault in self.verdict.exceptions:
            said = self.voice.fault(fault.what)
            # Translators: {fault} is something that the rules make impossible, such as "7 here, but there is room for
            # only 6"; the players have agreed on it all the same.
            told = self.voice.say("judge.house-rule", "By a house rule: {fault}.", fault=said)
            yield from wrapped(f"! {fault.path}: {to_text(told)} [{self.voice.numbers([fault.rule])}]", 2, 2)
            yield from self.texts([fault.rule])

    # -- moves and events

    def _played(self) -> Iterator[str]:
        before = self.verdict.before
        for number, stage in enumerate(self.verdict.stages, 1):
            if before is not None and not self._is_known(stage):
                yield from self._stage(stage, before)
            for refused in self.verdict.refused:
                if refused.stage == number:
                    yield from self.refusal(refused, stage.after)
            before = stage.after

    def _is_known(self, stage: Stage) -> bool:
        """Whoever asks knows whose turn it is, and did not ask what follows of itself; a worked example tells it."""
        if self.verdict.case.id or stage.said == GIVEN:
            return stage.said == GIVEN
        return stage.said == START or (self.verdict.ok and stage is self.verdict.stages[-1])

    def _stage(self, stage: Stage, before: AnyPosition) -> Iterator[str]:
        if stage.said not in (START, FORCED):
            yield from wrapped(self._heading(stage, before), 2, 2)
        for event in told_once(stage.events, stage.after):
            numbers = self.voice.numbers(event.rules)
            yield from wrapped(f"{self.voice.event(event, stage.after)} [{numbers}]", 4, 2)
            yield from self.texts(event.rules)

    def _heading(self, stage: Stage, before: AnyPosition) -> str:
        if not stage.player:
            return f"> {self.voice.procedure(stage.said)}"
        return f"> {self.voice.player(stage.player)}: {self.voice.move(stage.said, before)}"

    def refusal(self, refused: Refused, pos: AnyPosition) -> Iterator[str]:
        """Whether a move is allowed, for whom and when; why it is not, and the rules behind that."""
        numbers = f" [{self.voice.numbers(refused.rules)}]" if refused.rules else ""
        answer = self.voice.answer(refused.move, refused.refusal, pos)
        yield from wrapped(f"? {self._moment(refused)}{answer}{numbers}", 2, 2)
        yield from self.texts(refused.rules)
        if refused.refusal is not None and self._helps_on(refused.refusal, pos):
            yield from self.legal_moves(pos)

    def _helps_on(self, refusal: Refusal, pos: AnyPosition) -> bool:
        """Whether to say what can be done instead: another question is asked, and nothing says more about the move."""
        asked_else = refusal.reason.id == NOT_ASKED.id and refusal.values not in self.voice.say.words.not_asked
        return asked_else and len(pos.legal_moves()) <= FEW

    def _moment(self, refused: Refused) -> str:
        if not refused.player:
            return ""
        return f"{self.voice.player(refused.player)}, {self.voice.decision(refused.decision)}: "

    # -- rules

    def texts(self, rules: Iterable[str]) -> Iterator[str]:
        """The text of each rule that has not been named before."""
        for rule in rules:
            if rule not in self.named:
                self.named.add(rule)
                yield from wrapped(f"{self.voice.rule(rule)}: {self.voice.rule_text(rule)}", 6, 2)

    def _further_rules(self) -> Iterator[str]:
        """Rules that decided without an event or a refusal of their own: those that ask."""
        order = list(self.voice.book.rules)
        further = sorted(deciding_rules(self.verdict) - self.named, key=order.index)
        if further and self.verdict.case.id:
            yield "  " + to_text(self.voice.say("judge.rules", "Rules that decided"))
            yield from self.texts(further)

    # -- the outcome

    def _outcome(self) -> Iterator[str]:
        verdict = self.verdict
        if verdict.ok:
            yield from self._holds()
            return
        yield f"  = {self._wrong()}"
        for fault in verdict.failures:
            if not isinstance(fault.what, NotAllowed):
                yield from self._fault(fault)

    def _holds(self) -> Iterator[str]:
        if expects(self.verdict.case):
            yield "  = " + to_text(self.voice.say("judge.holds", "The case holds."))
        elif any(play.moves for play in self.verdict.case.play):
            yield "  = " + to_text(self.voice.say("judge.possible", "Yes: this can be played."))

    def _wrong(self) -> str:
        say, verdict = self.voice.say, self.verdict
        if verdict.before is None:
            return to_text(say("judge.impossible", "This position cannot exist:"))
        if any(isinstance(fault.what, NotAllowed) for fault in verdict.failures):
            return to_text(say("judge.not-allowed", "No: this cannot be played."))
        if expects(verdict.case):
            return to_text(say("judge.fails", "The case does not hold:"))
        return to_text(say("judge.unclear", "This cannot be judged:"))

    def _fault(self, fault: Fault) -> Iterator[str]:
        numbers = f" [{self.voice.numbers([fault.rule])}]" if fault.rule else ""
        yield from wrapped(f"{self.where(fault.path)}: {self.voice.fault(fault.what)}{numbers}", 4, 2)
        yield from self.texts([fault.rule] if fault.rule else [])

    # -- more, where somebody asks for it

    def options(self) -> Iterator[str]:
        """The position where the case ends, and its legal moves."""
        pos = final_position(self.verdict)
        if pos is None:
            return
        for sentence in self.voice.position(pos):
            yield from wrapped(sentence, 2, 2)
        yield from self.legal_moves(pos)

    def outlook(self, pos: AnyPosition) -> Iterator[str]:
        """What is coming."""
        for sentence in self.voice.outlook(pos):
            yield from wrapped(sentence, 2, 2)

    def legal_moves(self, pos: AnyPosition) -> Iterator[str]:
        voice = self.voice
        if pos.decision is None:
            yield "  " + to_text(voice.say("judge.over", "Nothing is left to decide."))
            return
        player = voice.player(pos.players[pos.decision.player].colour)
        # Translators: {player} is a colour. The legal moves follow.
        yield "  " + to_text(voice.say("judge.options", "Legal moves for {player}", player=player))
        for move in pos.legal_moves():
            yield from wrapped(f"{move.text}: {voice.full_offer(move, pos)}", 4, 2)


def why_not(move: str, refusal: Refusal | None, pos: AnyPosition, voice: Voice) -> list[str]:
    """Why a move is refused, with the deciding rule first; or that it is not."""
    return wrapped(f"? {voice.refusal(move, refusal, pos)}", 2, 2)


def expects(case: Case) -> bool:
    """Whether a case says what must hold, so that it can fail; otherwise it only asks."""
    plays = case.play
    return bool(case.id or case.rules or case.then) or any(
        play.then or play.options is not None or any(play.why_not.values()) for play in plays
    )


def asked(move: str, pos: AnyPosition) -> Refused:
    """A question about a move in a position at which a case has ended."""
    decision = pos.decision
    player = pos.players[decision.player].colour if decision else ""
    return Refused(move, pos.refusal(move), 0, player, decision.kind if decision else "")


def deciding_rules(verdict: Verdict) -> set[str]:
    """What was cited, except for setting the given position up; unless that is what the case is about."""
    given = {rule for stage in verdict.stages if stage.said == GIVEN for event in stage.events for rule in event.rules}
    later = {rule for stage in verdict.stages if stage.said != GIVEN for event in stage.events for rule in event.rules}
    return set(verdict.rules) - (given - later - set(verdict.case.rules))


def final_position(verdict: Verdict) -> AnyPosition | None:
    """The position where the case's own moves end, before anything that plays itself afterwards."""
    played = [stage.after for stage in verdict.stages if stage.said != FORCED]
    return played[-1] if played else verdict.before
