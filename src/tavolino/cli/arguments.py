"""The arguments of every command.

The options of a game come from the game's own description, so that games of other packages have
them too.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Container
from contextlib import suppress
from math import isfinite
from pathlib import Path
from typing import Any, NoReturn

from .. import __version__
from ..bots.levels import LEVELS
from ..core import registry
from ..core.contract import FileFormat, Option, Rules
from ..core.errors import OptionError, TavolinoError
from ..core.whole_numbers import whole_number
from . import COMMANDS

Arguments = argparse.Namespace


class UsageError(TavolinoError):
    """The command line cannot be understood."""


class _Parser(argparse.ArgumentParser):
    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message}; see {self.prog} --help")


def parse(words: list[str]) -> Arguments:
    parser = _Parser(
        prog="tavolino",
        description="Play three small-box games.",
        epilog="For help on a command: tavolino COMMAND --help",
    )
    parser.add_argument("--version", action="version", version=f"tavolino {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, text in COMMANDS.items():
        command = commands.add_parser(name, help=text, description=text, add_help=False)
        command.add_argument("-h", "--help", action=_Help, nargs=0, help="show this help")
        if name in _BUILDERS:
            _BUILDERS[name](command)
    # The options of a game are known once the game is, so they follow it.
    arguments, rest = parser.parse_known_args(words)
    if getattr(arguments, "rules", None) is not None:
        game_parser = _Parser(prog=f"tavolino {arguments.command} {arguments.rules.name}")
        own_flags = commands.choices[arguments.command]._option_string_actions
        add_game_options(game_parser, arguments.rules, own_flags)
        game_parser.parse_args(rest, arguments)
    elif rest:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    return arguments


def _rules(name: str) -> Rules:
    try:
        return registry.rules(name)
    except TavolinoError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _whole(text: str) -> int:
    number = whole_number(text)
    if number is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return number


def _count(text: str) -> int:
    number = _whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _minutes(text: str) -> float:
    number = _number(text)
    if number <= 0:
        raise argparse.ArgumentTypeError("must be above 0")
    return number


def _ray_address(text: str) -> str:
    if text not in ("auto", "local") and not re.fullmatch(r"(ray://)?[^/\s]+:[0-9]{1,5}", text):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not the address of a Ray cluster, such as 192.168.1.5:6379; for a local"
            " cluster, put --ray after the game"
        )
    return text


def add_game_options(
    parser: argparse._ActionsContainer, rules: Rules, taken: Container[str]
) -> None:
    """If the command has a flag of that name, the game's begins with `--game-`."""
    for option in rules.options:
        flag = "--" + option.name.replace("_", "-")
        _add_option(parser, option, f"--game-{flag[2:]}" if flag in taken else flag)


def _add_option(parser: argparse._ActionsContainer, option: Option, flag: str) -> None:
    settings: dict[str, Any] = {"dest": f"option_{option.name}", "help": option.help}
    if isinstance(option.default, bool):
        settings["action"] = argparse.BooleanOptionalAction
    elif option.choices:
        settings["metavar"] = "|".join(option.choices)
    elif option.file is not None:
        settings["metavar"] = "FILE"
    else:
        settings["type"] = _whole
        settings["metavar"] = "N"
    parser.add_argument(flag, default=None, **settings)


def game_options(arguments: Arguments) -> dict[str, Any]:
    """All options of the game: those that were given, and the defaults of the others."""
    given = {
        name.removeprefix("option_"): value
        for name, value in vars(arguments).items()
        if name.startswith("option_") and value is not None
    }
    for option in arguments.rules.options:
        if option.file is not None and option.name in given:
            given[option.name] = _from_file(option, option.file, given[option.name])
    options: dict[str, Any] = arguments.rules.check_options(given)
    return options


def _from_file(option: Option, file: FileFormat, name: str) -> Any:
    """The one place where the value of an option may name a file."""
    try:
        data = Path(name).read_bytes()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise OptionError(f"option {option.name}: {name} cannot be read: {reason}") from error
    return file.parse(data, name)


class _Help(argparse.Action):
    """After a game, `--help` shows the game's options too."""

    def __call__(self, parser: argparse.ArgumentParser, namespace: Arguments, *_: Any) -> NoReturn:
        rules = getattr(namespace, "rules", None)
        if rules is not None:
            group = parser.add_argument_group(f"options of {rules.title}")
            add_game_options(group, rules, set(parser._option_string_actions))
        parser.print_help()
        parser.exit()


def _add_game(parser: argparse.ArgumentParser, *, is_asked: bool = False) -> None:
    """Which game; it may be omitted if the command asks for it (`is_asked`)."""
    names = ", ".join(registry.names())
    parser.add_argument(
        "rules",
        metavar="GAME",
        type=_rules,
        nargs="?" if is_asked else None,
        help=f"{names}; if omitted, you choose" if is_asked else names,
    )


