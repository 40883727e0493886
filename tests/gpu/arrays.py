"""Do other libraries use the arrays of a batch on a GPU without a copy?
`python -m tests.gpu.arrays` tries PyTorch and JAX, whichever is installed."""

from __future__ import annotations

import time
from importlib.util import find_spec
from typing import Any

import numpy as np

from tavolino.envs.batch import Batch, batch

GAMES = 5_000
STEPS = 30


def address_of(array: Any) -> int:
    return int(array.__cuda_array_interface__["data"][0])


def expected_states(policy: str) -> bytes:
    """The tables on the CPU after the least or the greatest legal action was always played."""
    games = batch("tabula-rasa", GAMES, seed=1)
    for _ in range(STEPS):
        last = np.maximum(games.legal_count - 1, 0)
        place = last if policy == "greatest" else np.zeros_like(last)
        games.step(games.legal[np.arange(GAMES), place])
    tables: bytes = games.states.tobytes()
    return tables


def with_torch() -> None:
    import torch

    stream = torch.cuda.Stream()
    games = batch("tabula-rasa", GAMES, seed=1, device="cuda", stream=stream)
    with torch.cuda.stream(stream):
        legal = torch.from_dlpack(games.legal)
        counts = torch.as_tensor(games.legal_count, device="cuda")
        over = torch.from_dlpack(games.over)
        assert legal.data_ptr() == address_of(games.legal)
        assert counts.data_ptr() == address_of(games.legal_count)
        assert over.dtype == torch.bool
        seen = torch.empty(games.observe().shape, dtype=torch.int8, device="cuda")
        for _ in range(STEPS):
            last = (counts - 1).clamp(min=0).long()
            actions = legal.gather(1, last[:, None])[:, 0]  # of another type, in another stream
            games.step(actions.long())
            assert games.observe(out=seen) is seen
        columns = games.observe()
        assert torch.from_dlpack(columns).data_ptr() == address_of(columns)
        assert bool((torch.from_dlpack(columns) == seen).all())
    games.check()
    assert seen.cpu().numpy().tobytes() == games.observe().numpy().tobytes()
    assert games.states.numpy().tobytes() == expected_states("greatest")
    print(f"PyTorch {torch.__version__}: no copies, its stream, the same tables")


def with_jax() -> None:
    import jax
    import jax.numpy as jnp

    games = batch("tabula-rasa", GAMES, seed=1, device="cuda")
    legal = jax.dlpack.from_dlpack(games.legal)
    assert legal.unsafe_buffer_pointer() == address_of(games.legal)
    over = jax.dlpack.from_dlpack(games.over)
    assert over.dtype == jnp.bool_
    policy = jax.jit(lambda legal: legal[:, 0].astype(jnp.int32))
    for _ in range(STEPS):
        games.step(policy(jax.dlpack.from_dlpack(games.legal)))
    games.check()
    assert games.states.numpy().tobytes() == expected_states("least")
    columns = games.observe()
    seen = jax.dlpack.from_dlpack(columns)
    assert seen.unsafe_buffer_pointer() == address_of(columns)
    assert np.asarray(seen).tobytes() == games.observe().numpy().tobytes()
    print(f"JAX {jax.__version__}: no copies, the same tables")


def check_without_waiting() -> None:
    """Steps do not wait for the GPU: all are asked for before the first ones are done."""
    games: Batch = batch("tabula-rasa", 2_000_000, device="cuda")
    actions = games.sample()
    games.step(actions)
    games.check()
    began = time.perf_counter()
    for _ in range(20):
        games.sample(out=actions)
        games.step(actions)
        games.reset(games.over)
    asked = time.perf_counter() - began
    games._device.wait()
    done = time.perf_counter() - began
    print(
        f"20 steps of 2,000,000 games: asked for after {asked * 1e3:.2f} ms, "
        f"done after {done * 1e3:.2f} ms"
    )
    assert asked < done / 2, "something waits for the GPU"


def main() -> None:
    for library, check in (("torch", with_torch), ("jax", with_jax)):
        if find_spec(library) is None:
            print(f"{library} is not installed")
        else:
            check()
    check_without_waiting()


if __name__ == "__main__":
    main()
