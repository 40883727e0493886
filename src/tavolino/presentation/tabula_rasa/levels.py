"""How strong the levels are at Tabula Rasa."""

from __future__ import annotations

from ...bots.levels import Level, Measured

LEVELS: dict[str, Level] = {}

# From the figures of docs/reference/bots.md: each rating is that of the level below plus 400 *
# log10(wins / losses) against it; that of virtuoso is from docs/research/results.md, at tables for
# two.
MEASURED = {
    "mimi": Measured(1000, 0.00002),
    "beppe": Measured(1250, 0.00002),
    "carla": Measured(1379, 0.00002),
    "nonna": Measured(1556, 0.0005),
    "maestro": Measured(1676, 0.2),
    "virtuoso": Measured(1793, 0.3),
}
