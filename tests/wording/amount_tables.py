"""Tables for a reader of each language: every counted sentence, one line for all amounts that share its words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache, partial

from engine.model.text import Inline, counted_words, parse
from generator.messages.collect import collect
from generator.messages.message import Message
from generator.wording.language import COMMON, Language
from generator.wording.narrator import Narrator
from generator.wording.numbers import Number
from generator.wording.resolve import Values
from tests.wording import variations
from tests.wording.counting import Sentence, alone, counted_terms, sentences
from tests.wording.voices import GAMES, said, voice, with_all_games

NUMBERS: tuple[Number, ...] = (0, 1, 2, 3, 5, 12, 20, 21, 22, 100)
PARTS: tuple[Number, ...] = (Fraction(1, 4), Fraction(1, 2), Fraction(3, 2), Fraction(11, 4))
#: Sentences of points, which come in quarters.
IN_PARTS = ("event.final-points", "event.final-points.tile", "position.owns-nothing", "picture.player")
PROBES = (0, 1, 5)
#: How a comment for translators speaks of an amount that is put in.
PUT_IN = re.compile(r'counted (?:list|amount)|such as "(?:up to )?\d+ [a-z]')
WIDTH = 24
HEAD = """\
# Everything that is said of an amount: first the words that are counted, then the sentences by their message.
# A line stands for all amounts that share its words, and shows one of them. Missing amounts call for another message.
"""

Found = tuple[str, Sentence]


@dataclass(frozen=True)
class Listening(Narrator):
    """A narrator that remembers which messages it has read, and how they sounded."""

    heard: dict[str, str] = field(default_factory=dict, compare=False)

    def read(self, context: str, english: str, values: Values | None = None) -> Inline:
        words = super().read(context, english, values)
        self.heard[context] = said(words)
        return words


@cache
def counting_messages() -> dict[str, Message]:
    """Messages of the generator, and titles of moves, that count."""
    found = (message for message in collect()[0] if message.domain == COMMON or message.context.startswith("move/"))
    return {message.context: message for message in found if _counts(message)}


def _counts(message: Message) -> bool:
    return any(counted_words(parse(message.english))) or bool(PUT_IN.search(message.comment))


def is_translated(message: Message, language: Language) -> bool:
    """A new message is told by `rulebook check` until it is translated; a reader of the language need not see it."""
    known = language.catalogues.get(message.domain, {}).get(message.context, {})
    return language.is_source or message.english in known


@cache
def sentence_of() -> dict[str, Found]:
    """For each message that counts, the game and the sentence that show it best."""
    best: dict[str, tuple[tuple[int, int], Found]] = {}
    for game, sentence in sentences():
        for context, worth in _heard(game, sentence).items():
            if context not in best or best[context][0] < worth:
                best[context] = (worth, (game, sentence))
    counting = counting_messages()
    by_itself = {context: (variations.GAME, partial(alone, message)) for context, message in counting.items()}
    return by_itself | {context: best[context][1] for context in by_itself if context in best}


def _heard(game: str, sentence: Sentence) -> dict[str, tuple[int, int]]:
    """The counting messages of a sentence: how often the amount stands in them, then how short the sentence is."""
    say, often, length = _listening("en", game), Counter[str](), 0
    for n in PROBES:
        say.heard.clear()
        length += len(said(sentence(say, n)))
        often.update({context: _standing(n, words) for context, words in say.heard.items()})
    return {context: (count, -length) for context, count in often.items() if count}


def _standing(n: int, words: str) -> int:
    """How often an amount stands in a text; none below 0, which only calls for another verb."""
    return 0 if f"−{n}" in words else _without(str(n), words).count("#")


def _listening(language: str, game: str) -> Listening:
    """With a language of its own: what is missed for amounts that no content has must trouble nobody else."""
    known = voice(language, game)
    words = with_all_games(known.words)
    return Listening(replace(known.language, misses=set()), game, links=False, book=known.book, words=words)


def table(language: str) -> str:
    """All of it, a block for each message."""
    blocks = [block for game in GAMES for block in _terms(language, game)]
    for context, (game, sentence) in sentence_of().items():
        say = _listening(language, game)
        if not is_translated(counting_messages()[context], say.language):
            continue
        numbers = (*NUMBERS, *PARTS) if context in IN_PARTS else NUMBERS
        blocks.append((context, _rows(numbers, partial(_said_with, context, say, sentence), say.language)))
    return "\n".join([HEAD, *("\n".join([title, *rows, ""]) for title, rows in blocks)])


def _terms(language: str, game: str) -> Iterator[tuple[str, list[str]]]:
    say = voice(language, game)
    for id in counted_terms(say):
        numbers = (*NUMBERS, *PARTS) if id == "point" else NUMBERS
        rows = [_rows(numbers, partial(_counted, say, id, role), say.language) for role in ("object", "subject")]
        yield f"{game} · {id}", rows[0]
        if rows[0] != rows[1]:
            yield f"{game} · {id} · subject", rows[1]


def _counted(say: Narrator, id: str, role: str, n: Number) -> str:
    return said(say.counted(id, n, role))


def _said_with(context: str, say: Listening, sentence: Sentence, n: Number) -> str:
    """The sentence with this amount; nothing where the amount calls for another message."""
    say.heard.clear()
    words = said(sentence(say, n))
    return words if context in say.heard else ""


def _rows(numbers: Iterable[Number], words: Callable[[Number], str], language: Language) -> list[str]:
    """A line for each set of amounts that share their words, apart from the figures."""
    told = [(language.write_number(n), words(n)) for n in numbers]
    often = Counter(sentence for _, sentence in told)
    shared: dict[str, list[tuple[str, str]]] = {}
    for figure, sentence in told:
        if sentence:
            key = sentence if often[sentence] > 1 else _without(figure, sentence)
            shared.setdefault(key, []).append((figure, sentence))
    return [_row(alike) for alike in shared.values()]


def _without(figure: str, sentence: str) -> str:
    """The sentence without its amount; a figure such as that of rule 12.1 is none."""
    return re.sub(rf"(?<![\d.]){re.escape(figure)}(?!\d|\.\d)", "#", sentence)


def _row(alike: list[tuple[str, str]]) -> str:
    """All amounts, and the words with the first of them that is not 0."""
    shown = next((words for figure, words in alike if figure != "0"), alike[0][1])
    return f"  {' '.join(figure for figure, _ in alike):<{WIDTH}}  {shown}"
