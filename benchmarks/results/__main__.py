"""Measure how strong the bots are, and write the page of results.

    python -m benchmarks.results                    # everything, then docs/research/results.md
    python -m benchmarks.results --estimate         # how long that takes
    python -m benchmarks.results --only schotten-totten --pairing virtuoso:maestro --ms 200
    python -m benchmarks.results --page-only        # the page again, from what was measured

Every pairing has a file of games in the folder `--out`; a run that was stopped continues where it
was. Runs of several machines are put together by copying their folders into one, each under a name
of its own; with `--first-deal` they play different deals of the same pairings. What the games add
up to is kept in docs/research/results.json: the page shows that too, without the games.

Networks come from the package or from the folder that TAVOLINO_WEIGHTS names. A pairing with a bot
that has no network for a table is left out, unless `--stand-ins`: then its stand-in plays, and the
page does not count that as the bot's own result.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tavolino.bots.bot_spec import parse_bot
from tavolino.bots.cpu_cores import usable_cores
from tavolino.core import registry
from tavolino.core.errors import OptionError, TavolinoError

from .. import exploitability
from .measure import estimate, measure, playable
from .pairings import Pairing, all_pairings, table_name
from .tiny import measure_tiny

ROOT = Path(__file__).parents[2]
OUT = ROOT / "build" / "results"


def main(argv: list[str] | None = None) -> int:
    arguments = _parser().parse_args(argv)
    try:
        _run(arguments)
    except KeyboardInterrupt:
        return 130
    except TavolinoError as error:
        print(f"benchmarks.results: {error}", file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.results",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    which = parser.add_argument_group("what is measured")
    which.add_argument(
        "--only", action="append", metavar="GAME", choices=registry.names(), help="only this game"
    )
    which.add_argument(
        "--table", action="append", metavar="NAME", help="only this table, like 'iello, tactics'"
    )
    which.add_argument(
        "--pairing",
        action="append",
        metavar="A:B",
        help="only this pairing; 'virtuoso:' means all that have virtuoso",
    )
    which.add_argument("--games", type=_even, help="per pairing; an even number (1000 or 400)")
    which.add_argument("--ms", type=int, help="thinking time of bots that search, at most")
    which.add_argument(
        "--budget",
        action="append",
        type=_budget,
        default=[],
        metavar="BOT:PARAMETERS",
        help="how much a bot thinks, like 'maestro:iterations=400': the same on every machine",
    )
    which.add_argument("--first-deal", type=int, default=0, metavar="N", help="begin with this one")
    which.add_argument("--stand-ins", action="store_true", help="also pairings without weights")
    which.add_argument("--skip-tiny", action="store_true", help="without the tiny games")
    which.add_argument("--tiny-only", action="store_true", help="only the tiny games")
    how = parser.add_argument_group("how")
    how.add_argument("--threads", type=int, default=usable_cores(), help="games at the same time")
    how.add_argument("--minutes", type=float, help="stop the games after this time")
    how.add_argument("--out", type=Path, default=OUT, metavar="FOLDER", help="build/results")
    step = parser.add_mutually_exclusive_group()
    step.add_argument("--list", action="store_true", help="list the pairings, and do nothing else")
    step.add_argument("--estimate", action="store_true", help="tell how long the games will take")
    step.add_argument("--measure-only", action="store_true", help="without writing the page")
    step.add_argument("--page-only", action="store_true", help="write the page, without measuring")
    return parser


def _even(text: str) -> int:
    games = int(text)
    if games < 2 or games % 2:
        raise argparse.ArgumentTypeError(f"{games} is not even: every deal is played twice")
    return games


def _budget(text: str) -> tuple[str, str]:
    bot, _, parameters = text.partition(":")
    try:
        parse_bot(text)
    except OptionError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    return bot, parameters


def _run(arguments: argparse.Namespace) -> None:
    if not arguments.page_only:
        _measure(arguments)
    if not (arguments.list or arguments.estimate or arguments.measure_only):
        from .page import write_page  # here, so that measuring needs nothing else

        write_page(arguments.out, ROOT / "docs")


def _measure(arguments: argparse.Namespace) -> None:
    everything = all_pairings(arguments.games, arguments.ms, dict(arguments.budget))
    found = [each for each in everything if _asked(each, arguments)]
    if not found:
        raise OptionError("there is no such pairing at such a table; --list shows all")
    if arguments.list:
        for pairing in found:
            print(f"{pairing.games:5} games  {pairing.title}")
        return
    if not arguments.tiny_only:
        pairings = playable(found, arguments.stand_ins)
        if arguments.estimate:
            estimate(pairings, arguments.out, arguments.threads)
            return
        measure(pairings, arguments.out, arguments.threads, arguments.first_deal, arguments.minutes)
    if not arguments.skip_tiny:
        games = [
            name
            for name, tiny in exploitability.GAMES.items()
            if not arguments.only or tiny().name in arguments.only
        ]
        measure_tiny(games, arguments.out, arguments.threads)


def _asked(pairing: Pairing, arguments: argparse.Namespace) -> bool:
    if arguments.only and pairing.game not in arguments.only:
        return False
    if arguments.table and table_name(pairing.rules, pairing.options) not in arguments.table:
        return False
    players = {pairing.player, pairing.opponent}
    wanted = [set(text.split(":")) - {""} for text in arguments.pairing or []]
    return not wanted or any(each <= players for each in wanted)


if __name__ == "__main__":
    raise SystemExit(main())
