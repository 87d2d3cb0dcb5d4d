"""What a table can agree on: the choices of this implementation, and the variants."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Game


@dataclass(frozen=True)
class Options:
    """The choices of this implementation, and the variants."""

    first_game: bool
    draft: bool
    harsh: bool
    own_row_first: bool
    leader_at_the_start: bool
    next_technology: bool
    blocked_is_forbidden: bool
    #: Nobody worships for a step on a temple that cannot be climbed.
    blocked_worship_is_forbidden: bool
    #: A tile that spares cocoa does so wherever cocoa is paid.
    any_payment: bool
    #: The last step of the Pyramid track that can be reached, if it ends.
    pyramid_track_end: int | None


def options(game: Game) -> Options:
    end = game.option("pyramid-track-end")
    return Options(
        first_game=game.option("set-up") == "first-game",
        draft=game.option("starting-tiles") == "draft",
        harsh=game.option("eclipse") == "harsh",
        own_row_first=game.option("nobles-row") == "own",
        leader_at_the_start=game.option("leader-at-the-start") == "everybody",
        next_technology=game.option("second-technology-icon") == "next",
        blocked_is_forbidden=game.option("blocked-temple") == "forbidden",
        blocked_worship_is_forbidden=game.option("blocked-worship") == "forbidden",
        any_payment=game.option("payments-without-cocoa") == "any",
        pyramid_track_end=int(end) if end.isdecimal() else None,
    )
