"""Setting up a position: which pieces a game has, where they can lie, how the table looks while
some are missing, and the position that they make. A presentation brings this as `SET_UP` in its
module `set_up`; without it, positions are written as text."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ..core.contract import Json
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
    """A place for pieces, as it is in an arrangement.

    - `group`: zones of the same group are shown together, under that heading.
    - `most`: how many pieces have room; None for any number.
    - `takes`: the names of pieces that can be put there now; None for all of them.
    - `rest`: what has no other place goes here.
    - `least`: how many pieces have to lie here before the position can be used.
    """

    name: str
    label: str
    group: str = ""
    most: int | None = None
    takes: frozenset[str] | None = None
    rest: bool = False
    least: int = 0


@dataclass(frozen=True)
class Setting:
    """Something to choose besides where the pieces lie: whose turn it is. `values` have labels; the
    first one is chosen on a table that has been cleared."""

    name: str
    label: str
    values: Mapping[str, str]
    group: str = ""


@dataclass(frozen=True)
class Form:
    """What there is to arrange. `wrong`: what has to change before the position can be used."""

    pieces: tuple[Piece, ...]
    zones: tuple[Zone, ...]
    settings: tuple[Setting, ...]
    wrong: tuple[str, ...] = ()


@dataclass(frozen=True)
class Arrangement:
    """The names of pieces by zone, in order, and the value of each setting."""

    zones: Mapping[str, list[str]] = field(default_factory=dict)
    settings: Mapping[str, str] = field(default_factory=dict)


def _as_it_is(game: Game, wanted: Arrangement) -> Arrangement:
    return wanted


@dataclass(frozen=True)
class SetUp:
    """How a position of a game is set up.

    - `form(narrator, game, arrangement)`: what there is to arrange, with the options of a game, if
      the pieces lie like that.
    - `arrangement(game)`: how the pieces of a game lie.
    - `position(game, arrangement)`: the position text of another arrangement of a game. What is
      wrong with it is found when the text is read.
    - `view(game, arrangement, held)`: the open view of an arrangement, even if pieces are missing.
      Its legal moves are those that put the held piece into the zone `by_moves`.
    - `tidied(game, arrangement)`: the arrangement with what follows from the rest of it; raises a
      PositionError if it has moves that cannot be made.
    - `by_moves`: the zone that pieces are put into as in play, by the moves that `view` names. What
      lies there is named by its move, `PIECE@PLACE`.
    """

    form: Callable[[Narrator, Game, Arrangement], Form]
    arrangement: Callable[[Game], Arrangement]
    position: Callable[[Game, Arrangement], str]
    view: Callable[[Game, Arrangement, str], Json]
    tidied: Callable[[Game, Arrangement], Arrangement] = _as_it_is
    by_moves: str | None = None


def set_up_of(game: str) -> SetUp | None:
    return spoken_part(game, "set_up", "SET_UP", SetUp)


class Editor:
    """The set-up of a game in a language: forms, and the arrangements that are tried."""

    def __init__(self, set_up: SetUp, game: Game, names: list[str], code: str) -> None:
        self._set_up = set_up
        self._game = game
        view = {"game": game.rules.name, "options": game.options, "seat": None}
        self._narrator = Narrator(language(code), view, tuple(names))

    def form(self, wanted: Arrangement) -> Form:
        return self._set_up.form(self._narrator, self._game, wanted)

    def settled(self, wanted: Arrangement) -> tuple[Arrangement, Form]:
        """The arrangement with all of its settings, each with a value that it can have."""
        tidied = self._set_up.tidied(self._game, wanted)
        form = self.form(tidied)
        chosen = tidied.settings
        settings = {
            setting.name: chosen[setting.name]
            if chosen.get(setting.name) in setting.values
            else next(iter(setting.values))
            for setting in form.settings
        }
        settled = Arrangement(tidied.zones, settings)
        return settled, form if settings == dict(tidied.settings) else self.form(settled)

    def cleared(self, wanted: Arrangement) -> Arrangement:
        """Everything that can lies in the piles that take the rest, and nothing is chosen."""
        form = self.form(wanted)
        piles = [zone for zone in form.zones if zone.rest]
        zones = {zone.name: list(wanted.zones.get(zone.name, [])) for zone in form.zones}
        for zone in form.zones:
            pieces = [] if zone.rest else zones[zone.name]
            for piece in pieces:
                zones[_pile_of(piles, piece)].append(piece)
            pieces.clear()
        return Arrangement(zones, {})

    def filled(self, wanted: Arrangement) -> Arrangement:
        """What is missing is drawn from the piles that take the rest."""
        source = random.SystemRandom()
        zones = {name: list(pieces) for name, pieces in wanted.zones.items()}
        while True:
            form = self.form(Arrangement(zones, wanted.settings))
            ways = [
                (pile.name, zone.name, piece)
                for zone in form.zones
                if len(zones[zone.name]) < zone.least
                for pile in form.zones
                if pile.rest
                for piece in zones[pile.name]
                if zone.takes is None or piece in zone.takes
            ]
            if not ways:
                return Arrangement(zones, wanted.settings)
            pile, zone, piece = source.choice(ways)
            zones[pile].remove(piece)
            zones[zone].append(piece)

    def missing(self, wanted: Arrangement, form: Form) -> list[str]:
        """What has to be done before the position can be used."""
        say = self._narrator.say
        found = []
        for zone in form.zones:
            label = f"{zone.group}, {zone.label}" if zone.group else zone.label
            count = len(wanted.zones.get(zone.name, []))
            if count < zone.least:
                found.append(say("set-up-missing", zone=label, count=zone.least - count))
            elif zone.most is not None and count > zone.most:
                found.append(say("set-up-too-many", zone=label, count=count - zone.most))
        return [*found, *form.wrong]


def _pile_of(piles: list[Zone], piece: str) -> str:
    return next(pile.name for pile in piles if pile.takes is None or piece in pile.takes)


def checked(set_up: SetUp, game: Game, wanted: Arrangement) -> Arrangement:
    """The arrangement, tidied, with every zone and setting of the game: what it does not choose is
    as it is now. Raises a PositionError unless it has each piece once, and nothing else."""
    now = set_up.arrangement(game)
    filled = Arrangement(
        {zone: list(wanted.zones.get(zone, [])) for zone in now.zones},
        {**now.settings, **wanted.settings},
    )
    left, names = Counter(_names(set_up, now)), _names(set_up, filled)
    for text in (*filled.settings, *filled.settings.values(), *names):
        if not re.fullmatch(r"[\w.-]+", text):
            raise PositionError(f"{text!r} is not a piece or a choice of this game")
    for name in names:
        if not left[name]:
            raise PositionError(f"{name!r} is not a piece of this game, or is there too often")
        left[name] -= 1
    if missing := sorted(left.elements()):
        raise PositionError(f"no place given for {' '.join(missing)}")
    return set_up.tidied(game, filled)


def _names(set_up: SetUp, arrangement: Arrangement) -> list[str]:
    """The pieces, without the place that a move has given them."""
    pieces = [piece for zone in arrangement.zones.values() for piece in zone]
    return [piece.partition("@")[0] for piece in pieces] if set_up.by_moves else pieces


def arranged(set_up: SetUp, game: Game, wanted: Arrangement) -> Game:
    """The game whose pieces lie like this; raises a PositionError that says what is wrong."""
    filled = checked(set_up, game, wanted)
    try:
        return from_position(set_up.position(game, filled))
    except PositionError as error:
        raise PositionError(_PLACE.sub("", str(error))) from error
