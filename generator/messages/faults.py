"""The sentences of faults, which stand in the engine beside what they are about."""

from __future__ import annotations

import engine
from engine import case_faults, faults
from generator.messages.message import Message
from generator.wording.faults import fault_context
from generator.wording.language import COMMON


def fault_messages() -> list[Message]:
    """Those of positions and cases, and those that each game adds."""
    for game in engine.games():
        engine.kit_of(game)
    declared_in = [case_faults.__name__, faults.__name__]
    kinds = sorted(faults.kinds(), key=lambda kind: kind.__module__ not in declared_in)
    return [
        Message(COMMON, fault_context(kind), kind.english, kind.note, f"{kind.__module__.replace('.', '/')}.py")
        for kind in kinds
    ]
