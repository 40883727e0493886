"""Who plays for a bot with a network where there is no network."""

from __future__ import annotations

from typing import Any

from ..core.contract import Options, Rules
from .levels import STAND_IN
from .network import network_for, network_of

LEARNED = ("net", "virtuoso")  # the bots that play with a network


def stand_in(bot: str, rules: Rules, options: Options) -> str | None:
    """The bot that plays instead of another one at tables with these options; None if that one
    plays itself."""
    if bot not in LEARNED or network_for(rules, options) is not None:
        return None
    return STAND_IN.name


def trained_options(bot: str, rules: Rules) -> dict[str, list[Any]] | None:
    """The options that a bot has learned a game with, by name, each with its values; one that is
    not named may have any. None if it has not learned it."""
    network = network_of(rules) if bot in LEARNED else None
    return None if network is None else dict(network.about["options"])
