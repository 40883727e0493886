"""Bots: players that are programs. A bot gets the view of its seat, and tables that fit it."""

from .bot import Bot
from .greedy import GreedyBot
from .random import RandomBot

__all__ = ["Bot", "GreedyBot", "RandomBot"]
