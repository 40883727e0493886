"""One sentence for people: what a move is good for, as the seat to move can know."""

from __future__ import annotations

import numpy as np

from ...core.contract import State
from ...core.kernel import entry, record, wide
from . import actions as act
from .eyes import FORMATIONS
from .formations import (
    COLOUR,
    COLOUR_RUN,
    KIND,
    RUN,
    SUM,
    UNIT,
    strongest,
    strongest_side,
    total_of,
    with_card,
)
from .gains import chance_if
from .judgement import SIGHTS
from .notation import CARD_NAMES, DECKS, card_stone
from .outlook import CHANCE_OF
from .state import FOG, NO_CARD, STONES
from .survey import CHANCES, FULL_SIGHT, ROOM, TRIAL, survey, wins_with

FORMATION_NAMES = {
    COLOUR_RUN: "a colour run",
    KIND: "three of a kind",
    COLOUR: "one colour",
    RUN: "a run",
    SUM: "a high sum",
}
UNKNOWN = 0.02  # a change of a chance that is not worth a word


@entry
def survey_at(states, i, seat, room):  # type: ignore[no-untyped-def]
    return survey(record(states, i), wide(seat), SIGHTS[FULL_SIGHT], room)


@entry
def chance_if_at(states, i, stone, seat, added, taken, fog, mud, room):  # type: ignore[no-untyped-def]
    """`chance_if`, after a survey; the own side's outlook stays in `room`."""
    s = record(states, i)
    args = wide(stone), wide(seat), wide(added), wide(taken), wide(fog), wide(mud)
    return chance_if(s, *args, SIGHTS[FULL_SIGHT], room)


@entry
def wins_with_at(states, i, stone, seat):  # type: ignore[no-untyped-def]
    return wins_with(record(states, i), wide(stone), wide(seat))


@entry
def completion_at(states, i, stone, seat, card):  # type: ignore[no-untyped-def]
    """The strength of a side with one more card, and the greatest that the other can reach."""
    s = record(states, i)
    stone, seat = wide(stone), wide(seat)
    summary = wide(with_card(wide(s.summary[stone, seat]), wide(card)))
    own = strongest(s, stone, summary, wide(0), wide(0))
    return own, strongest_side(s, stone, 1 - seat, wide(0)), total_of(s, summary)


