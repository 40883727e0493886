"""What clients have to know about Rat Hot before they show a table."""

from __future__ import annotations

from ...core.presentations import Appearance

APPEARANCE = Appearance(order=3, surface="planks", seat_colours=("red", "green"), hidden=False)
