"""Every text to translate: from the content of all games, and from the generator's code."""

from __future__ import annotations

from engine.problems import Problem
from generator.messages.code import code_messages
from generator.messages.message import Message


def collect() -> tuple[list[Message], list[Problem]]:
    return code_messages()
