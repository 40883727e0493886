"""Players that are programs. A bot gets the view of its seat and nothing else."""

from .random import RandomBot

__all__ = ["RandomBot"]
