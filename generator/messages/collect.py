"""Every text to translate: from the content of all games, and from the generator's code."""

from __future__ import annotations

from pathlib import Path

from engine.load import read_content
from engine.model.build import rulebook_from_plain
from engine.problems import Problem
from generator.messages.code import code_messages
from generator.messages.content import content_messages
from generator.messages.message import Message


def collect(content: Path | None = None) -> tuple[list[Message], list[Problem]]:
    """All messages, each once, and what kept a text from being found."""
    messages, problems = code_messages()
    read = read_content(content)
    for plain in read.rulebooks.values():
        messages += content_messages(rulebook_from_plain(plain), content)
    return list(dict.fromkeys(messages)), problems + read.problems
