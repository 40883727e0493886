"""The page about an arena: one file that asks no other for anything."""

from __future__ import annotations

import platform
import statistics
from collections.abc import Sequence
from datetime import UTC, datetime
from html import escape
from importlib.resources import files
from string import Template

from .. import __version__
from ..core import registry
from .play import Failure, Played
from .plots import Bar, Scale, bars, dots, histogram, powers_of_ten, round_ticks, shortened
from .ratings import Rating
from .settings import Settings
from .standings import Standings, Tally, beginner_share, lengths, seat_shares

LONGEST_HEAD = 12  # letters of a column's name
STRONGEST_TINT = 55  # per cent of colour in a cell of the matrix: the letters stay readable


def page(settings: Settings, outcome: Standings, games: Sequence[Played], command: str) -> str:
    """The whole page as HTML."""
    template = Template((files(__package__) / "report.html").read_text(encoding="utf-8"))
    rules = registry.rules(settings.game)
    pairings = len({tuple(played.pairing) for played in games})
    return template.substitute(
        title=escape(f"Arena: {rules.title}"),
        summary=escape(
            f"{len(outcome.rows)} players, {len(games)} games in {pairings} pairings. Every deal is"
            " played twice with seats swapped, and all pairings get the same deals."
        ),
        ratings_plot=_ratings_plot(outcome),
        anchor=_anchor(settings, outcome),
        ratings_table=_ratings_table(outcome),
        matrix=_matrix(outcome),
        lengths=_lengths(games),
        seats=_seats(settings, games),
        think_plot=_think_plot(outcome),
        failures=_failures(outcome, len(games)),
        command=escape(command),
        settings=_settings(settings),
    )


def _ratings_plot(outcome: Standings) -> str:
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
    return dots("Ratings", rows, Scale(ticks[0], ticks[-1]), ticks, _whole)


def _anchor(settings: Settings, outcome: Standings) -> str:
    anchored = [spec.name for spec in settings.bots if spec.kind == "random"][:1]
    name = anchored[0] if anchored else outcome.rows[-1].name
    return escape(f"{name} has 0.")


def _ratings_table(outcome: Standings) -> str:
    head = ["", "player", "rating", "points", "games", "%", "CPU ms", "ms", "longest ms", "failed"]
    rows = [
        [
            str(row.rank),
            row.name,
            _rating(row.rating),
            f"{row.total.points:.1f}",
            str(row.total.games),
            f"{100 * row.total.share:.1f}",
            _short(row.cpu_ms),
            _short(row.wall_ms),
            _short(row.longest_ms),
            str(row.failures),
        ]
        for row in outcome.rows
    ]
    return _table(head, rows, text_columns={1})


def _matrix(outcome: Standings) -> str:
    head = "".join(
        f'<th scope="col">{row.rank} {escape(shortened(row.name, LONGEST_HEAD))}</th>'
        for row in outcome.rows
    )
    lines = []
    for row in outcome.rows:
        cells = "".join(
            _cell(outcome.against.get((row.name, other.name))) for other in outcome.rows
        )
        lines.append(f'<tr><th scope="row">{row.rank} {escape(row.name)}</th>{cells}</tr>')
    return (
        f'<table class="matrix"><thead><tr><td></td>{head}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table>"
    )


def _cell(tally: Tally | None) -> str:
    if tally is None or not tally.games:
        return "<td>–</td>"
    low, high = tally.interval
    tint = round(STRONGEST_TINT * abs(2 * tally.share - 1))
    side = "won" if tally.share >= 0.5 else "lost"
    return (
        f'<td class="{side}" style="--by:{tint}">{100 * tally.share:.1f}'
        f"<small>{round(tally.points, 1):g} of {tally.games}</small>"
        f"<small>{100 * low:.0f}–{100 * high:.0f}</small></td>"
    )


def _lengths(games: Sequence[Played]) -> str:
    moves = lengths(games)
    if not moves:
        return '<p class="quiet">No game was played to its end.</p>'
    return (
        f"<figure>{histogram('Game lengths', moves)}"
        f"<figcaption>Moves per game, all seats together: {min(moves)} to {max(moves)}, half of"
        f" the games at most {statistics.median_low(moves)}. Games lost by failure are"
        " left out.</figcaption></figure>"
    )


