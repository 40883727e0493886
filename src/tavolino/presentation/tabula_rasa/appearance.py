"""What clients have to know about Tabula Rasa before they show a table."""

from __future__ import annotations

from ...core.presentations import Appearance

APPEARANCE = Appearance(order=2, surface="parchment", suits="rygbp", values=5)
