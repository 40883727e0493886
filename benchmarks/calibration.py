"""How well the chances of hints and reviews are calibrated: of all decisions where a seat was told
"about 70%", how many games did it win? `python -m benchmarks.calibration [GAMES]` plays games of
bots and writes docs/pictures/calibration.svg and the tables of docs/research/calibration.md.

In each game one decision is asked in each third, of whichever seat is to move there. It gets the
hint that the page would show, plays its first move, and everybody plays on.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean

import numpy as np

import tavolino
from tavolino.bots.cpu_cores import usable_cores
from tavolino.core import dispatch
from tavolino.core.contract import WHOLE_WIN, Options
from tavolino.tables.engine import EngineRequest
from tavolino.tables.engine_worker import analyse, bot_of

GAMES = 300
BOT = "carla"
TABLES: list[tuple[str, Options]] = [
    ("schotten-totten", {}),
    ("schotten-totten", {"tactics": True}),
    ("tabula-rasa", {"players": 2}),
    ("tabula-rasa", {"players": 3}),
    ("tabula-rasa", {"players": 4}),
    ("rat-hot", {}),
]
STAGES = ("first third", "second third", "last third")
BINS = 8
PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "calibration.svg"


@dataclass(frozen=True)
class Told:
    """What a seat was told in one decision, and its share of the win in the end."""

    stage: int
    chance: float
    share: float


@dataclass(frozen=True)
class Bin:
    """Decisions with about the same chance."""

    count: int
    told: float
    won: float

    @property
    def error(self) -> float:
        """Half of a 95% interval, as if the chance that was told were right."""
        return 1.96 * math.sqrt(max(self.told * (1 - self.told), 1e-4) / self.count)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    stages = range(len(STAGES))
    runs = [(table, deal, stage) for table in TABLES for deal in range(games) for stage in stages]
    with ProcessPoolExecutor(usable_cores(), get_context("spawn")) as pool:
        found = list(pool.map(_ask, runs, chunksize=8))
    each = len(STAGES) * games
    by_table = [found[each * i : each * (i + 1)] for i in range(len(TABLES))]
    print("| table | stage | told | won | difference |")
    print("| --- | --- | --- | --- | --- |")
    for table, told in zip(TABLES, by_table, strict=True):
        for line in _rows(told):
            print(f"| {_name(*table)} | {line} |")
    PICTURE.write_text(_picture(by_table), encoding="utf-8")


def _ask(run: tuple[tuple[str, Options], int, int]) -> Told:
    (name, options), deal, stage = run
    whole = tavolino.new(name, seed=deal, **options)
    _play_on(whole, deal)
    rng = np.random.default_rng([deal, stage])
    third = len(whole.moves) / len(STAGES)
    at = int(rng.integers(math.ceil(third * stage), math.ceil(third * (stage + 1))))
    game = tavolino.new(name, seed=deal, **options)
    for _, move in whole.moves[:at]:
        game.play(move)
    seat = game.player
    assert seat is not None
    request = EngineRequest("", seat, game.view(seat).data, game.sampler(seat), seed=0)
    found = analyse(request)
    game.play(found.move)
    _play_on(game, deal)
    return Told(stage, found.chance, dispatch.outcome_at(game.state, 0, seat) / WHOLE_WIN)


def _play_on(game: tavolino.Game, seed: int) -> None:
    bots = [bot_of(BOT, seed + seat) for seat in range(len(game.names))]
    while (seat := game.player) is not None:
        game.play(bots[seat].choose(game.view(seat), game.sampler(seat)))


# -- what is written -------------------------------------------------------------------------------


def _name(game: str, options: Options) -> str:
    players = f"{options['players']} players" if "players" in options else ""
    return ", ".join(
        filter(None, [game, players, "tactic cards" if options.get("tactics") else ""])
    )


def _rows(told: Sequence[Told]) -> Iterator[str]:
    for stage, name in enumerate(STAGES):
        here = [each for each in told if each.stage == stage]
        gaps = np.array([each.share - each.chance for each in here])
        error = 1.96 * gaps.std(ddof=1) / math.sqrt(len(here))
        yield " | ".join(
            [
                name,
                f"{100 * fmean(each.chance for each in here):.1f}%",
                f"{100 * fmean(each.share for each in here):.1f}%",
                f"{100 * gaps.mean():+.1f} ± {100 * error:.1f}".replace("-", "−"),
            ]
        )


def _bins(told: Sequence[Told]) -> list[Bin]:
    """The decisions by their chance, as many in each bin."""
    ordered = sorted(told, key=lambda each: each.chance)
    parts = [
        ordered[len(ordered) * i // BINS : len(ordered) * (i + 1) // BINS] for i in range(BINS)
    ]
    return [
        Bin(len(part), fmean(each.chance for each in part), fmean(each.share for each in part))
        for part in parts
        if part
    ]


SIDE, GAP, MARGIN, TOP = 190, 46, 40, 34
COLOURS = ("#7aa6c2", "#2a7f9e", "#12343b")
STYLE = (
    "svg{background:#fff;font:13px system-ui,sans-serif}.frame{fill:none;stroke:#bbb}"
    ".right{stroke:#c33;stroke-dasharray:4}.grid{stroke:#eee}.tick{fill:#666;font-size:11px}"
    ".title,.key{fill:#222}"
)


def _picture(tables: Sequence[Sequence[Told]]) -> str:
    """One square for each table: across, what was told; upwards, what was won."""
    columns = 3
    width = MARGIN + columns * (SIDE + GAP)
    height = math.ceil(len(tables) / columns) * (SIDE + GAP + TOP) + 40
    lines = [f"<style>{STYLE}</style>"]
    for i, (table, told) in enumerate(zip(TABLES, tables, strict=True)):
        x = MARGIN + i % columns * (SIDE + GAP)
        y = TOP + i // columns * (SIDE + GAP + TOP)
        lines += [f'<g transform="translate({x} {y})">', *_square(_name(*table), told), "</g>"]
    for stage, name in enumerate(STAGES):
        x = MARGIN + 130 * stage
        lines.append(f'<circle cx="{x}" cy="{height - 22}" r="4" fill="{COLOURS[stage]}"/>')
        lines.append(f'<text class="key" x="{x + 10}" y="{height - 18}">{name}</text>')
    inside = "\n".join(lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}" role="img" aria-label="Chances that were told, and games'
        f' that were won">\n{inside}\n</svg>\n'
    )


def _square(title: str, told: Sequence[Told]) -> Iterator[str]:
    yield f'<text class="title" x="0" y="-10">{title}</text>'
    for percent in (25, 50, 75):
        at = SIDE * percent / 100
        yield f'<path class="grid" d="M{at} 0V{SIDE}M0 {at}H{SIDE}"/>'
    for percent in (0, 50, 100):
        at = SIDE * percent / 100
        yield f'<text class="tick" x="{at}" y="{SIDE + 15}" text-anchor="middle">{percent}%</text>'
        yield f'<text class="tick" x="-6" y="{SIDE - at + 4}" text-anchor="end">{percent}%</text>'
    yield f'<rect class="frame" width="{SIDE}" height="{SIDE}"/>'
    yield f'<path class="right" d="M0 {SIDE}L{SIDE} 0"/>'
    for stage, colour in enumerate(COLOURS):
        for each in _bins([one for one in told if one.stage == stage]):
            x, y = SIDE * each.told, SIDE * (1 - each.won)
            error = SIDE * each.error
            low, high = min(SIDE, y + error), max(0, y - error)
            yield f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="{colour}" opacity=".35"/>'
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>'


if __name__ == "__main__":
    main()
