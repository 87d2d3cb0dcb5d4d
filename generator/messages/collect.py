"""Every text to translate: from the content of all games, and from the code."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from engine.loading import read_content
from engine.model.rulebook import Rulebook
from engine.problems import Problem
from generator.messages.code import code_messages
from generator.messages.content import content_messages
from generator.messages.faults import fault_messages
from generator.messages.message import Message

Found = tuple[list[Message], list[Problem]]


def collect(content: Path | None = None) -> Found:
    """All messages, each once, and what kept a text from being found."""
    read = read_content(content)
    messages, problems = collect_from(read.built.values(), content)
    return messages, problems + read.problems


def collect_from(books: Iterable[Rulebook], content: Path | None = None, of_code: Found | None = None) -> Found:
    """The same, where content has been read before; `of_code` are the texts of the code, where they are known, too."""
    messages, problems = of_code or code_messages()
    messages = [*messages, *fault_messages()]
    for book in books:
        messages += content_messages(book, content)
    return list(dict.fromkeys(messages)), problems
