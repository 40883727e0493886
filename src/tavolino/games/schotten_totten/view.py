"""What an onlooker may see, built from a white list."""

from __future__ import annotations

from ...core.contract import OPEN, Json, Onlooker, State
from .notation import CARD_NAMES
from .options import OPTIONS, options_of
from .setup import deck_names, owners, result
from .state import (
    CLAIMING,
    CLAN,
    DECK_START,
    DRAWING,
    KNOWN_TO_SPECTATORS,
    PLAYING,
    RETURNING,
    TAKING,
)

STEPS = {
    CLAIMING: "claim",
    PLAYING: "play",
    TAKING: "take",
    RETURNING: "return",
    DRAWING: "draw",
}


def view(state: State, onlooker: Onlooker) -> Json:
    over = bool(state["over"][0])
    options = options_of(state)
    decks = deck_names(state)
    eyes = _eyes(onlooker)
    where = state["where"][0].tolist()
    return {
        "game": "schotten-totten",
        "options": {option.name: options[option.name] for option in OPTIONS},
        "seat": onlooker,
        "player": None if over else int(state["player"][0]),
        "step": "over" if over else STEPS[int(state["phase"][0])],
        "passed": bool(state["passes"][0]),  # by the player before
        "stones": _stones(state),
        "hands": [_hand(state, seat, onlooker, where, decks) for seat in range(2)],
        "decks": {name: _deck(state, deck, where, eyes) for deck, name in enumerate(decks)},
        "discards": [
            CARD_NAMES[card] for card in state["discard"][0, : int(state["discard_count"][0])]
        ],
        "tactics_played": state["tactics_played"][0].tolist(),
        "jokers_played": list(map(bool, state["joker_played"][0].tolist())),
        "result": result(state) if over else None,
    }


def _stones(state: State) -> list[Json]:
    stones = int(state["stones"][0])
    fields = ("count", "side", "order", "fog", "mud")
    lying = (state[field][0, :stones].tolist() for field in fields)
    return [_stone(owner, *stone) for owner, *stone in zip(owners(state), *lying, strict=True)]


def _stone(
    owner: int | None, counts: list[int], sides: list[list[int]], order: int, fog: int, mud: int
) -> Json:
    """`fog` and `mud` are 1 more than the seat that played it, or 0."""
    first = None
    if min(counts) >= (4 if mud else 3):
        first = 1 - (order >> (sum(counts) - 1) & 1)
    return {
        "owner": owner,
        "fog": fog - 1 if fog else None,
        "mud": mud - 1 if mud else None,
        "sides": [
            [CARD_NAMES[card] for card in side[:count]]
            for side, count in zip(sides, counts, strict=True)
        ],
        "completed_first": first,
    }


def _eyes(onlooker: Onlooker) -> int:
    """The bit of `where` that tells whether an onlooker knows a card that does not lie face up; all
    bits for those who know every card."""
    if onlooker == OPEN:
        return -1
    return KNOWN_TO_SPECTATORS if isinstance(onlooker, str) else 1 << onlooker


def knows(state: State, card: int, onlooker: Onlooker) -> bool:
    """Whether an onlooker knows where a card lies that does not lie face up."""
    eyes = _eyes(onlooker)
    return eyes < 0 or bool(state["where"][0, card] & eyes)


def _hand(state: State, seat: int, onlooker: Onlooker, where: list[int], decks: list[str]) -> Json:
    """`cards` are those that the onlooker knows, the other entries count the rest by their backs;
    `seen` are the own cards that the opponent knows."""
    numbers = state["hand"][0, seat, : int(state["hand_count"][0, seat])].tolist()
    eyes = _eyes(OPEN if seat == onlooker else onlooker)
    known = [card for card in numbers if _knows(where, card, eyes)]
    hidden = [card for card in numbers if not _knows(where, card, eyes)]
    hand: Json = {"cards": [CARD_NAMES[card] for card in known]}
    if decks == ["deck"]:
        hand["hidden"] = {"deck": len(hidden)}
    else:
        tactic = sum(card >= CLAN for card in hidden)
        counts = {"clan": len(hidden) - tactic, "tactic": tactic}
        hand["hidden"] = {name: counts[name] for name in decks}
    if onlooker in (seat, OPEN):
        theirs = _eyes(1 - seat)
        hand["seen"] = [CARD_NAMES[card] for card in numbers if _knows(where, card, theirs)]
    return hand


def _knows(where: list[int], card: int, eyes: int) -> bool:
    return eyes < 0 or bool(where[card] & eyes)


def _deck(state: State, deck: int, where: list[int], eyes: int) -> Json:
    """`known` maps the number of draws until a card comes (1: the next) to the card."""
    start, count = DECK_START[deck], int(state["deck_count"][0, deck])
    cards = state["deck"][0, start : start + count][::-1].tolist()
    return {
        "count": count,
        "known": {
            str(draw): CARD_NAMES[card]
            for draw, card in enumerate(cards, 1)
            if _knows(where, card, eyes)
        },
    }
