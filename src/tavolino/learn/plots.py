"""How a training run went, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure


def draw_training(path: Path, history: Sequence[dict[str, float]]) -> None:
    """Wins, entropy and errors over the decisions played, into an image file."""
    figure = Figure(figsize=(8, 9), layout="constrained")
    wins, entropy, value = figure.subplots(3, 1, sharex=True)
    steps = np.array([noted["steps"] for noted in history]) / 1e6
    wins.axhline(0.5, color="grey", linewidth=1, linestyle="dashed")
    for name, label in (("greedy", "greedy"), ("before", "the checkpoint before")):
        share = np.array([noted[f"wins_{name}"] for noted in history])
        error = np.array([noted[f"error_{name}"] for noted in history])
        wins.plot(steps, share, label=f"against {label}")
        wins.fill_between(steps, share - 1.96 * error, share + 1.96 * error, alpha=0.25)
    wins.set(ylabel="share of wins", ylim=(0, 1))
    wins.legend()
    entropy.plot(steps, [noted["entropy"] for noted in history])
    entropy.set(ylabel="entropy of the policy (nats)")
    value.plot(steps, [noted["value"] for noted in history])
    value.set(ylabel="squared error of the values", xlabel="million decisions")
    figure.savefig(path)
