"""Schotten-Totten: IELLO's edition, its tactic cards, and what differs in the other editions."""

from __future__ import annotations

from ...core.contract import Json
from ...core.game import Game
from ...games.schotten_totten.explain import formation_of, strongest_formation
from ...games.schotten_totten.notation import TACTIC_CARDS
from ...lessons.step import Count, Message, Moment, Step

COLOURS, VALUES, STONES = "rygbpc", range(1, 10), range(1, 10)
Sides = tuple[str, str]  # the learner's cards at a stone and the opponent's

# -- what the rules count --------------------------------------------------------------------------


def best_formation(table: Game, stone: int, player: int) -> Json:
    """The formation of a complete side, or the best that it may still become."""
    state = table.state
    formation = strongest_formation(state, stone - 1, player)
    assert formation is not None, f"the side of player {player} at stone {stone} can be completed"
    return formation_of(state, formation)


def _sum(stone: int, player: int) -> Count:
    def total(moment: Moment) -> int:
        worth: int = best_formation(moment.after, stone, player)["sum"]
        return worth

    return total


def _value(tactic: str, stone: int) -> Count:
    """What a tactic card on the learner's side counts as."""

    def value(moment: Moment) -> int:
        formation = best_formation(moment.after, stone, moment.seat)
        worth: int = formation["sum"]
        return worth - sum(int(card[1]) for card in formation["cards"] if card != tactic)

    return value


def _claimed_sum(which: str) -> Count:
    """Of a formation at the stone that the learner has just claimed."""

    def total(moment: Moment) -> int:
        claim = moment.after.happened(moment.seat)[0]
        worth: int = claim[which]["sum"]
        return worth

    return total


def _cards_in_hand(moment: Moment) -> int:
    return len(moment.after.view(moment.seat).data["hands"][moment.seat]["cards"])


def _cards_seen(moment: Moment) -> int:
    """In the opponent's hand."""
    return len(moment.after.view(moment.seat).data["hands"][1 - moment.seat]["cards"])


# -- the steps -------------------------------------------------------------------------------------


def _table(
    stones: dict[int, Sides],
    hand: str,
    *,
    edition: str = "iello",
    asked: str = "play",
    own: tuple[int, ...] = (),
    theirs: tuple[int, ...] = (),
    theirs_first: tuple[int, ...] = (),
    their_fog: tuple[int, ...] = (),
    tactics: tuple[int, int] | None = None,
    joker_by: int | None = None,
    discards: str = "",
) -> str:
    """A position. Cards that are not named are in the opponent's hand and in the decks. `own` and
    `theirs` are claimed stones; `theirs_first` are those where the opponent was complete first.
    `tactics` says how many tactic cards each has played, if they play with them."""
    lying = [card for sides in stones.values() for side in sides for card in side.split()]
    named = {*lying, *hand.split(), *discards.split()} | ({"fog"} if their_fog else set())
    # In an order that looks shuffled but is always the same.
    cards = [f"{colour}{value}" for value in VALUES for colour in COLOURS]
    free = [cards[number * 23 % len(cards)] for number in range(len(cards))]
    free = [card for card in free if card not in named]
    held = 7 if tactics and edition == "iello" else 6
    lines = [f"schotten-totten {edition}{' tactics' if tactics else ''}", f"player 0 to {asked}"]
    for stone in STONES:
        mine, other = stones.get(stone, ("", ""))
        seats = ["0" * len(mine.split()), "1" * len(other.split())]
        order = "".join(seats[::-1] if stone in theirs_first else seats)
        owner = "0" if stone in own else "1" if stone in theirs else "."
        fog = " fog/1" if stone in their_fog else ""
        lines.append(f"{stone} {owner}  {mine} | {other} | {order}{fog}".rstrip())
    lines += [f"hand 0    {hand}", f"hand 1    {' '.join(sorted(free[:held], key=cards.index))}"]
    clan, tactic = free[held:], [card for card in TACTIC_CARDS if card not in named]
    if tactics is None:
        lines.append(f"clan      {' '.join(clan)}")
    elif edition == "menhir":
        lines.append(f"deck      {' '.join([*clan, *tactic])}")
    else:
        lines += [f"clan      {' '.join(clan)}", f"tactic    {' '.join(tactic)}"]
    lines.append(f"discards  {discards}".rstrip())
    if tactics is not None:
        lines.append("tactics played  {} {}".format(*tactics))
        lines.append(f"jokers played   {int(joker_by == 0)} {int(joker_by == 1)}")
    return "\n".join(lines) + "\n"


