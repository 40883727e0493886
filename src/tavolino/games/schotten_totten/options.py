"""What players agree on before the deal, and the blank table that follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any

import numpy as np

from ...core.contract import Option, Options, State, fill_options
from ...core.errors import OptionError
from .editions import BY_NAME, EDITIONS, Edition
from .state import COLOURS, LARGEST_HAND, STATE, STONES, VALUES, VERSIONS

OPTIONS = (
    Option("edition", "iello", "whose rule sheet to follow", tuple(BY_NAME)),
    Option("tactics", False, "play with the ten tactic cards"),
    Option("expert", False, "claim stones only at the start of the turn"),
    Option("stones", STONES, "stones in the row", least=1, most=STONES, in_record="when changed"),
    Option("colours", COLOURS, "clans", least=2, most=COLOURS, in_record="when changed"),
    Option("values", VALUES, "cards in each clan", least=3, most=VALUES, in_record="when changed"),
    Option(
        "hand",
        0,
        "cards in hand (0: the edition's hand size)",
        least=0,
        most=LARGEST_HAND,
        in_record="when changed",
    ),
)


def check_options(given: Mapping[str, Any]) -> Options:
    options = fill_options(OPTIONS, given)
    edition = BY_NAME[options["edition"]]
    if options["expert"] and not edition.expert_allowed:
        raise OptionError(
            f"option expert: in the edition {edition.name} stones are always claimed at the start"
            " of the turn; leave the option out"
        )
    cards = options["colours"] * options["values"]
    if 2 * hand_size(options) > cards:
        raise OptionError(
            f"option hand: two hands of {hand_size(options)} cannot be dealt from {cards} cards"
        )
    if options["hand"] == _usual_hand(options):
        options["hand"] = 0
    return options


def _usual_hand(options: Options) -> int:
    edition = BY_NAME[options["edition"]]
    return edition.hand_with_tactics if options["tactics"] else edition.hand


def hand_size(options: Options) -> int:
    hand: int = options["hand"] or _usual_hand(options)
    return hand


def blank(options: Options) -> State:
    state = np.zeros(1, STATE)
    state["rules"] = VERSIONS[-1]
    edition = BY_NAME[options["edition"]]
    state["edition"] = EDITIONS.index(edition)
    for point in fields(Edition):
        if point.name in (STATE.names or ()):
            state[point.name] = getattr(edition, point.name)
    for name in ("tactics", "expert", "stones", "colours", "values"):
        state[name] = options[name]
    state["claims_first"] |= options["expert"]
    state["hand_size"] = hand_size(options)
    return state


def options_of(state: State) -> Options:
    """The options that a table was made with."""
    return dict(_options(*(int(state[name][0]) for name in _KEPT)))


_KEPT = ("edition", "tactics", "expert", "stones", "colours", "values", "hand_size")


@cache
def _options(
    edition: int, tactics: int, expert: int, stones: int, colours: int, values: int, hand: int
) -> Options:
    return check_options(
        {
            "edition": EDITIONS[edition].name,
            "tactics": bool(tactics),
            "expert": bool(expert),
            "stones": stones,
            "colours": colours,
            "values": values,
            "hand": hand,
        }
    )
