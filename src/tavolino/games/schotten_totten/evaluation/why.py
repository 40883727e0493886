"""One sentence for people: what a move is good for, based on what the seat to move can know."""

from __future__ import annotations

import numpy as np

from ....core.contract import State
from ....core.dispatch import Scratches
from ....core.kernel import entry, i64, record
from ....core.sentence import Sentence, joined, sentence
from ....core.signature import Bool, Float, Int, LongInts, Nothing, Tables
from .. import actions as act
from ..explain import KINDS
from ..formations import (
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
from ..notation import CARD_NAMES, DECKS, card_stone
from ..state import FOG, NO_CARD
from .evaluate import evaluate, wins_with
from .gains import chance_if
from .scratch import FORMATIONS, SCRATCH, TRIAL
from .weights import FULL_SKILL, SKILLS

FORMATION_NAMES = {
    COLOUR_RUN: "a colour run",
    KIND: "three of a kind",
    COLOUR: "one colour",
    RUN: "a run",
    SUM: "a high sum",
}
UNKNOWN = 0.02  # a change of a chance that is not worth mentioning


@entry
def evaluate_at(states: Tables, i: Int, seat: Int, scratch: Scratches) -> Float:
    weights = record(SKILLS, i64(FULL_SKILL))
    return evaluate(record(states, i), i64(seat), weights, record(scratch, i64(0)))


@entry
def chance_if_at(
    states: Tables,
    i: Int,
    stone: Int,
    seat: Int,
    added: Int,
    taken: Int,
    fog: Int,
    mud: Int,
    scratch: Scratches,
) -> Float:
    """`chance_if`, after `evaluate`; the odds of the player's own side stay in `scratch`."""
    s = record(states, i)
    args = i64(stone), i64(seat), i64(added), i64(taken), i64(fog), i64(mud)
    return chance_if(s, *args, record(SKILLS, i64(FULL_SKILL)), record(scratch, i64(0)))


@entry
def wins_with_at(states: Tables, i: Int, stone: Int, seat: Int) -> Bool:
    return wins_with(record(states, i), i64(stone), i64(seat))


@entry
def completion_at(
    states: Tables, i: Int, stone: Int, seat: Int, card: Int, out: LongInts
) -> Nothing:
    """The strength of a side with one more card, the greatest that the other can reach, and the sum
    of the side."""
    s = record(states, i)
    stone, seat = i64(stone), i64(seat)
    summary = i64(with_card(i64(s.summary[stone, seat]), i64(card)))
    out[0] = strongest(s, stone, summary, i64(0), i64(0))
    out[1] = strongest_side(s, stone, 1 - seat, i64(0))
    out[2] = total_of(s, summary)


class _Table:
    """A table, evaluated."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = int(state["player"][0])
        self.scratch = np.zeros(1, SCRATCH)
        self.chance: float = evaluate_at(state, 0, self.seat, self.scratch)

    def chance_of(self, stone: int) -> float:
        return float(self.scratch["chance"][0, stone])

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
            chance_if_at(self.state, 0, stone, self.seat, added, taken, fog, mud, self.scratch)
        )

    def likeliest(self) -> int:
        """The formation that the player's own side in the last `chance_if` most likely becomes; the
        stronger one if two are about equally likely."""
        odds = self.scratch["formation"][0, TRIAL]
        return max(range(FORMATIONS), key=lambda formation: odds[formation] * (2 + formation))

    def wins_with(self, stone: int) -> bool:
        return bool(wins_with_at(self.state, 0, stone, self.seat))

    def missing(self, stone: int, seat: int) -> int:
        needed = 4 if self.state["mud"][0, stone] else 3
        return needed - int(self.state["count"][0, stone, seat])

    def change(self, stone: int, after: float) -> Sentence:
        before = self.chance_of(stone)
        old, new = round(100 * before), round(100 * after)
        if abs(after - before) < UNKNOWN:
            english = f"your chance there stays at {after:.0%}"
            return sentence("schotten-why-stays", english, after=new)
        rises = after > before
        return sentence(
            "schotten-why-rises" if rises else "schotten-why-falls",
            f"your chance there {'rises' if rises else 'falls'} from {before:.0%} to {after:.0%}",
            before=old,
            after=new,
        )

    def with_change(self, reason: Sentence, stone: int, after: float) -> Sentence:
        """What a move does, and how the chance at a stone changes."""
        change = self.change(stone, after)
        return joined(f"{reason}: {change}.", reason, change)


def why(state: State, action: int) -> Sentence:
    """What a legal move is good for. The same for all tables that the seat to move cannot tell
    apart."""
    table = _Table(state)
    kind, card, target = act.decode(action)
    if kind == act.LAY:
        return _lay(table, card, target) if card < FOG else _condition(table, card, target)
    if kind == act.PLAY_SCOUT:
        if state["scout_looks"][0]:
            return sentence(
                "schotten-why-look",
                "It shows you your opponent's hand, so you know what still threatens you.",
            )
        return sentence(
            "schotten-why-scout", "It brings three new cards for the two you need least."
        )
    if kind == act.PLAY_REDEPLOY:
        return _redeploy(table, card, target)
    if kind == act.PLAY_DESERTER:
        return _desert(table, card)
    if kind == act.PLAY_TRAITOR:
        return _betray(table, card, target)
    if kind == act.CLAIM:
        return _claim(table, target)
    if kind == act.DONE:
        return sentence(
            "schotten-why-done", "It leaves the stones that you could claim for a later turn."
        )
    if kind == act.PASS:
        return sentence(
            "schotten-why-pass",
            "It keeps your cards for later: you have no clan card to lay.",
        )
    if kind == act.RETURN:
        name = CARD_NAMES[card]
        english = f"Of your cards, {name} is the one you need least."
        return sentence("schotten-why-return", english, card=name)
    if DECKS[target] == "clan":
        english = "It brings a clan card, and those are what formations are made of."
        return sentence("schotten-why-clan", english)
    english = "It brings a tactic card, which can win a stone that clan cards cannot."
    return sentence("schotten-why-tactic", english)


def _claim(table: _Table, stone: int) -> Sentence:
    if table.wins_with(stone):
        english = f"It claims stone {stone + 1} and wins the game."
        return sentence("schotten-why-claim-wins", english, stone=stone + 1)
    english = f"It claims stone {stone + 1}: nothing still to come can beat your side."
    return sentence("schotten-why-claim", english, stone=stone + 1)


def _lay(table: _Table, card: int, stone: int) -> Sentence:
    name, place = CARD_NAMES[card], f"stone {stone + 1}"
    after = table.chance_if(stone, added=card)
    if table.missing(stone, table.seat) == 1:
        completion = np.zeros(3, np.int64)
        completion_at(table.state, 0, stone, table.seat, card, completion)
        own, theirs, total = completion.tolist()
        only_sum = own < 0 or bool(table.state["fog"][0, stone])
        kind = SUM if only_sum else own // UNIT
        named = f"a sum of {total}" if kind == SUM else FORMATION_NAMES[kind]
        size = 4 if table.state["mud"][0, stone] else 3
        made = sentence(
            "schotten-why-completes",
            f"{name} completes {named} at {place}",
            card=name,
            made={"kind": KINDS[kind], "size": size, "sum": int(total)},
            stone=stone + 1,
        )
        if own <= theirs:
            return table.with_change(made, stone, after)
        if table.wins_with(stone):
            english = "nothing can beat it any more, and the stone wins the game"
            end = sentence("schotten-why-wins", english)
        else:
            end = sentence("schotten-why-safe", "nothing that is still to come can beat it")
        return joined(f"{made}: {end}.", made, end)
    if after + UNKNOWN < table.chance_of(stone) and table.chance_of(stone) < 0.25:
        english = f"{name} is least missed at {place}, which you will probably lose."
        return sentence("schotten-why-least-missed", english, card=name, stone=stone + 1)
    likeliest = table.likeliest()
    begins = table.state["count"][0, stone, table.seat] == 0
    reason = sentence(
        "schotten-why-begins" if begins else "schotten-why-goes-on",
        f"{name} {'begins' if begins else 'continues'} {FORMATION_NAMES[likeliest]} at {place}",
        card=name,
        aim=KINDS[likeliest],
        stone=stone + 1,
    )
    return table.with_change(reason, stone, after)


def _condition(table: _Table, card: int, stone: int) -> Sentence:
    if card == FOG:
        english = f"In the fog only the sum counts at stone {stone + 1}"
        reason = sentence("schotten-why-fog", english, card="fog", stone=stone + 1)
        return table.with_change(reason, stone, table.chance_if(stone, fog=1))
    english = f"The mud requires a fourth card at stone {stone + 1}"
    reason = sentence("schotten-why-mud", english, card="mud", stone=stone + 1)
    return table.with_change(reason, stone, table.chance_if(stone, mud=1))


def _without_condition(table: _Table, card: int, stone: int) -> float:
    return table.chance_if(stone, fog=0) if card == FOG else table.chance_if(stone, mud=0)


def _leaves(table: _Table, card: int, source: int) -> Sentence:
    """Fog or mud is taken away."""
    name = CARD_NAMES[card]
    english = f"The {name} leaves stone {source + 1}"
    reason = sentence("schotten-why-leaves", english, card=name, stone=source + 1)
    return table.with_change(reason, source, _without_condition(table, card, source))


def _redeploy(table: _Table, card: int, target: int) -> Sentence:
    name, source = CARD_NAMES[card], card_stone(table.state, card)
    if target == act.TO_DISCARD:
        if card >= FOG:
            return _leaves(table, card, source)
        english = f"Without {name}, stone {source + 1} is open again"
        reason = sentence("schotten-why-open-again", english, card=name, stone=source + 1)
        return table.with_change(reason, source, table.chance_if(source, taken=card))
    if card >= FOG:
        english = f"The {name} goes to stone {target + 1}, where it serves you better."
        return sentence("schotten-why-serves-better", english, card=name, stone=target + 1)
    english = f"{name} is worth more at stone {target + 1}"
    reason = sentence("schotten-why-worth-more", english, card=name, stone=target + 1)
    return table.with_change(reason, target, table.chance_if(target, added=card))


def _desert(table: _Table, card: int) -> Sentence:
    name, source = CARD_NAMES[card], card_stone(table.state, card)
    if table.state["deserter_takes"][0]:
        english = f"It brings {name} from stone {source + 1}, which is decided, into your hand."
        return sentence("schotten-why-to-hand", english, card=name, stone=source + 1)
    if card >= FOG:
        return _leaves(table, card, source)
    english = f"It takes {name} from your opponent's side of stone {source + 1}"
    reason = sentence("schotten-why-takes-away", english, card=name, stone=source + 1)
    return table.with_change(reason, source, table.chance_if(source, taken=card))


def _betray(table: _Table, card: int, target: int) -> Sentence:
    name, source = CARD_NAMES[card], card_stone(table.state, card)
    taken = card if source == target else NO_CARD
    reason = sentence(
        "schotten-why-brings-over",
        f"It brings {name} over from stone {source + 1} to your side of stone {target + 1}",
        card=name,
        stone=source + 1,
        target=target + 1,
    )
    return table.with_change(reason, target, table.chance_if(target, added=card, taken=taken))
