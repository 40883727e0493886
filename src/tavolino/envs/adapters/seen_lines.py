"""Tables and moves as an onlooker sees them, a line of text each."""

from __future__ import annotations

import msgspec

from ...core.contract import Onlooker, Rules, State


def table_line(rules: Rules, state: State, onlooker: Onlooker) -> str:
    """A table as an onlooker sees it."""
    return msgspec.json.encode(rules.views(state)(onlooker)).decode()


def move_line(rules: Rules, before: State, action: int, after: State, onlooker: Onlooker) -> str:
    """A move and what it did, as an onlooker sees it."""
    seen = rules.seen_move(before, action, onlooker)
    did = msgspec.json.encode(rules.events(before, action, after, onlooker)).decode()
    return f"{int(before['player'][0])} {seen} {did}"
