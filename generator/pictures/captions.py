"""The words in drawings, said in the page's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from engine.model.board import Space
from engine.model.text import Inline
from generator.pictures.tokens import AUTOMATON, NEUTRAL, PlayerBadge, Token, letters
from generator.wording.numbers import Number
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text


def unlinked(address: str) -> str:
    return ""


def as_is(name: str) -> str:
    return name


@dataclass(frozen=True)
class Captions:
    """`describe` words a space or step by its address (palenque.3); `link` says where it leads on the page."""

    say: Speaker
    describe: Callable[[str], str] = field(default=unlinked)
    link: Callable[[str], str] = field(default=unlinked)
    tile: Callable[[str], str] = field(default=as_is)  # the name of a tile

    def plain(self, words: Inline) -> str:
        return to_text(words)

    def term(self, id: str) -> str:
        """A term as a heading."""
        words = self.plain(self.say.term(id))
        return words[:1].upper() + words[1:]

    def narrow(self, id: str) -> str:
        """A term where there is little room: a language may write how a long word is divided, `Gold- vorkommen`."""
        forms = dict(self.say.language.term(id, self.say.game).forms)
        return forms.get("narrow") or self.term(id)

    def number(self, number: Number) -> str:
        return self.plain(self.say.number(number))

    def signed(self, number: int) -> str:
        return f"+{self.number(number)}" if number > 0 else self.number(number)

    def smaller(self) -> str:
        # Translators: in a drawing, before two things in brackets of which the smaller counts; at most three letters.
        return self.plain(self.say("picture.smaller", "min"))

    def space(self, address: str) -> str:
        place, _, space = address.partition(".")
        return self.describe(address) or f"{self.term(place)} {self.called(space)}".strip()

    def label(self, space: Space) -> str:
        """The number of a space, or what it is called."""
        return self.called(space.id)

    def called(self, space: str) -> str:
        """By its name within a place; a cell of a table has two numbers."""
        return self.term(space) if space[:1].isalpha() else space

    def players(self, colours: Iterable[str], automata: Iterable[str] = ()) -> dict[str, PlayerBadge]:
        """The players of a position, with letters that tell these names apart; automata have no colour of their own."""
        drawn = {colour: colour for colour in colours} | dict.fromkeys(automata, AUTOMATON)
        names = tuple(self.term(f"colour-{seat}") for seat in drawn)
        badges = zip(drawn.items(), letters(names), names, strict=True)
        return {seat: PlayerBadge(colour, letter, name) for (seat, colour), letter, name in badges}

    def worker(self, player: PlayerBadge) -> Token:
        # Translators: tooltip of a piece in a drawing; {player} is a colour, such as "Green".
        return Token(player, title=self.plain(self.say("picture.worker", "Worker: {player}", player=player.name)))

    def marker(self, player: PlayerBadge) -> Token:
        # Translators: tooltip of a marker on a track in a drawing; {player} is a colour, such as "Green".
        return Token(player, title=self.plain(self.say("picture.marker", "Marker: {player}", player=player.name)))

    def nobody(self, term: str) -> Token:
        return Token(PlayerBadge(NEUTRAL, "", self.term(term)))

    def leader(self, age: int) -> str:
        # Translators: under the drawing of a temple, before the points of whoever stands highest at the end of an age.
        return self.plain(self.say("picture.leader", "Highest marker, age {age}", age=age))

    def player(self, player: PlayerBadge, points: Number, goods: Mapping[str, Number]) -> str:
        """A text alternative for a player's board."""
        held = {good: amount for good, amount in goods.items() if amount}
        say = self.say.without_links()
        if not held:
            # Translators: text alternative of a player's board; {player} is a colour, such as "Green".
            return self.plain(
                say("picture.player", "{player}: {points|point|points}.", player=player.name, points=points)
            )
        return self.plain(
            # Translators: text alternative of a player's board; {goods} is a list such as "3 corn and 1 wood".
            say(
                "picture.player-goods",
                "{player}: {points|point|points}; {goods}.",
                player=player.name,
                points=points,
                goods=say.goods(held, "subject"),
            )
        )

    def occupied(self, standing: Iterable[tuple[str, str]]) -> str:
        """A text alternative: who stands where, a sentence for each space."""
        # Translators: text alternative of a drawing: a space of the board and the pieces that stand on it.
        said = (self.say("picture.standing", "{space}: {pieces}.", space=at, pieces=who) for at, who in standing)
        return " ".join(self.plain(words) for words in said)

    def list(self, words: Iterable[str]) -> str:
        return ", ".join(words)
