"""What a move is good for, in a sentence, from what the player to move knows."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ....core.contract import State
from ....core.drawing import SUIT_NAMES
from ....core.sentence import Sentence, joined, sentence
from ..actions import TERRITORY_OF, TO_COLOUR, TO_NUMBER, decode, encode
from ..notation import CARD_NAMES, PLACES
from ..state import COLOUR_POINTS, KINDS, ROWS, VALUES


@dataclass(frozen=True)
class Contest:
    """A territory before a knight is laid there, as the player to move counts it."""

    territory: int
    own: int  # knights of the player's own row
    rival: int  # of the strongest rival
    most: int  # that any rival can still reach
    own_most: int  # that the player's own row can still reach
    unseen: int  # cards that fit and that the player has not seen

    @property
    def place(self) -> str:
        sign = PLACES[self.territory]
        return f"the {SUIT_NAMES[sign]} territory" if sign in SUIT_NAMES else f"territory {sign}"

    @property
    def points(self) -> str:
        return f"{self.worth} points" if self.worth > 1 else "1 point"

    @property
    def worth(self) -> int:
        return self.territory + 1 if self.territory < VALUES else COLOUR_POINTS


def why(state: State, action: int) -> Sentence:
    card = CARD_NAMES[decode(action)[0]]
    contest = _contest(state, TERRITORY_OF[action])
    name, english = _reason(state, contest)
    reason = sentence(
        name,
        f"The {SUIT_NAMES[card[0]]} {card[1:]} {english}",
        card=card,
        territory=PLACES[contest.territory],
        own=contest.own + 1,
        rival=contest.rival,
        points=contest.worth,
        unseen=contest.unseen,
    )
    castle = _castle(state, contest) if name in LEADS_ON else None
    if castle is None:
        return joined(f"{reason}.", reason)
    return joined(f"{reason}, and {castle}.", reason, castle)


LEADS_ON = ("tabula-why-wins", "tabula-why-first", "tabula-why-lead")


def _reason(state: State, contest: Contest) -> tuple[str, str]:
    """What a knight does at a territory: the name of the message, and English."""
    own, rival, place, points = contest.own, contest.rival, contest.place, contest.points
    first_here = (
        "tabula-why-treasure",
        f"is your first at {place}, which is worth at least its treasure",
    )
    treasure_is_sure = own == 0 and state["rows"][0] < ROWS
    score = f"{own + 1} to {rival}"
    last_card = state["hand_count"][0, int(state["player"][0])] == 1
    if own > contest.most:
        if last_card:
            return (
                "tabula-why-not-needed-last",
                f"is not needed at {place}, and it is your last card",
            )
        english = f"is not needed at {place}, and cards that still count stay in your hand"
        return "tabula-why-not-needed", english
    if contest.own_most < rival:
        if treasure_is_sure:
            return first_here
        if last_card:
            return "tabula-why-lost-last", f"is lost at {place}, and it is your last card"
        return "tabula-why-lost", f"is lost at {place}, and better cards stay in your hand"
    if own + 1 > contest.most:
        return "tabula-why-wins", f"wins {place} for good, {points}: nobody can catch up"
    if own == rival == 0:
        return "tabula-why-first", f"is the first knight at {place}, {points}"
    if own == rival:
        return "tabula-why-lead", f"takes the lead at {place}, {score} for {points}"
    if own > rival:
        to_come = f"{contest.unseen} unseen card" + "s" * (contest.unseen != 1)
        english = f"strengthens your lead at {place}, {score}, where {to_come} can still go"
        return "tabula-why-stronger", english
    if own + 1 == rival:
        english = f"draws level at {place}, {score}, so nobody takes its {points}"
        return "tabula-why-level", english
    if treasure_is_sure:
        return first_here
    return "tabula-why-closer", f"comes closer at {place}, {score} for {points}"


def _castle(state: State, contest: Contest) -> Sentence | None:
    """Whoever is first to own two numbers, left to right, gets the castle."""
    if contest.territory >= VALUES:
        return None
    knights, row = state["knights"][0], int(state["player"][0] % state["rows"][0])
    rivals = np.delete(knights[: int(state["rows"][0])], row, 0).max(0)
    led = [n for n in range(VALUES) if n != contest.territory and knights[row, n] > rivals[n]]
    if not led:
        return None
    numbers = [PLACES[number] for number in led[:2]]
    english = f"with {' and '.join(numbers)} it leads to the castle"
    return sentence("tabula-why-castle", english, listing=numbers)


def _contest(state: State, territory: int) -> Contest:
    seat, rows = int(state["player"][0]), int(state["rows"][0])
    knights = [int(state["knights"][0, row, territory]) for row in range(rows)]
    way = TO_NUMBER if territory < VALUES else TO_COLOUR
    fitting = [card for card in range(KINDS) if TERRITORY_OF[encode(card, way)] == territory]
    held = sum(int(state["hand"][0, seat, card]) for card in fitting)
    unseen = _in_play(state, territory) - held
    for card in fitting:
        for laid in (TO_NUMBER, TO_COLOUR):
            unseen -= int(state["laid"][0, :, encode(card, laid)].sum())
    most = [knights[row] + min(unseen, _to_lay(state, row)) for row in range(rows)]
    own = seat % rows
    return Contest(
        territory,
        knights[own],
        max(knights[row] for row in range(rows) if row != own),
        max(most[row] for row in range(rows) if row != own),
        most[own] + held,
        unseen,
    )


def _in_play(state: State, territory: int) -> int:
    """Cards that fit a territory, in the whole game."""
    kinds = state["colours"][0] if territory < VALUES else state["values"][0]
    return int(kinds) * int(state["copies"][0])


def _to_lay(state: State, row: int) -> int:
    """Cards that a row will lay and that the player to move has not seen: of the other hands, and
    what is still drawn in turn."""
    seat, players = int(state["player"][0]), int(state["players"][0])
    cards = 0
    for other in range(row, players, int(state["rows"][0])):
        if other != seat:
            cards += int(state["hand_count"][0, other])
        cards += (int(state["stock_count"][0]) + players - 1 - (other - seat) % players) // players
    return cards
