"""Bots as they are written on a command line.

| text | bot |
| --- | --- |
| `greedy`, `greedy:skill=1,temperature=0.5` | one of ours, with parameters |
| `clever`, `clever:depth=3` | a Python class that an installed package registers (`python_bot`) |
| `my_bots:Clever`, `my_bots:Clever,depth=3` | a Python class in a module |
| `external:python3 bot.py` | another program (`external_bot`); `engine:` means the same |

`NAME=` before any of them gives it a name.
"""

from __future__ import annotations

import difflib
import math
import re
import secrets
import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ..core.chance import check_seed
from ..core.errors import OptionError
from ..core.packages import entries, report
from ..core.whole_numbers import whole_number
from .bot import Bot
from .external_bot import MOVE_TIME, ExternalBot
from .greedy import GreedyBot
from .levels import LEVELS, LONGEST_THOUGHT, STAND_IN, Level, learned_bot
from .net import NetBot
from .network_search import NetworkSearchParameters
from .python_bot import load_class, make_python_bot
from .random import RandomBot
from .search import Budget, SearchBot, SearchParameters

ENTRY_POINT = "tavolino.bots"
EXTERNAL = "external"
_EXTERNAL = (EXTERNAL, "engine")
_CLASS = re.compile(r"(?P<path>[A-Za-z_][\w.]*:[A-Za-z_]\w*)(?:[:,](?P<rest>.*))?")


@dataclass(frozen=True)
class Parameter:
    """A numeric parameter of a kind of bot; with an `int` bound it is a whole number."""

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
            raise OptionError(f"{self.name}: {text}: must be from {self.least} to {self.most}")
        return value


@dataclass(frozen=True)
class Kind:
    """A kind of bot: `make(seed, **parameters)` makes one."""

    make: Callable[..., Bot]
    help: str
    parameters: tuple[Parameter, ...] = ()


def _search(
    seed: int,
    ms: int | None = None,
    iterations: int | None = None,
    threads: int = 1,
    **parameters: Any,
) -> Bot:
    if ms is None and iterations is None:
        ms = LONGEST_THOUGHT
    how = SearchParameters(**parameters) if parameters else None
    return SearchBot(seed, Budget(iterations, ms), threads=threads, parameters=how)


def _net(seed: int, **parameters: Any) -> Bot:
    return NetBot(seed, STAND_IN.bot(seed), **parameters)


def _level(level: Level) -> Kind:
    def make(seed: int, ms: int = LONGEST_THOUGHT, iterations: int | None = None) -> Bot:
        return level.bot(seed, ms, iterations)

    return Kind(make, level.text, (MOST_MS, LEVEL_ITERATIONS) if level.iterations else ())


def _virtuoso(seed: int, ms: int = LONGEST_THOUGHT, **parameters: Any) -> Bot:
    usual = {"deals": LEVELS["virtuoso"].deals}
    return learned_bot(seed, ms, NetworkSearchParameters(**usual | parameters))


MOST_MS = Parameter("ms", 1, 3_600_000, f"milliseconds per move, at most ({LONGEST_THOUGHT})")
LEVEL_ITERATIONS = Parameter("iterations", 1, 10**9, "per move, instead of those of the level")

