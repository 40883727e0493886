"""Portraits of bots, as SVG in a square.

One of our bots has the file `portraits/NAME.svg`. The Python class of another has an attribute
`face`, the SVG as text. Clients draw a neutral figure for a bot without a face.
"""

from __future__ import annotations

from importlib.resources import files

from .bot_spec import KINDS, parse_bot
from .python_bot import load_class

LARGEST = 20_000  # characters


def face(bot: str) -> str:
    """The portrait of a bot that a server offers under this name; empty if it has none."""
    if bot in KINDS:
        drawn = files(__package__).joinpath("portraits", f"{bot}.svg")
        return drawn.read_text(encoding="utf-8") if drawn.is_file() else ""
    brought: object = getattr(load_class(parse_bot(bot).python_class), "face", "")
    if not isinstance(brought, str) or len(brought) > LARGEST:
        return ""
    return brought if brought.lstrip().startswith("<svg") else ""
