"""What clients have to know about Schotten-Totten before they show a table."""

from __future__ import annotations

from ...core.presentations import Appearance
from ...games.schotten_totten.svg import LOOKS

APPEARANCE = Appearance(
    order=1,
    surface="felt",
    edition_surfaces={edition: look.surface for edition, look in LOOKS.items()},
    suits="rygbpc",
    values=9,
)
