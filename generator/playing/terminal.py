"""A game in the terminal: the position at a overview, numbered choices, and a few words besides."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from engine.case_faults import NoSuchMove
from engine.errors import IllegalMove, RulesError, UnknownMove
from engine.events import Event
from engine.moves import Move
from generator.playing.ending import ending
from generator.playing.keeping import Keeping, NotAGame, left_behind
from generator.playing.lines import height, width, wrapped
from generator.playing.match import Match
from generator.playing.opponents import Opponent
from generator.playing.overview import overview
from generator.playing.ruling import why_not
from generator.playing.voice import Voice
from generator.wording.events import told_once
from generator.wording.secrets import decides_in_secret, seen_by
from generator.wording.writers import to_text

LONGEST_NUMBER = 6

Read = Callable[[str], str]
Write = Callable[[str], None]


class Leave(Exception):
    """The player has had enough."""


@dataclass
class Terminal:
    """`seats` are the colours that play by themselves. `read` asks for a line; the end of input leaves the game."""

    match: Match
    voice: Voice
    seats: Mapping[str, Opponent] = field(default_factory=dict)
    read: Read = input
    write: Write = print
    shown: str = field(default="", init=False)
    #: Who was asked last, and so may still be looking.
    looking: str = field(default="", init=False)
    #: Nothing is kept of a game that is only told.
    keeping: Keeping | None = None

    def replay(self, moves: list[str]) -> None:
        """A game that has been played, told again from this match's position."""
        for move in moves:
            self._play(move, seen=False)
        if self.match.pos.is_over:
            self._tell(ending(self.match.pos, self.voice))
        else:
            self._show()

    def run(self) -> None:
        self._tell_left_behind()
        try:
            while not self.match.pos.is_over:
                self._step()
            self._tell(ending(self.match.pos, self.voice))
            self._offer_to_save()
        except Leave:
            return
        except (EOFError, KeyboardInterrupt) as end:
            self._tell_kept()
            if isinstance(end, KeyboardInterrupt):
                raise

    def _step(self) -> None:
        if self.match.colour in self.seats:
            self._play(self._chosen(), seen=False)
            self.shown = ""
            return
        if self.looking not in ("", self.match.colour) and decides_in_secret(self.match.pos):
            self._hand_over()
        else:
            self._ask()

    def _ask(self) -> None:
        if self.shown != self.match.colour:
            self._show()
            self.shown = self.match.colour
        self._tell(self._choices())
        self._listen()

    def _hand_over(self) -> None:
        """What the last player saw goes out of sight; an empty line shows the choice, any other is the answer."""
        player = self.voice.player(self.match.colour)
        self._tell([""] * height())
        # Translators: {player} is a colour. What was on the screen is out of sight; Enter shows that player's choice.
        words = self.voice.say("play.secret", "A secret choice for {player}. Enter shows it.", player=player)
        self._tell(wrapped(to_text(words)))
        self._listen()

    def _listen(self) -> None:
        self.looking = self.match.colour
        self._answer(self.read(f"{self.voice.player(self.match.colour)}> ").strip())

    def _chosen(self) -> Move:
        """A seat's own choice; seeded by the number of moves, so that it is the same after taking moves back."""
        player = self.seats[self.match.colour]
        player.reseed(self.match.seed + len(self.match.moves))
        return player.choose(self.match.pos)

    # -- what is said ------------------------------------------------------------------------------------------------

    def _tell(self, lines: Iterator[str] | list[str]) -> None:
        for line in lines:
            self.write(line)

    def _show(self) -> None:
        """The position as whoever decides may see it."""
        pos = self.match.pos
        self._tell(["─" * width(), *overview(seen_by(pos, pos.active), self.voice)])

    def _choices(self) -> Iterator[str]:
        pos = self.match.pos
        yield ""
        yield f"{self.voice.decision(self.match.question)} ({self.voice.player(self.match.colour)})"
        for number, move in enumerate(pos.legal_moves(), 1):
            yield from wrapped(f"{number:>3}  {self.voice.offer(move, pos)}", 0, 5)
            told = self.voice.effects(move, pos)
            yield from wrapped(told, 5) if told else ()

    def _play(self, move: Move | str, seen: bool = True) -> None:
        """`seen`: whoever looks at the screen has made this move; of any other that is secret, only the question."""
        player, pos = self.match.colour, self.match.pos
        secret = not seen and decides_in_secret(pos)
        said = self.voice.decision(self.match.question) if secret else self.voice.move(move, pos)
        events = self.match.play(move)
        self._keep()
        self._tell(wrapped(f"> {self.voice.player(player)}: {said}", 0, 2))
        for event in told_once(events, self.match.pos):
            self._tell(wrapped(self._event(event), 4, 2))

    def _event(self, event: Event) -> str:
        rules = self.voice.numbers(event.rules)
        return f"{self.voice.event(event, self.match.pos)} [{rules}]"

    # -- what is answered --------------------------------------------------------------------------------------------

    def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word)
        try:
            if command is not None:
                command(self, rest.strip())
            elif line:
                self._play(self._meant(line))
        except RulesError as error:
            self._tell(self._refusal(line, error))
        except (OSError, ValueError) as error:
            self._tell(self._system(error))

    def _meant(self, line: str) -> Move:
        """A number of the list, or a move in its own notation."""
        moves: tuple[Move, ...] = self.match.pos.legal_moves()
        if line.isascii() and line.isdigit():
            if len(line) > LONGEST_NUMBER or not 1 <= int(line) <= len(moves):
                raise RulesError(f"1 – {len(moves)}")
            return moves[int(line) - 1]
        return self.match.game.moves.read(line)

    def _refusal(self, line: str, error: RulesError) -> list[str]:
        if isinstance(error, NotAGame):
            say, file = self.voice.say, _name(error.path)
            # Translators: {file} is the name of a file that a game shall be saved in, but that holds something else.
            return wrapped(to_text(say("play.other-file", "{file} is no saved game: choose another name.", file=file)))
        if isinstance(error, IllegalMove):
            return why_not(line, self.match.pos.refusal(error.move), self.match.pos, self.voice)
        if isinstance(error, UnknownMove):
            told = self.voice.fault(NoSuchMove(error.text, error.near))
            return wrapped(told if error.near else f"{told}.", 0, 2)
        return wrapped(str(error), 0, 2)

    def undo(self, rest: str) -> None:
        """Back to this player's own last choice: what such players did in between goes too."""
        undone = self.match.undo()
        while undone and self.match.colour in self.seats:
            undone = self.match.undo()
        self.shown = ""
        if undone:
            self._keep()
        else:
            self.write(to_text(self.voice.say("play.no-undo", "There is nothing to take back.")))

    def save(self, rest: str) -> None:
        keeping = self.keeping or Keeping(Path(f"{self.match.game.id}.json"))
        path = Path(rest) if rest else keeping.free_place()
        keeping.save(self.match, path)
        # Translators: {file} is the name of a file.
        self.write(to_text(self.voice.say("play.saved", "Saved in {file}.", file=_name(path))))

    def why(self, rest: str) -> None:
        move = self._meant(rest)
        refused = self.match.pos.refusal(move)
        if refused is not None:
            self._tell(why_not(move.text, refused, self.match.pos, self.voice))
            return
        for rule in self.match.pos.why(move):
            self._tell(wrapped(f"{self.voice.rule(rule)}: {self.voice.rule_text(rule)}", 4, 2))

    def show(self, rest: str) -> None:
        self.shown = ""

    def quit(self, rest: str) -> None:
        self._offer_to_save()
        raise Leave

    def help(self, rest: str) -> None:
        say = self.voice.say
        words = {
            "1, 2 …": say("play.help-number", "play the move with this number"),
            "undo": say("play.help-undo", "take the last move back"),
            "why 1": say("play.help-why", "show the rules that allow a move, or refuse it"),
            "show": say("play.help-show", "show the position again"),
            "save FILE": say("play.help-save", "save the game"),
            "quit": say("play.help-quit", "leave the game"),
        }
        self._tell([f"  {word:<11}{to_text(meaning)}" for word, meaning in words.items()])

    # -- what is kept ------------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Why it cannot be kept is said once."""
        error = self.keeping.note(self.match) if self.keeping else None
        if error:
            self._tell(self._system(error))

    def _tell_left_behind(self) -> None:
        if self.keeping and not self.match.moves:
            for path in left_behind(self.keeping.place):
                self._tell(self._unfinished(path))

    def _tell_kept(self) -> None:
        """The end of input, or a stop: what is not saved lies beside."""
        if self.keeping and self.keeping.beside and self.match.moves and not self.keeping.has_all(self.match):
            self._tell(["", *self._unfinished(self.keeping.beside)])

    def _unfinished(self, path: Path) -> list[str]:
        say, file = self.voice.say, _name(path)
        command = f"rulebook play {self.match.game.id} --resume {shlex.quote(file)}"
        # Translators: {file} is the name of a file; {command} is what to type in order to go on with that game.
        said = say(
            "play.unfinished", "An unfinished game is in {file}. Go on with it: {command}", file=file, command=command
        )
        return wrapped(to_text(said), 0, 2)

    def _offer_to_save(self) -> None:
        """Until it is saved, or left on purpose."""
        while self.keeping and self.match.moves and not self.keeping.has_all(self.match):
            file = _name(self.keeping.free_place())
            # Translators: {file} is the name of a file. “quit” is what has to be typed and stays as it is.
            said = self.voice.say(
                "play.leaving",
                "Enter saves the game in {file}, another name saves it there, “quit” leaves without saving.",
                file=file,
            )
            self._tell(wrapped(to_text(said), 0, 2))
            name = self.read("> ").strip()
            if name == "quit":
                self.keeping.forget()
                return
            self._answer(f"save {name}".strip())

    def _system(self, error: OSError | ValueError) -> list[str]:
        """What the system says about a file; a name that no file can have is a ValueError."""
        said = f"{_shown(str(error.filename))}: {error.strerror}" if isinstance(error, OSError) else str(error)
        return wrapped(said, 0, 2)


def _name(path: Path) -> str:
    return _shown(str(path))


def _shown(name: str) -> str:
    """A name of a file that is not UTF-8 is told with its bytes."""
    return name.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")


COMMANDS: dict[str, Callable[[Terminal, str], None]] = {
    "undo": Terminal.undo,
    "save": Terminal.save,
    "why": Terminal.why,
    "show": Terminal.show,
    "help": Terminal.help,
    "?": Terminal.help,
    "quit": Terminal.quit,
}
