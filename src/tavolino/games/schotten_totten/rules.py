"""The rules of Schotten-Totten, as kernels over one table record.

They are in the order of a turn: deal, what may be done, doing it, what follows automatically, the
end.
"""

from __future__ import annotations

from ...core.chance import below, shuffle
from ...core.contract import WHOLE_WIN
from ...core.kernel import i64, kernel
from .actions import (
    CLAIM,
    DONE,
    DONE_ACTION,
    DRAW_FROM,
    LAY,
    NAMED,
    PASS,
    PASS_ACTION,
    PLAY_DESERTER,
    PLAY_REDEPLOY,
    PLAY_SCOUT,
    PLAY_TRAITOR,
    RETURN,
    SCOUT_ACTION,
    TAKE_FROM,
    TO_DISCARD,
    action_of,
    add_targets,
    card_of,
    kind_of,
    nth_target,
    stones_in,
    target_of,
)
from .formations import (
    IMPOSSIBLE,
    LOWEST,
    VALUE_SET,
    cards_needed,
    provable_claims,
    sum_up,
    weigh,
    weigh_both,
    with_card,
)
from .state import (
    AT_STONE,
    CARDS,
    CLAIMING,
    CLAN,
    CLAN_DECK,
    COLOURS,
    DECK_START,
    DESERTER,
    DRAW,
    DRAWING,
    FIVE_STONES,
    FOG,
    JOKER_1,
    JOKER_2,
    KNOWN_TO_SPECTATORS,
    MORE_STONES,
    NO_CARD,
    NOBODY,
    PLAYING,
    REDEPLOY,
    RETURNING,
    SCOUT,
    SECOND_JOKER_KEPT,
    SIDE,
    STONES,
    STONES_AWARDED_BY_PROOF,
    TACTIC_DECK,
    TAKING,
    THREE_IN_A_ROW,
    TRAITOR,
    VALUES,
)

# -- setting up ----------------------------------------------------------------------------------


@kernel
def clear_table(s):
    """No card anywhere, no stone owned; the options stay."""
    s.winner = NOBODY
    for seat in range(2):
        for place in range(s.hand.shape[1]):
            s.hand[seat, place] = NO_CARD
    for stone in range(STONES):
        s.owner[stone] = NOBODY
        for seat in range(2):
            s.strength[stone, seat] = IMPOSSIBLE
            for place in range(SIDE):
                s.side[stone, seat, place] = NO_CARD
    for place in range(s.discard.shape[0]):
        s.discard[place] = NO_CARD
    for place in range(s.deck.shape[0]):
        s.deck[place] = NO_CARD
    for colour in range(i64(s.colours)):
        s.unseen[colour] = (1 << s.values) - 1


@kernel
def deal(s, rng):
    clear_table(s)
    for colour in range(i64(s.colours)):
        for value in range(i64(s.values)):
            put_on_top(s, i64(CLAN_DECK), i64(colour * VALUES + value))
    shuffled_together = s.one_deck
    if s.tactics:
        for card in range(CLAN, CARDS):
            put_on_top(s, i64(CLAN_DECK if shuffled_together else TACTIC_DECK), card)
    for deck in range(2):
        shuffle(s.deck, DECK_START[deck], i64(s.deck_count[deck]), rng)
    first = below(rng, i64(2))
    if s.player < 0:
        s.player = first
    for _ in range(s.hand_size):
        for seat in range(2):
            draw_card(s, seat, i64(CLAN_DECK))
    s.phase = PLAYING  # with no card on the table there is nothing to claim


# -- cards change places -------------------------------------------------------------------------


@kernel
def add_to_hand(s, seat, card):
    count = i64(s.hand_count[seat])
    for place in range(count):  # the greater card moves on, without branching
        held = i64(s.hand[seat, place])
        s.hand[seat, place] = min(held, card)
        card = max(held, card)
    s.hand[seat, count] = card
    s.hand_count[seat] = count + 1


@kernel
def take_from_hand(s, seat, card):
    last = i64(s.hand_count[seat]) - 1
    for place in range(last):  # those after it move up, without branching
        held, following = i64(s.hand[seat, place]), i64(s.hand[seat, place + 1])
        s.hand[seat, place] = held if held < card else following
    s.hand[seat, last] = NO_CARD
    s.hand_count[seat] = last
    s.where[card] = 0


@kernel
def put_on_top(s, deck, card):
    s.deck[DECK_START[deck] + s.deck_count[deck]] = card
    s.deck_count[deck] += 1


