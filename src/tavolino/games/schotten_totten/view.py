"""What an onlooker may see, built from a white list."""

from __future__ import annotations

from collections.abc import Callable

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


def views(state: State) -> Callable[[Onlooker], Json]:
    names = deck_names(state)
    where = state["where"][0].tolist()
    hands = [
        state["hand"][0, seat, : int(state["hand_count"][0, seat])].tolist() for seat in range(2)
    ]
    decks = {name: _deck_cards(state, deck) for deck, name in enumerate(names)}
    open_part = _open_part(state)

    def view(onlooker: Onlooker) -> Json:
        eyes = _eyes(onlooker)
        return open_part | {
            "seat": onlooker,
            "hands": [
                _hand(cards, seat, onlooker, where, names) for seat, cards in enumerate(hands)
            ],
            "decks": {name: _deck(cards, where, eyes) for name, cards in decks.items()},
        }

    return view


def _open_part(state: State) -> Json:
    """What everybody sees alike, with room for the rest."""
    over = bool(state["over"][0])
    options = options_of(state)
    return {
        "game": "schotten-totten",
        "options": {option.name: options[option.name] for option in OPTIONS},
        "seat": None,
        "player": None if over else int(state["player"][0]),
        "step": "over" if over else STEPS[int(state["phase"][0])],
        "passed": bool(state["passes"][0]),  # by the player before
        "stones": _stones(state),
        "hands": None,
        "decks": None,
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


def _hand(
    numbers: list[int], seat: int, onlooker: Onlooker, where: list[int], decks: list[str]
) -> Json:
    """`cards` are those that the onlooker knows, the other entries count the rest by their backs;
    `seen` are the own cards that the opponent knows."""
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


def _deck_cards(state: State, deck: int) -> list[int]:
    """In draw order."""
    start, count = DECK_START[deck], int(state["deck_count"][0, deck])
    cards: list[int] = state["deck"][0, start : start + count][::-1].tolist()
    return cards


def _deck(cards: list[int], where: list[int], eyes: int) -> Json:
    """`known` maps the number of draws until a card comes (1: the next) to the card."""
    return {
        "count": len(cards),
        "known": {
            str(draw): CARD_NAMES[card]
            for draw, card in enumerate(cards, 1)
            if _knows(where, card, eyes)
        },
    }
