"""How a move is picked: the card, then the stone."""

from __future__ import annotations

from ...core.picking import Pattern

_CARD = "[a-z0-9-]+"

PATTERNS = (
    # Where a card taken by Deserter goes depends on the edition.
    Pattern(
        "deserter {card}@{from}>{to}",
        {"card": _CARD, "from": "[0-9]", "to": "[a-z]+"},
        ("hand deserter", "card {card}"),
    ),
    Pattern(
        "{ruse} {card}@{from}>x",
        {"ruse": "[a-z]+", "card": _CARD, "from": "[0-9]"},
        ("hand {ruse}", "card {card}", "discards"),
    ),
    Pattern(
        "{ruse} {card}@{from}>{stone}",
        {"ruse": "[a-z]+", "card": _CARD, "from": "[0-9]", "stone": "[0-9]"},
        ("hand {ruse}", "card {card}", "stone {stone}"),
    ),
    Pattern("{card}@{stone}", {"card": _CARD, "stone": "[0-9]"}, ("hand {card}", "stone {stone}")),
    Pattern("claim {stone}", {"stone": "[0-9]"}, ("claim {stone}",)),
    Pattern("draw {deck}", {"deck": "[a-z]+"}, ("deck {deck}",)),
    Pattern("take {deck}", {"deck": "[a-z]+"}, ("deck {deck}",)),
    Pattern("return {card}", {"card": _CARD}, ("hand {card}", "deck")),
    Pattern("scout", {}, ("hand scout", "discards")),
    Pattern("{word}", {"word": "done|pass"}, ("word {word}",)),
)
