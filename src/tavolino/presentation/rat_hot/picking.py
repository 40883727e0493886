"""How a move is picked: the strip, which way it is turned, and where it is laid."""

from __future__ import annotations

from ...core.picking import Pattern

LAY = Pattern(
    "{strip}@{column},{row}{turn}",
    {"strip": "[0-9]+", "column": "[0-9]+", "row": "[0-9]+", "turn": "[NESW]"},
    ("strip {strip}", "turn {turn}", "cell {column},{row}"),
)
PATTERNS = (LAY,)
