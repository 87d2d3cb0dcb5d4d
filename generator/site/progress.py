"""How far each language is, as the site tells it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.share import locales_root
from generator.messages.collect import collect
from generator.messages.message import Message
from generator.messages.statistics import statistics
from generator.pages.gather_home import Progress
from generator.wording.language import Language


def translation_progress(
    languages: Sequence[Language], messages: Sequence[Message] | None = None
) -> tuple[Progress, ...]:
    """One line for each language that is translated from the source. `messages`: all there are, where known."""
    names = {language.code: language.name for language in languages if not language.is_source}
    counts = statistics(names, collect()[0] if messages is None else messages, locales_root())
    return tuple(
        Progress(
            code,
            name,
            sum(count.messages for count in counts if count.language == code),
            sum(count.translated for count in counts if count.language == code),
            sum(count.fuzzy for count in counts if count.language == code),
        )
        for code, name in names.items()
    )