@kernel
def put_at_bottom(s, deck, card):
    bottom = DECK_START[deck]
    for place in range(bottom + s.deck_count[deck], bottom, -1):
        s.deck[place] = s.deck[place - 1]
    s.deck[bottom] = card
    s.deck_count[deck] += 1


@kernel
def draw_card(s, seat, deck):
    s.deck_count[deck] -= 1
    top = DECK_START[deck] + s.deck_count[deck]
    card = i64(s.deck[top])
    s.deck[top] = NO_CARD
    s.where[card] &= ~(1 << seat)  # a player knows their own hand anyway
    add_to_hand(s, seat, card)


@kernel
def lay_on_side(s, stone, seat, card):
    place = s.count[stone, seat]
    s.order[stone] |= seat << (s.count[stone, 0] + s.count[stone, 1])
    s.side[stone, seat, place] = card
    s.count[stone, seat] = place + 1
    s.summary[stone, seat] = with_card(i64(s.summary[stone, seat]), card)
    s.where[card] = AT_STONE + 2 * stone + seat
    if card < CLAN:
        s.unseen[card // VALUES] &= ~(1 << (card % VALUES))


@kernel
def lift_from_side(s, stone, seat, card):
    """Take a card off a side. It is nowhere then, but still counts as face up."""
    place = 0
    while s.side[stone, seat, place] != card:
        place += 1
    # Its bit in the order is this seat's bit with `place` others of the seat before it.
    bit = 0
    passed = 0
    while (s.order[stone] >> bit) & 1 != seat or passed < place:
        passed += (s.order[stone] >> bit) & 1 == seat
        bit += 1
    below_it = s.order[stone] & ((1 << bit) - 1)
    s.order[stone] = (s.order[stone] >> (bit + 1) << bit) | below_it
    last = s.count[stone, seat] - 1
    for i in range(place, last):
        s.side[stone, seat, i] = s.side[stone, seat, i + 1]
    s.side[stone, seat, last] = NO_CARD
    s.count[stone, seat] = last
    s.summary[stone, seat] = sum_up(s, stone, seat)
    s.where[card] = 0


@kernel
def discard(s, card):
    s.discard[s.discard_count] = card
    s.discard_count += 1


@kernel
def stone_of(s, card):
    """The stone that a card lies at."""
    return i64(s.where[card] - AT_STONE) // 2


@kernel
def lay_condition(s, stone, seat, card):
    """Fog or Mud comes to a stone, played by a seat."""
    s.where[card] = AT_STONE + 2 * stone + seat
    if card == FOG:
        s.fog[stone] = seat + 1
    else:
        s.mud[stone] = seat + 1


@kernel
def lift_condition(s, stone, card):
    """Take Fog or Mud off a stone. Without Mud, a fourth card goes: the last one laid there."""
    s.where[card] = 0
    if card == FOG:
        s.fog[stone] = 0
        return
    s.mud[stone] = 0
    for seat in range(2):
        if s.count[stone, seat] > 3:
            extra = i64(s.side[stone, seat, 3])
            lift_from_side(s, stone, seat, extra)
            discard(s, extra)


# -- what may be done ----------------------------------------------------------------------------


@kernel
def may_play_tactic(s, card):
    seat = i64(s.player)
    if (card == JOKER_1 or card == JOKER_2) and s.joker_played[seat]:
        return False
    return not s.tactic_limit or s.tactics_played[seat] <= s.tactics_played[1 - seat]


@kernel
def cards_on_side(s, seat):
    """The cards that lie at a seat's sides, and its Fog and Mud, as bits."""
    lying = i64(0)
    for card in range(NAMED):
        where = i64(s.where[card])
        lying |= i64((where >= AT_STONE) & (where & 1 == seat)) << card
    return lying


# Such a set is read in parts of as many cards as there are values: the last one has the tactic
# cards.
PARTS = COLOURS + 1


@kernel
def redeploy_moves(s, out, n, unclaimed, free):
    lying = cards_on_side(s, i64(s.player))
    for part in range(PARTS):
        left = lying >> part * VALUES & VALUE_SET
        while left:
            card = part * VALUES + i64(LOWEST[left]) - 1
            left &= left - 1
            stone = stone_of(s, card)
            if s.owner[stone] >= 0 or (card >= FOG and not s.conditions_on_sides):
                continue
            targets = free if card < FOG else unclaimed
            n = add_targets(out, n, i64(PLAY_REDEPLOY), card, targets & ~(1 << stone))
            if s.redeploy_discards:
                out[n] = action_of(i64(PLAY_REDEPLOY), card, i64(TO_DISCARD))
                n += 1
    return n


@kernel
def deserter_moves(s, out, n):
    lying = cards_on_side(s, 1 - i64(s.player))
    for part in range(PARTS):
        left = lying >> part * VALUES & VALUE_SET
        while left:
            card = part * VALUES + i64(LOWEST[left]) - 1
            left &= left - 1
            claimed = s.owner[stone_of(s, card)] >= 0
            if claimed == (s.deserter_takes != 0) and (card < FOG or s.conditions_on_sides):
                out[n] = action_of(i64(PLAY_DESERTER), card, i64(0))
                n += 1
    return n


@kernel
def traitor_moves(s, out, n, free):
    lying = cards_on_side(s, 1 - i64(s.player)) & (1 << (FOG if s.traitor_takes_any else CLAN)) - 1
    for part in range(PARTS):
        left = lying >> part * VALUES & VALUE_SET
        while left:
            card = part * VALUES + i64(LOWEST[left]) - 1
            left &= left - 1
            if s.traitor_takes_any or s.owner[stone_of(s, card)] < 0:
                n = add_targets(out, n, i64(PLAY_TRAITOR), card, free)
    return n


@kernel
def open_stones(s):
    """The unclaimed stones, and those of them where the player has a space left, as bits."""
    seat = i64(s.player)
    unclaimed, free = i64(0), i64(0)
    for stone in range(STONES):  # always all of them, and no branches: the loop is unrolled
        is_free = s.count[stone, seat] < cards_needed(s, stone)
        unclaimed |= i64(s.owner[stone] < 0) << stone
        free |= i64(is_free) << stone
    unclaimed &= (1 << i64(s.stones)) - 1
    free &= unclaimed
    return unclaimed, free


@kernel
def play_moves(s, out):
    seat = i64(s.player)
    n = i64(0)
    unclaimed, free = open_stones(s)
    must_play = False
    scout = redeploy = deserter = traitor = False
    for i in range(i64(s.hand_count[seat])):
        card = i64(s.hand[seat, i])
        if card >= CLAN and not may_play_tactic(s, card):
            continue
        if card < NAMED:
            n = add_targets(out, n, i64(LAY), card, free if card < FOG else unclaimed)
            must_play |= card < CLAN and free != 0
        elif card == SCOUT:
            scout = s.scout_looks != 0 or s.deck_count[0] + s.deck_count[1] > 0
        elif card == REDEPLOY:
            redeploy = True
        elif card == DESERTER:
            deserter = True
        elif card == TRAITOR:
            traitor = True
    if scout:
        out[n] = SCOUT_ACTION
        n += 1
    if redeploy:
        n = redeploy_moves(s, out, n, unclaimed, free)
    if deserter:
        n = deserter_moves(s, out, n)
    if traitor:
        n = traitor_moves(s, out, n, free)
    if not must_play:
        out[n] = PASS_ACTION
        n += 1
    return n


@kernel
def return_moves(s, out):
    """A player who has played a joker keeps the other one, unless it is the whole hand."""
    seat = i64(s.player)
    kept = s.rules >= SECOND_JOKER_KEPT and s.joker_played[seat] != 0
    n = i64(0)
    for i in range(i64(s.hand_count[seat])):
        card = i64(s.hand[seat, i])
        if not (kept and (card == JOKER_1 or card == JOKER_2)):
            out[n] = action_of(i64(RETURN), card, i64(0))
            n += 1
    if n == 0:
        for i in range(i64(s.hand_count[seat])):
            out[n] = action_of(i64(RETURN), i64(s.hand[seat, i]), i64(0))
            n += 1
    return n


@kernel
def legal_moves(s, out):
    if s.over:
        return 0
    n = 0
    if s.phase == PLAYING:
        n = play_moves(s, out)
    elif s.phase == CLAIMING:
        for stone in range(i64(s.stones)):
            if s.claimable & (1 << stone):
                out[n] = action_of(i64(CLAIM), i64(0), i64(stone))
                n += 1
        out[n] = DONE_ACTION
        n += 1
    elif s.phase == RETURNING:
        n = return_moves(s, out)
    else:
        kind = i64(DRAW_FROM if s.phase == DRAWING else TAKE_FROM)
        out[0] = action_of(kind, i64(0), i64(CLAN_DECK))
        out[1] = action_of(kind, i64(0), i64(TACTIC_DECK))
        n = 2
    return n


@kernel
def only_lays_clan_cards(s):
    """Whether the player may lay every card of the hand at every stone with a space, and do nothing
    else: there is no tactic card among them. The hand is ascending."""
    cards = i64(s.hand_count[s.player])
    return s.over == 0 and s.phase == PLAYING and cards > 0 and s.hand[s.player, cards - 1] < CLAN


@kernel
def count_moves(s, scratch):
    if not only_lays_clan_cards(s):
        return i64(legal_moves(s, scratch))
    _, free = open_stones(s)
    scratch[0] = free
    return max(i64(s.hand_count[s.player]) * stones_in(free), 1)


@kernel
def nth_move(s, n, scratch):
    if not only_lays_clan_cards(s):
        return i64(scratch[n])
    free = i64(scratch[0])
    if free == 0:
        return i64(PASS_ACTION)
    before = n // stones_in(free)
    card = i64(s.hand[s.player, before])
    return action_of(i64(LAY), card, nth_target(free, n - before * stones_in(free)))


# -- doing it ------------------------------------------------------------------------------------


@kernel
def apply(s, action):
    action = i64(action)
    seat = i64(s.player)
    kind, card, target = kind_of(action), card_of(action), target_of(action)
    if kind == LAY:
        play_from_hand(s, card)
        if card < FOG:
            lay_on_side(s, target, seat, card)
            weigh(s, target, seat)
        else:
            lay_condition(s, target, seat, card)
            weigh_both(s, target)
        after_playing(s)
    elif kind == PLAY_SCOUT:
        play_ruse(s, i64(SCOUT))
        if s.scout_looks:
            look_at_hand(s)
            after_playing(s)
        else:
            s.takes = 3
            take_cards(s)
    elif kind == PLAY_REDEPLOY:
        play_ruse(s, i64(REDEPLOY))
        redeploy(s, card, target)
        after_playing(s)
    elif kind == PLAY_DESERTER:
        play_ruse(s, i64(DESERTER))
        desert(s, card)
        after_playing(s)
    elif kind == PLAY_TRAITOR:
        play_ruse(s, i64(TRAITOR))
        stone = stone_of(s, card)
        lift_from_side(s, stone, 1 - seat, card)
        lay_on_side(s, target, seat, card)
        weigh_both(s, stone)
        weigh_both(s, target)
        after_playing(s)
    elif kind == CLAIM:
        claim(s, target)
    elif kind == DONE:
        after_claims(s)
    elif kind == PASS:
        if s.passes:
            end_by_passes(s)
        else:
            s.passes = 1
            after_playing(s)
    elif kind == DRAW_FROM:
        draw_card(s, seat, target)
        draw_up(s)
    elif kind == TAKE_FROM:
        take_one(s, target)
        take_cards(s)
    else:
        put_back(s, card)


@kernel
def play_from_hand(s, card):
    s.passes = 0
    take_from_hand(s, i64(s.player), card)
    if card >= CLAN:
        s.tactics_played[s.player] += 1
        if card == JOKER_1 or card == JOKER_2:
            s.joker_played[s.player] = 1


@kernel
def play_ruse(s, card):
    play_from_hand(s, card)
    discard(s, card)


@kernel
def look_at_hand(s):
    other = 1 - i64(s.player)
    for i in range(i64(s.hand_count[other])):
        s.where[s.hand[other, i]] |= 1 << i64(s.player)


@kernel
def redeploy(s, card, target):
    seat = i64(s.player)
    stone = stone_of(s, card)
    if card < FOG:
        lift_from_side(s, stone, seat, card)
    else:
        lift_condition(s, stone, card)
    if target == TO_DISCARD:
        discard(s, card)
    elif card < FOG:
        lay_on_side(s, target, seat, card)
    else:
        lay_condition(s, target, seat, card)
    weigh_both(s, stone)
    if target != TO_DISCARD:
        weigh_both(s, target)


@kernel
def desert(s, card):
    other = 1 - i64(s.player)
    stone = stone_of(s, card)
    if card < FOG:
        lift_from_side(s, stone, other, card)
    else:
        lift_condition(s, stone, card)
    weigh_both(s, stone)
    if not s.deserter_takes:
        discard(s, card)
        return
    add_to_hand(s, i64(s.player), card)
    s.where[card] = (1 << other) | KNOWN_TO_SPECTATORS
    if card < CLAN:  # in a hand it is still to come, though everybody knows where it is
        s.unseen[card // VALUES] |= 1 << (card % VALUES)


@kernel
def take_one(s, deck):
    draw_card(s, i64(s.player), deck)
    s.takes -= 1
    if s.scout_picks_one_deck:
        while s.takes and s.deck_count[deck]:
            draw_card(s, i64(s.player), deck)
            s.takes -= 1
        s.takes = 0


@kernel
def take_cards(s):
    """Scout's draws, as far as there is nothing to choose; then its returns."""
    while s.takes and s.deck_count[0] + s.deck_count[1]:
        if s.deck_count[0] and s.deck_count[1]:
            s.phase = TAKING
            return
        take_one(s, i64(CLAN_DECK if s.deck_count[CLAN_DECK] else TACTIC_DECK))
    s.takes = 0
    s.returns = min(2, s.hand_count[s.player])
    s.phase = RETURNING


@kernel
def put_back(s, card):
    seat = i64(s.player)
    take_from_hand(s, seat, card)
    deck = i64(CLAN_DECK if card < CLAN or s.one_deck else TACTIC_DECK)
    if s.scout_returns_on_top:
        put_on_top(s, deck, card)
    else:
        put_at_bottom(s, deck, card)
    s.where[card] = 1 << seat
    s.returns -= 1
    if not s.returns:
        after_playing(s)


# -- what follows automatically ------------------------------------------------------------------


@kernel
def start_turn(s):
    s.phase = PLAYING
    if s.claims_first:
        ask_for_claims(s)


@kernel
def after_playing(s):
    if not s.claims_first and ask_for_claims(s):
        return
    draw_up(s)


@kernel
def ask_for_claims(s):
    """Whether there is a stone to claim, and if so, claiming is asked now."""
    s.claimable = provable_claims(s, i64(s.player))
    if s.claimable:
        s.phase = CLAIMING
    return s.claimable != 0


@kernel
def claim(s, stone):
    """A claim reveals no card, so it does not affect other claims."""
    give_stone(s, stone, i64(s.player))
    s.claimable = 0 if s.over or s.one_claim_a_turn else s.claimable & ~(1 << stone)
    if not s.over and not s.claimable:
        after_claims(s)


@kernel
def after_claims(s):
    s.claimable = 0
    if s.claims_first:
        s.phase = PLAYING
    else:
        draw_up(s)


@kernel
def draw_up(s):
    """Draw back up to the hand size, as far as there is nothing to choose; then the next turn."""
    seat = i64(s.player)
    while s.hand_count[seat] < s.hand_size and s.deck_count[0] + s.deck_count[1]:
        if s.deck_count[0] and s.deck_count[1]:
            s.phase = DRAWING
            return
        draw_card(s, seat, i64(CLAN_DECK if s.deck_count[CLAN_DECK] else TACTIC_DECK))
    s.player = 1 - seat
    start_turn(s)


# -- the end -------------------------------------------------------------------------------------


@kernel
def give_stone(s, stone, seat):
    """The stone goes to a seat; three neighbours or any five end the game at once."""
    s.owner[stone] = seat
    owned = 0
    in_a_row = 0
    for each in range(i64(s.stones)):
        if s.owner[each] == seat:
            owned += 1
            in_a_row += 1
            if in_a_row == 3:
                end(s, seat, i64(THREE_IN_A_ROW))
                return
        else:
            in_a_row = 0
    if owned == 5:
        end(s, seat, i64(FIVE_STONES))


@kernel
def end(s, winner, reason):
    s.over = 1
    s.winner = winner
    s.reason = reason
    s.passes = 0
    s.phase = PLAYING


@kernel
def end_by_passes(s):
    """Each stone goes to the player who could claim it, however many there are. Both can never
    claim the same: the worst that one side can become would have to beat the best that the other
    can become, and vice versa; and a side that cannot be completed claims nothing."""
    claims_0, claims_1 = provable_claims(s, i64(0)), provable_claims(s, i64(1))
    for stone in range(i64(s.stones)):
        complete = s.strength[stone, 0] >= 0 and s.strength[stone, 1] >= 0
        if s.over or not (complete or s.rules >= STONES_AWARDED_BY_PROOF):
            continue
        if (claims_0 | claims_1) >> stone & 1:
            give_stone(s, stone, i64(0 if claims_0 >> stone & 1 else 1))
    if s.over:
        return
    owned_0 = owned_1 = 0
    for stone in range(i64(s.stones)):
        owned_0 += s.owner[stone] == 0
        owned_1 += s.owner[stone] == 1
    if owned_0 == owned_1:
        end(s, i64(NOBODY), i64(DRAW))
    else:
        end(s, i64(0 if owned_0 > owned_1 else 1), i64(MORE_STONES))


@kernel
def outcome(s, seat):
    if s.winner < 0:
        return WHOLE_WIN // 2
    return WHOLE_WIN if s.winner == seat else 0
