"""Scratch records filled with garbage: a kernel must have written what it reads there."""

from __future__ import annotations

import numpy as np

from tavolino.core.contract import Evaluation, State


def unset_scratch(evaluation: Evaluation) -> State:
    scratch = np.zeros(1, evaluation.scratch)
    for name in scratch.dtype.names or ():
        scratch[name] = np.nan if scratch[name].dtype.kind == "f" else -1
    return scratch
