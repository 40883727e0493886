"""`tavolino arena`: a tournament between bots, with ratings."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Collection
from contextlib import nullcontext
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..arena.cluster import run_on_cluster
from ..arena.ledger import Ledger
from ..arena.play import Played
from ..arena.report import page
from ..arena.settings import Settings
from ..arena.standings import Standings, standings
from ..arena.tournament import open_deals, prepare
from ..arena.tournament import run as run_deals
from ..bots.bot_spec import BotSpec, parse_bots
from ..bots.cpu_cores import usable_cores
from ..cluster import LOCAL, connected
from ..core.errors import OptionError
from ..core.printable import printable
from .arguments import Arguments, game_options
from .records import check_writable, output
from .stand_ins import tell_stand_ins
from .terminal import announcing_compilation, counted

MOST_BARS = 12  # more pairings share one bar
SHOWN_FAILURES = 5


def run(arguments: Arguments) -> int:
    if arguments.games % 2:
        raise OptionError(
            f"--games: {arguments.games} is odd, but every deal is played twice with seats swapped"
        )
    if arguments.jobs is not None and arguments.ray not in (None, LOCAL):
        raise OptionError(
            "--jobs cannot be used with a Ray cluster, whose nodes decide how many processes to run"
        )
    settings = Settings(
        game=arguments.rules.name,
        options=game_options(arguments),
        bots=tuple(_bots(arguments.bots)),
        seed=arguments.seed,
        move_ms=arguments.move_time,
        records=arguments.records is not None,
        ladder=arguments.ladder,
    )
    tell_stand_ins(settings.bots, arguments.rules, settings.options)
    check_writable("--report", arguments.report)
    check_writable("--records", arguments.records)
    deals = arguments.games // 2
    settings.check_deals(deals)
    status = 0
    files = (name and Path(name) for name in (arguments.out, arguments.records))
    with Ledger(next(files), settings, next(files)) as ledger:
        try:
            _play(settings, ledger, deals, arguments.jobs or usable_cores(), arguments.ray)
        except KeyboardInterrupt:
            status = 130
    games = ledger.games.values()
    if status:
        _say_how_to_go_on(arguments.out, len(games))
    if games:
        outcome = standings(settings.bots, games)
        _show(outcome, Console())
        if arguments.report is not None:
            _write_report(arguments.report, settings, outcome, games)
    return status


def _bots(text: str) -> list[BotSpec]:
    specs = parse_bots(text)
    for spec in specs:
        if spec.command and shutil.which(spec.command[0]) is None:
            raise OptionError(
                f"bots: external: {spec.command[0]!r} cannot be run; give the path to a program"
            )
    return specs


def _play(settings: Settings, ledger: Ledger, deals: int, jobs: int, ray: str | None) -> None:
    to_play = list(open_deals(settings, deals, ledger.games))
    if not to_play:
        return
    with nullcontext() if ray is None else connected("arena", ray, jobs):
        with announcing_compilation():
            prepare(settings)
        with _Bars(settings, ledger, deals) as bars:

            def note(played: Played) -> None:
                ledger.add(played)
                bars.advance(played)

            if ray is None:
                run_deals(settings, to_play, jobs, note)
            else:
                run_on_cluster(settings, to_play, note)


class _Bars:
    """A bar for each pairing with the score so far, and one for all games."""

    def __init__(self, settings: Settings, ledger: Ledger, deals: int) -> None:
        console = Console(stderr=True)
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[score]}"),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        pairings = [tuple(settings.names[place] for place in pair) for pair in settings.pairings]
        self._points = {pairing: [0.0, 0.0] for pairing in pairings}
        self._all = self._progress.add_task("all games", total=2 * deals * len(pairings), score="")
        self._bars = {}
        if 1 < len(pairings) <= MOST_BARS:
            for pairing in pairings:
                title = escape(" – ".join(pairing))
                self._bars[pairing] = self._progress.add_task(title, total=2 * deals, score="")
        for played in ledger.games.values():
            if played.deal < deals:
                self.advance(played)

    def __enter__(self) -> _Bars:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def advance(self, played: Played) -> None:
        pairing = (played.pairing[0], played.pairing[1])
        points = self._points[pairing]
        for side in range(2):
            points[side] += played.points[side]
        self._progress.advance(self._all)
        if pairing in self._bars:
            score = " : ".join(f"{point:g}" for point in points)
            self._progress.update(self._bars[pairing], advance=1, score=score)


def _say_how_to_go_on(out: str | None, games: int) -> None:
    if out is None:
        print(f"\nStopped after {counted(games, 'game')}.", file=sys.stderr)
    else:
        print(
            f"\nStopped with {counted(games, 'game')} in {out}; run the same command to continue.",
            file=sys.stderr,
        )


def _show(outcome: Standings, console: Console) -> None:
    console.print(_ratings(outcome))
    console.print(_matrix(outcome))
    _show_corrected(outcome, console)
    for played, failure in outcome.failures[:SHOWN_FAILURES]:
        console.print(
            f"{failure.player} lost deal {played.deal} ({' – '.join(played.seats)})"
            f" at move {failure.move}: {printable(failure.reason)}",
            markup=False,
            highlight=False,
            soft_wrap=True,
        )
    more = len(outcome.failures) - SHOWN_FAILURES
    if more > 0:
        console.print(
            f"and {counted(more, 'more game')} {'was' if more == 1 else 'were'} lost because a bot"
            " failed"
        )


def _show_corrected(outcome: Standings, console: Console) -> None:
    """The results of each pairing without the luck of the cards."""
    if not outcome.corrected:
        return
    table = Table(title="Corrected for the luck of the cards", title_justify="left")
    table.add_column("pairing", overflow="fold")
    for column in ("scored %", "corrected %"):
        table.add_column(column, justify="right", no_wrap=True)
    table.add_column("")
    for row in outcome.corrected:
        table.add_row(
            escape(" – ".join(row.pairing)),
            f"{100 * row.share:.1f} ± {100 * row.margin:.1f}",
            f"{100 * row.corrected_share:.1f} ± {100 * row.corrected_margin:.1f}",
            str(row),
        )
    console.print(table)


def _ratings(outcome: Standings) -> Table:
    table = Table(title="Ratings (Elo scale, 95% intervals)", title_justify="left")
    table.add_column("")
    table.add_column("player", overflow="fold")
    for column in ("rating", "±", "points", "games", "%", "CPU ms", "failed"):
        table.add_column(column, justify="right")
    for row in outcome.rows:
        table.add_row(
            str(row.rank),
            escape(row.name),
            f"{row.rating.value:.0f}",
            f"{row.rating.margin:.0f}",
            f"{row.total.points:.1f}",
            str(row.total.games),
            f"{100 * row.total.share:.1f}",
            f"{row.cpu_ms:.3g}",
            str(row.failures or ""),
        )
    return table


def _matrix(outcome: Standings) -> Table:
    """Percentages of the row's player against the column's, with Wilson's interval."""
    table = Table(
        title="Percentage against each other (95% interval)", title_justify="left", show_lines=True
    )
    table.add_column("player", overflow="fold")
    for row in outcome.rows:
        table.add_column(str(row.rank), justify="right")
    for row in outcome.rows:
        cells = []
        for other in outcome.rows:
            tally = outcome.against.get((row.name, other.name))
            if tally is None or not tally.games:
                cells.append("·")
            else:
                low, high = tally.interval
                cells.append(f"{100 * tally.share:.1f}\n[dim]{100 * low:.0f}–{100 * high:.0f}[/]")
        table.add_row(f"{row.rank} {escape(row.name)}", *cells)
    return table


def _write_report(
    name: str, settings: Settings, outcome: Standings, games: Collection[Played]
) -> None:
    command = shlex.join(["tavolino", *sys.argv[1:]])
    with output(name) as out:
        out.write(page(settings, outcome, list(games), command))
