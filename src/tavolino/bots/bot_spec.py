"""Players by name: `greedy`, `greedy:skill=1,temperature=0.5`, `mine=engine:python bot.py`."""

from __future__ import annotations

import difflib
import math
import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ..core.errors import OptionError
from .bot import Bot
from .external_bot import MOVE_TIME, ExternalBot
from .greedy import GreedyBot
from .levels import LEVELS, LONGEST_THOUGHT
from .random import RandomBot
from .search import Budget, SearchBot, SearchParameters

ENGINE = "engine"


@dataclass(frozen=True)
class Parameter:
    """A number that a player of some kind can be given; with an `int` bound it is a whole one."""

    name: str
    least: int | float
    most: int | float
    help: str

    def read(self, text: str) -> int | float:
        number: Callable[[str], int | float] = int if isinstance(self.least, int) else float
        try:
            value = number(text)
        except ValueError:
            what = "a whole number" if number is int else "a number"
            raise OptionError(f"{self.name}: {text!r} is not {what}") from None
        if math.isnan(value) or not self.least <= value <= self.most:
            raise OptionError(f"{self.name}: {text} is not from {self.least} to {self.most}")
        return value


@dataclass(frozen=True)
class Kind:
    """A sort of player: `make(seed, **parameters)` seats one."""

    make: Callable[..., Bot]
    help: str
    parameters: tuple[Parameter, ...] = ()


def _search(
    seed: int,
    ms: int | None = None,
    iterations: int | None = None,
    threads: int = 1,
    **parameters: float,
) -> Bot:
    if ms is None and iterations is None:
        ms = LONGEST_THOUGHT
    how = SearchParameters(**parameters) if parameters else None  # type: ignore[arg-type]
    return SearchBot(seed, Budget(iterations, ms), threads=threads, parameters=how)


# Every player that can be named.
KINDS: dict[str, Kind] = {
    "random": Kind(RandomBot, "any legal move, each equally likely"),
    "greedy": Kind(
        GreedyBot,
        "the move that looks best",
        (
            Parameter("skill", 0, 2, "how far it sees: 0 as a beginner does, 2 all it knows (2)"),
            Parameter("temperature", 0.0, 100.0, "how often it takes another good move (0: never)"),
        ),
    ),
    "search": Kind(
        _search,
        "looks ahead for a time or a number of iterations, whichever ends first",
        (
            Parameter("ms", 1, 3_600_000, "milliseconds per move (1000 if no iterations)"),
            Parameter("iterations", 1, 10**9, "per move, all threads together"),
            Parameter("threads", 1, 64, "how many trees it grows at once (1)"),
            Parameter("skill", -1, 2, "of priors and playouts; -1: none, random playouts (2)"),
            Parameter("plies", 0, 10**6, "how far a playout goes before it is judged"),
            Parameter("temperature", 0.0, 100.0, "how freely a playout chooses"),
            Parameter("prior_temperature", 0.01, 100.0, "how flat the priors are"),
            Parameter("c_puct", 0.0, 100.0, "how much the unexplored counts"),
            Parameter("opponent_c_puct", 0.0, 100.0, "the same where another seat moves"),
            Parameter("fpu_reduction", -1.0, 1.0, "how much less an untried move counts"),
        ),
    ),
    **{level.name: Kind(level.bot, level.text) for level in LEVELS.values()},
}


@dataclass(frozen=True)
class BotSpec:
    """A player as it was asked for. `text` says all of it, `name` tells it from the others."""

    name: str
    text: str
    kind: str
    values: Mapping[str, int | float] = field(default_factory=dict)
    command: tuple[str, ...] = ()  # of an engine


def parse_bots(text: str) -> list[BotSpec]:
    """The players of a list with commas between; OptionError says what is wrong with it.

    A part like `temperature=1` belongs to the player before it, so that parameters are written as
    the players are: `greedy:skill=1,temperature=1,random`. `NAME=` before a player names it. The
    command of an engine is split as a shell splits it, and has no comma in it.
    """
    specs = [parse_bot(player) for player in split_bots(text)]
    names = [spec.name for spec in specs]
    for name in names:
        if names.count(name) > 1:
            raise OptionError(
                f"players: two are called {name!r}; name them, like one={name},two={name}"
            )
    return specs