def _seats(settings: Settings, games: Sequence[Played]) -> str:
    shares = seat_shares(settings.seats, games)
    if not shares[0].tally.games:
        return '<p class="quiet">No game was played to its end.</p>'
    rows = [_share(f"seat {share.seat}", share.tally) for share in shares]
    rows.append(_share("whoever begins", beginner_share(games)))
    even = sum(share.tally.share for share in shares) / len(shares)
    ticks = [0, 0.25, 0.5, 0.75, 1]
    plot = dots("Seats", rows, Scale(0, 1), ticks, lambda tick: f"{100 * tick:.0f}%", mark=even)
    return (
        f"<figure>{plot}<figcaption>What each seat, and the seat that began, won of its games, with"
        " 95% intervals. On the dashed line no seat is better than another. As players swap seats,"
        " their strength does not matter here.</figcaption></figure>"
    )


def _share(label: str, tally: Tally) -> Bar:
    return Bar(label, f"{100 * tally.share:.1f} %", tally.share, *tally.interval)


def _think_plot(outcome: Standings) -> str:
    values = [max(row.cpu_ms, 1e-4) for row in outcome.rows]
    rows = [
        Bar(row.name, f"{_short(row.cpu_ms)} ms", value)
        for row, value in zip(outcome.rows, values, strict=True)
    ]
    ticks = powers_of_ten(min(values) / 2, max(values))
    scale = Scale(ticks[0], ticks[-1], logarithmic=True)
    return bars("Think time", rows, scale, ticks, "{:g}".format)


def _failures(outcome: Standings, games: int) -> str:
    if not outcome.failures:
        return f"<p>None: all {games} games were played to their end by the rules.</p>"
    alike: dict[tuple[str, str], list[tuple[Played, Failure]]] = {}
    for played, failure in outcome.failures:
        alike.setdefault((failure.player, failure.reason), []).append((played, failure))
    rows = []
    for (player, reason), cases in sorted(alike.items(), key=lambda item: -len(item[1])):
        played, failure = cases[0]
        example = f"deal {played.deal}, {' – '.join(played.seats)}, move {failure.move}"
        rows.append([player, str(len(cases)), reason, example, "\n".join(failure.stderr)])
    head = ["player", "times", "reason", "first", "last words"]
    return (
        f"<p>{len(outcome.failures)} of {games} games were lost because a player failed.</p>"
        '<div class="scroll" tabindex="0" role="region" aria-label="Table of failures">'
        f"{_table(head, rows, text_columns={0, 2, 3, 4})}</div>"
    )


def _settings(settings: Settings) -> str:
    rules = registry.rules(settings.game)
    options = ", ".join(
        f"{name} {('no', 'yes')[value] if isinstance(value, bool) else value}"
        for name, value in rules.record_options(settings.options).items()
    )
    rows = {
        "game": f"{rules.title}, version {rules.version} of the rules",
        "options": options or "as boxed",
        **{spec.name: spec.text for spec in settings.bots if spec.name != spec.text},
        "seed": str(settings.seed),
        "an engine’s limit": f"{settings.move_ms} ms per move",
        "made by": f"tavolino {__version__}, Python {platform.python_version()},"
        f" {platform.system()} {platform.machine()}",
        "made on": f"{datetime.now(UTC):%Y-%m-%d}",
    }
    return "\n".join(
        f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in rows.items()
    )


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], text_columns: set[int]) -> str:
    def cells(tag: str, texts: Sequence[str]) -> str:
        return "".join(
            f'<{tag} class="text">{escape(text)}</{tag}>'
            if column in text_columns
            else f"<{tag}>{escape(text)}</{tag}>"
            for column, text in enumerate(texts)
        )

    body = "".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
    return f"<table><thead><tr>{cells('th', head)}</tr></thead><tbody>{body}</tbody></table>"


def _rating(rating: Rating) -> str:
    return f"{_whole(rating.value)} ± {rating.margin:.0f}"


def _whole(number: float) -> str:
    return f"{round(number)}".replace("-", "−")


def _short(number: float) -> str:
    """Three digits that matter."""
    return f"{number:.0f}" if number >= 100 else f"{number:.3g}"