# Every built-in bot, by name.
KINDS: dict[str, Kind] = {
    "random": Kind(RandomBot, "any legal move, each equally likely"),
    "greedy": Kind(
        GreedyBot,
        "the move that looks best",
        (
            Parameter("skill", 0, 2, "how much it sees: 0 like a beginner, 2 all it knows (2)"),
            Parameter("temperature", 0.0, 100.0, "how often it takes another good move (0: never)"),
        ),
    ),
    "search": Kind(
        _search,
        "looks ahead for a time or a number of iterations, whichever ends first",
        (
            Parameter("ms", 1, 3_600_000, "milliseconds per move (1000 if no iterations)"),
            Parameter("iterations", 1, 10**9, "per move, across all threads"),
            Parameter("threads", 1, 64, "how many trees it grows in parallel (1)"),
            Parameter("skill", -1, 2, "for priors and playouts; -1: none, random playouts (2)"),
            Parameter("plies", 0, 10**6, "how many moves a playout makes before it is judged"),
            Parameter("temperature", 0.0, 100.0, "how freely a playout chooses"),
            Parameter("prior_temperature", 0.01, 100.0, "how flat the priors are"),
            Parameter("c_puct", 0.0, 100.0, "how much unexplored moves count"),
            Parameter("opponent_c_puct", 0.0, 100.0, "the same where another seat moves"),
            Parameter("fpu_reduction", -1.0, 1.0, "how much less an untried move counts"),
        ),
    ),
    "net": Kind(
        _net,
        "the move that its network prefers; maestro where there is no network",
        (Parameter("temperature", 0.0, 100.0, "how often it takes another good move (0: never)"),),
    ),
    **{level.name: _level(level) for level in LEVELS.values()},
    "virtuoso": Kind(
        _virtuoso,
        f"{LEVELS['virtuoso'].text}; maestro where there is no network",
        (
            MOST_MS,
            Parameter("deals", 1, 10**6, "number of deals on which it tries moves, at most"),
            Parameter("candidates", 1, 64, "how many moves it tries, at most"),
            Parameter("plies", 0, 1000, "how many moves are played before the network judges"),
            Parameter("tree", 0, 1, "1: grow a tree first, and play on from its leaves"),
            Parameter("c_puct", 0.0, 100.0, "how much unexplored moves count in the tree"),
            Parameter("temperature", 0.0, 100.0, "how freely the moves of a playout are chosen"),
            Parameter(
                "least_odds",
                0.0,
                1.0,
                "least probability, relative to the likeliest move, for a move to be tried",
            ),
            Parameter(
                "prior_deals", 0, 10**6, "how many deals the network's own estimate counts as"
            ),
            Parameter(
                "dropping", 0.0, 100.0, "drop a move once it is this many standard errors behind"
            ),
        ),
    ),
}


@dataclass(frozen=True)
class BotSpec:
    """A bot as it was asked for. `text` is the whole description, `name` is its name."""

    name: str
    text: str
    kind: str
    values: Mapping[str, int | float] = field(default_factory=dict)
    command: tuple[str, ...] = ()  # of an external bot
    python_class: str = ""  # `module:Class`


@cache
def registered() -> dict[str, str]:
    """The bots that installed packages bring, by name, as `module:Class`. One that takes a name of
    ours is reported and left out."""
    found = {}
    for name, entry in entries(ENTRY_POINT).items():
        if name in KINDS or name in _EXTERNAL:
            report(entry, f"the name {name!r} is taken by a bot of ours")
        else:
            found[name] = entry.value
    return found


def bot(text: str, *, seed: int | None = None) -> Bot:
    """A bot for one seat of one game, as command lines name it: `maestro`, `greedy:skill=1`,
    `module:Class`. It plays any game: which one follows from the tables that it gets.

    `NAME=` in front gives it a name. The same seed gives the same bot; without one, it is drawn.
    """
    if not isinstance(text, str):
        raise OptionError(f"bots: a bot is named by a string, not {type(text).__name__}")
    spec = parse_bot(text)
    made = make(spec, secrets.randbits(53) if seed is None else check_seed(seed))
    if spec.name != spec.text:
        made.name = spec.name
    return made


def parse_bots(text: str) -> list[BotSpec]:
    """The bots of a list separated by commas; raises OptionError with what is wrong.

    A part like `temperature=1` belongs to the preceding bot: `greedy:skill=1,temperature=1,random`.
    The command of an external bot is split as a shell would split it, and must not contain a comma.
    """
    specs = [parse_bot(player) for player in split_bots(text)]
    names = [spec.name for spec in specs]
    for name in names:
        if names.count(name) > 1:
            raise OptionError(
                f"bots: two are called {name!r}; name them, like one={name},two={name}"
            )
    return specs


def split_bots(text: str) -> list[str]:
    """The bots of a list, each with its parameters."""
    texts: list[str] = []
    for part in text.split(","):
        if texts and _is_parameter(part):
            texts[-1] += ("," if ":" in texts[-1] else ":") + part
        else:
            texts.append(part)
    return texts


def parse_bot(text: str) -> BotSpec:
    """One bot; raises OptionError with what is wrong."""
    text = text.strip()
    name, bot = _split_name(text)
    kind, _, rest = bot.partition(":")
    if kind in _EXTERNAL:
        return BotSpec(name or bot, bot, EXTERNAL, command=_command(rest))
    if kind in KINDS:
        return BotSpec(name or bot, bot, kind, _values(kind, rest))
    if kind in registered():
        return _python_bot(name or kind, bot, registered()[kind], rest)
    if written := _CLASS.fullmatch(bot):
        return _python_bot(name or bot, bot, written["path"], written["rest"] or "")
    raise OptionError(f"bots: there is no bot {kind!r}; {_advice(name, kind)}")


