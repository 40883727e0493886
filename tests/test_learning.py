"""The examples of learning run: the program that trains a network, and the notebook."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"

# In a process of its own, because JAX starts threads that tests which fork must not have.
TRAIN = """
import json, sys
sys.path.insert(0, sys.argv[1])
import numpy as np
import ppo
import tavolino

size = ["--updates", "2", "--matches", "1", "--games", "16", "--deals", "8"]
for name, seed in (("one", "3"), ("same", "3"), ("other", "4")):
    trained = ppo.main([*size, "--seed", seed, "--weights", name + ".npz", "--plot", name + ".svg"])

games = tavolino.batch(ppo.GAME, 16, seed=7)
moves, results = ppo.play(trained.params, games)
ppo.TRACE = 1
returns = ppo.advantages(moves, results) + moves.value
gained = results[np.arange(16), moves.player]
print(json.dumps([trained.losses, trained.history, returns.tolist(), gained.tolist()]))
"""


def weights(path: Path) -> list[Any]:
    with np.load(path) as file:
        return [file[name] for name in file.files]


@pytest.mark.slow
def test_training_depends_on_the_seed_alone_and_credits_the_seat_that_moved(tmp_path: Path) -> None:
    command = [sys.executable, "-c", TRAIN, str(EXAMPLES)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

    one, same, other = (weights(tmp_path / f"{name}.npz") for name in ("one", "same", "other"))
    assert all((a == b).all() for a, b in zip(one, same, strict=True))
    assert any((a != b).any() for a, b in zip(one, other, strict=True))
    assert all(np.isfinite(each).all() for each in one)

    losses, history, returns, gained = json.loads(done.stdout.splitlines()[-1])
    assert len(losses) == len(history) == 2
    assert np.isfinite(losses).all()
    assert np.allclose(returns, gained, atol=1e-5)
    assert {-1.0, 1.0} <= set(np.ravel(gained))
    assert "<svg" in (tmp_path / "one.svg").read_text(encoding="utf-8")


def test_the_notebook_runs_and_its_policy_beats_chance() -> None:
    notebook = json.loads((EXAMPLES / "batches.ipynb").read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert not cell["outputs"]
            exec("".join(cell["source"]), names)
    wins, interval = names["results"]["random"]
    assert wins - interval > 0.5
    assert names["game"].state.tobytes() == names["batch"].states[17].tobytes()
