"""Who is at a server's table, and how many watch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..text.language import language

WORDS = {"here": "presence-here", "slow": "presence-slow", "away": "presence-away"}


@dataclass(frozen=True)
class Presence:
    """By seat: here, slow, away, or None where nothing is known."""

    seats: tuple[str | None, ...]
    watchers: int

    def names(self, names: Sequence[str], code: str) -> list[str]:
        """The names, each with what is worth mentioning: that somebody is away or slow."""
        say = language(code).say
        return [
            f"{name} ({say(WORDS[seat])})" if seat in ("away", "slow") else name
            for name, seat in zip(names, self.seats, strict=True)
        ]

    def words(self, names: Sequence[str], code: str) -> str:
        """All that is known."""
        say = language(code).say
        people = [
            name if seat is None else f"{name}: {say(WORDS[seat])}"
            for name, seat in zip(names, self.seats, strict=True)
        ]
        return " · ".join([*people, say("watchers-count", count=self.watchers)])
