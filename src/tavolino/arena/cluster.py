"""All games of a tournament, on a Ray cluster."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from ..cluster import result, share, task
from .play import Played
from .settings import Settings
from .tournament import Deal, play_deal


def run_on_cluster(settings: Settings, deals: list[Deal], each: Callable[[Played], None]) -> None:
    """Play the deals, on the cluster that we are connected to; `each` gets every game, in the order
    of the deals.

    A deal whose process or node died is played again by another one. Its games are the same, and
    only what is returned in the end gets to `each`, so none is lost or counted twice.
    """
    play, shared = task(play_deal), share(settings)
    played = deque(play(shared, deal) for deal in deals)
    while played:
        for game in result(played.popleft()):
            each(game)
