"""`tavolino analyse`: go through a recorded game with the engine, and find the mistakes."""

from __future__ import annotations

from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..bots.review import VERDICTS, Review, review
from ..bots.search import Budget, analyse
from ..core.errors import OptionError, RecordError
from ..core.game import Game
from .arguments import Arguments
from .records import binary_output, output, read_game
from .review_words import (
    TALLY,
    ending,
    mistake_sentence,
    percent,
    short_name,
    tally_words,
    thinking,
)
from .terminal import announcing_compilation, paint, progress_bar

DEFAULT_MS = 1000
MISTAKES_IN_WORDS = 5
BARS = "▁▂▃▄▅▆▇█"


def run(arguments: Arguments) -> int:
    _check_outputs(arguments)
    if arguments.iterations is None:
        budget = Budget(ms=arguments.ms or DEFAULT_MS)
    else:
        budget = Budget(iterations=arguments.iterations)
    with announcing_compilation():
        game, games = read_game(arguments.file, arguments.game_number)
        if not game.moves:
            raise RecordError(f"{arguments.file}: no move was played in this game")
        start = next(game.steps())
        analyse(start.sampler(), Budget(iterations=1), only=start.actions[0])
    with progress_bar() as progress:
        task = progress.add_task("thinking", total=None)
        found = review(
            game,
            budget,
            seat=arguments.seat,
            seed=arguments.seed,
            progress=lambda done, total: progress.update(task, completed=done, total=total),
        )
    _show(found, game, f"game {arguments.game_number} of {games} in {arguments.file}")
    _write(found, game, arguments)
    return 0


def _check_outputs(arguments: Arguments) -> None:
    """Now, not after minutes of thinking."""
    for name in ("html", "png", "json"):
        file = getattr(arguments, name)
        if file is not None and not Path(file).parent.is_dir():
            raise OptionError(f"--{name} {file}: there is no folder {Path(file).parent}")


def _write(found: Review, game: Game, arguments: Arguments) -> None:
    if arguments.json is not None:
        with output(arguments.json) as out:
            out.write(found.json() + "\n")
    if arguments.html is not None:
        from .review_page import page

        with output(arguments.html) as out:
            out.write(page(found, game))
    if arguments.png is not None:
        from .review_png import draw

        with binary_output(arguments.png) as file:
            draw(found, game, file)


def _show(found: Review, game: Game, where: str) -> None:
    console = Console(highlight=False)
    print(f"{found.title}, {where}: {found.moves} moves; {ending(found, game)}.")
    print(f"{thinking(found)}.\n")
    _show_chances(found, game, console)
    console.print(_summary(found, game))
    mistakes = found.mistakes
    if not mistakes:
        least = VERDICTS[-1][0]
        print(f"No decision lost {percent(least)} or more that luck cannot explain.")
        return
    console.print(_table(found, game))
    print("The worst:")
    for number, decision in enumerate(mistakes[:MISTAKES_IN_WORDS], 1):
        print(paint(f"{number}. {mistake_sentence(decision, game)}"))


def _show_chances(found: Review, game: Game, console: Console) -> None:
    """A bar for each move, or for each few of them."""
    names = {seat: short_name(game, seat) for seat in found.seats}
    margin = max(len(name) for name in names.values()) + 2
    width = max(1, min(found.moves + 1, console.width - margin - 1))
    print("The chance of winning, from move to move, each by what that player knew then:")
    for seat in found.seats:
        bars = ""
        for column in range(width):
            chance = found.chances[column * found.moves // max(1, width - 1)][seat]
            bars += " " if chance is None else BARS[min(int(chance * len(BARS)), len(BARS) - 1)]
        print(f"{names[seat]:<{margin}}{bars}")
    print()


def _summary(found: Review, game: Game) -> Table:
    table = Table(title="How it was played", title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("player")
    for column in TALLY:
        table.add_column(column, justify="right", no_wrap=True)
    for seat in found.seats:
        table.add_row(Text(short_name(game, seat)), *tally_words(found.tally(seat)))
    return table


def _table(found: Review, game: Game) -> Table:
    table = Table(
        title="Decisions worth talking about", title_justify="left", box=SIMPLE_HEAD, pad_edge=False
    )
    for column in ("move", "player", "before", "played", "after", "lost", "better", ""):
        right = column in ("move", "before", "after", "lost")
        table.add_column(column, justify="right" if right else "left", no_wrap=column != "player")
    for decision in found.decisions:
        if decision.verdict:
            cells = (
                str(decision.ply + 1),
                short_name(game, decision.seat),
                percent(decision.best_chance),
                decision.move,
                percent(decision.chance),
                percent(decision.lost),
                decision.best,
                decision.verdict,
            )
            table.add_row(*(Text(cell) for cell in cells))
    return table
