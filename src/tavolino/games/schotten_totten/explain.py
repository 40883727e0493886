"""Why a move cannot be played, in a sentence; for a claim, with the formation that beats it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ...core.contract import Json, State
from ...core.sentence import Sentence, joined, sentence
from . import actions as act
from .formations import (
    COLOUR,
    COLOUR_RUN,
    IMPOSSIBLE,
    KIND,
    RUN,
    SUM,
    UNIT,
    can_fall_to_at,
    strongest_side_at,
    summary_with_card,
)
from .notation import CARD_NAMES, CARD_NUMBERS, card_stone
from .setup import cards_in_play, hand_cards
from .state import (
    CLAIMING,
    CLAN,
    DESERTER,
    DRAWING,
    FOG,
    JOKER_1,
    JOKER_2,
    MUD,
    NO_CARD,
    PLAYING,
    REDEPLOY,
    RETURNING,
    SCOUT,
    TAKING,
    TRAITOR,
    VALUES,
)

KINDS = {SUM: "sum", RUN: "run", COLOUR: "colour", KIND: "kind", COLOUR_RUN: "colour-run"}
FORMATIONS = {
    SUM: "sum",
    RUN: "run",
    COLOUR: "colour",
    KIND: "of a kind",
    COLOUR_RUN: "colour run",
}
ASKED = {
    CLAIMING: "claim a stone, or done",
    PLAYING: "play a card",
    TAKING: "take clan or take tactic",
    RETURNING: "return a card from your hand",
    DRAWING: "draw clan or draw tactic",
}
STEPS = {CLAIMING: "claim", PLAYING: "play", TAKING: "take", RETURNING: "return", DRAWING: "draw"}


@dataclass(frozen=True)
class Formation:
    """A complete side of a stone: the cards that lie there and those still to be laid."""

    cards: tuple[str, ...]
    still_to_come: tuple[str, ...]
    kind: str
    strength: int

    def __str__(self) -> str:
        article = "" if self.kind.endswith("of a kind") else "a "
        return f"{' '.join(self.cards + self.still_to_come)} ({article}{self.kind})"


def formation_of(state: State, formation: Formation) -> Json:
    """A formation as data. Its sum is null if the edition does not compare sums."""
    kind = formation.strength // UNIT
    sums = kind == SUM or bool(state["sums_break_all_ties"][0])
    return {
        "kind": KINDS[kind],
        "cards": list(formation.cards),
        "to_come": list(formation.still_to_come),
        "sum": formation.strength % UNIT if sums else None,
    }


def explain(state: State, action: int) -> Sentence:
    """The sentence for a well-formed move that is not legal now."""
    phase = int(state["phase"][0])
    move = act.decode(action)
    if move.kind == act.CLAIM:
        return _why_no_claim(state, move.target)
    if move.kind == act.PASS and phase == PLAYING:
        return sentence(
            "schotten-must-play",
            "you have a clan card and a free space for it, so you must play a card",
        )
    if act.KINDS[move.kind].phase != phase:
        return _asked(phase)
    if phase == PLAYING:
        return _why_not_play(state, move)
    if phase == RETURNING:
        return _why_not_return(state, CARD_NAMES[move.card])
    return _asked(phase)


def _asked(phase: int) -> Sentence:
    return sentence("schotten-asked", f"now {ASKED[phase]}", step=STEPS[phase])


def _not_in_hand(state: State, card: str) -> Sentence:
    hand = hand_cards(state, int(state["player"][0]))
    english = f"{card} is not in your hand: {' '.join(hand) or 'no cards'}"
    return sentence("not-in-hand", english, card=card, cards=hand)


def _why_not_return(state: State, card: str) -> Sentence:
    if card not in hand_cards(state, int(state["player"][0])):
        return _not_in_hand(state, card)
    return sentence(
        "schotten-joker-kept",
        "you have played a joker, so you keep the other one until the end of the game;"
        " return another card",
    )


def _why_not_play(state: State, move: act.Move) -> Sentence:
    seat = int(state["player"][0])
    card = move.card if move.ruse == NO_CARD else move.ruse  # that leaves the hand
    if (refused := _why_not_that_card(state, seat, card)) is not None:
        return refused
    if card == SCOUT:
        return sentence(
            "schotten-nothing-to-draw",
            "both decks are empty, so Scout has nothing to draw",
            card="scout",
        )
    if act.KINDS[move.kind].targets > 1 and move.target != act.TO_DISCARD:
        return _why_not_there(state, seat, move)
    return _what_it_does(state, card)


def why_no_ruse(state: State, card: int) -> Sentence:
    """Why a ruse cannot be played at all, whatever its target."""
    if int(state["phase"][0]) != PLAYING:
        return _asked(int(state["phase"][0]))
    refused = _why_not_that_card(state, int(state["player"][0]), card)
    return _what_it_does(state, card) if refused is None else refused


def _why_not_that_card(state: State, seat: int, card: int) -> Sentence | None:
    """Why a card cannot leave the hand, wherever it goes."""
    name = CARD_NAMES[card]
    if name not in hand_cards(state, seat):
        return _not_in_hand(state, name)
    if card >= CLAN:
        if card in (JOKER_1, JOKER_2) and state["joker_played"][0, seat]:
            return sentence(
                "schotten-joker-played",
                "each player may play one joker per game, and you have played yours",
            )
        mine, theirs = (int(state["tactics_played"][0, s]) for s in (seat, 1 - seat))
        if state["tactic_limit"][0] and mine > theirs:
            return sentence(
                "schotten-tactic-limit",
                f"tactic cards played: {mine} by you, {theirs} by your opponent; wait until"
                " your opponent has played another one",
                own=mine,
                other=theirs,
            )
    return None


def _what_it_does(state: State, card: int) -> Sentence:
    if card == TRAITOR:
        english = "Traitor moves a card from your opponent's side to a free space on yours"
        return sentence("schotten-traitor-moves", english, card="traitor")
    if card == DESERTER and state["deserter_takes"][0]:
        english = "Deserter takes a card from your opponent's side of a claimed stone"
        return sentence("schotten-deserter-takes", english, card="deserter")
    if card == DESERTER:
        english = "Deserter discards a card from your opponent's side of an unclaimed stone"
        return sentence("schotten-deserter-discards", english, card="deserter")
    english = "Redeploy moves one of your cards from an unclaimed stone to another one"
    if state["redeploy_discards"][0]:
        return sentence("schotten-redeploys", f"{english}, or discards it", card="redeploy")
    english += "; this edition does not let it discard"
    return sentence("schotten-redeploys-only", english, card="redeploy")


def _why_not_there(state: State, seat: int, move: act.Move) -> Sentence:
    moved, target, ruse = move.card, move.target, move.ruse
    stones = range(int(state["stones"][0]))
    unclaimed = [stone for stone in stones if state["owner"][0, stone] < 0]
    if target not in unclaimed:
        free = " ".join(str(stone + 1) for stone in unclaimed)
        return sentence(
            "schotten-is-claimed",
            f"stone {target + 1} is claimed; unclaimed stones: {free}",
            stone=target + 1,
            free=free,
        )
    if ruse != NO_CARD:
        source = card_stone(state, moved)
        if ruse == REDEPLOY and source == target:
            english = "Redeploy moves a card to another stone"
            return sentence("schotten-another-stone", english, card="redeploy")
        if source not in unclaimed and not (ruse == TRAITOR and state["traitor_takes_any"][0]):
            english = f"stone {source + 1} is claimed, so no card can leave it"
            return sentence("schotten-closed", english, stone=source + 1)
        if moved in (FOG, MUD):
            return sentence(
                "schotten-lies-on-stone",
                "in this edition Fog and Mud lie on the stone itself, and nothing can move them",
                card=CARD_NAMES[moved],
            )
        if ruse == TRAITOR and moved >= CLAN and not state["traitor_takes_any"][0]:
            english = "Traitor takes only clan cards"
            return sentence("schotten-clan-cards-only", english, card="traitor")
    free = " ".join(
        str(stone + 1)
        for stone in unclaimed
        if state["count"][0, stone, seat] < _needed(state, stone)
    )
    english = f"your side of stone {target + 1} is full; stones with a free space: {free or 'none'}"
    if not free:
        return sentence("schotten-all-full", english)
    return sentence("schotten-full", english, stone=target + 1, free=free)


# -- claims --------------------------------------------------------------------------------------


def _needed(state: State, stone: int) -> int:
    return 4 if state["mud"][0, stone] else 3


def _why_no_claim(state: State, stone: int) -> Sentence:
    seat = int(state["player"][0])
    other = 1 - seat
    number = stone + 1
    if (owner := int(state["owner"][0, stone])) >= 0:
        yours = owner == seat
        return sentence(
            "schotten-claimed-by-you" if yours else "schotten-claimed-by-them",
            f"stone {number} is already claimed by {'you' if yours else 'your opponent'}",
            stone=number,
        )
    needed = _needed(state, stone)
    laid = [int(count) for count in state["count"][0, stone]]
    if laid[seat] < needed and not state["incomplete_claims"][0]:
        return sentence(
            "schotten-incomplete",
            f"your side of stone {number} has {laid[seat]} of {needed} cards; complete it first",
            stone=number,
            laid=laid[seat],
            needed=needed,
        )
    theirs = strongest_formation(state, stone, other)
    own = weakest_formation(state, stone, seat)
    if own is None:
        english = f"your side of stone {number} can no longer be completed"
        return sentence("schotten-hopeless", english, stone=number)
    if theirs is not None and (beaten := _beaten(state, stone, seat, own, theirs)):
        return beaten
    if state["claims_first"][0]:
        english = "stones are claimed at the start of the turn, before playing a card"
        return sentence("schotten-claims-first", english)
    english = "stones are claimed after playing a card, before drawing"
    return sentence("schotten-claims-after", english)


def _beaten(
    state: State, stone: int, seat: int, own: Formation, theirs: Formation
) -> Sentence | None:
    """The sentence that says how the opponent's formation beats the claimer's; None if not."""
    even = own.strength == theirs.strength
    if own.strength > theirs.strength:
        return None
    # Of equal formations, the one completed first wins: a complete side before an incomplete one,
    # and the opponent before a claimer who is not complete either.
    if (
        even
        and not own.still_to_come
        and (theirs.still_to_come or not _is_second(state, stone, seat))
    ):
        return None
    yours = f"what your side may still become, {own}" if own.still_to_come else f"your {own}"
    if theirs.still_to_come:
        lays = " ".join(theirs.still_to_come)
        start = f"your opponent can still lay {lays} at stone {stone + 1}: {theirs}"
    else:
        start = f"at stone {stone + 1} your opponent's {theirs}"
    shown = sentence(
        "schotten-can-still-lay" if theirs.still_to_come else "schotten-has-laid",
        start,
        counter_example={
            "stone": stone + 1,
            "cards": [*theirs.cards, *theirs.still_to_come],
            "formation": formation_of(state, theirs),
        },
    )
    mine = formation_of(state, own)
    if not even:
        name = "schotten-beats-hope" if own.still_to_come else "schotten-beats"
        return joined(f"{start} beats {yours}", shown, sentence(name, "", formation=mine))
    first = "could be completed first" if theirs.still_to_come else "was completed first"
    name = "schotten-can-be-first" if theirs.still_to_come else "schotten-is-second"
    english = f"{start} is as strong as {yours}, and {first}"
    return joined(english, shown, sentence(name, "", formation=mine))


def _is_second(state: State, stone: int, seat: int) -> bool:
    youngest = int(state["count"][0, stone].sum()) - 1
    return int(state["order"][0, stone]) >> youngest & 1 == seat


def strongest_formation(state: State, stone: int, seat: int) -> Formation | None:
    """The strongest formation that a side is, or can still become with unseen clan cards."""
    strength = int(strongest_side_at(state, 0, stone, seat))
    if strength == IMPOSSIBLE:
        return None
    return _complete(state, stone, seat, lambda table: _strength(table, stone, seat) == strength)


def weakest_formation(state: State, stone: int, seat: int) -> Formation | None:
    """The weakest formation that a side is, or can still become with unseen clan cards."""
    strongest = _strength(state, stone, seat)
    if strongest == IMPOSSIBLE:
        return None
    if not _missing(state, stone, seat):
        return strongest_formation(state, stone, seat)

    def falls_to(limit: int) -> bool:
        return bool(can_fall_to_at(state, 0, stone, seat, limit))

    weakest = bisect_left(range(strongest), True, key=falls_to)
    return _complete(state, stone, seat, lambda table: _can_fall_to(table, stone, seat, weakest))


def _missing(state: State, stone: int, seat: int) -> int:
    return _needed(state, stone) - int(state["count"][0, stone, seat])


def _strength(state: State, stone: int, seat: int) -> int:
    return int(strongest_side_at(state, 0, stone, seat))


def _can_fall_to(state: State, stone: int, seat: int, limit: int) -> bool:
    if not _missing(state, stone, seat):
        return _strength(state, stone, seat) <= limit
    return bool(can_fall_to_at(state, 0, stone, seat, limit))


def _complete(state: State, stone: int, seat: int, still_so: Callable[[State], bool]) -> Formation:
    """Lay unseen cards, one by one, so that the condition stays true."""
    table = state.copy()
    lying = tuple(
        CARD_NAMES[card] for card in table["side"][0, stone, seat, : table["count"][0, stone, seat]]
    )
    laid: list[str] = []
    while _missing(table, stone, seat) > 0:
        table = next(filter(still_so, _one_card_more(table, stone, seat)))
        laid.append(CARD_NAMES[table["side"][0, stone, seat, table["count"][0, stone, seat] - 1]])
    strength = _strength(table, stone, seat)
    kind = FORMATIONS[strength // UNIT]
    if strength // UNIT == KIND:
        kind = f"{'four' if _needed(state, stone) == 4 else 'three'} {kind}"
    elif strength // UNIT == SUM:
        kind = f"{kind} of {strength % UNIT}"
    return Formation(lying, tuple(laid), kind, strength)


def _one_card_more(state: State, stone: int, seat: int) -> Iterator[State]:
    """The table after each unseen clan card was laid on a side."""
    for name in cards_in_play(state):
        colour, value = divmod(CARD_NUMBERS[name], VALUES)
        if CARD_NUMBERS[name] < CLAN and state["unseen"][0, colour] & (1 << value):
            table = state.copy()
            table["side"][0, stone, seat, table["count"][0, stone, seat]] = CARD_NUMBERS[name]
            table["count"][0, stone, seat] += 1
            table["unseen"][0, colour] &= ~(1 << value)
            summary = int(table["summary"][0, stone, seat])
            table["summary"][0, stone, seat] = summary_with_card(summary, CARD_NUMBERS[name])
            yield table
