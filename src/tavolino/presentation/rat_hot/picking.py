"""How a move is picked: the strip, which way it is turned, and where it is laid."""

from __future__ import annotations

from ...core.picking import Pattern

PATTERNS = (
    Pattern(
        "{strip}@{cell}{turn}",
        {"strip": "[0-9]+", "cell": "[0-9]+,[0-9]+", "turn": "[NESW]"},
        ("strip {strip}", "turn {turn}", "cell {cell}"),
    ),
)