def _python_bot(name: str, text: str, path: str, rest: str) -> BotSpec:
    load_class(path)
    return BotSpec(name, text, "python", _numbers(path, rest), python_class=path)


def _numbers(path: str, text: str) -> dict[str, int | float]:
    """Parameters of a Python class: any names, with numbers as values."""
    values: dict[str, int | float] = {}
    for part in text.split(",") if text else []:
        name, _, value = (word.strip() for word in part.partition("="))
        if not name.isidentifier() or not _is_number(value):
            raise OptionError(f"bots: {path}: {part.strip()!r} is not PARAMETER=NUMBER")
        if name in values:
            raise OptionError(f"bots: {path}: {name} is given twice")
        is_whole = whole_number(value.lstrip("+-")) is not None
        values[name] = int(value) if is_whole else float(value)
    return values


def make(spec: BotSpec, seed: int, move_time: float = MOVE_TIME) -> Bot:
    """A bot for one seat of one game. `move_time` limits an external bot, in seconds per move;
    other bots have their own parameters."""
    if spec.command:
        return ExternalBot(spec.command, seed, move_time)
    if spec.python_class:
        return make_python_bot(spec.python_class, seed, spec.values)
    return KINDS[spec.kind].make(seed, **spec.values)


def describe_kinds() -> str:
    """All kinds of bots and their parameters, for people, one per line."""
    lines = []
    for name, kind in KINDS.items():
        lines.append(f"{name:<10}{kind.help}")
        for parameter in kind.parameters:
            limits = f"{parameter.name}={parameter.least}..{parameter.most}"
            lines.append(f"  {limits:<32}{parameter.help}")
    lines += [f"{name:<10}{path}" for name, path in registered().items()]
    lines.append("MODULE:CLASS       a Python class of your own")
    lines.append(f"{EXTERNAL}:COMMAND   a program of your own")
    return "\n".join(lines)


def _advice(name: str, kind: str) -> str:
    """What to write instead of an unknown bot."""
    close = difflib.get_close_matches(kind, [*KINDS, EXTERNAL], n=1)
    if close:
        return f"did you mean {close[0]}?"
    if "." in kind or "/" in kind:  # a file, so a program
        command = f"python3 {kind}" if kind.endswith(".py") else kind
        named = f"{name}=" if name else ""
        return f"a program is written with its command, like {named}{EXTERNAL}:{command}"
    return f"bots are {_known_kinds()}"


def _known_kinds() -> str:
    return ", ".join([*KINDS, *registered(), "MODULE:CLASS", f"{EXTERNAL}:COMMAND"])


def _is_parameter(part: str) -> bool:
    """`skill=1` is never taken for a bot called skill, nor `mine=mine.py` for a parameter."""
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
    """The name that a bot was given, or an empty one, and the bot."""
    head, equals, player = text.partition("=")
    if not equals or ":" in head:
        return "", text
    name = head.strip()
    if not name:
        raise OptionError(f"bots: there is no name before the '=' in {text!r}")
    return name, player.strip()


def _command(text: str) -> tuple[str, ...]:
    if "," in text:
        raise OptionError(
            f"bots: external: {text!r} has a comma; external bots take no parameters; to use a"
            " command with a comma, wrap it in a script"
        )
    try:
        words = tuple(shlex.split(text))
    except ValueError as error:
        raise OptionError(f"bots: external: {text!r} has an unclosed quotation mark") from error
    if not words:
        raise OptionError("bots: external: there is no command; write external:COMMAND")
    return words


def _values(kind: str, text: str) -> dict[str, int | float]:
    known = {parameter.name: parameter for parameter in KINDS[kind].parameters}
    values: dict[str, int | float] = {}
    for part in text.split(",") if text else []:
        name, equals, value = part.strip().partition("=")
        if name not in known:
            takes = ", ".join(known) or "no parameters"
            raise OptionError(f"bots: {kind} has no parameter {name!r}; it takes {takes}")
        if not equals or not value:
            raise OptionError(f"bots: {kind}: {name} has no value; write {name}=NUMBER")
        if name in values:
            raise OptionError(f"bots: {kind}: {name} is given twice")
        try:
            values[name] = known[name].read(value)
        except OptionError as error:
            raise OptionError(f"bots: {kind}: {error}") from error
    return values
