"""How strong the levels are at Rat Hot."""

from __future__ import annotations

from ...bots.levels import Level, Measured

LEVELS: dict[str, Level] = {}

# From the figures of docs/reference/bots.md: each rating is that of the level below plus 400 *
# log10(wins / losses) against it; that of virtuoso is from docs/research/results.md.
MEASURED = {
    "mimi": Measured(1000, 0.00005),
    "beppe": Measured(1200, 0.00005),
    "carla": Measured(1375, 0.00005),
    "nonna": Measured(1759, 0.003),
    "maestro": Measured(2356, 0.4),
    "virtuoso": Measured(2416, 0.2),
}
