"""Play the games of the pairings into one file each, and continue where an earlier run was."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from itertools import chain, zip_longest
from pathlib import Path

from tavolino.arena.ledger import Ledger
from tavolino.arena.play import Played
from tavolino.arena.settings import Settings
from tavolino.arena.tournament import Task, open_deals, prepare, run_all
from tavolino.bots.network import network_for
from tavolino.bots.stand_ins import LEARNED
from tavolino.core import registry
from tavolino.core.contract import Json

from .pairings import Pairing, short_digest, table_name

# Seconds that a game takes besides its decisions: the deal, the moves, and measuring its luck.
BESIDES = 0.02
SECONDS_BETWEEN_LINES = 15


class TimeUp(Exception):
    """The time for a run is over."""


def playable(pairings: Iterable[Pairing], stand_ins: bool) -> list[Pairing]:
    """Leave out those in which another bot would have to play for one that has no network, unless
    `stand_ins`; say so either way."""
    found = []
    for pairing in pairings:
        for bot, other in pairing.stand_ins.items():
            what = f"{other} plays in its place" if stand_ins else "left out"
            print(f"{pairing.title}: {bot} has no weights for this table; {what}", file=sys.stderr)
        if stand_ins or not pairing.stand_ins:
            found.append(pairing)
    return found


def measure(
    pairings: Sequence[Pairing],
    out: Path,
    threads: int,
    first_deal: int = 0,
    minutes: float | None = None,
) -> None:
    """Play what is missing in the folder `out`. All pairings advance together, so that a run that
    is stopped has as many games of each."""
    deadline = None if minutes is None else time.monotonic() + 60 * minutes
    with ExitStack() as stack:
        progress = _Progress()
        tasks: list[list[Task]] = []
        for pairing in pairings:
            settings = pairing.settings()
            _note_weights(pairing, out)
            ledger = stack.enter_context(_ledger(settings, out))
            tasks.append(_missing(pairing, settings, ledger, progress, first_deal, deadline))
        in_turn = [task for turn in zip_longest(*tasks) for task in turn if task is not None]
        _compile(task.settings for task in in_turn)
        progress.begin(sum(len(task.deal.seatings) for task in in_turn))
        try:
            run_all(in_turn, threads)
        except TimeUp:
            left = progress.expected - progress.played
            print(
                f"Time is up: {left} games are left; run the same command to continue.",
                file=sys.stderr,
            )


def _missing(
    pairing: Pairing,
    settings: Settings,
    ledger: Ledger,
    progress: _Progress,
    first_deal: int,
    deadline: float | None,
) -> list[Task]:
    def note(played: Played) -> None:
        ledger.add(played)
        progress.note()
        if deadline is not None and time.monotonic() > deadline:
            raise TimeUp

    deals = open_deals(settings, first_deal + pairing.games // 2, ledger.games)
    return [Task(settings, deal, note) for deal in deals if deal.number >= first_deal]


class _Progress:
    """Prints a line now and then: how many games there are, and how long the rest will take."""

    def __init__(self) -> None:
        self.expected = 0
        self.played = 0
        self._begun = self._printed = 0.0

    def begin(self, expected: int) -> None:
        self.expected = expected
        self._begun = self._printed = time.monotonic()

    def note(self) -> None:
        self.played += 1
        now = time.monotonic()
        if now - self._printed > SECONDS_BETWEEN_LINES or self.played == self.expected:
            self._printed = now
            left = (now - self._begun) / self.played * (self.expected - self.played)
            print(
                f"{self.played} of {self.expected} games, about {left / 60:.1f} minutes left",
                file=sys.stderr,
                flush=True,
            )


def _compile(all_settings: Iterable[Settings]) -> None:
    """Compile what the games need once, before many processes do."""
    seen: set[tuple[str, str]] = set()
    for settings in all_settings:
        needed = {(settings.game, spec.kind) for spec in settings.bots}
        if not needed <= seen:
            prepare(settings)
            seen |= needed


def path_of(settings: Settings, out: Path) -> Path:
    """The file of a pairing: the folder says the game and the table, the name says the players."""
    table = table_name(registry.rules(settings.game), settings.options).replace(" ", "-")
    limits = {
        f"-{value}{parameter}" for spec in settings.bots for parameter, value in spec.values.items()
    }
    name = "-".join(settings.names) + "".join(sorted(limits))
    return out / "games" / settings.game / table.replace(",", "") / f"{name}.jsonl"


def _ledger(settings: Settings, out: Path) -> Ledger:
    path = path_of(settings, out)
    path.parent.mkdir(parents=True, exist_ok=True)
    return Ledger(path, settings)


def _note_weights(pairing: Pairing, out: Path) -> None:
    """Keep what a file of weights says about how it was made."""
    network = network_for(pairing.rules, pairing.options)
    if network is None or not {pairing.player, pairing.opponent} & set(LEARNED):
        return
    note_weights(pairing.game, network.about, out)


def note_weights(game: str, about: Json, out: Path) -> None:
    path = out / "weights" / f"{game}@{short_digest(about)}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")


def estimate(pairings: Sequence[Pairing], out: Path, threads: int) -> None:
    """Print how long each pairing is expected to take. Its first deal is played for that, unless
    there are games already; these count, none is played twice."""
    measure([replace(pairing, games=2) for pairing in pairings], out, threads)
    total = 0.0
    print(f"{'core-minutes':>12} {'games':>6} {'s/game':>7}  pairing")
    for pairing in pairings:
        settings = pairing.settings()
        with _ledger(settings, out) as ledger:
            games = list(ledger.games.values())
        efforts = chain.from_iterable(played.efforts for played in games)
        seconds = sum(effort.cpu for effort in efforts) / len(games) + BESIDES
        left = max(0, pairing.games - len(games))
        total += seconds * left / 60
        print(f"{seconds * left / 60:12.1f} {left:6} {seconds:7.2f}  {pairing.title}")
    print(f"{total:12.1f} core-minutes; {total / threads:.1f} minutes on {threads} cores")
