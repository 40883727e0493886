"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from ..core.game import Sampler, View


class Bot(Protocol):
    """A player that is a program. It gets the view of its seat and tables that fit it, nothing
    else; the same bot, seeded alike, answers alike to what a seat cannot tell apart."""

    name: str

    def choose(self, view: View, sampler: Sampler) -> str:
        """One of `view.legal`."""
        ...
