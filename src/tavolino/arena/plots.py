"""Plots as SVG text for a page that gives them their colours (report.html.j2).

Positions along a plot are percentages, so that it is as wide as the page and its letters stay
readable on a phone. The same arguments give the same text.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

ROW = 50
AXIS = 26
HISTOGRAM = 170
MOST_BARS = 40
FEWEST_BARS = 9
TICKS = 5
LONGEST_LABEL = 18  # letters that fit beside the words on a phone


@dataclass(frozen=True)
class Bar:
    """One line of a plot: its label, its value in words, and its position."""

    label: str
    words: str
    value: float
    low: float | None = None  # of an interval around the value
    high: float | None = None


@dataclass(frozen=True)
class Scale:
    """From values to percentages of a plot's width."""

    least: float
    most: float
    logarithmic: bool = False

    def at(self, value: float) -> float:
        least, most, value = (self._straight(each) for each in (self.least, self.most, value))
        return 100 * min(1.0, max(0.0, (value - least) / (most - least)))

    def _straight(self, value: float) -> float:
        return math.log10(max(value, 1e-9)) if self.logarithmic else value


def dots(
    title: str,
    bars: Sequence[Bar],
    scale: Scale,
    ticks: Sequence[float],
    tick_text: Callable[[float], str],
    mark: float | None = None,
) -> str:
    """A dot for each value with its interval; `mark` is a value to compare with."""
    height = ROW * len(bars)
    lines = _grid(scale, ticks, tick_text, height)
    if mark is not None:
        lines.append(f'<line class="mark" {_across(scale.at(mark))} y1="0" y2="{height}"/>')
    for i, bar in enumerate(bars):
        y = ROW * i + 32
        lines.append(_words(bar, ROW * i + 18))
        if bar.low is not None and bar.high is not None:
            left, right = scale.at(bar.low), scale.at(bar.high)
            lines.append(
                f'<line class="interval" x1="{left:.2f}%" x2="{right:.2f}%" y1="{y}" y2="{y}"/>'
            )
        lines.append(f'<circle class="dot" cx="{scale.at(bar.value):.2f}%" cy="{y}" r="5"/>')
    return _svg(title, height + AXIS, lines)


def bars(
    title: str,
    rows: Sequence[Bar],
    scale: Scale,
    ticks: Sequence[float],
    tick_text: Callable[[float], str],
) -> str:
    """A bar from the left for each value."""
    height = ROW * len(rows)
    lines = _grid(scale, ticks, tick_text, height)
    for i, bar in enumerate(rows):
        lines.append(_words(bar, ROW * i + 18))
        lines.append(
            f'<rect class="bar" x="0" y="{ROW * i + 25}" width="{scale.at(bar.value):.2f}%"'
            ' height="13" rx="2"/>'
        )
    return _svg(title, height + AXIS, lines)


def histogram(title: str, values: Sequence[int]) -> str:
    """How often each value occurred; neighbouring values share a bar if there are many."""
    least, most = min(values), max(values)
    missing = max(0, FEWEST_BARS - (most - least + 1))  # so that one bar does not fill the page
    least, most = least - missing // 2, most + missing - missing // 2
    width = math.ceil((most - least + 1) / MOST_BARS)
    counts = [0] * math.ceil((most - least + 1) / width)
    for value in values:
        counts[(value - least) // width] += 1
    tallest = max(counts)
    step = 100 / len(counts)
    lines = []
    for i, count in enumerate(counts):
        if not count:
            continue
        tall = (HISTOGRAM - 20) * count / tallest
        first = least + i * width
        span = str(first) if width == 1 else f"{first}–{first + width - 1}"
        lines.append(
            f'<rect class="bar" x="{i * step + step * 0.06:.2f}%" y="{HISTOGRAM - tall:.1f}"'
            f' width="{step * 0.88:.2f}%" height="{tall:.1f}">'
            f"<title>{span} moves: {count} games</title></rect>"
        )
    peak = counts.index(tallest)
    lines.append(_tick_words((peak + 0.5) * step, HISTOGRAM - (HISTOGRAM - 20) - 6, str(tallest)))
    lines.append(f'<line class="axis" x1="0" x2="100%" y1="{HISTOGRAM}" y2="{HISTOGRAM}"/>')
    every = max(1, math.ceil(len(counts) / TICKS))
    for i in range(0, len(counts), every):
        lines.append(_tick_words((i + 0.5) * step, HISTOGRAM + 18, str(least + i * width)))
    return _svg(title, HISTOGRAM + AXIS, lines)


def round_ticks(least: float, most: float) -> list[float]:
    """About five round numbers that cover a range."""
    rough = max(most - least, 1e-9) / TICKS
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * unit for unit in (1, 2, 5, 10) if power * unit >= rough)
    first, last = math.floor(least / step), math.ceil(most / step)
    return [step * i for i in range(first, last + 1)]


def powers_of_ten(least: float, most: float) -> list[float]:
    """The powers of ten that cover a range; at least two."""
    first = math.floor(math.log10(max(least, 1e-6)))
    last = max(first + 1, math.ceil(math.log10(max(most, 1e-6))))
    every = math.ceil((last - first) / TICKS)
    last += -(last - first) % every
    return [10.0**power for power in range(first, last + 1, every)]


def shortened(name: str, letters: int) -> str:
    """A name cut to this many letters."""
    return name if len(name) <= letters else name[: letters - 1] + "…"


def _grid(
    scale: Scale, ticks: Sequence[float], text: Callable[[float], str], height: int
) -> list[str]:
    lines = []
    for tick in ticks:
        at = scale.at(tick)
        lines.append(f'<line class="grid" {_across(at)} y1="0" y2="{height}"/>')
        lines.append(_tick_words(at, height + 18, text(tick)))
    return lines


def _across(at: float) -> str:
    return f'x1="{at:.2f}%" x2="{at:.2f}%"'


def _tick_words(at: float, y: float, text: str) -> str:
    anchor = "start" if at < 4 else "end" if at > 96 else "middle"
    return f'<text class="tick" x="{at:.2f}%" y="{y:g}" text-anchor="{anchor}">{text}</text>'


def _words(bar: Bar, y: int) -> str:
    return (
        f'<text class="label" x="0" y="{y}">{escape(shortened(bar.label, LONGEST_LABEL))}</text>'
        f'<text class="words" x="100%" y="{y}" text-anchor="end">{escape(bar.words)}</text>'
    )


def _svg(title: str, height: int, lines: Sequence[str]) -> str:
    inside = "\n".join(lines)
    return (
        f'<svg width="100%" height="{height}" role="img" aria-label="{escape(title)}">\n'
        f"{inside}\n</svg>"
    )
