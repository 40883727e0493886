"""What an onlooker may see, built from a whitelist."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from ...core.contract import OPEN, Onlooker, State
from .notation import CARD_NAMES
from .options import options_of
from .setup import decisive_stones, deck_names, owners, result
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
from .view_types import Deck, Hand, Options, Result, Step, Stone, View

STEPS: dict[int, Step] = {
    CLAIMING: "claim",
    PLAYING: "play",
    TAKING: "take",
    RETURNING: "return",
    DRAWING: "draw",
}


def views(state: State) -> Callable[[Onlooker], View]:
    names = deck_names(state)
    where = state["where"][0].tolist()
    hands = [
        state["hand"][0, seat, : int(state["hand_count"][0, seat])].tolist() for seat in range(2)
    ]
    for seat, cards in enumerate(hands):
        for card in cards:
            where[card] |= 1 << seat  # everybody knows their own hand
    decks = {name: _deck_cards(state, deck) for deck, name in enumerate(names)}
    face_down = sorted(card for cards in (*hands, *decks.values()) for card in cards)
    open_part = _open_part(state)

    def view(onlooker: Onlooker) -> View:
        if onlooker == OPEN:
            known = set(face_down)
        else:
            known = {card for card in face_down if where[card] & _known_to(onlooker)}
        shown = [_hand(cards, known, names) for cards in hands]
        for seat, cards in enumerate(hands):
            if onlooker in (seat, OPEN):
                theirs = _known_to(1 - seat)
                shown[seat].seen = [CARD_NAMES[card] for card in cards if where[card] & theirs]
        return View(
            seat=onlooker,
            hands=shown,
            decks={name: _deck(cards, known) for name, cards in decks.items()},
            unseen=[CARD_NAMES[card] for card in face_down if card not in known],
            legal=[],
            **open_part,
        )

    return view


def _open_part(state: State) -> dict[str, Any]:
    """What everybody sees alike."""
    over = bool(state["over"][0])
    return {
        "options": Options(**options_of(state)),
        "player": None if over else int(state["player"][0]),
        "step": "over" if over else STEPS[int(state["phase"][0])],
        "passed": bool(state["passes"][0]),  # by the player before
        "stones": _stones(state),
        "discards": [
            CARD_NAMES[card] for card in state["discard"][0, : int(state["discard_count"][0])]
        ],
        "tactics_played": state["tactics_played"][0].tolist(),
        "jokers_played": list(map(bool, state["joker_played"][0].tolist())),
        "result": Result(**result(state), decisive=decisive_stones(state)) if over else None,
    }


def _stones(state: State) -> list[Stone]:
    stones = int(state["stones"][0])
    fields = ("count", "side", "order", "fog", "mud")
    lying = (state[field][0, :stones].tolist() for field in fields)
    return [_stone(owner, *stone) for owner, *stone in zip(owners(state), *lying, strict=True)]


def _stone(
    owner: int | None, counts: list[int], sides: list[list[int]], order: int, fog: int, mud: int
) -> Stone:
    """`fog` and `mud` are 1 more than the seat that played it, or 0."""
    first, places = None, 4 if mud else 3
    if min(counts) >= places:
        first = 1 - (order >> (sum(counts) - 1) & 1)
    lying = [
        [CARD_NAMES[card] for card in side[:count]]
        for side, count in zip(sides, counts, strict=True)
    ]
    return Stone(owner, fog - 1 if fog else None, mud - 1 if mud else None, lying, first, places)


def _known_to(onlooker: int | Literal["spectator"]) -> int:
    """The bit of `where` that says whether an onlooker knows a card that lies face down."""
    return KNOWN_TO_SPECTATORS if isinstance(onlooker, str) else 1 << onlooker


def knows(state: State, card: int, onlooker: Onlooker) -> bool:
    """Whether an onlooker knows where a card is that lies face down."""
    return onlooker == OPEN or bool(state["where"][0, card] & _known_to(onlooker))


def _hand(cards: list[int], known: set[int], decks: list[str]) -> Hand:
    hidden = [card for card in cards if card not in known]
    if decks == ["deck"]:
        backs = {"deck": len(hidden)}
    else:
        tactic = sum(card >= CLAN for card in hidden)
        counts = {"clan": len(hidden) - tactic, "tactic": tactic}
        backs = {name: counts[name] for name in decks}
    return Hand([CARD_NAMES[card] for card in cards if card in known], backs)


def _deck_cards(state: State, deck: int) -> list[int]:
    """In draw order."""
    start, count = DECK_START[deck], int(state["deck_count"][0, deck])
    cards: list[int] = state["deck"][0, start : start + count][::-1].tolist()
    return cards


def _deck(cards: list[int], known: set[int]) -> Deck:
    drawn = enumerate(cards, 1)
    return Deck(len(cards), {str(draw): CARD_NAMES[card] for draw, card in drawn if card in known})