_BEGUN: dict[int, Sides] = {
    2: ("c8", "y5"),
    3: ("r4 r5", "g2"),
    4: ("g7 b7", "p1 p6"),
    6: ("c3 g5", "b9"),
    7: ("y2 y9", "r1 y1"),
}
_HAND = "r6 y5 b4 p7 c1 g9"

_REVEAL = """\
schotten-totten iello
player 0 to play
1 .  p4       | g2       | 01
2 .           |          |
3 0  y8 g8 p8 | c6 p6    | 01010
4 .  g5 g6 g7 | c8 c9    | 01010
5 0  r7 r6 r8 | b3 b9    | 01010
6 0  y4 p5 b6 | r3 c4 y5 | 010101
7 .  b7 p7    | r9 y9    | 0101
8 .           |          |
9 .  y1       | y2 y3    | 011
hand 0    r2 b2 p1 c3 c5 c7
hand 1    g1 g9 b8 p3 p9 c1
clan      y7 p2 r1 b4 r4 r5 c2 g3 b5 y6 b1 g4
discards
"""
_JOKER = """\
schotten-totten iello tactics
player 0 to play
1 .        |       |
2 .        |       |
3 .        |       |
4 .  c4 c6 | g3 p3 | 0101
5 .  r9    | b8    | 01
6 .        |       |
7 .  y2 p2 | b5    | 010
8 .        |       |
9 .        |       |
hand 0    r1 y7 g6 b3 p9 c1 joker-1
hand 1    r6 g8 g9 b4 b6 c3 c9
clan      p7 b1 y4 g1 c5 c8 p4 r4 b7 r7 y3 y9 r8 r2 b9 g7 p6 g5 y8 y1 p1 c7 y6 p8 y5 r5 g2 p5 r3 c2 b2 g4
tactic    joker-2 spy shield fog mud scout redeploy deserter traitor
discards
tactics played  0 0
jokers played   0 0
"""  # noqa: E501
_FOG = """\
schotten-totten iello tactics
player 0 to play
1 .                |          |
2 .  y9 p8 r6      | b2 b3 b1 | 010101
3 .                |          |
4 .  c4 c6 joker-1 | g3 p3    | 01010
5 .  r9            | b8       | 01
6 .                |          |
7 .  y2 p2         | b5       | 010
8 .                |          |
9 .                |          |
hand 0    r1 y7 g6 b7 p9 c1 fog
hand 1    r4 r7 g1 g2 g8 b4 c7
clan      c2 y6 p5 g9 y5 b9 y4 y1 c5 g5 y8 r5 r8 r3 c3 y3 g4 r2 c9 b6 p4 p7 c8 p6 p1 g7
tactic    joker-2 spy shield mud redeploy deserter traitor
discards  scout
tactics played  1 1
jokers played   1 0
"""

GAME = Message("lesson-schotten-game")
TACTICS = Message("rules-heading-tactics")
PS_GAMES = Message("edition-ps-games")
MENHIR = Message("edition-menhir")

