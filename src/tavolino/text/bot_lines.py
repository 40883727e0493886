"""What bots say at the start and at the end of a game.

Lines are for show: they are never stored, and know nothing but the table and how a game ended.
A bot of another package has those of `OTHER`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Literal, get_args

from .language import Language, language

Occasion = Literal["start", "won", "lost", "drawn"]
OCCASIONS: tuple[Occasion, ...] = get_args(Occasion)
OTHER = "other"


def bot_lines(bot: str, code: str) -> dict[Occasion, list[str]]:
    """Everything that a bot may say, by occasion."""
    spoken = language(code)
    return {occasion: list(_lines(spoken, bot, occasion)) for occasion in OCCASIONS}


def spoken(
    bots: Mapping[int, str], table: str, game: int, outcome: Outcome | None, code: str
) -> dict[int, str]:
    """What the bots of a table say, by seat: about the outcome of a game, or else at its start. It
    depends on the table and the outcome alone; the page finds the same lines
    (`web/src/lib/botLines.ts`)."""
    found: dict[int, str] = {}
    for seat, bot in sorted(bots.items()):
        occasion: Occasion = "start" if outcome is None else outcome.of(seat)
        lines = bot_lines(bot, code)[occasion]
        at = _number(f"{table} {game} {seat} {occasion}") % len(lines)
        in_order = lines[at:] + lines[:at]
        # Of two like bots, the second finds another line if it can.
        found[seat] = next((line for line in in_order if line not in found.values()), in_order[0])
    return found


@dataclass(frozen=True)
class Outcome:
    winners: frozenset[int]
    seats: int

    def of(self, seat: int) -> Occasion:
        if len(self.winners) in (0, self.seats):
            return "drawn"
        return "won" if seat in self.winners else "lost"


def keys_of(bot: str) -> Iterator[str]:
    """The names of its messages, as many as there could be."""
    for occasion in OCCASIONS:
        yield from (f"bot-line-{bot}-{occasion}-{number}" for number in range(1, 10))


def _lines(spoken: Language, bot: str, occasion: Occasion) -> Iterator[str]:
    own = bot if spoken.has(f"bot-line-{bot}-{occasion}-1") else OTHER
    for number in count(1):
        key = f"bot-line-{own}-{occasion}-{number}"
        if not spoken.has(key):
            return
        yield spoken.say(key)


def _number(text: str) -> int:
    """FNV-1a, which spreads similar texts."""
    found = 0x811C9DC5
    for byte in text.encode():
        found = (found ^ byte) * 0x01000193 & 0xFFFFFFFF
    return found
