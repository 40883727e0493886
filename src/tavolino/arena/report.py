"""The page about an arena: one file that asks no other for anything."""

from __future__ import annotations

import platform
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from markupsafe import Markup

from .. import __version__
from ..core import registry
from ..templates import render
from .play import Failure, Played
from .plots import Bar, Scale, bars, dots, histogram, powers_of_ten, round_ticks, shortened
from .ratings import Rating
from .settings import Settings
from .standings import Standings, Tally, beginner_share, lengths, seat_shares

LONGEST_HEAD = 12  # letters of a column's name
STRONGEST_TINT = 55  # per cent of colour in a cell of the matrix: the letters stay readable


def page(settings: Settings, outcome: Standings, games: Sequence[Played], command: str) -> str:
    """The whole page as HTML."""
    return render(
        __package__,
        "report.html.j2",
        title=registry.rules(settings.game).title,
        standings=outcome,
        games=len(games),
        pairings=len({tuple(played.pairing) for played in games}),
        ratings_plot=_ratings_plot(outcome),
        anchor=_anchor(settings, outcome),
        lengths=_lengths(games),
        seats_plot=_seats_plot(settings, games),
        think_plot=_think_plot(outcome),
        failures=_failures(outcome),
        command=command,
        settings=_settings(settings),
        rating=_rating,
        short=_short,
        column_head=_column_head,
        tint=_tint,
    )


def _ratings_plot(outcome: Standings) -> Markup:
    rows = [
        Bar(
            row.name,
            _rating(row.rating),
            row.rating.value,
            row.rating.value - row.rating.margin,
            row.rating.value + row.rating.margin,
        )
        for row in outcome.rows
    ]
    ends = [end for bar in rows for end in (bar.low, bar.high) if end is not None]
    ticks = round_ticks(min(ends), max(ends))
    return Markup(dots("Ratings", rows, Scale(ticks[0], ticks[-1]), ticks, _whole))


def _anchor(settings: Settings, outcome: Standings) -> str:
    """The player whose rating is 0."""
    random = [spec.name for spec in settings.bots if spec.kind == "random"]
    return random[0] if random else outcome.rows[-1].name


def _column_head(name: str) -> str:
    return shortened(name, LONGEST_HEAD)


def _tint(tally: Tally) -> int:
    """How much colour a cell of the matrix gets, in per cent."""
    return round(STRONGEST_TINT * abs(2 * tally.share - 1))


@dataclass(frozen=True)
class _Lengths:
    """How many moves the games took."""

    plot: Markup
    least: int
    most: int
    median: int


def _lengths(games: Sequence[Played]) -> _Lengths | None:
    moves = lengths(games)
    if not moves:
        return None
    plot = Markup(histogram("Game lengths", moves))
    return _Lengths(plot, min(moves), max(moves), statistics.median_low(moves))


def _seats_plot(settings: Settings, games: Sequence[Played]) -> Markup | None:
    shares = seat_shares(settings.seats, games)
    if not shares[0].tally.games:
        return None
    rows = [_share(f"seat {share.seat}", share.tally) for share in shares]
    rows.append(_share("whoever begins", beginner_share(games)))
    even = sum(share.tally.share for share in shares) / len(shares)
    ticks = [0, 0.25, 0.5, 0.75, 1]
    return Markup(
        dots("Seats", rows, Scale(0, 1), ticks, lambda tick: f"{100 * tick:.0f}%", mark=even)
    )


def _share(label: str, tally: Tally) -> Bar:
    return Bar(label, f"{100 * tally.share:.1f}%", tally.share, *tally.interval)


def _think_plot(outcome: Standings) -> Markup:
    values = [max(row.cpu_ms, 1e-4) for row in outcome.rows]
    rows = [
        Bar(row.name, f"{_short(row.cpu_ms)} ms", value)
        for row, value in zip(outcome.rows, values, strict=True)
    ]
    ticks = powers_of_ten(min(values) / 2, max(values))
    scale = Scale(ticks[0], ticks[-1], logarithmic=True)
    return Markup(bars("Think time", rows, scale, ticks, "{:g}".format))


@dataclass(frozen=True)
class _Failures:
    """Failures of one player for one reason."""

    player: str
    reason: str
    times: int
    first: str  # the game it first happened in
    last_words: str


def _failures(outcome: Standings) -> list[_Failures]:
    """The most frequent first."""
    alike: dict[tuple[str, str], list[tuple[Played, Failure]]] = {}
    for played, failure in outcome.failures:
        alike.setdefault((failure.player, failure.reason), []).append((played, failure))
    rows = []
    for (player, reason), cases in sorted(alike.items(), key=lambda item: -len(item[1])):
        played, failure = cases[0]
        first = f"deal {played.deal}, {' – '.join(played.seats)}, move {failure.move}"
        rows.append(_Failures(player, reason, len(cases), first, "\n".join(failure.stderr)))
    return rows


def _settings(settings: Settings) -> list[tuple[str, str]]:
    rules = registry.rules(settings.game)
    options = ", ".join(
        f"{name} {('no', 'yes')[value] if isinstance(value, bool) else value}"
        for name, value in rules.record_options(settings.options).items()
    )
    machine = f"{platform.system()} {platform.machine()}"
    return [
        ("game", f"{rules.title}, version {rules.version} of the rules"),
        ("options", options or "as boxed"),
        *((spec.name, spec.text) for spec in settings.bots if spec.name != spec.text),
        ("seed", str(settings.seed)),
        ("an external bot’s limit", f"{settings.move_ms} ms per move"),
        ("made by", f"tavolino {__version__}, Python {platform.python_version()}, {machine}"),
        ("made on", f"{datetime.now(UTC):%Y-%m-%d}"),
    ]


def _rating(rating: Rating) -> str:
    return f"{_whole(rating.value)} ± {rating.margin:.0f}"


def _whole(number: float) -> str:
    return f"{round(number)}".replace("-", "−")


def _short(number: float) -> str:
    """Rounded to three significant digits."""
    return f"{number:.0f}" if number >= 100 else f"{number:.3g}"