class _Table:
    """A table with its survey."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = int(state["player"][0])
        self.room = np.zeros(ROOM)
        self.chance: float = survey_at(state, 0, self.seat, self.room)

    def chance_of(self, stone: int) -> float:
        return float(self.room[CHANCES + stone])

    def chance_if(
        self,
        stone: int,
        added: int = NO_CARD,
        taken: int = NO_CARD,
        fog: int | None = None,
        mud: int | None = None,
    ) -> float:
        fog = int(self.state["fog"][0, stone]) if fog is None else fog
        mud = int(self.state["mud"][0, stone]) if mud is None else mud
        return float(
            chance_if_at(self.state, 0, stone, self.seat, added, taken, fog, mud, self.room)
        )

    def likeliest(self) -> int:
        """The formation that the own side of the last `chance_if` most likely becomes, the
        stronger one where two are about as likely."""
        outlook = self.room[TRIAL + CHANCE_OF : TRIAL + CHANCE_OF + FORMATIONS]
        return max(range(FORMATIONS), key=lambda formation: outlook[formation] * (2 + formation))

    def wins_with(self, stone: int) -> bool:
        return bool(wins_with_at(self.state, 0, stone, self.seat))

    def missing(self, stone: int, seat: int) -> int:
        needed = 4 if self.state["mud"][0, stone] else 3
        return needed - int(self.state["count"][0, stone, seat])

    def change(self, stone: int, after: float) -> str:
        before = self.chance_of(stone)
        if abs(after - before) < UNKNOWN:
            return f"your chance there stays at {after:.0%}"
        verb = "rises" if after > before else "falls"
        return f"your chance there {verb} from {before:.0%} to {after:.0%}"


def why(state: State, action: int) -> str:
    """What a legal move is good for. The same for all tables that the seat to move cannot tell
    apart."""
    table = _Table(state)
    if action < act.SCOUT_MOVE:
        card, stone = divmod(action - act.LAY, STONES)
        return _lay(table, card, stone) if card < FOG else _condition(table, card, stone)
    if action == act.SCOUT_MOVE:
        if state["scout_looks"][0]:
            return "It shows you the opponent's hand, so you know what still threatens you."
        return "It brings three new cards for the two that you need least."
    if action < act.DESERTER_MOVE:
        card, target = divmod(action - act.REDEPLOY_MOVE, STONES + 1)
        return _redeploy(table, card, target)
    if action < act.TRAITOR_MOVE:
        return _desert(table, action - act.DESERTER_MOVE)
    if action < act.CLAIM:
        card, target = divmod(action - act.TRAITOR_MOVE, STONES)
        return _betray(table, card, target)
    if action < act.DONE:
        return _claim(table, action - act.CLAIM)
    if action == act.DONE:
        return "It leaves the stones that you could claim for a later turn."
    if action == act.PASS:
        return "It keeps your cards for later: there is no clan card that you could lay."
    if action < act.RETURN:
        deck = DECKS[(action - act.DRAW_FROM) % 2]
        if deck == "clan":
            return "It brings a clan card, and those are what formations are made of."
        return "It brings a tactic card, which can turn a stone that clan cards cannot."
    return f"Of your cards, {CARD_NAMES[action - act.RETURN]} is one that you need least."


def _claim(table: _Table, stone: int) -> str:
    if table.wins_with(stone):
        return f"It takes stone {stone + 1}, and with it the game."
    return f"It takes stone {stone + 1}: no card that is still to come can beat your side."


def _lay(table: _Table, card: int, stone: int) -> str:
    name, place = CARD_NAMES[card], f"stone {stone + 1}"
    after = table.chance_if(stone, added=card)
    if table.missing(stone, table.seat) == 1:
        own, theirs, total = completion_at(table.state, 0, stone, table.seat, card)
        made = f"{name} completes {_named(own, total)} at {place}"
        if own < 0 or table.state["fog"][0, stone]:
            made = f"{name} completes a sum of {total} at {place}"
        if own > theirs:
            if table.wins_with(stone):
                return f"{made}: nothing can beat it any more, and the stone wins the game."
            return f"{made}: nothing that is still to come can beat it."
        return f"{made}: {table.change(stone, after)}."
    if after + UNKNOWN < table.chance_of(stone) and table.chance_of(stone) < 0.25:
        return f"{name} is least missed at {place}, which is hardly to be won."
    aim = FORMATION_NAMES[table.likeliest()]
    begun = "begins" if table.state["count"][0, stone, table.seat] == 0 else "goes on with"
    return f"{name} {begun} {aim} at {place}: {table.change(stone, after)}."


def _named(strength: int, total: int) -> str:
    formation = strength // UNIT
    if formation == SUM:
        return f"a sum of {total}"
    return FORMATION_NAMES[formation]


def _condition(table: _Table, card: int, stone: int) -> str:
    if card == FOG:
        after = table.chance_if(stone, fog=1)
        return f"In the fog only the sum counts at stone {stone + 1}: {table.change(stone, after)}."
    after = table.chance_if(stone, mud=1)
    return f"The mud asks for a fourth card at stone {stone + 1}: {table.change(stone, after)}."


def _without_condition(table: _Table, card: int, stone: int) -> float:
    return table.chance_if(stone, fog=0) if card == FOG else table.chance_if(stone, mud=0)


def _redeploy(table: _Table, card: int, target: int) -> str:
    name, source = CARD_NAMES[card], card_stone(table.state, card)
    if target == act.TO_DISCARD:
        if card >= FOG:
            after = _without_condition(table, card, source)
            return f"The {name} leaves stone {source + 1}: {table.change(source, after)}."
        after = table.chance_if(source, taken=card)
        return f"Without {name}, stone {source + 1} is open again: {table.change(source, after)}."
    if card >= FOG:
        return f"The {name} goes to stone {target + 1}, where it serves you better."
    after = table.chance_if(target, added=card)
    return f"{name} is worth more at stone {target + 1}: {table.change(target, after)}."


def _desert(table: _Table, card: int) -> str:
    name, source = CARD_NAMES[card], card_stone(table.state, card)
    if table.state["deserter_takes"][0]:
        return f"It brings {name} from stone {source + 1}, which is decided, into your hand."
    if card >= FOG:
        after = _without_condition(table, card, source)
        return f"The {name} leaves stone {source + 1}: {table.change(source, after)}."
    after = table.chance_if(source, taken=card)
    return f"It takes {name} from the opponent's side of stone {source + 1}: " + (
        f"{table.change(source, after)}."
    )


def _betray(table: _Table, card: int, target: int) -> str:
    name, source = CARD_NAMES[card], card_stone(table.state, card)
    taken = card if source == target else NO_CARD
    after = table.chance_if(target, added=card, taken=taken)
    return f"It brings {name} over from stone {source + 1} to your side of stone {target + 1}: " + (
        f"{table.change(target, after)}."
    )
