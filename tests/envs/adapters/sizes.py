"""How long the suites of other libraries run: briefly in `make test`, at length in `make
conformance`."""

from __future__ import annotations

import os

CONFORMANCE = bool(os.environ.get("TAVOLINO_CONFORMANCE"))
CYCLES = 1000 if CONFORMANCE else 60  # of PettingZoo's `api_test`
SEED_CYCLES = 500 if CONFORMANCE else 20  # of its `seed_test`
SIMULATIONS = 8 if CONFORMANCE else 1  # of OpenSpiel's `random_sim_test`
