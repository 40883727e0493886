"""How fast batches are on a GPU, next to Pgx on the same one: `python -m benchmarks.gpu`.

- `random games`: `Batch.play_randomly`, many moves in one launch, next to a scan that XLA compiles.
- `step and observe`: random actions, a step, new deals where a game is over and what the seat to
  move knows, for each move anew.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

from tavolino.core.contract import Options
from tavolino.envs.batch import Batch, batch

VARIANTS: tuple[tuple[str, Options], ...] = (
    ("schotten-totten", {"edition": "iello"}),
    ("schotten-totten", {"edition": "iello", "tactics": True}),
    ("schotten-totten", {"edition": "menhir"}),
    ("schotten-totten", {"edition": "menhir", "tactics": True}),
    ("tabula-rasa", {}),
    ("rat-hot", {}),
)
SIZES = (1 << 17, 1 << 18, 1 << 20)
PGX = ("sparrow_mahjong", "backgammon", "2048")
PGX_SIZES = (1 << 13, 1 << 15, 1 << 17, 1 << 19)


def rate(run: Callable[[], int], wait: Callable[[], None], seconds: float = 0.5) -> float:
    """Moves per second: the median of three."""
    run()
    wait()
    rates = []
    for _ in range(3):
        moves, began = 0, time.perf_counter()
        while time.perf_counter() - began < seconds / 3:
            moves += run()
            wait()
        rates.append(moves / (time.perf_counter() - began))
    return sorted(rates)[1]


def random_games(games: Batch, moves: int = 64) -> Callable[[], int]:
    def run() -> int:
        games.play_randomly(moves)
        return moves * len(games)

    return run


def step_and_observe(games: Batch, moves: int = 16) -> Callable[[], int]:
    actions = games.sample()
    seen = games.observe()

    def run() -> int:
        for _ in range(moves):
            games.reset(games.over)
            games.sample(out=actions)
            games.step(actions)
            games.observe(out=seen)
        return moves * len(games)

    return run


def pgx_rates(name: str, games: int, moves: int = 64) -> tuple[float, float]:
    """Moves per second in one scan, and one call per move."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env: Any = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(state: Any, key: Any) -> tuple[Any, None]:
        drawn, dealt = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(drawn, logits)
        return step(state, actions, jax.random.split(dealt, games)), None

    def scan(state: Any, key: Any) -> Any:
        return jax.lax.scan(move, state, jax.random.split(key, moves))[0]

    many = jax.jit(scan)
    one = jax.jit(lambda state, key: move(state, key)[0])
    holder = {"state": jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), games))}
    keys = iter(jax.random.split(jax.random.key(1), 100_000))

    def run_many() -> int:
        holder["state"] = many(holder["state"], next(keys))
        return moves * games

    def run_one() -> int:
        for _ in range(16):
            holder["state"] = one(holder["state"], next(keys))
        return 16 * games

    def wait() -> None:
        jax.block_until_ready(holder["state"])

    return rate(run_many, wait), rate(run_one, wait)


def measure_pgx(names: Sequence[str], sizes: Sequence[int]) -> None:
    for name in names:
        for games in sizes:
            try:
                scan, single = pgx_rates(name, games)
            except Exception as error:  # too large for the memory, or another Pgx
                print(f"Pgx {name}, {games} games: {type(error).__name__}: {error}"[:300])
                continue
            print(
                f"Pgx {name}, {games} games: {scan / 1e6:.1f} M moves/s in one scan, "
                f"{single / 1e6:.1f} M one call per move",
                flush=True,
            )


def measure_ours(game: str | None, sizes: Sequence[int]) -> None:
    for name, options in VARIANTS:
        if game not in (None, name):
            continue
        for size in sizes:
            began = time.perf_counter()
            games = batch(name, size, device="cuda", **options)
            games.play_randomly(64)
            games.check()
            compiled = time.perf_counter() - began
            wait = games._device.wait
            fused = rate(random_games(games), wait)
            stepped = rate(step_and_observe(games), wait)
            print(
                f"{name} {json.dumps(options)}, {size} games: {fused / 1e6:.1f} M moves/s random "
                f"games, {stepped / 1e6:.1f} M step and observe (ready after {compiled:.1f} s)",
                flush=True,
            )
            del games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--sizes", type=int, nargs="*", default=SIZES)
    parser.add_argument("--pgx", nargs="*", default=PGX, help="which games of Pgx")
    parser.add_argument("--pgx-sizes", type=int, nargs="*", default=PGX_SIZES)
    arguments = parser.parse_args()
    measure_ours(arguments.game, arguments.sizes)
    if find_spec("pgx") is None:
        print("Pgx is not installed")
    else:
        measure_pgx(arguments.pgx, arguments.pgx_sizes)


if __name__ == "__main__":
    main()
