"""What a move did, in order, as an onlooker may see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ...core.contract import OPEN, Onlooker, State
from . import actions as act
from .event_types import (
    Awarded,
    Betrayed,
    Claimed,
    ClaimingDone,
    ConditionLaid,
    Deserted,
    Drawn,
    Ended,
    Event,
    Fell,
    Formation,
    FormationChanged,
    Laid,
    Looked,
    Passed,
    Redeployed,
    Returned,
    Scouted,
)
from .explain import formation_of, strongest_formation, weakest_formation
from .formations import IMPOSSIBLE
from .notation import CARD_NAMES, CARD_NUMBERS, card_side, card_stone
from .setup import deck_cards, deck_names, result
from .state import CLAN, CLAN_DECK, FOG, NO_CARD, TACTIC_DECK
from .view import knows


def events(before: State, action: int, after: State, onlooker: Onlooker) -> list[Event]:
    told = list(_move(before, action, after, onlooker))
    told += _draws(before, action, after, onlooker)
    if after["over"][0]:
        told += _awards(before, action, after)
        ending = result(after)
        told.append(Ended(ending["winners"], ending["reason"], ending["scores"]))
    return told


def _move(before: State, action: int, after: State, onlooker: Onlooker) -> Iterator[Event]:
    player = int(before["player"][0])
    kind, card, target = act.decode(action)
    if kind == act.LAY:
        yield from _lay(before, after, player, card, target)
    elif kind == act.PLAY_SCOUT:
        looks = bool(before["scout_looks"][0])
        yield Scouted(player, looks)
        if looks:
            yield _look(before, player, onlooker)
    elif act.KINDS[kind].ruse != NO_CARD:
        yield from _ruse(before, action, after, player)
    elif kind == act.CLAIM:
        yield _won(Claimed, before, target, player)
    elif kind == act.DONE:
        yield ClaimingDone(player)
    elif kind == act.PASS:
        yield Passed(player)
    elif kind == act.RETURN:
        seen = onlooker in (player, OPEN)
        yield Returned(
            player=player,
            card=CARD_NAMES[card] if seen else None,
            deck=deck_names(before)[_deck_of(before, card)],
            to="top" if before["scout_returns_on_top"][0] else "bottom",
        )


def _lay(before: State, after: State, player: int, card: int, stone: int) -> Iterator[Event]:
    if card >= FOG:
        yield ConditionLaid(player, CARD_NAMES[card], stone + 1)
        yield from _changes(before, after, [stone], None)
        return
    yield Laid(player, CARD_NAMES[card], stone + 1, _completed(after, stone, player))


def _look(state: State, player: int, onlooker: Onlooker) -> Looked:
    """Both players know that hand from now on; a spectator did not see it."""
    hand = state["hand"][0, 1 - player]
    cards = [CARD_NAMES[card] for card in hand if card != NO_CARD]
    seen = onlooker == OPEN or isinstance(onlooker, int)
    return Looked(player, cards if seen else None, len(cards))


def _ruse(before: State, action: int, after: State, player: int) -> Iterator[Event]:
    kind, card, target = act.decode(action)
    leaves = kind == act.PLAY_DESERTER or target == act.TO_DISCARD
    to = None if leaves else target  # the stone that the card goes to
    stone, side = card_stone(before, card), card_side(before, card)
    name = CARD_NAMES[card]
    laid_on = to if card < FOG else None
    formation = None if laid_on is None else _completed(after, laid_on, player)
    if kind == act.PLAY_REDEPLOY:
        yield Redeployed(player, name, stone + 1, side, "x" if to is None else to + 1, formation)
    elif to is None:
        goes_to: Literal["hand", "x"] = "hand" if before["deserter_takes"][0] else "x"
        yield Deserted(player, name, stone + 1, side, goes_to)
    else:
        yield Betrayed(player, name, stone + 1, side, to + 1, formation)
    for seat in range(2):
        for extra in _lying(before, stone, seat):
            number = CARD_NUMBERS[extra]
            if number != card and not after["where"][0, number]:
                yield Fell(seat, extra, stone + 1)
    touched = [stone] if to is None else [stone, to]
    yield from _changes(before, after, touched, None if laid_on is None else (laid_on, player))


def _lying(state: State, stone: int, seat: int) -> list[str]:
    count = int(state["count"][0, stone, seat])
    return [CARD_NAMES[card] for card in state["side"][0, stone, seat, :count]]


def _changes(
    before: State, after: State, stones: list[int], told: tuple[int, int] | None
) -> Iterator[Event]:
    """The complete sides that became another formation, except for the one already reported."""
    for stone in stones:
        for seat in range(2):
            was, strength = (int(state["strength"][0, stone, seat]) for state in (before, after))
            if strength not in (IMPOSSIBLE, was) and (stone, seat) != told:
                yield FormationChanged(seat, stone + 1, _completed(after, stone, seat))


# -- formations ----------------------------------------------------------------------------------


def _completed(state: State, stone: int, seat: int) -> Formation | None:
    """The formation of a complete side."""
    if state["strength"][0, stone, seat] == IMPOSSIBLE:
        return None
    formation = strongest_formation(state, stone, seat)
    return None if formation is None else Formation(**formation_of(state, formation))


def _won(
    how: type[Claimed] | type[Awarded], state: State, stone: int, seat: int
) -> Claimed | Awarded:
    """A stone goes to a seat; `state` is the table before that."""
    theirs = strongest_formation(state, stone, 1 - seat)
    own = weakest_formation(state, stone, seat)
    assert own is not None, "a side that cannot be completed wins no stone"
    return how(
        player=seat,
        stone=stone + 1,
        formation=Formation(**formation_of(state, own)),
        against=None if theirs is None else Formation(**formation_of(state, theirs)),
    )


def _awards(before: State, action: int, after: State) -> Iterator[Event]:
    """The stones that go to whoever could claim them when both players have passed."""
    if action != act.PASS_ACTION:
        return
    for stone in range(int(after["stones"][0])):
        winner = int(after["owner"][0, stone])
        if winner != int(before["owner"][0, stone]):
            yield _won(Awarded, before, stone, winner)


# -- draws ---------------------------------------------------------------------------------------


def _deck_of(state: State, card: int) -> int:
    return CLAN_DECK if card < CLAN or state["one_deck"][0] else TACTIC_DECK


def _draws(before: State, action: int, after: State, onlooker: Onlooker) -> Iterator[Event]:
    """The cards that the player drew, in order: from the deck that was picked, then from the one
    that is left. If neither was picked, one of them was empty."""
    player = int(before["player"][0])
    decks = [deck_cards(before, deck) for deck in range(2)]  # the next card first
    picked = CLAN_DECK
    kind, card, target = act.decode(action)
    if kind in (act.DRAW_FROM, act.TAKE_FROM):
        picked = target
    elif kind == act.RETURN:
        pile = decks[_deck_of(before, card)]
        pile.insert(0 if before["scout_returns_on_top"][0] else len(pile), CARD_NAMES[card])
    for deck in (picked, 1 - picked):
        drawn = decks[deck][: len(decks[deck]) - int(after["deck_count"][0, deck])]
        for name in drawn:
            seen = onlooker == player or knows(after, CARD_NUMBERS[name], onlooker)
            yield Drawn(player, name if seen else None, deck_names(before)[deck])