def split_bots(text: str) -> list[str]:
    """The players of a list, each with its parameters."""
    texts: list[str] = []
    for part in text.split(","):
        if texts and _is_parameter(part):
            texts[-1] += ("," if ":" in texts[-1] else ":") + part
        else:
            texts.append(part)
    return texts


def parse_bot(text: str) -> BotSpec:
    """One player: `[NAME=]KIND[:PARAMETER=NUMBER,...]` or `[NAME=]engine:COMMAND`."""
    text = text.strip()
    name, player = _split_name(text)
    kind, _, rest = player.partition(":")
    if kind == ENGINE:
        return BotSpec(name or player, player, kind, command=_command(rest))
    if kind not in KINDS:
        raise OptionError(f"players: there is no player {kind!r}; {_advice(name, kind)}")
    return BotSpec(name or player, player, kind, _values(kind, rest))


def make(spec: BotSpec, seed: int, move_time: float = MOVE_TIME) -> Bot:
    """A bot for one seat of one game. `move_time` limits an engine, in seconds a move; the others
    keep to their own parameters."""
    if spec.kind == ENGINE:
        return ExternalBot(spec.command, seed, move_time)
    return KINDS[spec.kind].make(seed, **spec.values)


def describe_kinds() -> str:
    """All kinds of players and their parameters, for people, a line each."""
    lines = []
    for name, kind in KINDS.items():
        lines.append(f"{name:<10}{kind.help}")
        for parameter in kind.parameters:
            limits = f"{parameter.name}={parameter.least}..{parameter.most}"
            lines.append(f"  {limits:<27}{parameter.help}")
    lines.append(f"{ENGINE}:COMMAND  a program of your own (docs/engines.md)")
    return "\n".join(lines)


def _advice(name: str, kind: str) -> str:
    """What to write instead of a player that there is not."""
    close = difflib.get_close_matches(kind, [*KINDS, ENGINE], n=1)
    if close:
        return f"did you mean {close[0]}?"
    if "." in kind or "/" in kind:  # a file, so a program
        command = f"python3 {kind}" if kind.endswith(".py") else kind
        named = f"{name}=" if name else ""
        return f"a program is written with its command, like {named}{ENGINE}:{command}"
    return f"players are {_known_kinds()}"


def _known_kinds() -> str:
    return ", ".join([*KINDS, f"{ENGINE}:COMMAND"])


def _is_parameter(part: str) -> bool:
    """`skill=1` is never taken for a player called skill, nor `mine=mine.py` for a parameter."""
    before, equals, after = (word.strip() for word in part.partition("="))
    if not equals or ":" in part or after in KINDS or not before:
        return False
    return before in _parameter_names() or _is_number(after)


def _parameter_names() -> set[str]:
    return {parameter.name for kind in KINDS.values() for parameter in kind.parameters}


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


def _split_name(text: str) -> tuple[str, str]:
    """The name that a player was given, or none, and the player."""
    head, equals, player = text.partition("=")
    if not equals or ":" in head:
        return "", text
    name = head.strip()
    if not name:
        raise OptionError(f"players: there is no name before the '=' of {text!r}")
    return name, player.strip()


def _command(text: str) -> tuple[str, ...]:
    if "," in text:
        raise OptionError(
            f"players: engine: {text!r} has a comma; engines have no parameters, and a command with"
            " a comma needs a script around it"
        )
    try:
        words = tuple(shlex.split(text))
    except ValueError as error:
        raise OptionError(f"players: engine: {text!r} has an open quotation mark") from error
    if not words:
        raise OptionError("players: engine: there is no command; write engine:COMMAND")
    return words


def _values(kind: str, text: str) -> dict[str, int | float]:
    known = {parameter.name: parameter for parameter in KINDS[kind].parameters}
    values: dict[str, int | float] = {}
    for part in text.split(",") if text else []:
        name, equals, value = part.strip().partition("=")
        if name not in known:
            takes = ", ".join(known) or "no parameters"
            raise OptionError(f"players: {kind} has no parameter {name!r}; it takes {takes}")
        if not equals or not value:
            raise OptionError(f"players: {kind}: {name} has no value; write {name}=NUMBER")
        if name in values:
            raise OptionError(f"players: {kind}: {name} is given twice")
        try:
            values[name] = known[name].read(value)
        except OptionError as error:
            raise OptionError(f"players: {kind}: {error}") from error
    return values
