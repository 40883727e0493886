"""The chances of both seats, by a logistic regression on terms: kernels."""

from __future__ import annotations

import math

from ....core.kernel import i64, kernel
from ..rules import shows
from ..state import EMPTY, FIELDS, RAT, SIZE, SPICES, STRIPS, TOO_MANY_RATS
from .rats import stuck_rats
from .scratch import TERMS
from .spots import count, coverable, roomy, spots
from .weights import CHANCE, STAGES

# The terms, by number.
MARGIN = 0  # points ahead
LATE_MARGIN = 1  # the same, the more the fewer strips are left
LATE_TOTAL = 2  # with the groups in sight, as they would score at the end
TO_MOVE = 3  # 1 for the seat to move, else -1
IN_HAND = 4  # and by how many strips it has in hand
LEFT = 5  # strips to be laid
# Each for the player's own colour, then for the opponent's.
STANDING = 6  # points of the groups in sight
HOPE = 8  # the best open spot of each spice, by the fields of it that are to come
SPREAD = 10  # how many spots of 2 points there are, likewise
HAND = 12  # spices on the strips in hand, and how well they would score
HAND_RATS = 14  # rats on the strips in hand
RATS = 16  # one, two, three rats in sight, as long as they can become three
STUCK_RATS = 22  # one, two, three of them stuck


@kernel
def note_terms(s, seat, scratch):
    for i in range(TERMS):
        scratch.term[i] = 0.0
    left = i64(s.strips) - s.laid
    late = 1.0 / math.sqrt(left + 1.0)
    margin = i64(s.points[seat]) - s.points[1 - seat]
    to_move = 1.0 if s.player == seat else -1.0
    scratch.term[MARGIN] = margin / 10.0
    scratch.term[LATE_MARGIN] = margin * late / 4.0
    scratch.term[TO_MOVE] = to_move
    scratch.term[IN_HAND] = to_move * (s.turned_up - 1.0)
    scratch.term[LEFT] = left / STRIPS
    for face in range(EMPTY + 1, RAT):
        their = i64(0 if (face - 1) // SPICES == seat else 1)
        look_at_spice(s, i64(face), their, scratch)
    scratch.term[LATE_TOTAL] = (
        scratch.term[LATE_MARGIN]
        + (scratch.term[STANDING] - scratch.term[STANDING + 1]) * 5.0 * late / 4.0
    )
    for their in range(2):
        look_at_rats(s, i64(seat ^ their), i64(their), scratch)


@kernel
def look_at_spice(s, face, their, scratch):
    """Add a spice to the points in sight, and to those that may come."""
    groups = alone = pairs = ones = twos = 0
    start = max(i64(s.north) - 1, 0)
    north_2 = north = here = i64(0)
    south = i64(shows(s, face, start))
    south_2 = i64(shows(s, face, start + 1))
    for row in range(start, min(i64(s.south) + 2, SIZE)):
        north_2, north, here, south = north, here, south, south_2
        south_2 = i64(shows(s, face, i64(row + 2)))
        one, two = spots(north_2, north, here, south, south_2)
        if not one | here:
            continue
        # Fields, minus the edges between them, plus the squares of four: that is the number of
        # groups, unless one encloses something.
        beside = here & here >> 1
        groups += (
            count(here) - count(beside) - count(here & south) + count(beside & south & south >> 1)
        )
        alone += count(here & ~one)
        pairs += count(here & one & ~two)
        open_spots = coverable(s, row) | roomy(s, row)
        ones += count(one & open_spots)
        twos += count(two & open_spots)
    best = 2 if twos else 1 if ones else 0
    to_come, in_hand = fields_to_come(s, face)
    scratch.groups[face] = groups
    scratch.alone[face] = alone
    scratch.pairs[face] = pairs
    scratch.ones[face] = ones
    scratch.twos[face] = twos
    scratch.in_hand[face] = in_hand
    scratch.term[STANDING + their] += standing_points(face, scratch) / 5.0
    scratch.term[HOPE + their] += to_come * best / 40.0
    scratch.term[SPREAD + their] += to_come * min(twos, 4) / 80.0
    scratch.term[HAND + their] += in_hand * best / 4.0


@kernel
def standing_points(face, scratch):
    """What the groups of a spice would score at the end."""
    return 2 * (scratch.groups[face] - scratch.alone[face]) - scratch.pairs[face] // 2


@kernel
def fields_to_come(s, face):
    """How many fields of a face are on strips that lie face down, and on those in hand."""
    to_come = in_hand = 0
    for i in range(i64(s.laid), i64(s.strips)):
        for field in range(FIELDS):
            if s.field[s.order[i], field] == face:
                if i < s.laid + s.turned_up:
                    in_hand += 1
                else:
                    to_come += 1
    return to_come, in_hand


@kernel
def look_at_rats(s, colour, their, scratch):
    to_come, in_hand = fields_to_come(s, i64(RAT + colour))
    rats = i64(s.rats[colour])
    scratch.term[HAND_RATS + their] = in_hand / 2.0
    if rats + to_come + in_hand < TOO_MANY_RATS:
        return
    stuck = stuck_rats(s, colour)
    for i in range(TOO_MANY_RATS):
        scratch.term[RATS + 3 * their + i] = 1.0 if rats > i else 0.0
        scratch.term[STUCK_RATS + 3 * their + i] = 1.0 if stuck > i else 0.0


@kernel
def chances(s, seat, scratch, out):
    """Both seats know the same, so the seat to move is always the one judged."""
    note_terms(s, i64(s.player), scratch)
    chance = 1.0 / (1.0 + math.exp(-weighed_terms(s, scratch)))
    out[s.player] = chance
    out[1 - s.player] = 1.0 - chance


@kernel
def weighed_terms(s, scratch):
    """The logarithm of the odds of the seat whose terms are noted."""
    stage = 0
    while STAGES[stage] > s.strips - s.laid:
        stage += 1
    odds = CHANCE[stage, 0]
    for i in range(TERMS):
        odds += CHANCE[stage, 1 + i] * scratch.term[i]
    return odds
