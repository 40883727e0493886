"""Setting up a position of Rat Hot: strips are laid as in play, in any number and from anywhere in
the pile; those that nothing depends on can be taken away again. Whose turn it is follows from who
began."""

from __future__ import annotations

from ...core import dispatch
from ...core.contract import OPEN, Json, State
from ...core.errors import IllegalMove, PositionError
from ...core.game import Game
from ...games.rat_hot.actions import decode
from ...games.rat_hot.explain import refusal
from ...games.rat_hot.notation import parse_move, place_text
from ...games.rat_hot.options import strips_of
from ...games.rat_hot.setup import dealt
from ...games.rat_hot.table import face_down, laid_strips, turned_up
from ...tables.set_up import Arrangement, Form, Piece, Setting, SetUp, Zone
from ...text.narrator import Narrator
from .words import fields_in_words, move_words

A_TURN = 2  # strips; the first turn has one


def form(narrator: Narrator, game: Game, wanted: Arrangement) -> Form:
    laid = {_strip(move): move for move in wanted.zones["laid"]}
    pieces = []
    for number, fields in strips_of(game.state).items():
        if number == "0":
            continue
        words = fields_in_words(narrator, fields)
        label = narrator.say("rat-hot-strip", strip=int(number), fields=words)
        if number in laid:
            label = move_words(narrator, laid[number])
        pieces.append(Piece(laid.get(number, number), label, " ".join(fields)))
    zones = (
        Zone("laid", narrator.say("set-up-rh-laid")),
        Zone("up", narrator.say("set-up-rh-up")),
        Zone("pile", narrator.say("set-up-rh-pile"), rest=True),
    )
    players = {str(seat): narrator.name(seat) for seat in range(len(game.names))}
    return Form(tuple(pieces), zones, (Setting("first", narrator.say("set-up-rh-first"), players),))


def _strip(piece: str) -> str:
    """The number of a strip, wherever it lies."""
    return piece.partition("@")[0]


def arrangement(game: Game) -> Arrangement:
    state = game.state
    laid = laid_strips(state)[1:]
    zones = {
        "laid": [f"{strip}@{place_text(place)}" for strip, place in laid],
        "up": [str(strip) for strip in turned_up(state)],
        "pile": [str(strip) for strip in face_down(state)],
    }
    turns = len(laid) // A_TURN if game.over else (len(laid) + 1) // A_TURN
    return Arrangement(zones, {"first": str((int(state["player"][0]) + turns) % 2)})


def tidied(game: Game, wanted: Arrangement) -> Arrangement:
    """As many strips turned up as are laid now: those that were chosen last, or the next ones."""
    zones = {name: list(map(_strip, pieces)) for name, pieces in wanted.zones.items()}
    zones["laid"] = list(wanted.zones["laid"])
    table = _table(game, Arrangement(zones, wanted.settings))
    count = len(turned_up(table))
    chosen = zones["up"][-count:] if count else []
    others = [strip for strip in (*zones["up"], *zones["pile"]) if strip not in chosen]
    missing = count - len(chosen)
    zones["up"] = sorted([*chosen, *others[:missing]], key=int)
    zones["pile"] = others[missing:]
    return Arrangement(zones, wanted.settings)


def _table(game: Game, wanted: Arrangement, held: str = "") -> State:
    """The table after all strips are laid, if they can be laid in this order. A held strip is the
    only one that is turned up."""
    laid, first = wanted.zones["laid"], int(wanted.settings.get("first") == "1")
    rest = [*wanted.zones["up"], *wanted.zones["pile"]]
    strips = [int(_strip(piece)) for piece in (*laid, *rest)]
    if held and held in rest:
        strips.remove(int(held))
        strips.insert(len(laid), int(held))
    table = dealt(first, strips, game.options)
    for move in laid:
        if table["over"][0]:
            raise PositionError(f"the game was over before {move}")
        try:
            action = parse_move(table, move)
        except IllegalMove as error:
            raise PositionError(str(error)) from error
        if reason := refusal(table, int(_strip(move)), decode(action)[1]):
            raise PositionError(str(reason))
        dispatch.apply_at(table, 0, action)
    if held and not table["over"][0]:
        table["order"][0, : len(strips)] = (
            strips  # a turn's strips are sorted as they are turned up
        )
        table["turned_up"] = 1
    return table


def position(game: Game, wanted: Arrangement) -> str:
    return game.rules.position(_table(game, wanted))


def view(game: Game, wanted: Arrangement, held: str) -> Json:
    table = _table(game, wanted, _strip(held))
    return Game(game.rules, game.options, table, from_deal=False).view(OPEN).data


SET_UP = SetUp(form, arrangement, position, view, tidied, by_moves="laid")
