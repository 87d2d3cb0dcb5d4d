"""The words of the page on which a person is led through an automaton's turns; its script needs none of its own."""

from __future__ import annotations

from dataclasses import dataclass

from generator.browser.panel import Panel, panel
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text


@dataclass(frozen=True, slots=True)
class GuidePanel:
    """`loading` lends what is said while the engine comes."""

    loading: Panel
    lead: str
    agreed: str
    new: str
    begun: str
    steps: str
    question: str
    choose: str
    answer: str
    roll: str
    back: str
    next_turn: str
    known: str
    ask: str
    again: str
    go_on: str
    failed: str
    broken: str
    unfitting: str
    repeated: str
    without: str


def guide_panel(say: Speaker) -> GuidePanel:
    return GuidePanel(loading=panel(say), **{**_of_beginning(say), **_of_turns(say), **_of_answers(say)})


def _of_beginning(say: Speaker) -> dict[str, str]:
    return {
        "lead": to_text(
            say(
                "guide.lead",
                "Do you play alone with the real box? Answer what is asked about your table, and be led through every"
                " turn of your opponent, step by step, with the rules behind each step. What it has done itself is"
                " remembered; what you may have changed is asked again.",
            )
        ),
        # Translators: opens a list of options of the game.
        "agreed": to_text(say("guide.agreed", "What your table has agreed on")),
        # Translators: a button; the opponent has been set up as the rules say.
        "new": to_text(say("guide.new", "From the start of a game")),
        # Translators: a button; nothing is known of a game that is going on.
        "begun": to_text(say("guide.begun", "In a game that has begun")),
        "again": to_text(say("guide.again", "Another game")),
        # Translators: a button; the guide goes on where the last visit ended.
        "go_on": to_text(say("guide.go-on", "Go on with the last game")),
        "failed": to_text(say("guide.failed", "The engine could not be loaded. Check the connection and begin again.")),
        "broken": to_text(say("guide.broken", "That did not work. Begin again.")),
        "without": to_text(
            say("guide.without", "The guide works only where the engine can be loaded: on a server, with scripts.")
        ),
    }


def _of_turns(say: Speaker) -> dict[str, str]:
    return {
        # Translators: heading above the steps of a turn.
        "steps": to_text(say("guide.steps", "What happens")),
        # Translators: heading above what the guide asks now.
        "question": to_text(say("guide.question", "Question")),
        # Translators: a button; the opponent takes another turn.
        "next_turn": to_text(say("guide.next-turn", "Next turn")),
        # Translators: opens a list of what the guide goes by.
        "known": to_text(say("guide.known", "What is known without asking")),
        # Translators: a button behind something that the guide knows; it shall be asked for, because it is otherwise.
        "ask": to_text(say("guide.ask", "Ask for it")),
    }


def _of_answers(say: Speaker) -> dict[str, str]:
    return {
        # Translators: stands in a list of answers until one is chosen.
        "choose": to_text(say("guide.choose", "Choose …")),
        # Translators: a button; what has been chosen is the answer.
        "answer": to_text(say("guide.answer", "Answer")),
        # Translators: a button; the program rolls the dice.
        "roll": to_text(say("guide.roll-it", "Roll for me")),
        "back": to_text(say("guide.take-back", "Take the last answer back")),
        "unfitting": to_text(say("guide.unfitting", "This is none of the answers.")),
        "repeated": to_text(say("guide.repeated", "Each of them can be there only once.")),
    }
