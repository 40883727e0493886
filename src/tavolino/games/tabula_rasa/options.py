"""What players agree on before the deal, and the blank table that follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...core.contract import Option, Options, State, fill_options
from ...core.errors import OptionError
from .state import COLOURS, COPIES, HAND, NO_CARD, NOWHERE, REMOVED, SEATS, STATE, VALUES

OPTIONS = (
    Option("players", 2, "number of players; four play as two teams", least=2, most=SEATS),
    Option(
        "colours", COLOURS, "colours of knights", least=2, most=COLOURS, in_record="when changed"
    ),
    Option("values", VALUES, "numbers per colour", least=2, most=VALUES, in_record="when changed"),
    Option("copies", COPIES, "copies per knight", least=1, most=COPIES, in_record="when changed"),
    Option("hand", HAND, "cards in hand", least=1, most=HAND, in_record="when changed"),
)


def check_options(given: Mapping[str, Any]) -> Options:
    options = fill_options(OPTIONS, given)
    cards = options["colours"] * options["values"] * options["copies"]
    players, hand = options["players"], options["hand"]
    if players * hand + REMOVED > cards:
        raise OptionError(
            f"option hand: {players} hands of {hand}, and the {REMOVED} cards that leave the game,"
            f" cannot be dealt from {cards} cards"
        )
    return options


def seats(options: Options) -> int:
    players: int = options["players"]
    return players


def blank(options: Options) -> State:
    state = np.zeros(1, STATE)
    for name in ("players", "colours", "values", "copies"):
        state[name] = options[name]
    state["hand_size"] = options["hand"]
    state["rows"] = 3 if options["players"] == 3 else 2
    for name in ("removed", "stock"):
        state[name] = NO_CARD
    state["castle_at"] = NOWHERE
    return state


def options_of(state: State) -> Options:
    """The options that a table was made with."""
    options = {name: int(state[name][0]) for name in ("players", "colours", "values", "copies")}
    return {**options, "hand": int(state["hand_size"][0])}
