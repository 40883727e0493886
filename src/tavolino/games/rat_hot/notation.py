"""Strips, places and moves as texts."""

from __future__ import annotations

import re
from functools import cache

from ...core.contract import Onlooker, State
from ...core.errors import IllegalMove
from ...core.sentence import sentence
from ...core.whole_numbers import whole_number
from . import actions as act
from .state import SIZE
from .table import turned_up

DIRECTION_LETTERS = "NESW"

MOVE_HELP = """\
17@12,13E             lay strip 17 with its first field at column 12, row 13, the others towards E
                      (N E S W; columns and rows 0-24, row 0 at the top; a strip that reads the same
                      both ways is laid E or S)"""

_MOVE = re.compile(r"(?P<strip>\d+)@(?P<column>\d+),(?P<row>\d+)(?P<direction>[NESW])", re.ASCII)


@cache
def _place_text(place: int) -> str:
    row, column, direction = act.parts_of(place)
    return f"{column},{row}{DIRECTION_LETTERS[direction]}"


_PLACE_TEXTS = tuple(map(_place_text, range(act.PLACES)))


def place_text(place: int) -> str:
    """The cell of a strip's first field and the direction of the others."""
    return _PLACE_TEXTS[place]


def parse_move(state: State, text: str) -> int:
    found = _MOVE.fullmatch("".join(text.upper().split()))
    if found is None:
        word, examples = text.strip(), "17@12,13E"
        english = f"{word!r} is not a move; moves look like {examples}"
        raise IllegalMove(sentence("no-move", english, word=word, examples=examples))
    column, row = (_coordinate(name, found[name]) for name in ("column", "row"))
    strips = [str(strip) for strip in turned_up(state)]
    if found["strip"] not in strips:
        english = f"strip {found['strip']} is not turned up; lay {' or '.join(strips)}"
        word, listed = found["strip"], ", ".join(strips)
        raise IllegalMove(sentence("rat-hot-not-turned-up", english, word=word, listed=listed))
    slot = strips.index(found["strip"])
    direction = DIRECTION_LETTERS.index(found["direction"])
    return act.encode(slot, act.place_number(row, column, direction))


def _coordinate(name: str, text: str) -> int:
    number = whole_number(text)
    if number is None or number >= SIZE:
        english = f"there is no {name} {text}; {name}s are 0 to {SIZE - 1}"
        raise IllegalMove(sentence("rat-hot-no-such-line", english, line=name, word=text))
    return number


def move_text(state: State, action: int) -> str:
    slot, place = act.decode(action)
    if slot >= state["turned_up"][0]:
        raise IllegalMove(f"action {action} lays a second strip, but only one is turned up")
    strip = int(state["order"][0, int(state["laid"][0]) + slot])
    return f"{strip}@{_PLACE_TEXTS[place]}"


def seen_move(state: State, action: int, onlooker: Onlooker) -> str:
    """Strips are laid in sight of everybody."""
    return move_text(state, action)
