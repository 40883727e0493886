"""What an experienced player sees in a table of Tabula Rasa. How it is estimated: majorities.py."""

from __future__ import annotations

from ...core.contract import Insight
from ...core.kernel import kernel, wide
from .features import FEATURES, features
from .majorities import ESTIMATE, GAIN, HELD, POINTS, SURVEY, WIN, share_win, survey
from .state import KINDS, TERRITORIES, TERRITORY_OF, VALUES
from .why import why

BEGINNER, NOW_AND_THEN = 0, 1  # sights


@kernel
def chances(s, seat, room, out):  # type: ignore[no-untyped-def]
    survey(s, wide(seat), ESTIMATE, room)
    share_win(s.rows, room)
    for other in range(s.players):
        out[other] = room[WIN + (other - seat + s.players) % s.rows]


# -- preferences ---------------------------------------------------------------------------------

HERE, ELSEWHERE = 2.0, -1.5


@kernel
def preferences(s, legal, n, sight, room, out):  # type: ignore[no-untyped-def]
    if sight == BEGINNER:
        like_what_is_seen(s, legal, n, out)
    elif sight == NOW_AND_THEN:
        like_own_plans(s, legal, n, room, out)
    else:
        survey(s, wide(s.player), ESTIMATE, room)
        for i in range(n):
            action = legal[i]
            here = room[GAIN + TERRITORY_OF[action]]
            elsewhere = room[GAIN + TERRITORY_OF[action ^ 1]]
            out[i] = HERE * here + ELSEWHERE * elsewhere


@kernel
def most_knights_of_rivals(s, territory):  # type: ignore[no-untyped-def]
    own = s.player % s.rows
    most = 0
    for row in range(s.rows):
        if row != own:
            most = max(most, s.knights[row, territory])
    return most


# How much a beginner likes a point of the territory, and to have so many knights there.
LIKED_POINT = 0.5
LIKED_KNIGHTS = (0.0, 1.0, 1.5, 1.0, 0.5, 0.0)


@kernel
def like_what_is_seen(s, legal, n, out):  # type: ignore[no-untyped-def]
    """Many points, and a few friends next to the knight: of the own row alone, knight by knight."""
    own = s.player % s.rows
    for i in range(n):
        territory = TERRITORY_OF[legal[i]]
        knights = min(s.knights[own, territory] + 1, len(LIKED_KNIGHTS) - 1)
        out[i] = LIKED_POINT * POINTS[territory] + LIKED_KNIGHTS[knights]


PLANNED = 0.5  # what the other place of a card counts for one who plays now and then


@kernel
def like_own_plans(s, legal, n, room, out):  # type: ignore[no-untyped-def]
    """Where the own hand can win most: the lead when half of the cards in hand that fit have come,
    and as many of a rival with an average hand. Nothing of what has been played, nor the castle."""
    own = s.player % s.rows
    average = 0.5 * s.hand_count[s.player] / VALUES
    for territory in range(TERRITORIES):
        room[HELD + territory] = 0.0
    for card in range(KINDS):
        held = 0.5 * s.hand[s.player, card]
        room[HELD + card % VALUES] += held
        room[HELD + VALUES + card // VALUES] += held
    for territory in range(TERRITORIES):
        lead = s.knights[own, territory] - most_knights_of_rivals(s, territory)
        lead += room[HELD + territory] - average
        room[GAIN + territory] = POINTS[territory] / (1.0 + lead**2)
    for i in range(n):
        here, elsewhere = TERRITORY_OF[legal[i]], TERRITORY_OF[legal[i] ^ 1]
        out[i] = room[GAIN + here] - PLANNED * room[GAIN + elsewhere]


INSIGHT = Insight(FEATURES, SURVEY, features, chances, preferences, why)
