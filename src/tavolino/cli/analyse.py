"""`tavolino analyse`: review a recorded game with the engine, and find the mistakes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..bots.review import review
from ..bots.search import Budget, analyse
from ..core.errors import ExtraMissing, OptionError, RecordError
from ..core.game import load_file
from ..core.record_files import count_records
from ..text.language import language
from .arguments import Arguments
from .client import wanted_language
from .records import binary_output, output
from .review_page import page
from .review_words import ReviewWords
from .terminal import announcing_compilation, paint, progress_bar

DEFAULT_MS = 1000
BARS = "▁▂▃▄▅▆▇█"


def run(arguments: Arguments) -> int:
    _check_outputs(arguments)
    code = wanted_language(arguments)
    if arguments.iterations is None:
        budget = Budget(ms=arguments.ms or DEFAULT_MS)
    else:
        budget = Budget(iterations=arguments.iterations)
    with announcing_compilation():
        game = load_file(arguments.file, arguments.number)
        games = count_records(arguments.file)
        if not game.moves:
            raise RecordError(f"{arguments.file}: no moves were played in this game")
        start = next(game.steps())
        analyse(start.sampler(), Budget(iterations=1), only=start.actions[0])
    with progress_bar() as progress:
        task = progress.add_task(language(code).say("analysis-progress"), total=None)
        found = review(
            game,
            budget,
            seat=arguments.seat,
            seed=arguments.seed,
            progress=lambda done, total: progress.update(task, completed=done, total=total),
        )
    words = ReviewWords(found, game, code)
    headline = words.say(
        "analysis-headline",
        title=found.title,
        game=arguments.number,
        games=games,
        file=arguments.file,
        moves=found.moves,
        ending=words.ending,
    )
    _show(words, headline)
    _write(words, arguments)
    return 0


def _check_outputs(arguments: Arguments) -> None:
    """Checked now, not after minutes of thinking."""
    for name in ("html", "png", "json"):
        file = getattr(arguments, name)
        if file is not None and not Path(file).parent.is_dir():
            raise OptionError(f"--{name} {file}: there is no folder {Path(file).parent}")
    if arguments.png is not None:
        _plotter()


def _write(words: ReviewWords, arguments: Arguments) -> None:
    if arguments.json is not None:
        with output(arguments.json) as out:
            out.write(words.found.json() + "\n")
    if arguments.html is not None:
        with output(arguments.html) as out:
            out.write(page(words))
    if arguments.png is not None:
        draw = _plotter()
        with binary_output(arguments.png) as file:
            draw(words, file)


def _show(words: ReviewWords, headline: str) -> None:
    console = Console(highlight=False)
    print(headline)
    print(f"{words.thought}\n")
    _show_chances(words, console)
    console.print(_summary(words))
    _show_luck(words, console)
    if not words.worst:
        print(words.say("analysis-no-mistakes", least=words.least))
        return
    console.print(_table(words))
    print(words.say("analysis-worst"))
    for number, decision in enumerate(words.worst, 1):
        print(paint(f"{number}. {words.mistake(decision)}"))


def _show_chances(words: ReviewWords, console: Console) -> None:
    """A bar for each move, or for every few moves."""
    found, names = words.found, words.names
    margin = max(len(names[seat]) for seat in found.seats) + 2
    width = max(1, min(found.moves + 1, console.width - margin - 1))
    print(words.say("analysis-chances-line"))
    for seat in found.seats:
        bars = ""
        for column in range(width):
            chance = found.chances[column * found.moves // max(1, width - 1)][seat]
            bars += " " if chance is None else BARS[min(int(chance * len(BARS)), len(BARS) - 1)]
        print(f"{names[seat]:<{margin}}{bars}")
    print()


def _new_table(title: str) -> Table:
    return Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)


def _summary(words: ReviewWords) -> Table:
    table = _new_table(words.say("analysis-tally"))
    table.add_column(words.say("analysis-column-player"))
    for head in words.tally_heads:
        widest = max(len(word) for word in head.split())
        table.add_column(head, justify="right", min_width=widest)
    for seat in words.found.seats:
        table.add_row(Text(words.names[seat]), *words.tally(seat))
    return table


def _show_luck(words: ReviewWords, console: Console) -> None:
    """What each result is made of, a column per part, and a sentence for each player."""
    if words.found.parts is not None:
        table = _new_table(words.say("review-luck-title"))
        table.add_column(words.say("analysis-column-player"))
        for head in words.part_heads:
            table.add_column(head, justify="right")
        for seat in words.found.seats:
            table.add_row(Text(words.names[seat]), *words.parts(seat))
        console.print(table)
    for seat in words.found.seats:
        print(words.luck(seat))
    if words.found.result is None:
        print(words.say("review-luck-unfinished"))
    print()


def _table(words: ReviewWords) -> Table:
    table = _new_table(words.say("analysis-worth-talking"))
    table.add_column(words.say("analysis-column-move"), justify="right", no_wrap=True)
    table.add_column(words.say("analysis-column-player"))
    table.add_column(words.say("analysis-column-before"), justify="right", no_wrap=True)
    table.add_column(words.say("analysis-column-played"), no_wrap=True)
    table.add_column(words.say("analysis-column-after"), justify="right", no_wrap=True)
    table.add_column(words.say("analysis-column-lost"), justify="right", no_wrap=True)
    table.add_column(words.say("analysis-column-better"), no_wrap=True)
    table.add_column(no_wrap=True)
    for decision in words.found.decisions:
        if decision.verdict:
            cells = (
                str(decision.ply + 1),
                words.names[decision.seat],
                words.percent(decision.best_chance),
                decision.move,
                words.percent(decision.chance),
                words.percent(decision.lost),
                decision.best,
                words.verdict(decision),
            )
            table.add_row(*(Text(cell) for cell in cells))
    return table


def _plotter() -> Callable[[ReviewWords, BinaryIO], None]:
    try:
        from .review_png import draw
    except ModuleNotFoundError as error:
        raise ExtraMissing("--png", "arena") from error
    return draw
