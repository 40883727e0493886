"""What an onlooker may see, built from a white list."""

from __future__ import annotations

from ...core.contract import OPEN, Json, Onlooker, State
from .notation import CARD_NAMES, CARD_NUMBERS
from .options import OPTIONS, options_of
from .setup import deck_cards, deck_names, owners, result
from .state import (
    CLAIMING,
    CLAN,
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
    return {
        "game": "schotten-totten",
        "options": {option.name: options[option.name] for option in OPTIONS},
        "seat": onlooker,
        "player": None if over else int(state["player"][0]),
        "step": "over" if over else STEPS[int(state["phase"][0])],
        "passed": bool(state["passes"][0]),  # by the player before
        "stones": [_stone(state, stone) for stone in range(int(state["stones"][0]))],
        "hands": [_hand(state, seat, onlooker) for seat in range(2)],
        "decks": {
            name: _deck(state, deck, onlooker) for deck, name in enumerate(deck_names(state))
        },
        "discards": [
            CARD_NAMES[card] for card in state["discard"][0, : int(state["discard_count"][0])]
        ],
        "tactics_played": [int(played) for played in state["tactics_played"][0]],
        "jokers_played": [bool(played) for played in state["joker_played"][0]],
        "result": result(state) if over else None,
    }


def _stone(state: State, stone: int) -> Json:
    counts = [int(count) for count in state["count"][0, stone]]
    first = None
    if min(counts) >= (4 if state["mud"][0, stone] else 3):
        first = 1 - (int(state["order"][0, stone]) >> (sum(counts) - 1) & 1)

    def played_by(field: str) -> int | None:
        seat = int(state[field][0, stone])
        return seat - 1 if seat else None

    return {
        "owner": owners(state)[stone],
        "fog": played_by("fog"),
        "mud": played_by("mud"),
        "sides": [
            [CARD_NAMES[card] for card in state["side"][0, stone, seat, : counts[seat]]]
            for seat in range(2)
        ],
        "completed_first": first,
    }


def knows(state: State, card: int, onlooker: Onlooker) -> bool:
    """Whether an onlooker knows where a card lies that does not lie face up."""
    if onlooker == OPEN:
        return True
    bit = KNOWN_TO_SPECTATORS if isinstance(onlooker, str) else 1 << onlooker
    return bool(state["where"][0, card] & bit)


def _hand(state: State, seat: int, onlooker: Onlooker) -> Json:
    """`cards` are those that the onlooker knows, the other entries count the rest by their backs;
    `seen` are the own cards that the opponent knows."""
    numbers = [int(card) for card in state["hand"][0, seat, : int(state["hand_count"][0, seat])]]
    known = [card for card in numbers if seat == onlooker or knows(state, card, onlooker)]
    hidden = [card for card in numbers if card not in known]
    hand: Json = {"cards": [CARD_NAMES[card] for card in known]}
    if deck_names(state) == ["deck"]:
        hand["hidden"] = {"deck": len(hidden)}
    else:
        tactic = sum(card >= CLAN for card in hidden)
        counts = {"clan": len(hidden) - tactic, "tactic": tactic}
        hand["hidden"] = {name: counts[name] for name in deck_names(state)}
    if onlooker in (seat, OPEN):
        hand["seen"] = [CARD_NAMES[card] for card in numbers if knows(state, card, 1 - seat)]
    return hand


def _deck(state: State, deck: int, onlooker: Onlooker) -> Json:
    """`known` maps the number of draws until a card comes (1: the next) to the card."""
    return {
        "count": int(state["deck_count"][0, deck]),
        "known": {
            str(draw): card
            for draw, card in enumerate(deck_cards(state, deck), 1)
            if knows(state, CARD_NUMBERS[card], onlooker)
        },
    }
