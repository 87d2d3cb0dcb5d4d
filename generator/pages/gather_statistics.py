"""What games between simple opponents show: how often rules come up and tiles are taken, and what never happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from engine.model.text import Inline, Words
from generator.pages import bodies
from generator.pages.game_pages import GamePages
from generator.pages.model import Page
from generator.pages.paths import STATISTICS
from generator.statistics.figures import Figures, Run, Share, Shares
from generator.wording.opponents import opponents
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text

#: Shares are told in whole per cent.
WHOLE = 100


def statistics_page(game: GamePages, figures: Figures) -> Page:
    say, rulebook = game.say, game.book.rulebook
    rules = {rule: shares for rule, shares in figures.rules.items() if rule in rulebook.rules}
    tiles = {tile: shares for tile, shares in figures.tiles.items() if tile in rulebook.components}
    body = bodies.Statistics(
        lead=_lead(say),
        runs_title=to_text(say("statistics.who", "Who played")),
        run_heads=_run_heads(game),
        runs=tuple(_run(game, run) for run in figures.runs),
        version=say("statistics.version", "Played with version {version}.", version=(Words(figures.version),)),
        tables=(
            bodies.ShareTable("rules", _rules_title(say), _heads(game.labels.rule, figures, say),
                              _rows(rules, game.book.rule_link, figures, say)),
            bodies.ShareTable("tiles", _tiles_title(say), _heads(_tile(say), figures, say),
                              _rows(tiles, game.book.tile_link, figures, say)),
        ),
        unreached_title=to_text(say("statistics.unreached", "Rules that these games never reached")),
        unreached_lead=_unreached_lead(say),
        unreached=game.rule_links(rule for rule in figures.unreached if rule in rulebook.rules),
    )  # fmt: skip
    return game.page(STATISTICS, to_text(say("statistics.title", "Statistics")), body)


def _lead(say: Speaker) -> Inline:
    return say(
        "statistics.lead",
        "How often rules come up and tiles come to a player when simple opponents play: some choose at random, others "
        "think their own turn through to its end. Among people it may be different.",
    )


def _unreached_lead(say: Speaker) -> Inline:
    return say("statistics.unreached-lead", "Worked examples show every one of them.")


def _rules_title(say: Speaker) -> str:
    # Translators: heading; a table of rules and of the share of games in which each came up follows.
    return to_text(say("statistics.rules", "In how many games a rule comes up"))


def _tiles_title(say: Speaker) -> str:
    # Translators: heading; a table of tiles and of the share of games in which somebody got each of them follows.
    return to_text(say("statistics.tiles", "In how many games a tile comes to a player"))


def _tile(say: Speaker) -> str:
    # Translators: head of a table column with the names of tiles.
    return to_text(say("statistics.tile", "Tile"))


# -- who played


def _run_heads(game: GamePages) -> tuple[str, ...]:
    say = game.say
    return (
        # Translators: head of a table column; how the opponents choose their moves.
        to_text(say("statistics.opponents", "Opponents")),
        game.labels.players,
        # Translators: head of a table column; the parts of an expansion with which a game was played.
        to_text(say("statistics.modules", "Modules")),
        to_text(say("statistics.games", "Games played")),
        # Translators: head of a table column; the seeds of the random numbers by which the games can be dealt again.
        to_text(say("statistics.seeds", "Seeds")),
    )


def _run(game: GamePages, run: Run) -> tuple[Inline, ...]:
    say = game.say
    modules = ", ".join(game.book.module_name(module) for module in run.modules)
    last = run.seed + run.games - 1
    return (
        opponents(run.player, say),
        say.number(run.players),
        (Words(modules or "–"),),
        say.number(run.games),
        (Words(f"{run.seed}–{last}"),),
    )


# -- shares


def _heads(first: str, figures: Figures, say: Speaker) -> tuple[str, ...]:
    return first, *(to_text(opponents(kind, say)) for kind in figures.kinds)


def _rows(
    found: Mapping[str, Shares], link: Callable[[str], Inline], figures: Figures, say: Speaker
) -> tuple[bodies.ShareRow, ...]:
    return tuple(bodies.ShareRow(link(id), tuple(_cells(shares, figures.kinds, say))) for id, shares in found.items())


def _cells(shares: Shares, kinds: Iterable[str], say: Speaker) -> Iterable[bodies.ShareCell]:
    for kind in kinds:
        share = shares.get(kind, Share(0, 0))
        yield bodies.ShareCell(_share(share, say), round(WHOLE * share.games / share.of) if share.of else 0)


def _share(share: Share, say: Speaker) -> Inline:
    if not share.of:
        return (Words("–"),)
    cent = WHOLE * share.games / share.of
    if 0 < cent < 1:
        # Translators: a share that is less than one per cent, but more than nothing.
        return say("statistics.under", "under {n}%", n=1)
    if WHOLE - 1 < cent < WHOLE:
        # Translators: a share that is more than 99 per cent, but not all.
        return say("statistics.over", "over {n}%", n=WHOLE - 1)
    # Translators: a share in per cent.
    return say("statistics.share", "{n}%", n=round(cent))
