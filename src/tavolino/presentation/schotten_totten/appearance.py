"""What clients have to know about Schotten-Totten before they show a table."""

from __future__ import annotations

from ...core.presentations import Appearance

APPEARANCE = Appearance(order=1, surface="felt", suits="rygbpc", values=9)
