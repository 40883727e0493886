"""Whole numbers in texts from elsewhere: moves, positions, addresses, what somebody types.

Python itself reads more than anybody means (`²` counts as a digit, but `int` refuses it) and raises
`ValueError` for a number of 5,000 digits. So every such text is read here.
"""

from __future__ import annotations

MOST_DIGITS = 20  # of the largest number of 64 bits; whoever asks knows what is too large


def whole_number(text: str) -> int | None:
    """The number that a text of digits stands for; None for any other text, also for one with a
    sign or with more than 20 digits."""
    if len(text) <= MOST_DIGITS and text.isascii() and text.isdigit():
        return int(text)
    return None
