"""How a move is picked: one word, one pick. In a game where a card is laid at a place, a pattern
names both: `Pattern("{card}@{place}", {"card": "[a-z]", "place": "[0-9]"}, ("hand {card}", "place
{place}"))`.
"""

from __future__ import annotations

from tavolino.core.picking import Pattern

PATTERNS = (Pattern("{word}", {"word": "check|bet|fold|call"}, ("word {word}",)),)
