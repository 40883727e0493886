"""All games of one or more tournaments, in several processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Container, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import NoReturn

from ..bots.bot_spec import make
from ..bots.external_bot import ExternalBot, end_all_external_bots
from ..bots.luck import luck_of
from ..core import dispatch
from ..core.errors import TavolinoError
from ..core.game import new
from .play import Key, Played, play
from .settings import Settings


@dataclass(frozen=True)
class Deal:
    """A deal of a pairing with the seatings that are still to be played."""

    pairing: tuple[int, int]
    number: int
    seatings: tuple[bool, ...]


def open_deals(settings: Settings, deals: int, done: Container[Key]) -> Iterator[Deal]:
    """What is left to play, alternating between pairings, so that a run that is stopped is a fair
    one."""
    for number in range(deals):
        for pairing in settings.pairings:
            first, second = (settings.names[place] for place in pairing)
            seatings = tuple(
                swapped for swapped in (False, True) if (first, second, number, swapped) not in done
            )
            if seatings:
                yield Deal(pairing, number, seatings)


def prepare(settings: Settings) -> None:
    """Compile everything that the games need; other processes find it on disk."""
    game = new(settings.game, seed=settings.seed, **settings.options)
    dispatch.outcome_at(game.state, 0, 0)
    game.play(game.legal[0])
    luck_of(game)
    for spec in settings.bots:
        bot = make(spec, 0)
        if not isinstance(bot, ExternalBot) and game.player is not None:
            bot.choose(game.view(game.player), game.sampler())


def run(settings: Settings, deals: list[Deal], jobs: int, each: Callable[[Played], None]) -> None:
    """Play the deals; `each` gets every game, in the order of the deals.

    If an exception such as KeyboardInterrupt ends this, unfinished games are dropped and no process
    is left running.
    """
    run_all([Task(settings, deal, each) for deal in deals], jobs)


@dataclass(frozen=True)
class Task:
    """A deal of one of several tournaments; `each` gets its games."""

    settings: Settings
    deal: Deal
    each: Callable[[Played], None]


def run_all(tasks: Sequence[Task], jobs: int) -> None:
    """Play deals of several tournaments; for the rest see `run`."""
    if not tasks:
        return
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(
        max_workers=min(jobs, len(tasks)),
        mp_context=multiprocessing.get_context("spawn"),
        initializer=take_part,
    )
    try:
        futures = deque((pool.submit(play_deal, task.settings, task.deal), task) for task in tasks)
        while futures:
            future, task = futures.popleft()
            for played in future.result():
                task.each(played)
        pool.shutdown()
    except BaseException as error:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        pool.shutdown()
        if isinstance(error, BrokenProcessPool):
            raise TavolinoError(
                "a tournament process was killed, perhaps because memory ran out; with --out, run"
                " the same command to resume; fewer --jobs need less memory"
            ) from error
        raise


_prepared: set[tuple[str, str]] = set()  # in this process: games and bots


def play_deal(settings: Settings, deal: Deal) -> list[Played]:
    """The kernels are loaded before the first game that needs them, so that no player's clock runs
    meanwhile."""
    needed = {(settings.game, spec.text) for spec in settings.bots}
    if not needed <= _prepared:
        prepare(settings)
        _prepared.update(needed)
    return [play(settings, deal.pairing, deal.number, swapped) for swapped in deal.seatings]


def take_part() -> None:
    """Initialise a worker. It leaves the keyboard to its parent, and exits when it is told to or
    when the parent has exited, with every external bot that it started."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: _leave())
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    _leave()


def _leave() -> NoReturn:
    end_all_external_bots()
    os._exit(128 + signal.SIGTERM)
