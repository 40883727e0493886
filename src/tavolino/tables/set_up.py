"""Setting up a position: which pieces a game has, where they can lie, and the position that they
make. A presentation brings this as `SET_UP` in its module `set_up`; without it, positions are
written as text."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ..core.errors import PositionError
from ..core.game import Game, from_position
from ..text.language import language
from ..text.narrator import Narrator
from ..text.packages import spoken_part

_PLACE = re.compile(r"^line \d+, column \d+: ")


@dataclass(frozen=True)
class Piece:
    """One thing that can lie somewhere. There is one for each copy, all of the same name.

    - `label`: what it is called in the reader's language.
    - `thing`: what a page may draw, in the notation.
    """

    name: str
    label: str
    thing: str


@dataclass(frozen=True)
class Zone:
    """A place for pieces.

    - `group`: zones of the same group are shown together, under that heading.
    - `most`: how many pieces have room; None for any number.
    - `takes`: the names of pieces that can be put there; None for all of them.
    - `rest`: what has no other place goes here.
    """

    name: str
    label: str
    group: str = ""
    most: int | None = None
    takes: frozenset[str] | None = None
    rest: bool = False


@dataclass(frozen=True)
class Setting:
    """Something to choose besides where the pieces lie: whose turn it is. `values` have labels."""

    name: str
    label: str
    values: Mapping[str, str]
    group: str = ""


@dataclass(frozen=True)
class Form:
    pieces: tuple[Piece, ...]
    zones: tuple[Zone, ...]
    settings: tuple[Setting, ...]


@dataclass(frozen=True)
class Arrangement:
    """The names of pieces by zone, in order, and the value of each setting."""

    zones: Mapping[str, list[str]] = field(default_factory=dict)
    settings: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class SetUp:
    """How a position of a game is set up.

    - `form(narrator, game)`: what there is to arrange, with the options of a game.
    - `arrangement(game)`: how the pieces of a game lie.
    - `position(game, arrangement)`: the position text of another arrangement of a game. What is
      wrong with it is found when the text is read.
    """

    form: Callable[[Narrator, Game], Form]
    arrangement: Callable[[Game], Arrangement]
    position: Callable[[Game, Arrangement], str]


def set_up_of(game: str) -> SetUp | None:
    return spoken_part(game, "set_up", "SET_UP", SetUp)


def form_of(set_up: SetUp, game: Game, names: list[str], code: str) -> Form:
    view = {"game": game.rules.name, "options": game.options, "seat": None}
    return set_up.form(Narrator(language(code), view, tuple(names)), game)


def arranged(set_up: SetUp, game: Game, arrangement: Arrangement) -> Game:
    """The game whose pieces lie like this; raises a PositionError that says what is wrong."""
    now = set_up.arrangement(game)
    filled = Arrangement(
        {zone: arrangement.zones.get(zone, []) for zone in now.zones},
        {name: arrangement.settings.get(name, value) for name, value in now.settings.items()},
    )
    for text in (*filled.settings.values(), *(p for zone in filled.zones.values() for p in zone)):
        if not re.fullmatch(r"[\w.-]+", text):
            raise PositionError(f"{text!r} is not a piece or a choice of this game")
    try:
        return from_position(set_up.position(game, filled))
    except PositionError as error:
        raise PositionError(_PLACE.sub("", str(error))) from error
