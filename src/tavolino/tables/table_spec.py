"""What is chosen when a table is set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from ..bots.levels import LEVELS
from ..core import registry
from ..core.contract import Options, Rules
from ..core.errors import OptionError, TavolinoError
from .clock import NO_CLOCK, Clock
from .errors import Code, Refused, RefusedByRules

BOTS = (*LEVELS, "random", "greedy")  # that can be given a seat on every server
MOST_ROUNDS = 100
LONGEST_FILE = 16_000  # characters of a file that is the value of an option


@dataclass(frozen=True)
class SeatSpec:
    """Who is to sit there: a bot of a level, or a person. A person needs an invitation; anybody may
    take an `open` seat of a public table."""

    bot: str | None = None
    open: bool = False


@dataclass(frozen=True)
class OwnSeat:
    """A seat that the person who sets up the table takes at once, with their own secret."""

    key: str
    name: str | None


@dataclass(frozen=True)
class EarlyEnd:
    """How a game ended before the rules ended it: a `seat` resigned or ran out of time, or all
    agreed on a draw."""

    by: Literal["resignation", "game_resignation", "agreement", "time"]
    seat: int = 0


@dataclass(frozen=True)
class TableSpec:
    """A table to be set up. If `seats` is None, all seats are for people; if `first` is None, who
    begins is drawn; if `hints` is None, they are allowed only if one person plays against bots."""

    game: str
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: tuple[SeatSpec, ...] | None = None
    rounds: int = 1
    first: int | None = None
    clock: Clock = NO_CLOCK
    public: bool = False
    hints: bool | None = None
    spectators: bool = True
    own: Mapping[int, OwnSeat] = field(default_factory=dict)


def check_options(rules: Rules, given: Any) -> Options:
    """Options from a client, completed with defaults."""
    if not isinstance(given, Mapping):
        raise Refused(Code.WRONG_OPTION, "refused-options")
    try:
        return rules.check_options(given)
    except TavolinoError as error:
        raise RefusedByRules(Code.WRONG_OPTION, error) from error


def read_option(game: str, option: str, name: str, text: str) -> Any:
    """The value of an option from the text of a file that a client has read. Nothing is opened:
    `name` is only for what is said about it."""
    try:
        found = next(each for each in registry.rules(game).options if each.name == option)
        if found.file is None:
            raise OptionError(f"option {option}: this option does not come from a file")
        if len(text) > LONGEST_FILE:
            raise OptionError(
                f"option {option}: {name} is too long; at most {LONGEST_FILE} characters"
            )
        return found.file.parse(text.encode(), name)
    except StopIteration:
        error = OptionError(f"{game} has no option {option!r}")
        raise RefusedByRules(Code.WRONG_OPTION, error) from None
    except TavolinoError as error:
        raise RefusedByRules(Code.WRONG_OPTION, error) from error
    except (ValueError, TypeError, RecursionError) as error:  # of a package that checks less
        wrong = OptionError(f"option {option}: {name}: {error}")
        raise RefusedByRules(Code.WRONG_OPTION, wrong) from error


def check_spec(
    spec: TableSpec, python_bots: tuple[str, ...] = ()
) -> tuple[Rules, Options, tuple[SeatSpec, ...]]:
    """The rules, the options and the seats of a spec; refused with what is wrong with it.
    `python_bots` can be given a seat, besides ours."""
    try:
        rules = registry.rules(spec.game)
    except TavolinoError as error:
        raise RefusedByRules(Code.WRONG_OPTION, error) from error
    options = check_options(rules, spec.options)
    seats = _check_seats(spec, rules.seats(options), (*BOTS, *python_bots))
    for name in ("public", "spectators"):
        if not isinstance(getattr(spec, name), bool):
            raise Refused(Code.WRONG_OPTION, "refused-true-or-false", field=name)
    if spec.hints is not None and not isinstance(spec.hints, bool):
        raise Refused(Code.WRONG_OPTION, "refused-true-or-false", field="hints")
    if not _is_number(spec.rounds, 1, MOST_ROUNDS):
        raise Refused(Code.WRONG_OPTION, "refused-range", field="rounds", least=1, most=MOST_ROUNDS)
    if spec.first is not None and not _is_number(spec.first, 0, len(seats) - 1):
        raise Refused(
            Code.WRONG_OPTION, "refused-range", field="first", least=0, most=len(seats) - 1
        )
    spec.clock.check()
    return rules, options, seats


def _check_seats(spec: TableSpec, count: int, bots: tuple[str, ...]) -> tuple[SeatSpec, ...]:
    seats = tuple(spec.seats) if spec.seats is not None else (SeatSpec(),) * count
    if len(seats) != count:
        raise Refused(Code.WRONG_OPTION, "refused-seats", given=len(seats), count=count)
    for number in sorted(set(spec.own) - set(range(count))):
        raise Refused(Code.WRONG_OPTION, "refused-own-seat", seat=number)
    for number, seat in enumerate(seats):
        if seat.bot is not None and seat.bot not in bots:
            raise Refused(
                Code.WRONG_OPTION,
                "refused-no-bot",
                seat=number,
                bot=seat.bot,
                bots=", ".join(bots),
            )
        if seat.open and (seat.bot is not None or not spec.public):
            raise Refused(Code.WRONG_OPTION, "refused-open-seat", seat=number)
        if number in spec.own and (seat.bot is not None or seat.open):
            raise Refused(Code.WRONG_OPTION, "refused-own-seat", seat=number)
    return seats


def _is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def hints_by_default(seats: tuple[SeatSpec, ...]) -> bool:
    persons = sum(seat.bot is None for seat in seats)
    return persons == 1 and len(seats) > 1