def _play(parser: argparse.ArgumentParser) -> None:
    _add_game(parser, is_asked=True)
    parser.add_argument(
        "--rounds", type=_count, default=1, metavar="N", help="games per match (default: 1)"
    )
    parser.add_argument(
        "--seed", type=_whole, metavar="S", help="seed, to get the same deals again"
    )
    parser.add_argument("--first", type=_whole, metavar="SEAT", help="the seat that begins")
    parser.add_argument(
        "--against", metavar="BOT",
        help=f"a bot takes the other seats: {', '.join(LEVELS)}, from weak to"
        " strong, or any other bot in --list-bots",
    )  # fmt: skip
    _add_list_of_bots(parser)
    parser.add_argument(
        "--seat",
        type=_whole,
        default=0,
        metavar="SEAT",
        help="your seat against bots (default: 0); `tavolino games` shows each seat's colour",
    )
    parser.add_argument(
        "--name", action="append", metavar="NAME",
        help="your name (default: your account's); repeat the option for each player here",
    )  # fmt: skip
    parser.add_argument(
        "--resume", nargs="?", const=1, type=_count, metavar="N",
        help="continue a game that was left; 1 is the last one, 2 the one before (default: 1)",
    )  # fmt: skip
    parser.add_argument(
        "--out", metavar="FILE", help="write the records of finished games to this file"
    )
    _add_client(parser)
    _add_silent_bots(parser)


