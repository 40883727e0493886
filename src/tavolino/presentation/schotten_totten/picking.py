"""How a move is picked: the card, then the stone."""

from __future__ import annotations

from ...core.picking import Pattern

_CARD, _STONE, _DECK = "[a-z0-9-]+", "[0-9]", "[a-z]+"

# Where a card taken by Deserter goes depends on the edition.
DESERTER = Pattern(
    "deserter {card}@{stone}>{target}",
    {"card": _CARD, "stone": _STONE, "target": "[a-z]+"},
    ("hand deserter", "card {card}"),
)
DISCARDING = Pattern(
    "{ruse} {card}@{stone}>x",
    {"ruse": "[a-z]+", "card": _CARD, "stone": _STONE},
    ("hand {ruse}", "card {card}", "discards"),
)
MOVING = Pattern(
    "{ruse} {card}@{stone}>{target}",
    {"ruse": "[a-z]+", "card": _CARD, "stone": _STONE, "target": _STONE},
    ("hand {ruse}", "card {card}", "stone {target}"),
)
LAY = Pattern("{card}@{stone}", {"card": _CARD, "stone": _STONE}, ("hand {card}", "stone {stone}"))
CLAIM = Pattern("claim {stone}", {"stone": _STONE}, ("claim {stone}",))
DRAW = Pattern("draw {deck}", {"deck": _DECK}, ("deck {deck}",))
TAKE = Pattern("take {deck}", {"deck": _DECK}, ("deck {deck}",))
RETURN = Pattern("return {card}", {"card": _CARD}, ("hand {card}", "deck"))
SCOUT = Pattern("scout", {}, ("hand scout", "discards"))
WORD = Pattern("{word}", {"word": "done|pass"}, ("word {word}",))

PATTERNS = (DESERTER, DISCARDING, MOVING, LAY, CLAIM, DRAW, TAKE, RETURN, SCOUT, WORD)
