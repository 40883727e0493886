"""What other packages bring, found through entry points.

A package that cannot be used is reported in one line and left out; everything else keeps working.
"""

from __future__ import annotations

import logging
from importlib.metadata import EntryPoint, entry_points

OURS = "tavolino"  # the distribution whose names cannot be taken
_log = logging.getLogger(__name__)


def entries(group: str) -> dict[str, EntryPoint]:
    """The entry points of a group by name, ours first. One that repeats a name is left out."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=group), key=_rank):
        if entry.name in found:
            report(entry, f"the name {entry.name!r} is taken by {found[entry.name].value}")
        else:
            found[entry.name] = entry
    return found


def _rank(entry: EntryPoint) -> tuple[bool, str, str, str]:
    distribution = entry.dist.name if entry.dist is not None else ""
    return distribution != OURS, distribution, entry.name, entry.value


def report(entry: EntryPoint, problem: object) -> None:
    """Say in one line what is left out and why."""
    reason = " ".join(str(problem).split()) or type(problem).__name__
    if isinstance(problem, BaseException):
        reason = f"{type(problem).__name__}: {reason}"
    _log.warning("left out %s %r (%s): %s", entry.group, entry.name, entry.value, reason)