def _join(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("link", metavar="LINK", help="link to a seat, such as http://host/t/ID#KEY")
    parser.add_argument("--name", metavar="NAME", help="your name at the table")
    parser.add_argument(
        "--bot", metavar="BOT",
        help="let a bot play instead: external:COMMAND, or a Python class that needs only the view",
    )  # fmt: skip
    parser.add_argument(
        "--other-device", action="store_true",
        help="print a link to continue on another device (valid once, for ten minutes), and exit",
    )  # fmt: skip
    _add_client(parser)
    _add_silent_bots(parser)


def _add_client(parser: argparse.ArgumentParser) -> None:
    """How a game is shown."""
    parser.add_argument(
        "--plain", action="store_true", help="plain lines, for screen readers; no drawing"
    )
    _add_language(parser)
    parser.add_argument("--light", action="store_true", help="dark text on a light background")


def _add_silent_bots(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--silent-bots",
        action="store_true",
        help="hide what bots say at the start and end of a game",
    )


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language", metavar="CODE", help="en it el de fr es (default: the terminal's)"
    )


def _read_rules(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    _add_language(parser)


def _simulate(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    parser.add_argument(
        "--games", type=_count, default=1, metavar="N", help="number of games (default: 1)"
    )
    parser.add_argument(
        "--bots", default="random", metavar="A,B,...",
        help="who plays: one bot for all seats, or one per seat (default: random)",
    )  # fmt: skip
    _add_list_of_bots(parser)
    parser.add_argument(
        "--seed",
        type=_whole,
        default=0,
        metavar="S",
        help="seed of the first game; then S+1, ... (default: 0)",
    )
    parser.add_argument(
        "--legal", action="store_true", help="include the legal moves before each move"
    )
    parser.add_argument("--out", metavar="FILE", help="write to this file instead of the terminal")


class _ListBots(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> NoReturn:
        from ..bots.bot_spec import describe_kinds

        print(describe_kinds())
        parser.exit()


def _add_list_of_bots(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--list-bots", action=_ListBots, nargs=0, help="list the available bots")


def _arena(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    parser.add_argument(
        "--bots", required=True, metavar="A,B,...", help="the players; each plays all the others"
    )
    _add_list_of_bots(parser)
    parser.add_argument(
        "--games",
        type=_count,
        default=100,
        metavar="N",
        help="games per pairing, an even number (default: 100)",
    )
    parser.add_argument(
        "--seed",
        type=_whole,
        default=0,
        metavar="S",
        help="seed of the first deal; then S+1, ... (default: 0)",
    )
    parser.add_argument("--out", metavar="FILE", help="one line per game; resumes an existing file")
    parser.add_argument("--report", metavar="FILE", help="write an HTML page with plots")
    parser.add_argument(
        "--records", metavar="FILE", help="write the games' records, for replay and analysis"
    )
    parser.add_argument(
        "--ladder", action="store_true", help="only neighbours in the list play each other"
    )
    parser.add_argument(
        "--jobs", type=_count, metavar="N", help="number of processes (default: one per core)"
    )
    _add_ray(parser)
    parser.add_argument(
        "--move-time", type=_count, default=10_000, metavar="MS",
        help="time limit per move for external bots, in milliseconds (default: 10000)",
    )  # fmt: skip


def _train(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    parser.add_argument(
        "--minutes", type=_minutes, metavar="N", help="how long to train; run again to resume"
    )
    parser.add_argument(
        "--steps", type=_count, metavar="N",
        help="number of decisions to learn from, for reproducible results",
    )  # fmt: skip
    parser.add_argument(
        "--device", choices=("cpu", "cuda"), default="cpu", help="cuda: a GPU (default: cpu)"
    )
    parser.add_argument(
        "--folder", metavar="FOLDER", required=True,
        help="folder for the checkpoint, weights and plots",
    )  # fmt: skip
    parser.add_argument(
        "--seed", type=_whole, default=0, metavar="S", help="seed of the training (default: 0)"
    )
    parser.add_argument(
        "--games",
        type=_count,
        metavar="N",
        help="games played at once (default: depends on the device)",
    )
    parser.add_argument(
        "--settings", metavar="FILE", help="a TOML file of settings (default: the game's own)"
    )
    _add_ray(parser)


def _add_ray(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--ray", nargs="?", const="local", type=_ray_address, metavar="ADDRESS",
        help="play on the Ray cluster at HOST:PORT or, without an address, on a local one",
    )  # fmt: skip


def _replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="records, one per line")
    _add_number(parser)
    parser.add_argument(
        "--seat", type=_whole, metavar="SEAT", help="as this seat saw it (default: all cards open)"
    )
    _add_client(parser)


def _add_number(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--number", type=_count, default=1, metavar="N", help="which game of the file (default: 1)"
    )


def _analyse(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="records, one per line")
    _add_number(parser)
    parser.add_argument(
        "--seat", type=_whole, metavar="SEAT", help="only the decisions of this seat"
    )
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--ms",
        type=_count,
        metavar="N",
        help="thinking time per decision, in milliseconds (default: 1000)",
    )
    budget.add_argument(
        "--iterations",
        type=_count,
        metavar="N",
        help="search iterations instead of time, for reproducible results",
    )
    parser.add_argument(
        "--seed", type=_whole, default=0, metavar="S", help="seed of the search (default: 0)"
    )
    parser.add_argument("--html", metavar="FILE", help="write a page with a plot and pictures")
    parser.add_argument("--png", metavar="FILE", help="write the plot")
    parser.add_argument("--json", metavar="FILE", help="write all the results")
    _add_language(parser)


def _check(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("file", metavar="FILE", nargs="?", help="records, one per line")
    what.add_argument("--database", metavar="URL", help="list the damaged tables of a database")


def _serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", metavar="ADDRESS", help="address to listen on (default: 127.0.0.1)"
    )
    parser.add_argument(
        "--port", type=_whole, metavar="N", help="port to listen on (default: 8000)"
    )
    parser.add_argument("--database", metavar="URL", help=_DATABASE)
    parser.add_argument(
        "--redis", metavar="URL", help="Redis, if several servers share one database"
    )
    parser.add_argument(
        "--bots", metavar="A,B,...",
        help="additional Python bots to offer, such as my_bots:Clever",
    )  # fmt: skip
    parser.add_argument(
        "--bot-processes",
        type=_count,
        metavar="N",
        help="processes for bots (default: one fewer than there are cores)",
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument(
        "--log-level", metavar="LEVEL", help="debug, info, warning or error (default: info)"
    )


def _build(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--first", action="store_true", help="only the game that is listed first")
    parser.add_argument(
        "--batches", action="store_true", help="also compile what batches and environments use"
    )


def _backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="file to copy to; it must not exist yet")
    parser.add_argument("--database", metavar="URL", help=_DATABASE)


def _clear(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--dry-run", action="store_true", help="only list what would be deleted")
    parser.add_argument("--database", metavar="URL", help=_DATABASE)
    for kind, what in (
        ("finished", "tables whose game is over"),
        ("abandoned", "tables that nobody plays at any more"),
        ("unstarted", "tables where nobody has made a move"),
    ):
        parser.add_argument(
            f"--{kind}-days", type=_number, metavar="N", help=f"days to keep {what}; 0: forever"
        )


def _number(text: str) -> float:
    with suppress(ValueError):
        if isfinite(number := float(text)):
            return number
    raise argparse.ArgumentTypeError(f"{text!r} is not a number")


_DATABASE = "sqlite:///FILE or postgresql://... (default: a file in the user's data folder)"


def _bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", metavar="GAME", nargs="*", type=_rules, help="default: all games")
    parser.add_argument(
        "--seconds",
        type=_count,
        default=1,
        metavar="N",
        help="CPU seconds per variant (default: 1)",
    )


_BUILDERS: dict[str, Callable[[argparse.ArgumentParser], None]] = {
    "rules": _read_rules,
    "play": _play,
    "join": _join,
    "simulate": _simulate,
    "arena": _arena,
    "train": _train,
    "replay": _replay,
    "analyse": _analyse,
    "check": _check,
    "serve": _serve,
    "backup": _backup,
    "clear": _clear,
    "build": _build,
    "bench": _bench,
}
