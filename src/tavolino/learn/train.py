"""The training loop: segments of updates, each from new deals, with a checkpoint after each.

What a segment does depends only on the seed, on its number and on the network before it, so that a
training that was killed goes on as if nothing had happened.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol

import jax
import jax.numpy as jnp

from ..core import registry
from ..core.contract import Options
from ..core.errors import TavolinoError
from ..envs.batch import DeviceName, batch
from . import ppo
from .checkpoints import Checkpoint, Progress, read_checkpoint, write_checkpoint
from .matches import match
from .network import Params, new_params, without_critic
from .self_play import Decisions, SelfPlay, Table
from .settings import Settings

CHECKPOINT = "checkpoint"
SEEDS = 1 << 32  # of a segment; its variants share them
MATCH_DEALS = 512

Report = Callable[[dict[str, float]], None]


class Games(Protocol):
    """Games of one variant, which go on from update to update."""

    table: Table

    def start(
        self, params: Params, moves: int, key: jax.Array
    ) -> Callable[[], tuple[Decisions, jax.Array]]:
        """So many moves in each game. Calling what is returned waits for them, or plays them, and
        returns them and what is expected after the last one."""


@dataclass(frozen=True)
class Limit:
    """When a training run ends: after a number of decisions, or after some time."""

    steps: int | None = None
    seconds: float | None = None

    def part(self, progress: Progress) -> float:
        """From 0 at the beginning to 1 at the end."""
        parts = []
        if self.steps is not None:
            parts.append(progress.steps / max(self.steps, 1))
        if self.seconds is not None:
            parts.append(progress.seconds / max(self.seconds, 1e-9))
        return min(max(parts, default=1.0), 1.0)


def precision_of(device: DeviceName) -> Any:
    """A GPU multiplies short numbers many times as fast; the CPU does not."""
    return jnp.bfloat16 if device == "cuda" else jnp.float32


class Training:
    """`deal` makes the games of a variant, with a seed; if omitted, they are played here."""

    def __init__(
        self,
        settings: Settings,
        folder: Path,
        seed: int,
        device: DeviceName,
        deal: Callable[[Options, int], Games] | None = None,
    ) -> None:
        self._deal = deal or self._deal_here
        self.settings = settings
        self.folder = folder
        self.seed = seed
        self.device = device
        self.precision = precision_of(device)
        self.progress = Progress()
        self._counted_until: float | None = None
        self.history: list[dict[str, float]] = []
        rules = registry.rules(settings.game)
        if rules.network_inputs is None:
            raise TavolinoError(f"{rules.name} has no inputs for networks, so it cannot be learned")
        seats = max(rules.seats(rules.check_options(each)) for each in rules.variants)
        key = jax.random.key(seed)
        self.params = new_params(key, rules.network_inputs, seats, settings.network)
        self.state = ppo.optimiser(settings.learning).init(self.params)
        self.average = ppo.new_average(self.params, settings.learning)
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / CHECKPOINT).exists():
            self._resume(read_checkpoint(folder / CHECKPOINT, self.state))

    def _resume(self, found: Checkpoint) -> None:
        if (found.settings, found.seed) != (self.settings.digest, self.seed):
            raise TavolinoError(
                f"{self.folder} holds a training run with different settings or a different seed; "
                "choose another folder, or repeat the original command to resume it"
            )
        self.params, self.state, self.average = found.params, found.state, found.average
        self.progress, self.history = found.progress, found.history

    @property
    def plays(self) -> Params:
        """What has been learned: the average of the parameters, or the last ones without it."""
        return self.average or without_critic(self.params)

    def run(
        self, limit: Limit, report: Report, updated: Callable[[], None] = lambda: None
    ) -> Params:
        """`report` hears of each checkpoint, `updated` of each update."""
        while (part := limit.part(self.progress)) < 1:
            before = jax.tree.map(jnp.copy, self.plays)
            losses, speed = self._segment(limit, part, updated)
            self.progress.segments += 1
            self._note(losses, before, speed, report)
            self._count_time()
            self._write()
        return self.plays

    def _count_time(self) -> None:
        """Note how long the training has taken. What is compiled in the first update of a process
        does not count."""
        jax.block_until_ready(self.params)
        now = time.monotonic()
        if self._counted_until is not None:
            self.progress.seconds += now - self._counted_until
        self._counted_until = now

    def _segment(
        self, limit: Limit, part: float, updated: Callable[[], None]
    ) -> tuple[list[ppo.Losses], float]:
        """Returns what was lost in each update, and how many decisions a second took, the first
        update left out."""
        settings, learning = self.settings, self.settings.learning
        first = self.seed * SEEDS * 4096 + self.progress.segments * SEEDS
        games = [
            self._deal(options, (first + i * (SEEDS // 64)) % (1 << 59))
            for i, options in enumerate(settings.variants)
        ]
        losses: list[ppo.Losses] = []
        measured = Progress()
        for _ in range(settings.play.updates):
            key = jax.random.fold_in(jax.random.key(self.seed + 1), self.progress.updates)
            learn_key, *play_keys = jax.random.split(key, 1 + len(games))
            played = [
                own.start(self.params, settings.play.moves, play_key)
                for own, play_key in zip(games, play_keys, strict=True)
            ]
            samples = ppo.joined(
                [
                    ppo.samples_of(*finish(), own.table, learning.trace)
                    for own, finish in zip(games, played, strict=True)
                ]
            )
            rate = learning.rate * (learning.last_rate / learning.rate) ** part
            self.state.hyperparams["rate"] = jnp.asarray(rate, jnp.float32)
            entropy = learning.entropy + part * (learning.last_entropy - learning.entropy)
            self.params, self.state, self.average, lost = ppo.update(
                self.params,
                self.state,
                self.average,
                samples,
                learn_key,
                jnp.asarray(entropy, jnp.float32),
                learning=learning,
                precision=self.precision,
            )
            losses.append(lost)
            self.progress.updates += 1
            self.progress.steps += len(samples.choice)
            self._count_time()
            updated()
            if len(losses) == 1:
                measured = replace(self.progress)
            if limit.part(self.progress) >= 1:
                break
            if limit.steps is None:
                part = limit.part(self.progress)
        took = self.progress.seconds - measured.seconds
        return losses, (self.progress.steps - measured.steps) / max(took, 1e-9)

    def _deal_here(self, options: Options, seed: int) -> Games:
        play = self.settings.play
        games = batch(self.settings.game, play.games, seed=seed, device=self.device, **options)
        return SelfPlay(games, self.precision, play.variety)

    def _note(self, losses: list[ppo.Losses], before: Params, speed: float, report: Report) -> None:
        """Losses, speed and matches of a segment, for the log and for the plots."""
        mean = jax.tree.map(lambda *each: float(jnp.stack(each).mean()), *losses)
        noted = {
            "steps": float(self.progress.steps),
            "seconds": self.progress.seconds,
            "steps_per_second": speed,
            **mean._asdict(),
        }
        variants = self.settings.variants
        options = variants[self.progress.segments % len(variants)]
        noted["variant"] = float(self.progress.segments % len(variants))
        game, deals = self.settings.game, min(MATCH_DEALS, self.settings.play.games)
        against = {"greedy": None, "before": before}
        for name, opponent in against.items():
            played = match(self.plays, game, options, deals, self.device, self.precision, opponent)
            noted[f"wins_{name}"], noted[f"error_{name}"] = played
        self.history.append(noted)
        report(noted)

    def _write(self) -> None:
        made = Checkpoint(
            self.seed,
            self.settings.digest,
            self.progress,
            self.params,
            self.state,
            self.average,
            self.history,
        )
        write_checkpoint(self.folder / CHECKPOINT, made)
