"""Setting up a position of Tabula Rasa: cards in hands, knights at territories, the stock."""

from __future__ import annotations

from ...core.game import Game
from ...games.tabula_rasa.notation import places
from ...games.tabula_rasa.setup import hand_cards, knight_cards, removed_cards, stock_cards
from ...tables.set_up import Arrangement, Form, Piece, Setting, SetUp, Zone
from ...text.cards import card
from ...text.narrator import Narrator
from .places import place_arguments

REMOVED = 2


def form(narrator: Narrator, game: Game) -> Form:
    state = game.state
    names = [
        name for name, copies in sorted(game.rules.census(state).items()) for _ in range(copies)
    ]
    seats = range(len(game.names))
    rows = range(int(state["rows"][0]))
    zones = [
        Zone(
            f"{place} {row}",
            _row_label(narrator, game, row),
            narrator.say("set-up-tr-territory", **place_arguments(place)),
            takes=frozenset(name for name in names if place in name),
        )
        for place in places(state)
        for row in rows
    ]
    size = int(state["hand_size"][0])
    zones += [
        Zone(f"hand {seat}", narrator.say("set-up-hand", name=narrator.name(seat)), most=size)
        for seat in seats
    ]
    zones.append(Zone("removed", narrator.say("about-tabula-removed-title"), most=REMOVED))
    zones.append(Zone("stock", narrator.say("about-tabula-stock-title"), rest=True))
    turns = {str(seat): narrator.name(seat) for seat in seats}
    return Form(
        tuple(Piece(name, card(narrator, name), name) for name in names),
        tuple(zones),
        (Setting("player", narrator.say("set-up-turn"), turns),),
    )


def _row_label(narrator: Narrator, game: Game, row: int) -> str:
    rows = int(game.state["rows"][0])
    return narrator.listing(narrator.name(seat) for seat in range(row, len(game.names), rows))


def arrangement(game: Game) -> Arrangement:
    state = game.state
    zones = {
        f"{place} {row}": knight_cards(state, row, place)
        for place in places(state)
        for row in range(int(state["rows"][0]))
    }
    zones |= {f"hand {seat}": hand_cards(state, seat) for seat in range(len(game.names))}
    zones |= {"removed": removed_cards(state), "stock": stock_cards(state)}
    return Arrangement(zones, {"player": str(state["player"][0])})


def position(game: Game, wanted: Arrangement) -> str:
    state, zones = game.state, wanted.zones
    rows = range(int(state["rows"][0]))
    hands = [f"hand {seat}" for seat in range(len(game.names))]
    over = not any(zones[name] for name in (*hands, "stock"))
    lines = [
        game.position.splitlines()[0],
        f"player {wanted.settings['player']} {'was last' if over else 'to play'}",
    ]
    for place in places(state):
        lines.append(f"{place} " + " | ".join(" ".join(zones[f"{place} {row}"]) for row in rows))
    lines += [f"{name} {' '.join(zones[name])}" for name in (*hands, "stock", "removed")]
    return "\n".join(lines) + "\n"


SET_UP = SetUp(form, arrangement, position)
