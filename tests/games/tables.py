"""Tables of Schotten-Totten for tests: position texts of which only what matters is written."""

from __future__ import annotations

import re

import tavolino
from tavolino import Game

CLAN_CARDS = [f"{colour}{value}" for colour in "rygbpc" for value in range(1, 10)]
TROOPS = ["joker-1", "joker-2", "spy", "shield"]
TACTIC_CARDS = [*TROOPS, "fog", "mud", "scout", "redeploy", "deserter", "traitor"]
_LABELS = r"player|\d|hand \d|clan|tactic|deck|discards|tactics played|jokers played"
_LINE = re.compile(rf"({_LABELS})\b *(.*)")

# The weakest formation of each kind, and the strongest of the kind below it, laid in any order.
EACH_KIND_BEATS_THE_NEXT = [
    ("r2 r1 r3", "y9 g9 b9"),
    ("r1 y1 g1", "b9 b6 b8"),
    ("r4 r1 r2", "y8 g9 b7"),
    ("r3 y1 g2", "b9 p9 c8"),
]
# Formations of one kind, the first with the higher sum; and with equal sums.
HIGHER_SUMS = [
    ("r2 r3 r4", "y1 y2 y3"),
    ("r2 y2 g2", "b1 p1 c1"),
    ("r1 r2 r9", "y1 y2 y8"),
    ("r2 y3 g4", "b1 p2 c3"),
    ("r9 y9 g1", "b9 p8 c1"),
]
EQUAL_SUMS = [
    ("r1 r2 r3", "y1 y2 y3"),
    ("r1 r2 r9", "y1 y3 y8"),
    ("r1 y2 g3", "b1 p2 c3"),
    ("r1 y1 g9", "b2 p2 c7"),
]
# Who laid the cards of a stone, one after the other, and who completed it first.
ORDERS = [("000111", 0), ("010101", 0), ("110001", 0), ("111000", 1), ("101010", 1), ("001110", 1)]
EACH_KIND_OF_FOUR_BEATS_THE_NEXT = [
    ("r2 r4 r1 r3", "y9 g9 b9 p9"),
    ("r1 y1 g1 b1", "p9 p8 p5 p7"),
    ("r5 r1 r2 r3", "y6 g9 b8 p7"),
    ("r4 y1 g2 b3", "p9 c9 y9 g8"),
]

# Sides with wild cards, each between a formation that it just beats and one that beats it.
JOKER_FACES = [
    ("joker-1 r7 r8", "g7 g6 g8", None),
    ("joker-1 r7 y7", "r9 r8 r6", "g8 b8 p8"),
    ("joker-1 r7 r2", "y7 y1 y9", "y7 y9 y3"),
    ("joker-1 r7 y8", "g6 b7 p8", "g1 g2 g4"),
    ("joker-1 r7 y2", "g9 b7 p1", "g9 b7 p3"),
    ("joker-1 r1 r2", "y9 g9 b9", "y2 y3 y4"),
    ("joker-1 r1 r9", "y1 y8 y9", "y3 y8 y9"),
    ("joker-1 spy r8", "y6 y7 y8", None),
    ("joker-1 spy shield", "y9 y8 y1", "y9 y8 y3"),
    ("joker-1 shield r4", "y2 y3 y4", "y4 y5 y6"),
    ("joker-1 joker-2 r5", "y4 y5 y6", "y6 y7 y8"),
]
SPY_FACES = [
    ("spy r7 y7", "g9 g8 g6", "g8 b8 p8"),
    ("spy r9 y9", "g9 b9 p6", "g9 b9 p8"),
    ("spy r1 y1", "g5 b2 p1", "g5 b4 p1"),
    ("spy r4 r6", "y1 y6 y9", "y1 y8 y9"),
    ("spy r5 y6", "g4 b5 p6", "g6 b7 p8"),
    ("spy r5 r6", "y4 y5 y6", "y6 y7 y8"),
]
SHIELD_FACES = [
    ("shield r1 y1", "g9 g8 g6", "g2 b2 p2"),
    ("shield r2 y2", "g1 b1 p1", "g3 b3 p3"),
    ("shield r3 y3", "g2 b2 p2", "g4 b4 p4"),
    ("shield r4 y4", "g4 b4 p2", "g4 b7 p1"),
    ("shield r9 y9", "g9 b9 p2", "g9 b9 p4"),
    ("shield r3 r4", "y1 y2 y3", "y3 y4 y5"),
    ("shield r2 r3", "y9 g9 b9", "y2 y3 y4"),
    ("shield r5 r6", "y5 y6 y2", "y5 y6 y8"),
]
# Stones in the fog: side 0, side 1, the order of laying, and who wins.
FOG_SUMS = [
    ("r1 r2 r3", "y5 g1 b1", "000111", 1),
    ("r1 r2 r4", "y5 g1 b2", "000111", 1),
    ("r3 y3 g3", "b1 b2 b5", "111000", 0),
    ("r1 r2 r3", "y4 g1 b1", "000111", 0),
    ("r1 r2 r3", "y4 g1 b1", "111000", 1),
    ("joker-1 r1 y1", "g9 b1 p2", "000111", 1),
    ("joker-1 r1 y1", "g8 b1 p1", "111000", 0),
    ("shield r1 y1", "g3 b1 p2", "000111", 1),
    ("shield r1 y1", "g2 b1 p1", "111000", 0),
    ("spy r1 y1", "g7 b1 p2", "000111", 1),
    ("spy r1 y1", "g6 b1 p1", "111000", 0),
]
# Stone 1 free, 2 with a full side 0, 3 and 4 claimed, 5 with cards of every kind.
RUSES = """
    2 . g1 g2 g3   | b1 b2;
    3 0 p1 p2 p3   | b3;
    4 1 r1         | b7 b8 b9;
    5 . r5 joker-1 | y5 spy   | fog/0 mud/1
"""


