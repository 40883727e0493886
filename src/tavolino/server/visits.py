"""Sockets and streams, counted where they are: those of seats apart from those of spectators, so
that no crowd of spectators keeps a player away."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from ..tables.errors import Code, Refused
from .connections import Kind, Place
from .rate_limit import ConnectionLimit

if TYPE_CHECKING:
    from .state import ServerState


class Visit:
    def __init__(self, state: ServerState, table: str, address: str, place: Place | None) -> None:
        self._state = state
        self._table = table
        self._address = address
        self._place = place
        self._seats: frozenset[int] | None = None
        self._counted: list[tuple[ConnectionLimit, Hashable]] = []

    def count(self, seats: frozenset[int]) -> None:
        """Count it for these seats from now on, or for a spectator, or refuse it."""
        if seats == self._seats:
            return
        self.end()
        kind = Kind.SEAT if seats else Kind.SPECTATOR
        self._enter(self._state.at_address, (self._address, kind))
        self._enter(self._state.at_table, (self._table, min(seats, default=None)))
        if self._place is not None and not self._place.become(kind):
            count = self._place.connections.count(kind)
            raise Refused(Code.RATE_LIMITED, "refused-crowded", limit="server", count=count)
        self._seats = seats

    def end(self) -> None:
        for limit, where in self._counted:
            limit.leave(where)
        self._counted.clear()
        self._seats = None

    def _enter(self, limit: ConnectionLimit, where: Hashable) -> None:
        limit.enter(where)
        self._counted.append((limit, where))
