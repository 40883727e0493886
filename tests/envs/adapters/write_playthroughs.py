"""Writes the playthroughs that `test_openspiel` compares with: `python -m
tests.envs.adapters.write_playthroughs`, when what OpenSpiel is shown has changed on purpose."""

from __future__ import annotations

import random
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms.generate_playthrough import playthrough

import tavolino.openspiel  # noqa: F401 (registers the games)
from tavolino.envs.adapters.openspiel import PREFIX, TINY

FOLDER = Path(__file__).parent / "playthroughs"


def random_moves(name: str) -> list[int]:
    state, rng = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    moves: list[int] = state.history()
    return moves


def main() -> None:
    for name in pyspiel.registered_names():
        if name.startswith(PREFIX) and name.endswith(TINY):
            text = playthrough(name, action_sequence=random_moves(name))
            (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
