"""How fast batches are on a GPU, next to Pgx on the same one: `python -m benchmarks.gpu`.

- `random games`: `Batch.play_randomly`, many moves in one launch, next to a scan that XLA compiles.
- `step and observe`: for each move anew a random action, the step, new deals where a game is over,
  and what the seat to move knows; next to one call of Pgx per move. It is measured with
  `Batch.advance`, one launch per move, with observations in columns and in rows; and with a call
  for each of these things. Only moves count, not the turns of games that are dealt again.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any, NamedTuple

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


def rate(run: Callable[[], float], wait: Callable[[], None], seconds: float = 0.5) -> float:
    """Moves per second: the median of three."""
    run()
    wait()
    rates = []
    for _ in range(3):
        moves, began = 0.0, time.perf_counter()
        while time.perf_counter() - began < seconds / 3:
            moves += run()
            wait()
        rates.append(moves / (time.perf_counter() - began))
    return sorted(rates)[1]


def random_games(games: Batch, moves: int = 64) -> Callable[[], float]:
    def run() -> float:
        games.play_randomly(moves)
        return moves * len(games)

    return run


def share_played(games: Batch, turns: int = 64) -> float:
    """The share of games that are not over, in the long run."""
    games.play_randomly(256)
    over = 0
    for _ in range(turns):
        games.advance()
        over += int(games.over.numpy().sum())
    return 1 - over / (turns * len(games))


def advance(games: Batch, seen: Any, turns: int = 16) -> Callable[[], float]:
    played = share_played(games) * turns * len(games)

    def run() -> float:
        for _ in range(turns):
            games.advance(out=seen)
        return played

    return run


def separate_calls(games: Batch, moves: int = 16) -> Callable[[], float]:
    actions = games.sample()
    seen = games.observe()

    def run() -> float:
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

    def run_many() -> float:
        holder["state"] = many(holder["state"], next(keys))
        return moves * games

    def run_one() -> float:
        for _ in range(16):
            holder["state"] = one(holder["state"], next(keys))
        return 16 * games

    def wait() -> None:
        jax.block_until_ready(holder["state"])

    return rate(run_many, wait), rate(run_one, wait)


class Rates(NamedTuple):
    """Moves per second: random games, and step and observe."""

    random: float
    stepped: float


def measure_pgx(names: Sequence[str], sizes: Sequence[int]) -> Rates | None:
    """The best of all sizes, of the first game."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # leave some memory to us
    found = []
    for name in names:
        for games in sizes:
            try:
                rates = Rates(*pgx_rates(name, games))
            except Exception as error:  # too large for the memory, or another Pgx
                print(f"Pgx {name}, {games} games: {type(error).__name__}: {error}"[:300])
                continue
            print(
                f"Pgx {name}, {games} games: {rates.random / 1e6:.1f} M moves/s in one scan, "
                f"{rates.stepped / 1e6:.1f} M one call per move",
                flush=True,
            )
            if name == names[0]:
                found.append(rates)
    return Rates(*map(max, zip(*found, strict=True))) if found else None


def measure_ours(game: str | None, sizes: Sequence[int], peer: Rates | None) -> None:
    print("million moves per second; in brackets, times as fast as Pgx")
    for name, options in VARIANTS:
        if game not in (None, name):
            continue
        for size in sizes:
            began = time.perf_counter()
            games = batch(name, size, device="cuda", **options)
            games.play_randomly(64)
            columns = games.advance()
            rows = games._device.empty(columns.shape, columns.dtype)
            games.advance(out=rows)
            games.check()
            compiled = time.perf_counter() - began
            wait = games._device.wait
            parts = [
                _shown("random games", rate(random_games(games), wait), peer and peer.random),
                *(
                    _shown(what, rate(run, wait), peer and peer.stepped)
                    for what, run in (
                        ("advance", advance(games, columns)),
                        ("in rows", advance(games, rows)),
                        ("separate calls", separate_calls(games)),
                    )
                ),
            ]
            told = f"{name} {json.dumps(options)}, {size} games"
            print(f"{told}: {', '.join(parts)} (ready after {compiled:.1f} s)", flush=True)
            del games, columns, rows


def _shown(what: str, moves: float, peer: float | None) -> str:
    return f"{what} {moves / 1e6:.1f}" + (f" ({moves / peer:.1f})" if peer else "")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--sizes", type=int, nargs="*", default=SIZES)
    parser.add_argument(
        "--pgx", nargs="*", default=PGX, help="which games of Pgx; the first counts"
    )
    parser.add_argument("--pgx-sizes", type=int, nargs="*", default=PGX_SIZES)
    arguments = parser.parse_args()
    if find_spec("pgx") is None:
        print("Pgx is not installed")
        peer = None
    else:
        peer = measure_pgx(arguments.pgx, arguments.pgx_sizes)
    measure_ours(arguments.game, arguments.sizes, peer)


if __name__ == "__main__":
    main()
