"""How a move is picked: the knight, then the territory."""

from __future__ import annotations

from ...core.picking import Pattern

LAY = Pattern(
    "{card}@{place}",
    {"card": "[a-z][0-9]", "place": "[a-z]|[0-9]+"},
    ("hand {card}", "place {place}"),
)
PATTERNS = (LAY,)
