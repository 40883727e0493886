"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from ..core.game import Sampler, View


class Bot(Protocol):
    """A player that is a program. It gets only the view of its seat and tables that fit it; with
    the same seed, it gives the same answer for tables that the seat cannot tell apart."""

    name: str

    def choose(self, view: View, sampler: Sampler) -> str:
        """One of `view.legal`."""
        ...
