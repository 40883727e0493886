"""Bots that play the other seats of a batch, inside compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ..bots.bot_spec import parse_bot
from ..bots.greedy import FULL_SKILL
from ..bots.policy import BLIND
from ..core import dispatch
from ..core.checks import quoted
from ..core.errors import OptionError
from .batch import Batch
from .bot_kernels import advance_games
from .cpu import Cpu


class Bots:
    """The bots of a batch. They choose by what their seat knows, and by a stream of random numbers
    that depends only on the seed of the game and on how many moves were played. `greedy` plays by
    its preferences alone: it does not look for sure wins.

    :param seats: the seat in each game that no bot plays.
    :param bots: `"random"`, or `"greedy"` with its parameters, like `"greedy:skill=1"`; or a list
        of such, one per seat, in which that of the learner is not used.
    """

    def __init__(
        self, batch: Batch, seats: npt.ArrayLike = 0, bots: str | Sequence[str] = "random"
    ) -> None:
        if not isinstance(batch, Batch):
            raise OptionError(f"batch: expected a batch, found {type(batch).__name__}")
        if not isinstance(bots, Sequence):
            raise OptionError(f"bots: expected one, or {batch.seats}, found {quoted(bots)}")
        listed = [bots] * batch.seats if isinstance(bots, str) else list(bots)
        if len(listed) != batch.seats:
            raise OptionError(f"bots: expected one, or {batch.seats}, found {len(listed)}")
        policies = [_policy(bot) for bot in listed]
        if not isinstance(batch._device, Cpu):
            raise OptionError("bots: they play on the CPU only")
        self._batch = batch
        self.seats = _check_seats(batch, seats)
        self._skills = np.array([skill for skill, _ in policies], np.int64)
        self._temperatures = np.array([temperature for _, temperature in policies], np.float64)
        self._nobody = np.zeros(len(batch), np.bool_)
        self._no_actions = np.zeros(len(batch), np.int32)
        self._scratch = [_scratch(batch) for _ in range(batch._device.threads)]

    def reply(self) -> None:
        """Let the bots move until it is the learner's turn in each game, or it is over."""
        self.play(self._nobody, self._no_actions)

    def play(
        self, acting: npt.NDArray[np.bool_], actions: npt.NDArray[np.int32]
    ) -> npt.NDArray[np.bool_]:
        """Play an action for the learner in the games that are `acting`, and let the bots reply in
        all. Returns the games whose action was not legal: nothing was played there."""
        batch = self._batch
        playing = batch._given("acting", acting)
        if playing.shape != (len(batch),) or playing.dtype != np.bool_:
            raise OptionError(f"acting: expected a mask of {len(batch)} games")
        chosen = batch._check_actions(actions)
        illegal = np.empty(len(batch), np.int8)
        with batch._lock:
            batch._run(
                advance_games,
                batch.states,
                self.seats,
                playing,
                chosen,
                illegal,
                self._skills,
                self._temperatures,
                batch.seeds,
                batch.plies,
                *batch._turns,
                rng=True,
                scratch=self._scratch,
            )
        return illegal.view(np.bool_)


def _check_seats(batch: Batch, seats: npt.ArrayLike) -> npt.NDArray[np.int8]:
    given = batch._given("seats", seats)
    games = (len(batch),)
    if (
        given.shape not in ((), (1,), games)
        or given.dtype.kind not in "iu"
        or not (0 <= given.min() <= given.max() < batch.seats)
    ):
        raise OptionError(
            f"seats: expected one from 0 to {batch.seats - 1}, or one per game, found"
            f" {quoted(seats)}"
        )
    return np.broadcast_to(given.astype(np.int8), games).copy()


def _scratch(batch: Batch) -> tuple[Any, ...]:
    buffer = dispatch.legal_buffer(batch.rules)
    return buffer, dispatch.evaluation_scratch(batch.rules), np.empty(len(buffer))


def _policy(bot: str) -> tuple[int, float]:
    """The skill and the temperature that the kernels know a bot by."""
    if not isinstance(bot, str):
        raise OptionError(f"bots: {quoted(bot)} is not the name of a bot")
    spec = parse_bot(bot)
    if spec.kind == "random":
        return BLIND, 0.0
    if spec.kind == "greedy":
        return int(spec.values.get("skill", FULL_SKILL)), float(spec.values.get("temperature", 0.0))
    raise OptionError(f"bots: {bot!r} cannot play inside a batch; random and greedy can")
