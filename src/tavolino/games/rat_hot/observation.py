"""A table as numbers, for programs that learn: what one seat knows.

Faces are counted from the seat on: 0 is none, 1 to 4 its own spices, 5 to 8 the other's, 9 its own
rat, 10 the other's.
"""

from __future__ import annotations

from ...core.contract import Observation, Part, part_starts
from ...core.kernel import i64, kernel
from .state import DIGITS, FIELDS, RAT, SIZE, SPICES, STRIPS

ACROSS, DOWN = 1, 2

PARTS = (
    Part("turn", (2,), "1 at the seat to move, this one first; all 0 at the end"),
    Part("shrunk_groups_score", (1,), "1 if they do"),
    Part("points", (2,), "of this seat, of the other"),
    Part("rats", (2,), "face up, of this seat, of the other"),
    Part("left", (1,), "strips that lie face down"),
    Part("turned_up", (2, FIELDS), "the faces of the strips that are turned up"),
    Part("to_come", (STRIPS, FIELDS), "the faces of each strip that lies face down; else 0"),
    Part("faces", (SIZE, SIZE), "the face that is seen at each field, by row"),
    Part("heights", (SIZE, SIZE), "how many strips lie at each field, by row"),
    Part(
        "whole",
        (SIZE, SIZE),
        "1 at the western end of a strip of which nothing is covered, 2 at the northern end",
    ),
)
(
    TURN_AT,
    SHRUNK_AT,
    POINTS_AT,
    RATS_AT,
    LEFT_AT,
    TURNED_UP_AT,
    TO_COME_AT,
    FACES_AT,
    HEIGHTS_AT,
    WHOLE_AT,
) = part_starts(PARTS)


@kernel
def write(s, seat, out):
    if not s.over:
        out[TURN_AT + (s.player != seat)] = 1
    out[SHRUNK_AT] = s.shrunk_groups_score
    for each in range(2):
        colour = seat if each == 0 else 1 - seat
        out[POINTS_AT + each] = s.points[colour]
        out[RATS_AT + each] = s.rats[colour]
    first = i64(s.laid + s.turned_up)
    out[LEFT_AT] = s.strips - first
    for slot in range(i64(s.turned_up)):
        write_strip(s, seat, i64(s.order[s.laid + slot]), out, TURNED_UP_AT + slot * FIELDS)
    for place in range(first, i64(s.strips)):
        strip = i64(s.order[place])
        write_strip(s, seat, strip, out, TO_COME_AT + (strip - 1) * FIELDS)
    north = s.north
    south = s.south
    for row in range(SIZE):  # all of them, so that the threads of a GPU are at the same one
        if not north <= row <= south:
            continue
        # Read once: what is written could be the same memory, as far as the compiler knows.
        faces = (s.face[0, row], s.face[1, row], s.face[2, row], s.face[3, row])
        heights = (s.height[0, row], s.height[1, row], s.height[2, row], s.height[3, row])
        across = s.whole_across[row]
        down = s.whole_down[row]
        for column in range(SIZE):
            at = row * SIZE + column
            out[FACES_AT + at] = seen_face(number_at(faces, column), seat)
            out[HEIGHTS_AT + at] = number_at(heights, column)
            out[WHOLE_AT + at] = ACROSS * (across >> column & 1) + DOWN * (down >> column & 1)


@kernel
def number_at(digits, column):
    """The number that the bits of a column make, least digit first."""
    number = 0
    for digit in range(DIGITS):
        number |= (digits[digit] >> column & 1) << digit
    return number


@kernel
def write_strip(s, seat, strip, out, start):
    for i in range(FIELDS):
        out[start + i] = seen_face(i64(s.field[strip, i]), seat)


@kernel
def seen_face(face, seat):
    """A face as a seat counts it: the first player's own come first."""
    if face == 0 or seat == 0:
        return face
    if face >= RAT:
        return 2 * RAT + 1 - face
    return face + SPICES if face <= SPICES else face - SPICES


OBSERVATION = Observation(PARTS, write, "i2")
