"""Moves: one small object per thing that can be said, made once, with one text form that reads back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from itertools import chain, product

from engine.errors import RulesError, UnknownMove
from engine.model.rulebook import MoveForm

Arg = int
#: What a word of a kind of move can be, where its game says so.
Wordings = Callable[[str, str], Iterable[Arg] | None]


class Move:
    """A move of some kind with its arguments (indices or numbers). Two equal moves are the same object."""

    __slots__ = ("kind", "args", "text")

    def __init__(self, kind: str, args: tuple[Arg, ...], text: str) -> None:
        self.kind, self.args, self.text = kind, args, text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"


class Slot:
    """A kind of word in a move: a name from a list, or a plain number."""

    def __init__(self, names: tuple[str, ...] | None = None) -> None:
        self._names = names
        self._index = {name: index for index, name in enumerate(names or ())}

    def all(self) -> Iterable[Arg] | None:
        """Every name of the list; of plain numbers there is no end."""
        return None if self._names is None else range(len(self._names))

    def read(self, word: str) -> Arg | None:
        if self._names is None:
            return int(word) if word.isascii() and word.isdigit() and len(word) < 4 else None
        return self._index.get(word)

    def write(self, arg: Arg) -> str:
        return str(arg) if self._names is None else self._names[arg]


class MoveBook:
    """The move grammar of a game, from content; keeps every move that has been said.

    `all` lists every move that can ever come into question. The number of a move is its place in that list, which is
    in the order of the notation: as long as the content stays, so do the numbers.
    """

    def __init__(self, forms: tuple[MoveForm, ...], slots: Mapping[str, Slot]) -> None:
        self._slots = slots
        self._kinds: Callable[[], Iterable[str]] = lambda: self._words
        self._wordings: Wordings = lambda kind, slot: None
        self._all: tuple[Move, ...] | None = None
        self._numbers: dict[Move, int] = {}
        self._words = {form.id: tuple(form.form.split()) for form in forms}
        self._made: dict[str, dict[tuple[Arg, ...], Move]] = {kind: {} for kind in self._words}
        self._by_text: dict[str, Move] = {}
        #: Moves of one word each, ready to be listed.
        self.bare = {kind: (self.move(kind),) for kind, words in self._words.items() if "{" not in "".join(words)}

    def move(self, kind: str, *args: Arg) -> Move:
        made = self._made[kind].get(args)
        return made if made is not None else self._make(kind, args)

    def each(self, kind: str, args: Iterable[Arg]) -> list[Move]:
        """A move of a kind with one word, for each of these words."""
        made = self._made[kind]
        return [made.get((arg,)) or self._make(kind, (arg,)) for arg in args]

    def read(self, text: str | Move) -> Move:
        if isinstance(text, Move):
            return text
        known = self._by_text.get(text)
        return known if known is not None else self._parse(text)

    # -- every move, and its number

    def bound(self, kinds: Callable[[], Iterable[str]], wordings: Wordings) -> None:
        """Which kinds of moves are asked for, and what their words can be: asked when all moves are first listed."""
        self._kinds, self._wordings = kinds, wordings

    def all(self) -> tuple[Move, ...]:
        if self._all is None:
            said = {self.move(kind, *args) for kind in self._kinds() for args in product(*self._choices(kind))}
            self._all = tuple(sorted(said, key=lambda move: move.text))
            self._numbers = {move: number for number, move in enumerate(self._all)}
        return self._all

    def number(self, move: Move) -> int:
        self.all()
        return self._numbers[move]

    def mask(self, legal: Iterable[Move]) -> bytearray:
        """A 1 for each of these moves, a 0 for every other one, in the order of their numbers."""
        mask = bytearray(len(self.all()))
        for move in legal:
            mask[self._numbers[move]] = 1
        return mask

    def fingerprint(self) -> str:
        """The same as long as every number means the same move."""
        return sha256("\n".join(move.text for move in self.all()).encode()).hexdigest()[:16]

    def _choices(self, kind: str) -> list[Iterable[Arg]]:
        return [self._choice(kind, word[1:-1]) for word in self._words[kind] if word[0] == "{"]

    def _choice(self, kind: str, slot: str) -> Iterable[Arg]:
        declared = self._wordings(kind, slot)
        known = self._slots[slot].all() if declared is None else declared
        if known is None:
            raise RulesError(f"nothing declares which numbers {slot!r} can be in the move {kind!r}")
        return known

    def _make(self, kind: str, args: tuple[Arg, ...]) -> Move:
        rest = iter(args)
        words = [self._slots[w[1:-1]].write(next(rest)) if w[0] == "{" else w for w in self._words[kind]]
        move = Move(kind, args, " ".join(words))
        self._made[kind][args] = self._by_text[move.text] = move
        return move

    def _parse(self, text: str) -> Move:
        said = text.split()
        for kind, words in self._words.items():
            args = self._match(words, said)
            if args is not None:
                return self.move(kind, *args)
        raise UnknownMove(text, chain(self._by_text, (" ".join(words) for words in self._words.values())))

    def _match(self, words: tuple[str, ...], said: list[str]) -> tuple[Arg, ...] | None:
        if len(words) != len(said):
            return None
        args: list[Arg] = []
        for word, heard in zip(words, said, strict=True):
            if word[0] != "{":
                if word != heard:
                    return None
                continue
            arg = self._slots[word[1:-1]].read(heard)
            if arg is None:
                return None
            args.append(arg)
        return tuple(args)
