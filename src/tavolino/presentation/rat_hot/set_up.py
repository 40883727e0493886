"""Setting up a position of Rat Hot: which strips are turned up, and which come next. Strips are
laid on the table by playing; the last ones laid can be taken away here."""

from __future__ import annotations

from ...core.game import Game
from ...games.rat_hot.notation import place_text
from ...games.rat_hot.options import strips_of
from ...games.rat_hot.table import face_down, laid_strips, turned_up
from ...tables.set_up import Arrangement, Form, Piece, Setting, SetUp, Zone
from ...text.narrator import Narrator
from .words import fields_in_words

MOST_TURNED_UP = 2


def form(narrator: Narrator, game: Game) -> Form:
    strips = strips_of(game.state)
    pieces = tuple(
        Piece(
            number,
            narrator.say(
                "rat-hot-strip", strip=int(number), fields=fields_in_words(narrator, fields)
            ),
            " ".join(fields),
        )
        for number, fields in strips.items()
        if number != "0"
    )
    zones = (
        Zone("up", narrator.say("set-up-rh-up"), most=MOST_TURNED_UP),
        Zone("laid", narrator.say("set-up-rh-laid"), takes=frozenset()),
        Zone("pile", narrator.say("set-up-rh-pile"), rest=True),
    )
    turns = {str(seat): narrator.name(seat) for seat in range(len(game.names))}
    return Form(pieces, zones, (Setting("player", narrator.say("set-up-turn"), turns),))


def arrangement(game: Game) -> Arrangement:
    state = game.state
    zones = {
        "up": [str(strip) for strip in turned_up(state)],
        "laid": [str(strip) for strip, _ in laid_strips(state)[1:]],
        "pile": [str(strip) for strip in face_down(state)],
    }
    return Arrangement(zones, {"player": str(state["player"][0])})


def position(game: Game, wanted: Arrangement) -> str:
    zones = wanted.zones
    places = {str(strip): place_text(place) for strip, place in laid_strips(game.state)[1:]}
    lines = game.position.splitlines()
    up = " ".join(sorted(zones["up"], key=lambda strip: (len(strip), strip)))
    laid = [f"laid {strip}@{places[strip]}" for strip in zones["laid"] if strip in places]
    return "\n".join(
        [
            lines[0],
            f"player {wanted.settings['player']} to lay {up}",
            *(line for line in lines[2:] if line.startswith("strips")),
            *laid,
            f"pile {' '.join(zones['pile'])}",
            "",
        ]
    )


SET_UP = SetUp(form, arrangement, position)
