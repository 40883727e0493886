"""Re-dealing what a seat cannot know. What it may see: view.py."""

from __future__ import annotations

from ...core.chance import shuffle
from ...core.kernel import i64, kernel
from .rules import add_to_hand, take_from_hand
from .state import CARDS, CLAN, DECK_START, KNOWN_TO_SPECTATORS, NO_CARD, TACTIC_DECK

EVERY_KIND = -1


@kernel
def determinize(s, seat, rng, scratch):
    """Re-deal everything that `seat` (-1: a spectator) cannot know. If there are two decks, the
    backs tell clan from tactic cards, so each kind is dealt among its own places."""
    if s.one_deck:
        redeal(s, seat, i64(EVERY_KIND), rng, scratch)
    else:
        for kind in range(2):
            redeal(s, seat, kind, rng, scratch)


@kernel
def redeal(s, seat, kind, rng, scratch):
    """Gather the cards of one kind that `seat` cannot place, shuffle, and put them back. What the
    others know about a place stays with the place: `scratch` holds it after the cards."""
    mine = KNOWN_TO_SPECTATORS if seat < 0 else 1 << seat
    n = 0
    for deck in range(2):
        for place in range(i64(s.deck_count[deck])):
            card = i64(s.deck[DECK_START[deck] + place])
            if (kind == EVERY_KIND or deck == kind) and not s.where[card] & mine:
                s.deck[DECK_START[deck] + place] = NO_CARD
                n = gather(s, card, scratch, n)
    from_decks = n
    from_first_hand = 0
    for other in range(2):
        if other == seat:
            continue
        for place in range(s.hand_count[other] - 1, -1, -1):
            card = i64(s.hand[other, place])
            of_kind = kind == EVERY_KIND or (card >= CLAN) == (kind == TACTIC_DECK)
            if of_kind and not s.where[card] & mine:
                known = s.where[card]
                take_from_hand(s, other, card)
                s.where[card] = known
                n = gather(s, card, scratch, n)
        if other == 0:
            from_first_hand = n - from_decks
    sort_cards(scratch, i64(n))
    shuffle(scratch, i64(0), i64(n), rng)
    i = 0
    for deck in range(2):
        for place in range(i64(s.deck_count[deck])):
            if s.deck[DECK_START[deck] + place] == NO_CARD:
                s.deck[DECK_START[deck] + place] = scratch[i]
                s.where[scratch[i]] = scratch[CARDS + i]
                i += 1
    while i < n:
        add_to_hand(s, i64(0 if i < from_decks + from_first_hand else 1), i64(scratch[i]))
        s.where[scratch[i]] = scratch[CARDS + i]
        i += 1


@kernel
def sort_cards(cards, n):
    """Put n different cards into ascending order, so that the shuffle does not depend on theirs: by
    the sets that they make. Each card is written, and kept if it is in its set."""
    clan, tactic = i64(0), i64(0)
    for i in range(n):
        card = i64(cards[i])
        if card < CLAN:
            clan |= 1 << card
        else:
            tactic |= 1 << (card - CLAN)
    n = i64(0)
    for card in range(CLAN):
        cards[n] = card
        n += clan >> card & 1
    if tactic:
        for card in range(CLAN, CARDS):
            cards[n] = card
            n += tactic >> (card - CLAN) & 1


@kernel
def gather(s, card, scratch, n):
    scratch[n] = card
    scratch[CARDS + n] = s.where[card]
    s.where[card] = 0
    return n + 1
