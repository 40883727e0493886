"""What comes from elsewhere never makes a kernel read or write beyond a table (`border`)."""

from __future__ import annotations

import os
import subprocess
import sys

# `make faults` tries new inputs for ten minutes.
SECONDS = os.environ.get("TAVOLINO_BORDER_SECONDS", "0")
COUNT = "80"


def test_damaged_input_is_refused_or_playable() -> None:
    tried = subprocess.run(
        [sys.executable, "-m", "tests.faults.border", "--count", COUNT, "--seconds", SECONDS],
        env={**os.environ, "TAVOLINO_KERNELS": "interpreted"},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert tried.stdout.endswith("done\n"), tried.stdout
    print(tried.stdout)
