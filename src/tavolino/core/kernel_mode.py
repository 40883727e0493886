"""Whether kernels are compiled, or run as they are written: `TAVOLINO_KERNELS` says so."""

from __future__ import annotations

import os

from .checks import quoted
from .errors import OptionError

VARIABLE = "TAVOLINO_KERNELS"
MODES = ("compiled", "interpreted")

_asked = os.environ.get(VARIABLE) or "compiled"
if _asked not in MODES:
    raise OptionError(f"{VARIABLE}: {quoted(_asked)} is neither {' nor '.join(MODES)}")
INTERPRETED = _asked == "interpreted"
