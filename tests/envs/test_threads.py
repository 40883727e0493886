"""Samplers, batches and their copies in several threads of Python."""

from __future__ import annotations

import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tavolino
from tavolino.core import dispatch
from tavolino.envs import kernels
from tavolino.envs.batch import Batch, IllegalActions, batch
from tavolino.envs.bots import Bots
from tavolino.envs.cpu import Cpu

THREADS = 4
SEED = 40
TOO_LONG = 60  # seconds, for what never takes that long


def at_the_same_time(calls: list[Callable[[], Any]]) -> list[Any]:
    """What these calls return, each made by a thread of its own."""
    ready = threading.Barrier(len(calls))

    def begin(call: Callable[[], Any]) -> Any:
        ready.wait(TOO_LONG)
        return call()

    with ThreadPoolExecutor(len(calls)) as pool:
        return [each.result() for each in [pool.submit(begin, call) for call in calls]]


def test_threads_draw_from_one_sampler_what_one_thread_draws() -> None:
    sampler = tavolino.new("schotten-totten", seed=1).sampler(0)
    alone = [sampler.draw(seed).tobytes() for seed in range(400)]

    def draw(thread: int) -> list[bytes]:
        return [sampler.draw(seed).tobytes() for seed in range(thread, len(alone), THREADS)]

    drawn = at_the_same_time([partial(draw, thread) for thread in range(THREADS)])
    for thread, tables in enumerate(drawn):
        assert tables == alone[thread::THREADS]


def test_draws_at_the_same_time_share_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    sampler = tavolino.new("tabula-rasa", seed=1).sampler(0)
    together = threading.Barrier(2)
    used: list[Any] = []

    def determinize(table: Any, place: int, seat: int, rng: Any, scratch: Any) -> None:
        used.append((table, rng, scratch))
        together.wait(TOO_LONG)

    monkeypatch.setattr(dispatch, "determinize_at", determinize)
    at_the_same_time([lambda: sampler.draw(1), lambda: sampler.draw(2)])
    for one, other in zip(*used, strict=True):
        assert not np.shares_memory(one, other)


def test_copies_at_the_same_time_share_no_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    games = batch("tabula-rasa", 4, seed=SEED)
    together = threading.Barrier(3)
    generators: list[Any] = []

    def sample_games(*arguments: Any) -> None:
        generators.append(arguments[-3])
        together.wait(TOO_LONG)

    monkeypatch.setattr(kernels, "sample_games", sample_games)
    at_the_same_time([games.sample, games.copy().sample, games.determinize().sample])
    for i, one in enumerate(generators):
        assert not any(np.shares_memory(one, other) for other in generators[:i])


def test_copies_go_on_alike_in_several_threads() -> None:
    games = batch("tabula-rasa", 600, seed=SEED)
    copies = [games.copy() for _ in range(THREADS)]

    def play(played: Batch) -> bytes:
        for _ in range(20):
            played.step(played.sample())
            played.reset(played.over)
        return bytes(played.determinize(0, 3).states.tobytes() + played.states.tobytes())

    expected = play(games)
    assert set(at_the_same_time([partial(play, each) for each in copies])) == {expected}


def test_threads_play_one_batch_as_one_thread_does() -> None:
    alone, together = (batch("tabula-rasa", 600, seed=SEED) for _ in range(2))
    alone.play_randomly(3 * 10 * THREADS)

    def play() -> None:
        for _ in range(10):
            together.play_randomly(3)

    at_the_same_time([play] * THREADS)
    assert together.states.tobytes() == alone.states.tobytes()
    assert (together.plies == alone.plies).all()


class OneAtATime(Cpu):
    """Notes how many threads have worked at the same time on the arrays of a batch."""

    def __init__(self, games: Batch) -> None:
        super().__init__(threads=1)
        self.working = 0
        self.most = 0
        self._arrays = [each for each in vars(games).values() if isinstance(each, np.ndarray)]
        self._counting = threading.Lock()

    @contextmanager
    def _noted(self, arguments: tuple[Any, ...]) -> Iterator[None]:
        if not any(each is array for each in arguments for array in self._arrays):
            yield
            return
        with self._counting:
            self.working += 1
            self.most = max(self.most, self.working)
        time.sleep(0.02)  # in which another one would begin
        yield
        with self._counting:
            self.working -= 1

    def run(self, *arguments: Any, **needs: Any) -> Any:
        with self._noted(arguments):
            return super().run(*arguments, **needs)

    def take(self, *arguments: Any) -> Any:
        with self._noted(arguments):
            return super().take(*arguments)

    def get(self, array: Any) -> Any:
        with self._noted((array,)):
            return super().get(array)


def step(games: Batch) -> None:
    with suppress(IllegalActions):  # another thread has played meanwhile
        games.step(games.legal[:, 0].astype(np.int32))


def advance(games: Batch) -> None:
    with suppress(IllegalActions):
        games.advance(games.legal[:, 0].astype(np.int32))


USES: dict[str, Callable[[Batch], Any]] = {
    "mask": lambda games: games.mask(),
    "observe": lambda games: games.observe(),
    "recall": lambda games: games.recall(),
    "network_inputs": lambda games: games.network_inputs(),
    "returns": lambda games: games.returns(),
    "step": step,
    "advance": advance,
    "advance at random": lambda games: games.advance(),
    "sample": lambda games: games.sample(),
    "sample by logits": lambda games: games.sample(np.zeros((2, games.actions), np.float32)),
    "reset": lambda games: games.reset(),
    "play_randomly": lambda games: games.play_randomly(2),
    "determinize": lambda games: games.determinize(),
    "a game": lambda games: games[0],
    "a part": lambda games: games[:1],
    "copy": lambda games: games.copy(),
    "iterate": lambda games: list(games),
    "pickle": lambda games: games.__getstate__(),
    "save": lambda games: games.save(Path(tempfile.mkdtemp()) / "games.npz"),
    "bots": lambda games: Bots(games).reply(),
}


@pytest.mark.parametrize(
    ("use", "history"),
    [
        (use, history)
        for use in USES
        for history in (False, True)
        if history or use != "recall"  # without a history nothing is remembered
    ],
)
def test_threads_wait_for_each_other_at_one_batch(use: str, history: bool) -> None:
    games = batch("tabula-rasa", 2, seed=SEED, history=history)
    device = games._device = OneAtATime(games)
    at_the_same_time([lambda: USES[use](games)] * 2)
    assert device.most == 1


def test_every_use_of_a_batch_is_tried_in_several_threads() -> None:
    public = {name for name in vars(Batch) if not name.startswith("_")}
    public -= {"device", "seats", "actions", "observation_slices", "check"}
    assert public <= {use.split()[0] for use in USES}
