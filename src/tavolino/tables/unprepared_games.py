"""Games whose rules are still being compiled: nobody can play them yet."""

from __future__ import annotations

from collections.abc import Iterable

from ..core.registry import rules
from .errors import Code, Refused

RETRY_SECONDS = 10  # after which to ask again


class UnpreparedGames:
    def __init__(self, names: Iterable[str] = ()) -> None:
        self.names = frozenset(names)

    def note_ready(self, game: str) -> None:
        self.names -= {game}

    def check(self, game: str) -> None:
        """Refuse a game that is not ready: compiling it here would hold up all tables."""
        if game in self.names:
            raise Refused(
                Code.BEING_PREPARED,
                "refused-being-prepared",
                game=rules(game).title,
                seconds=RETRY_SECONDS,
            )
