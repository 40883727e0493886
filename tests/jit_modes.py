"""Running the same code with and without the JIT compiler."""

from __future__ import annotations

import os
import subprocess
import sys


def compiled_and_interpreted(code: str) -> tuple[str, str]:
    """What a program prints when compiled and when interpreted, each in its own process."""
    compiled, interpreted = (
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "TAVOLINO_KERNELS": kernels},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for kernels in ("compiled", "interpreted")
    )
    return compiled, interpreted