def table(options: str, *lines: str) -> Game:
    """The table of a position text whose lines may be left out and come in any order, several of
    them in one text with `;` between.

    It is player 0's turn to play; a stone without a line is empty, and so is a hand. Where a stone
    has no order of laying, side 0 was laid before side 1. Cards that are named nowhere lie in the
    decks, below those that are named there, colour by colour from 1 to 9.
    """
    given = {"player": "0 to play", "tactics played": "0 0", "jokers played": "0 0"}
    for line in ";".join(lines).split(";"):
        if not line.strip():
            continue
        found = _LINE.fullmatch(line.strip())
        assert found is not None, line
        given[found[1]] = _with_order(found[2]) if found[1].isdigit() else found[2]
    sizes = dict(word.split("=") for word in options.split() if "=" in word)
    named = set(re.findall(r"[^\s|/!]+", " ".join(given.values())))
    colours = "rygbpc"[: int(sizes.get("colours", 6))]
    rest = {
        "clan": [c + str(v) for c in colours for v in range(1, int(sizes.get("values", 9)) + 1)],
        "tactic": TACTIC_CARDS if "tactics" in options else [],
    }
    decks = ["clan", "tactic"] if "tactics" in options else ["clan"]
    if decks == ["clan", "tactic"] and "menhir" in options:
        decks, rest = ["deck"], {"deck": rest["clan"] + rest["tactic"]}
    for deck in decks:
        below = [card for card in rest[deck] if card not in named]
        given[deck] = " ".join([given.get(deck, ""), *below])
    stones = [str(stone) for stone in range(1, int(sizes.get("stones", 9)) + 1)]
    for stone in stones:
        given.setdefault(stone, ". | |")
    counts = ["tactics played", "jokers played"] if "tactics" in options else []
    labels = ["player", *stones, "hand 0", "hand 1", *decks, "discards", *counts]
    text = [f"{label} {given.get(label, '')}" for label in labels]
    return tavolino.from_position("\n".join([f"schotten-totten {options}", *text]))


def _with_order(stone: str) -> str:
    side_0, side_1, *rest = stone.split("|")
    words = " ".join(rest).split()
    if not words or "/" in words[0]:
        words.insert(0, "0" * len(side_0.split()[1:]) + "1" * len(side_1.split()))
    return f"{side_0} | {side_1} | {' '.join(words)}"


def lays(cards: str, stones: str) -> list[str]:
    """The moves that lay each of some cards at each of some stones."""
    return [f"{card}@{stone}" for card in cards.split() for stone in stones.split()]


def moves(game: Game, word: str) -> list[str]:
    """The legal moves that begin with a word, without it."""
    return [move.removeprefix(word).strip() for move in game.legal if move.startswith(word)]


def names(refusal: str | None, *parts: str) -> bool:
    """Whether the reason why a move is refused names all of this, in this order."""
    return re.search(".*".join(map(re.escape, parts)), refusal or "") is not None


def claims(game: Game) -> list[str]:
    return moves(game, "claim")


def winner(options: str, stone: str, *lines: str) -> int:
    """The one seat that can claim a stone with so many cards."""
    able = [
        seat
        for seat in range(2)
        if claims(table(options, f"player {seat} to claim", f"1 . {stone}", *lines)) == ["1"]
    ]
    assert len(able) == 1, f"{stone}: claimed by {able}"
    return able[0]


def played(game: Game, *line: str) -> Game:
    """The same game after some moves."""
    for move in line:
        game.play(move)
    return game


def owners(game: Game) -> str:
    """The owners of the stones, from left to right, `.` for an unclaimed one."""
    owned = [stone["owner"] for stone in game.view("open").data["stones"]]
    return "".join("." if owner is None else str(owner) for owner in owned)


def side(game: Game, stone: int, seat: int) -> str:
    return " ".join(game.view().data["stones"][stone - 1]["sides"][seat])


def hand(game: Game, seat: int) -> str:
    return " ".join(game.view("open").data["hands"][seat]["cards"])


def deck(game: Game, name: str) -> list[str]:
    """A deck in draw order."""
    return list(game.view("open").data["decks"][name]["known"].values())


def discards(game: Game) -> list[str]:
    """The discards that everybody sees, sorted."""
    return sorted(game.view().data["discards"])


def winning(player: int, reason: str, scores: list[int], stones: str) -> dict[str, object]:
    """The result of a won game."""
    owned = [None if owner == "." else int(owner) for owner in stones]
    return {"winners": [player], "reason": reason, "scores": scores, "stones": owned}


def owned(stones: str) -> str:
    """Lines of stones without cards, their owners `0`, `1` or `.` from left to right."""
    return ";".join(f"{n} {owner} | |" for n, owner in enumerate(stones, 1) if owner != ".")


def nines(but: str) -> str:
    """Three nines of other colours."""
    return " ".join(f"{colour}9" for colour in "rygbpc".replace(but, "")[:3])
