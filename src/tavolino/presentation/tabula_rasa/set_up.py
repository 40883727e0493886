"""Setting up a position of Tabula Rasa: cards in hands, knights at territories, the stock."""

from __future__ import annotations

from ...core.contract import OPEN, Json
from ...core.errors import PositionError
from ...core.game import Game, from_position
from ...games.tabula_rasa.notation import CARD_NAMES, PLACES, action_of, places
from ...games.tabula_rasa.options import blank
from ...games.tabula_rasa.setup import (
    hand_cards,
    knight_cards,
    put_cards,
    removed_cards,
    stock_cards,
)
from ...tables.set_up import Arrangement, Form, Piece, Setting, SetUp, Zone
from ...text.cards import card
from ...text.narrator import Narrator
from .places import place_arguments

REMOVED = 2
NONE: frozenset[str] = frozenset()


def form(narrator: Narrator, game: Game, wanted: Arrangement) -> Form:
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
    for seat in seats:
        held, full = len(wanted.zones[f"hand {seat}"]), _hand(game, wanted, seat)
        zones.append(
            Zone(
                f"hand {seat}",
                narrator.say("set-up-hand", name=narrator.name(seat)),
                most=full,
                least=full,
                takes=None if held < full else NONE,
            )
        )
    zones.append(
        Zone(
            "removed",
            narrator.say("about-tabula-removed-title"),
            most=REMOVED,
            least=REMOVED,
            takes=None if len(wanted.zones["removed"]) < REMOVED else NONE,
        )
    )
    zones.append(Zone("stock", narrator.say("about-tabula-stock-title"), rest=True))
    turns = {str(seat): narrator.name(seat) for seat in seats}
    return Form(
        tuple(Piece(name, card(narrator, name), name) for name in names),
        tuple(zones),
        (Setting("player", narrator.say("set-up-turn"), turns),),
    )


def _hand(game: Game, wanted: Arrangement, seat: int) -> int:
    """The cards of a hand: it is full while there are enough for all; after that, hands run out in
    turn, beginning with the seat before the one to move."""
    seats = len(game.names)
    size = int(game.state["hand_size"][0])
    laid = sum(len(wanted.zones[name]) for name in _territories(game))
    cards = game.rules.census(game.state).values()
    left = max(0, sum(cards) - laid - REMOVED)
    before = (seat - _player(game, wanted)) % seats
    return min(size, left // seats + (before < left % seats))


def _player(game: Game, wanted: Arrangement) -> int:
    player = wanted.settings.get("player")
    return next((seat for seat in range(len(game.names)) if str(seat) == player), 0)


def _territories(game: Game) -> list[str]:
    rows = range(int(game.state["rows"][0]))
    return [f"{place} {row}" for place in places(game.state) for row in rows]


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
    over = _is_over(game, wanted)
    lines = [
        game.position.splitlines()[0],
        f"player {wanted.settings['player']} {'was last' if over else 'to play'}",
    ]
    for place in places(state):
        lines.append(f"{place} " + " | ".join(" ".join(zones[f"{place} {row}"]) for row in rows))
    lines += [f"{name} {' '.join(zones[name])}" for name in (*hands, "stock", "removed")]
    return "\n".join(lines) + "\n"


def _is_over(game: Game, wanted: Arrangement) -> bool:
    hands = [f"hand {seat}" for seat in range(len(game.names))]
    return not any(wanted.zones[name] for name in (*hands, "stock"))


def view(game: Game, wanted: Arrangement, held: str) -> Json:
    zones, state = wanted.zones, game.state
    if _is_over(game, wanted) and len(zones["removed"]) == REMOVED:
        return from_position(position(game, wanted)).view(OPEN).data
    table = blank(game.options)
    table["player"] = _player(game, wanted)
    for place in places(state):
        for row in range(int(state["rows"][0])):
            for name in zones[f"{place} {row}"]:
                action = action_of(name, place)
                if action is None:
                    raise PositionError(f"{name} cannot lie at territory {place}")
                table["laid"][0, row, action] += 1
            table["knights"][0, row, PLACES.index(place)] = len(zones[f"{place} {row}"])
    hands = [zones[f"hand {seat}"] for seat in range(len(game.names))]
    put_cards(table, hands, zones["stock"], (zones["removed"] + [*CARD_NAMES])[:REMOVED])
    shown = Game(game.rules, game.options, table, from_deal=False).view(OPEN).data
    removed = sorted(zones["removed"], key=CARD_NAMES.index)
    return {**shown, "removed": {"cards": removed, "hidden": 0}, "legal": []}


SET_UP = SetUp(form, arrangement, position, view)
