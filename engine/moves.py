"""Moves: one small object per thing that can be said, made once, with one text form that reads back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain

from engine.errors import UnknownMove
from engine.model.rulebook import MoveForm

Arg = int


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

    def read(self, word: str) -> Arg | None:
        if self._names is None:
            return int(word) if word.isdecimal() and len(word) < 4 else None
        return self._index.get(word)

    def write(self, arg: Arg) -> str:
        return str(arg) if self._names is None else self._names[arg]


class MoveBook:
    """The move grammar of a game, from content; keeps every move that has been said."""

    def __init__(self, forms: tuple[MoveForm, ...], slots: Mapping[str, Slot]) -> None:
        self._slots = slots
        self._words = {form.id: tuple(form.form.split()) for form in forms}
        self._made: dict[tuple[str, tuple[Arg, ...]], Move] = {}
        self._by_text: dict[str, Move] = {}
        #: Moves of one word each, ready to be listed.
        self.bare = {kind: (self.move(kind),) for kind, words in self._words.items() if "{" not in "".join(words)}

    def move(self, kind: str, *args: Arg) -> Move:
        made = self._made.get((kind, args))
        return made if made is not None else self._make(kind, args)

    def read(self, text: str | Move) -> Move:
        if isinstance(text, Move):
            return text
        known = self._by_text.get(text)
        return known if known is not None else self._parse(text)

    def makers(self, kind: str) -> Callable[..., Move]:
        return lambda *args: self.move(kind, *args)

    def _make(self, kind: str, args: tuple[Arg, ...]) -> Move:
        rest = iter(args)
        words = [self._slots[w[1:-1]].write(next(rest)) if w[0] == "{" else w for w in self._words[kind]]
        move = Move(kind, args, " ".join(words))
        self._made[kind, args] = self._by_text[move.text] = move
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
