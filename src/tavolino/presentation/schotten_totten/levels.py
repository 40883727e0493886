"""How strong the levels are at Schotten-Totten."""

from __future__ import annotations

from dataclasses import replace

from ...bots import levels
from ...bots.levels import Measured

LEVELS = {
    "carla": replace(levels.LEVELS["carla"], temperature=1.0),
    "nonna": replace(levels.LEVELS["nonna"], skill=1, iterations=120),
}

# From the figures of docs/reference/bots.md: each rating is that of the level below plus 400 *
# log10(wins / losses) against it; that of virtuoso is from docs/research/results.md, at `iello`.
MEASURED = {
    "mimi": Measured(1000, 0.00003),
    "beppe": Measured(1198, 0.00003),
    "carla": Measured(1375, 0.00003),
    "nonna": Measured(1608, 0.0025),
    "maestro": Measured(1764, 0.2),
    "virtuoso": Measured(1819, 0.2),
}
