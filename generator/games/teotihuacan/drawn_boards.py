"""The rondel of Teotihuacan: eight boards with the dice that stand on them, and the whole board at a glance."""

from __future__ import annotations

from engine.model.board import Place
from engine.teotihuacan import rules
from engine.teotihuacan.position import TeotihuacanPosition
from generator.games.teotihuacan.arriving import arrival
from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.marks import Mark, Marks
from generator.pictures.rondel import Plate, Rondel, draw_rondel
from generator.pictures.spaces import Space
from generator.pictures.symbols import Signs, effect_marks
from generator.pictures.tokens import PlayerBadge, Token

ACTION_BOARD = "action-board"
WORSHIP_SPACE = "worship-space"


def is_anybody_there(pos: TeotihuacanPosition) -> bool:
    return bool(pos.neutral or arrival(pos)) or any(player.workers for player in pos.players)


def occupied_boards(pos: TeotihuacanPosition, signs: Signs, players: dict[str, PlayerBadge]) -> Drawing:
    captions = signs.captions
    plates = tuple(_occupied(pos, index, signs, players) for index in pos.rondel)
    standing = captions.occupied(
        (captions.term(plate.space.id), captions.list(piece.title for piece in (*plate.space.tokens, *plate.locked)))
        for plate in plates
        if plate.space.tokens or plate.locked
    )
    name = captions.term("game-teotihuacan")
    return draw_rondel(Rondel(plates, (name,), Alternative(captions.term(ACTION_BOARD), standing)))


def _occupied(pos: TeotihuacanPosition, index: int, signs: Signs, players: dict[str, PlayerBadge]) -> Plate:
    place, captions = pos.game.places[index], signs.captions
    here = [(players[p.colour], worker) for p in pos.players for worker in p.workers if worker.place == index]
    free = tuple(_die(player, worker.power, signs) for player, worker in here if not worker.is_locked)
    locked = tuple(_locked(player, worker.power, signs) for player, worker in here if worker.is_locked)
    neutral = tuple(_neutral(players[colour], signs) for colour, at in pos.neutral if at == index)
    space = Space(
        label=signs.number(place.number),
        tokens=(*free, *neutral, *_arriving(pos, index, signs, players)),
        title=captions.space(place.id),
        id=place.id,
        href=captions.link(place.id),
        lit=pos.at == index,
    )
    return Plate(space, captions.narrow(place.id), signs.named(place.id), locked)


def _arriving(pos: TeotihuacanPosition, index: int, signs: Signs, players: dict[str, PlayerBadge]) -> tuple[Token, ...]:
    come = arrival(pos)
    if come is None or come.place != index:
        return ()
    player = players[pos.players[come.player].colour]
    return tuple(_coming(player, power, signs) for power in (come.power, come.second) if power)


def _coming(player: PlayerBadge, power: int, signs: Signs) -> Token:
    captions = signs.captions
    # Translators: tooltip of a die in a drawing that has just come to a board and is about to act.
    words = captions.say("picture.arriving", "Arriving: {player}, power {power}", player=player.name, power=power)
    return Token(player, captions.number(power), captions.plain(words), arriving=True)


def _die(player: PlayerBadge, power: int, signs: Signs) -> Token:
    captions = signs.captions
    # Translators: tooltip of a die in a drawing; {player} is a colour, {power} the number on the die.
    words = captions.say("picture.die", "Worker: {player}, power {power}", player=player.name, power=power)
    return Token(player, captions.number(power), captions.plain(words))


def _locked(player: PlayerBadge, power: int, signs: Signs) -> Token:
    captions = signs.captions
    # Translators: tooltip of a locked die in a drawing; {player} is a colour, {power} the number on the die.
    words = captions.say("picture.locked-die", "Locked: {player}, power {power}", player=player.name, power=power)
    return Token(player, captions.number(power), captions.plain(words))


def _neutral(player: PlayerBadge, signs: Signs) -> Token:
    """A neutral die has a colour, which counts, and a power, which does not."""
    return Token(player, title=f"{signs.captions.term('neutral-worker')}: {player.name}")


# -- the whole board


def whole_board(signs: Signs) -> Drawing:
    """Where everything lies: the boards with their worship spaces, the Pyramid among them, tracks and rows below."""
    captions, places = signs.captions, signs.book.places
    boards = {str(place.number): place for place in places if place.kind == ACTION_BOARD}
    order = [str(number) for number in printed_order(signs)]
    middle = next(place for place in places if place.kind == "pyramid")
    parts = [place.id for place in places if place.kind not in (ACTION_BOARD, middle.kind)]
    beside = tuple(_part(id, signs) for id in (*(track.id for track in signs.book.tracks), *parts))
    name = captions.term("game-teotihuacan")
    return draw_rondel(
        Rondel(
            tuple(_empty(boards[number], signs) for number in order),
            (name,),
            Alternative(name, captions.list(captions.term(boards[number].id) for number in order)),
            middle=_part(middle.id, signs),
            beside=beside,
        )
    )


def printed_order(signs: Signs) -> tuple[int, ...]:
    """The numbers of the boards, clockwise from the top, as the main board shows them."""
    return tuple(rules.RING.printed(signs.book).values())


def _empty(place: Place, signs: Signs) -> Plate:
    """A board without workers shows where they can worship, and what that brings."""
    captions = signs.captions
    space = Space(
        label=signs.number(place.number),
        marks=_worship(place, signs),
        title=captions.term(place.id),
        id=place.id,
        href=captions.link(place.id),
    )
    return Plate(space, captions.narrow(place.id), signs.named(place.id))


def _worship(place: Place, signs: Signs) -> Marks:
    """Royal tiles where there is no main action, else the step on a temple."""
    if place.rule in rules.NO_MAIN_ACTION:
        return (Mark("worship"), Mark("royal"))
    brings = [effect for space in place.spaces if space.id == WORSHIP_SPACE for effect in space.effects]
    return (Mark("worship"), *effect_marks(tuple(brings), signs)) if brings else ()


def _part(id: str, signs: Signs) -> Plate:
    captions = signs.captions
    mark = signs.tracks(id) if id in signs.book.track_by_id else Mark(signs.named(id))
    space = Space(title=captions.term(id), id=id, href=captions.link(id), tone=mark.tone)
    return Plate(space, captions.term(id), mark.icon)