STEPS = (
    Step(
        "lay",
        _table({}, "r6 r9 y5 g2 b4 c1"),
        Message("lesson-schotten-lay"),
        Message("lesson-schotten-lay-done", hand=_cards_in_hand),
        ({"type": "lay", "stone": 5},),
        part=GAME,
    ),
    Step(
        "colour-run",
        _table(_BEGUN | {2: ("c8", "y6")}, _HAND),
        Message("lesson-schotten-colour-run"),
        Message("lesson-schotten-colour-run-done"),
        ({"type": "lay", "formation": {"kind": "colour-run"}},),
        part=GAME,
    ),
    Step(
        "kind",
        _table(_BEGUN | {2: ("c8", "y6")}, _HAND),
        Message("lesson-schotten-kind"),
        Message("lesson-schotten-kind-done"),
        ({"type": "lay", "formation": {"kind": "kind"}},),
        part=GAME,
    ),
    Step(
        "colour",
        _table(_BEGUN | {2: ("c8", "y6")}, _HAND),
        Message("lesson-schotten-colour"),
        Message("lesson-schotten-colour-done"),
        ({"type": "lay", "formation": {"kind": "colour"}},),
        part=GAME,
    ),
    Step(
        "run",
        _table(_BEGUN | {2: ("c8", "y6")}, _HAND),
        Message("lesson-schotten-run"),
        Message("lesson-schotten-run-done"),
        ({"type": "lay", "formation": {"kind": "run"}},),
        part=GAME,
    ),
    Step(
        "claim",
        _table(
            {4: ("g7 b7 p7", "y1 y3 y8"), 5: ("r2 c4", "p9 p8"), 8: ("c9 r3 g1", "b5 g5 c5")},
            "r6 y5 b4 c1 g9",
            asked="claim",
        ),
        Message("lesson-schotten-claim"),
        Message("lesson-schotten-claim-done"),
        ({"type": "claim", "stone": 4},),
        part=GAME,
    ),
    Step(
        "first",
        _table(
            {3: ("r4 g5 b6", "c4 p5 y6"), 7: ("y2 b3 g4", "r2 p3 c4")}
            | {3: ("r4 g5 b6", "b4 p5 y6")},
            "r8 y5 c1 g9 p9",
            asked="claim",
            theirs_first=(3,),
        ),
        Message("lesson-schotten-first"),
        Message("lesson-schotten-first-done"),
        ({"type": "claim", "stone": 7},),
        part=GAME,
    ),
    Step(
        "proof",
        _table(
            {
                2: ("p5 p6 p7", "g8 g9"),
                3: ("c2 r5", "g7"),
                6: ("r1 b1 y1", "c8 c9"),
            },
            "r8 y5 b4 c1 p9",
            asked="claim",
        ),
        Message("lesson-schotten-proof"),
        Message("lesson-schotten-proof-done"),
        ({"type": "claim", "stone": 2},),
        part=GAME,
    ),
    Step(
        "reveal",
        _REVEAL,
        Message("lesson-schotten-reveal"),
        Message("lesson-schotten-reveal-done"),
        ({"type": "lay", "card": "c7"},),
        part=GAME,
    ),
    Step(
        "win",
        _table(
            {
                4: ("r1 r2 r3", "b8 g3 y1"),
                5: ("c9 p9 b9", "r4 r6 r7"),
                6: ("y7 y8 y9", "p2 p3 g5"),
                8: ("c1 c4 c6", "g1 g2 g4"),
            },
            "r8 y5 b4 c3 p6",
            asked="claim",
            own=(4, 5),
        ),
        Message("lesson-schotten-win"),
        Message("lesson-schotten-win-done"),
        ({"type": "end", "winners": [0]},),
        part=GAME,
    ),
    Step(
        "joker",
        _JOKER,
        Message("lesson-schotten-joker"),
        Message("lesson-schotten-joker-done", value=_value("joker-1", 4)),
        ({"type": "lay", "card": "joker-1", "stone": 4},),
        part=TACTICS,
    ),
    Step(
        "spy",
        _table({4: ("r7 g7", "y3 c9"), 5: ("b9", "p8")}, "r1 y5 g6 b3 p9 c1 spy", tactics=(0, 0)),
        Message("lesson-schotten-spy"),
        Message("lesson-schotten-spy-done"),
        ({"type": "lay", "card": "spy", "stone": 4},),
        part=TACTICS,
    ),
    Step(
        "shield",
        _table({4: ("b9", "p8"), 6: ("p1 p3", "g4")}, "r1 y5 g6 b4 c9 c8 shield", tactics=(0, 0)),
        Message("lesson-schotten-shield"),
        Message("lesson-schotten-shield-done", value=_value("shield", 6)),
        ({"type": "lay", "card": "shield", "stone": 6},),
        part=TACTICS,
    ),
    Step(
        "fog",
        _FOG,
        Message("lesson-schotten-fog"),
        Message("lesson-schotten-fog-done", own=_sum(2, 0), theirs=_sum(2, 1)),
        ({"type": "condition", "card": "fog", "stone": 2},),
        part=TACTICS,
    ),
    Step(
        "mud",
        _table(
            {3: ("r4 y4", "c6"), 6: ("g4 g5 g6", "r6 r7"), 8: ("b2", "r8 b8")},
            "g7 y1 b3 p9 p1 c2 mud",
            tactics=(0, 0),
        ),
        Message("lesson-schotten-mud"),
        Message("lesson-schotten-mud-done"),
        ({"type": "condition", "card": "mud", "stone": 6},),
        part=TACTICS,
    ),
    Step(
        "scout",
        _table(
            {3: ("r8 r9", "c6"), 4: ("g5 g7", "y2"), 7: ("p8", "b4 b5")},
            "b1 y1 c2 b2 p1 c3 scout",
            tactics=(0, 0),
        ),
        Message("lesson-schotten-scout"),
        Message("lesson-schotten-scout-done"),
        ({"type": "scout"},),
        part=TACTICS,
    ),
    Step(
        "scout-return",
        _table(
            {3: ("r8 r9", "c6"), 4: ("g5 g7", "y2"), 7: ("p8", "b4 b5")},
            "b1 y1 c2 b2 p1 c3 g6 y9 shield",
            asked="return 2",
            tactics=(1, 0),
            discards="scout",
        ),
        Message("lesson-schotten-scout-return"),
        Message("lesson-schotten-scout-return-done"),
        ({"type": "return"},),
        ({"type": "return", "card": "g6"},),
        part=TACTICS,
    ),
    Step(
        "redeploy",
        _table(
            {3: ("g4 g6", "b8 y2"), 7: ("g5", "p7 p8")},
            "r1 y7 b3 b6 p1 c2 redeploy",
            tactics=(0, 0),
        ),
        Message("lesson-schotten-redeploy"),
        Message("lesson-schotten-redeploy-done"),
        ({"type": "redeploy", "card": "g5", "target": 3},),
        part=TACTICS,
    ),
    Step(
        "deserter",
        _table(
            {2: ("b9", "y4 y6"), 5: ("g5 g6 g7", "r7 r8")},
            "r1 y2 b3 b6 p1 c2 deserter",
            tactics=(0, 0),
        ),
        Message("lesson-schotten-deserter"),
        Message("lesson-schotten-deserter-done"),
        ({"type": "deserter", "stone": 5},),
        part=TACTICS,
    ),
    Step(
        "traitor",
        _table(
            {4: ("b4 b6", "y9"), 7: ("r2", "b5 c5")}, "r1 y3 g2 p7 p1 c9 traitor", tactics=(0, 0)
        ),
        Message("lesson-schotten-traitor"),
        Message("lesson-schotten-traitor-done"),
        ({"type": "traitor", "card": "b5", "target": 4},),
        part=TACTICS,
    ),
    Step(
        "ps-games-one-claim",
        _table(
            {
                2: ("g4 g5 g6", "p1 b7 c4"),
                5: ("y7 y8 y9", "p2 p3 g7"),
                6: ("r1 r2 r3", "b8 g3 y1"),
                7: ("c9 p9 b9", "r4 r6 r7"),
            },
            "r8 y5 b4 c3 p6",
            edition="ps-games",
            asked="claim",
            own=(6, 7),
        ),
        Message("lesson-schotten-ps-games-one-claim"),
        Message("lesson-schotten-ps-games-one-claim-done"),
        ({"type": "claim", "stone": 5},),
        part=PS_GAMES,
    ),
    Step(
        "ps-games-fog",
        _table(
            {3: ("b9", "y4 y6"), 5: ("r2 r3 r4", "g8 p8")},
            "y1 b3 b6 p1 c2 deserter",
            edition="ps-games",
            their_fog=(5,),
            tactics=(0, 1),
        ),
        Message("lesson-schotten-ps-games-fog"),
        Message("lesson-schotten-ps-games-fog-done"),
        ({"type": "deserter", "card": "fog"},),
        part=PS_GAMES,
    ),
    Step(
        "ps-games-scout",
        _table(
            {3: ("r8 r9", "y6"), 5: ("y2 b2", "c4 c6")},
            "r1 y1 g3 b7 p1 c5 g6 y9",
            edition="ps-games",
            asked="return 2",
            tactics=(1, 0),
            discards="scout",
        ),
        Message("lesson-schotten-ps-games-scout"),
        Message("lesson-schotten-ps-games-scout-done"),
        ({"type": "return"},),
        ({"type": "return", "card": "c5"},),
        part=PS_GAMES,
    ),
    Step(
        "menhir-claim",
        _table(
            {4: ("p8 p9", "y1 g2 b5"), 6: ("r2", "c8 b8")},
            "r7 y4 g6 b3 c1 c5",
            edition="menhir",
            asked="claim",
        ),
        Message("lesson-schotten-menhir-claim"),
        Message(
            "lesson-schotten-menhir-claim-done",
            own=_claimed_sum("formation"),
            theirs=_claimed_sum("against"),
        ),
        ({"type": "claim", "stone": 4},),
        part=MENHIR,
    ),
    Step(
        "menhir-first",
        _table(
            {3: ("p8", "c2 c3"), 6: ("r1 r2 r3", "y7 y8 y9")},
            "r7 y4 g6 b3 c1 p5",
            edition="menhir",
            asked="claim",
        ),
        Message("lesson-schotten-menhir-first"),
        Message("lesson-schotten-menhir-first-done"),
        ({"type": "claim", "stone": 6},),
        part=MENHIR,
    ),
    Step(
        "menhir-scout",
        _table(
            {3: ("p8", "c2 c3"), 6: ("r5 r6", "y7 y8")},
            "r2 g6 b3 c1 p5 scout",
            edition="menhir",
            tactics=(0, 0),
        ),
        Message("lesson-schotten-menhir-scout"),
        Message("lesson-schotten-menhir-scout-done", cards=_cards_seen),
        ({"type": "look"},),
        part=MENHIR,
    ),
    Step(
        "menhir-deserter",
        _table(
            {5: ("g7 g9", "c1"), 8: ("r4 r5 r6", "g8 y2")},
            "y1 b3 b6 p1 c2 deserter",
            edition="menhir",
            own=(8,),
            tactics=(0, 0),
        ),
        Message("lesson-schotten-menhir-deserter"),
        Message("lesson-schotten-menhir-deserter-done"),
        ({"type": "deserter", "card": "g8"},),
        part=MENHIR,
    ),
    Step(
        "menhir-traitor",
        _table(
            {2: ("r3 b9", "y5 y6 joker-1"), 6: ("c7 c8", "g3 p3")},
            "y1 b3 b6 p1 c2 traitor",
            edition="menhir",
            theirs=(2,),
            tactics=(0, 1),
            joker_by=1,
        ),
        Message("lesson-schotten-menhir-traitor"),
        Message("lesson-schotten-menhir-traitor-done"),
        ({"type": "traitor", "card": "joker-1", "target": 6},),
        part=MENHIR,
    ),
)
