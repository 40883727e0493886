"""The table as a drawing, as an onlooker sees it.

other hand                                         | name, stones
sides    cards grow away from the stones           | discards
stones   a claimed one slides to its owner         | decks
sides                                              | known cards of the decks
what is asked                                      |
own hand (of seat 0, where the onlooker has none)  | name, stones
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from ...core import drawing as draw
from ...core.contract import Json
from ...core.drawing import Glyph
from ...core.presentations import Surface

CARD, HEIGHT, BAND, CORNER = 84, 116, 34, 8
STEP = 36  # from band to band
COLUMN = 106
BORDER = 142  # between the two sides, where the stones lie
SLIDE = 20
MARGIN = 34
RAIL = 192
NARROWEST = 648
NEAR_SCALE, FAR_SCALE = 1.12, 0.64
HAND_GAP = 1.09  # of a card's width
SLIP, SLIP_HEIGHT = 92, 21
DECK_SCALE = 0.93
MOST_KNOWN = 4  # cards of a deck that are listed

TACTIC = "#3f356b"
TACTIC_DARK = "#2a2350"
TACTIC_PAPER = "#f3eefb"
OTHERS = "#3a3f3c"

JESTER_CAP = Glyph(
    filled="M4 8.4C6.6 8.2 7.8 10.2 8.2 12.6 8.6 8.8 10 6 12 4 14 6 15.4 8.8 15.8 12.6"
    " 16.2 10.2 17.4 8.2 20 8.4L18.8 17.4H5.2ZM5.2 18.8H18.8V21.8H5.2Z"
    "M3.6 5A1.9 1.9 0 1 1 3.6 8.8 1.9 1.9 0 1 1 3.6 5ZM20.4 5A1.9 1.9 0 1 1 20.4 8.8"
    " 1.9 1.9 0 1 1 20.4 5ZM12 .6A1.9 1.9 0 1 1 12 4.4 1.9 1.9 0 1 1 12 .6Z",
)
HAT_AND_GLASSES = Glyph(
    filled="M7.2 9L8.4 3.8C8.8 2.2 10.4 3.2 12 3.2 13.6 3.2 15.2 2.2 15.6 3.8L16.8 9Z"
    "M1.6 10.2H22.4V12H1.6Z",
    drawn="M4.2 17.2A3.4 3.4 0 1 1 11 17.2 3.4 3.4 0 1 1 4.2 17.2Z"
    "M13 17.2A3.4 3.4 0 1 1 19.8 17.2 3.4 3.4 0 1 1 13 17.2ZM11 16.6C11.6 16 12.4 16 13 16.6",
    pen=1.7,
)
BUCKLER = Glyph(
    filled="M12 1.4L20.6 4.2V11.4C20.6 16.6 17 20.6 12 22.8 7 20.6 3.4 16.6 3.4 11.4V4.2Z"
    "M10.9 5V10H6V12.2H10.9V18.4H13.1V12.2H18V10H13.1V5Z",
)
CLOUD = Glyph(
    filled="M6.4 12.6C3.6 12.6 2.2 10.9 2.2 9.1 2.2 7.2 3.7 5.9 5.5 5.8 6.2 3.3 8.3 2 10.7 2"
    " 13.3 2 15.2 3.5 15.9 5.5 16.4 5.3 17 5.2 17.6 5.2 20 5.2 21.8 6.9 21.8 9"
    " 21.8 11.1 20 12.6 17.8 12.6Z",
    drawn="M3.4 16H13.6M16.8 16H20.8M6.4 19.4H9M12.2 19.4H19.4M4.6 22.6H14.8",
    pen=1.7,
)
PUDDLE = Glyph(
    filled="M12 13C18 13 22.6 14.8 22.6 17.4 22.6 20.2 18.2 22 12 22 5.8 22 1.4 20.2 1.4 17.4"
    " 1.4 14.8 6 13 12 13ZM8.4 16.6C7 16.6 6 17 6 17.6 6 18.2 7 18.6 8.4 18.6 9.8 18.6 10.8 18.2"
    " 10.8 17.6 10.8 17 9.8 16.6 8.4 16.6ZM12 1.6C13.6 4.2 15 6 15 8 15 9.8 13.7 11 12 11"
    " 10.3 11 9 9.8 9 8 9 6 10.4 4.2 12 1.6ZM4.8 6C5.8 7.6 6.6 8.6 6.6 9.8 6.6 10.9 5.8 11.6"
    " 4.8 11.6 3.8 11.6 3 10.9 3 9.8 3 8.6 3.8 7.6 4.8 6ZM19.2 6C20.2 7.6 21 8.6 21 9.8"
    " 21 10.9 20.2 11.6 19.2 11.6 18.2 11.6 17.4 10.9 17.4 9.8 17.4 8.6 18.2 7.6 19.2 6Z",
)
SPYGLASS = Glyph(
    filled="M2.2 17.9L6.7 14.6 8.6 17.1 4.2 20.5ZM7.2 13.2L12.2 9.5 15 13.3 10.1 17Z"
    "M12.6 8.1L18 3.2 22.7 9.5 16.5 13.2Z",
)
CARD_AND_ARROW = Glyph(
    drawn="M9.4 20.6H4.6C3.5 20.6 2.8 19.9 2.8 18.8V4.4C2.8 3.3 3.5 2.6 4.6 2.6H11.4"
    "C12.5 2.6 13.2 3.3 13.2 4.4V6.6"
    "M8.4 14.4C10.4 11.8 13.6 11.2 20.6 11.4M17 7.2L21.2 11.4 17 15.6",
)
FLAG = Glyph(
    filled="M6.2 3.2C9.4 1.4 12 5.2 15.4 4 17.4 3.3 19 3.2 21 3.8L19.6 8.4 21 13"
    "C18.4 12.4 17 13 15 13.6 11.8 14.6 9.4 11.2 6.2 12.8Z",
    drawn="M4.4 2.2V22.4",
)
DAGGER = Glyph(
    filled="M9.9 10.6H14.1V17L12 23 9.9 17ZM5 7.4H19V9.6H5ZM10.6 3.6H13.4V7.4H10.6Z"
    "M12 .4A1.9 1.9 0 1 1 12 4.2 1.9 1.9 0 1 1 12 .4Z",
)
EYE = Glyph(
    filled="M12 8.6A3.4 3.4 0 1 1 12 15.4 3.4 3.4 0 1 1 12 8.6Z",
    drawn="M1.6 12C4.4 7.6 8 5.4 12 5.4 16 5.4 19.6 7.6 22.4 12 19.6 16.4 16 18.6 12 18.6"
    " 8 18.6 4.4 16.4 1.6 12Z",
)
LOZENGES = Glyph(
    filled="M12 1.5L15.6 6.5 12 11.5 8.4 6.5ZM12 12.5L15.6 17.5 12 22.5 8.4 17.5Z"
    "M6.5 8.4L11 12 6.5 15.6 2 12ZM17.5 8.4L22 12 17.5 15.6 13 12Z",
)
STAR = Glyph(
    filled="M12 .8L14.6 9.4 23.2 12 14.6 14.6 12 23.2 9.4 14.6 .8 12 9.4 9.4Z",
)
SPIRAL = Glyph(
    drawn="M12.4 12.2C13.4 10.6 10.6 9.4 9.4 11.6 7.8 14.8 12 17.4 15 15.2 18.8 12.2 16 6 10.8 6.2"
    " 4 6.6 2.4 14.6 6.8 19 9.6 21.6 14.8 22.2 18.6 19.4",
)


@dataclass(frozen=True)
class Tactic:
    name: str
    values: str  # that it may stand for
    glyph: Glyph


TACTICS = {
    "joker-1": Tactic("joker 1", "1–9", JESTER_CAP),
    "joker-2": Tactic("joker 2", "1–9", JESTER_CAP),
    "spy": Tactic("spy", "7", HAT_AND_GLASSES),
    "shield": Tactic("shield", "1–3", BUCKLER),
    "fog": Tactic("fog", "", CLOUD),
    "mud": Tactic("mud", "", PUDDLE),
    "scout": Tactic("scout", "", SPYGLASS),
    "redeploy": Tactic("redeploy", "", CARD_AND_ARROW),
    "deserter": Tactic("deserter", "", FLAG),
    "traitor": Tactic("traitor", "", DAGGER),
}


@dataclass(frozen=True)
class Back:
    colour: str
    stripe: str
    mark: Glyph


BACKS = {
    "clan": Back("#7d2f2b", "#93403a", LOZENGES),
    "tactic": Back(TACTIC, "#544a87", STAR),
    "deck": Back("#6a4526", "#7f5732", SPIRAL),
}

ASKED = {
    "claim": "claim a stone or go on",
    "play": "play a card",
    "take": "take a card for the Scout",
    "return": "put back a card for the Scout",
    "draw": "draw a card",
}
REASONS = {
    "three-in-a-row": "three stones in a row",
    "five-stones": "five stones",
    "more-stones": "more stones",
}
LAY = re.compile(r"([a-z0-9-]+)@(\d+)")

# Stones have their middle at (0, 0): the outline with a highlight, and lichen with specks.
ROCK = Glyph(
    filled="M-39 20C-43-1-30-27-4-28 25-29 41-5 39 19 38 28 22 29 0 29-22 29-37 29-39 20Z",
    drawn="M-26-8C-21-17-13-22-4-23",
    pen=3,
)
ROCK_LICHEN_1 = Glyph(
    filled="M-37 15C-35 9-29 12-27 15-23 14-20 18-23 21-20 24-24 27-28 25-33 27-38 22-37 15Z"
    "M23-15C27-18 30-13 31-11 34-9 33-4 29-5 26-3 22-6 23-9 20-11 21-14 23-15Z",
    drawn="M-31 18V18M-26 21V21M27-9V-9M-17 22V22M35 1V1",
    pen=2.6,
)
ROCK_LICHEN_2 = Glyph(
    filled="M-28-10C-27-16-21-15-19-14-15-17-12-13-15-11-14-8-19-6-22-8-25-5-29-6-28-10Z"
    "M22 17C21 12 27 12 29 14 32 11 37 14 36 18 37 22 32 25 29 23 25 26 21 22 22 17Z",
    drawn="M-22-11V-11M28 18V18M32 19V19M-32 1V1M18 23V23",
    pen=2.6,
)
ROCK_LICHEN_3 = Glyph(
    filled="M-36 8C-36 3-31 3-29 5-26 3-23 6-25 9-23 12-27 15-30 13-33 15-37 12-36 8Z"
    "M12 22C14 18 19 21 21 20 25 17 30 19 30 22 31 26 25 27 22 26 18 28 10 26 12 22Z",
    drawn="M-30 8V8M-28 10V10M20 23V23M26 23V23M33 13V13",
    pen=2.6,
)
MENHIR_1 = Glyph(
    filled="M-25 30L-24 4C-23-13-20-26-15-38L-7-49C-1-54 8-52 12-45L20-22 23 2 26 30"
    "C20 34-20 34-25 30Z",
    drawn="M-19-8L-15-29-7-42M9-38L13-23",
    pen=2.4,
)
MENHIR_2 = Glyph(
    filled="M-26 30L-25 6-19-24-13-42C-9-51-1-54 5-49L16-33 20-12 25 8 26 30C20 34-21 34-26 30Z",
    drawn="M-20-6L-14-28-9-40M8-40L14-29",
    pen=2.4,
)
MENHIR_3 = Glyph(
    filled="M-24 30L-27 2-22-31C-21-39-17-42-10-43L8-51C15-53 19-49 20-42L24-16 27 8 25 30"
    "C20 34-19 34-24 30Z",
    drawn="M-21-4L-17-31-10-36M10-44L14-38",
    pen=2.4,
)
MENHIR_LICHEN_1 = Glyph(
    filled="M-23 20C-22 14-16 14-14 17-10 16-8 20-11 23-9 26-14 28-17 26-21 27-24 24-23 20Z"
    "M9-36C12-40 16-36 16-32 18-29 15-26 12-28 9-27 7-30 8-33 6-35 7-36 9-36Z",
    drawn="M-17 20V20M-6 25V25M12-33V-33M20 12V12",
    pen=2.4,
)
MENHIR_LICHEN_2 = Glyph(
    filled="M10 22C11 16 17 17 18 19 22 17 25 21 22 24 21 28 16 28 14 26 11 28 8 25 10 22Z"
    "M-21-4C-19-8-15-6-15-3-12-1-14 3-17 2-20 4-23 0-21-4Z",
    drawn="M16 22V22M2 27V27M-18-1V-1M-14-28V-28",
    pen=2.4,
)
LICHEN = "#7d9a54"


@dataclass(frozen=True)
class Look:
    """How the table of an edition looks."""

    surface: Surface = "felt"
    outlines: tuple[Glyph, ...] = (ROCK,)
    lichens: tuple[Glyph, ...] = (ROCK_LICHEN_1, ROCK_LICHEN_2, ROCK_LICHEN_3)
    fill: str = "stone"
    shadow: float = 41  # its half width
    figure: float = 8  # where the number stands
    figure_above_tag: float = 1  # the same where there is a tag below it


LOOKS = {
    "iello": Look(),
    "ps-games": Look(surface="russet-felt"),
    "menhir": Look(
        surface="blue-felt",
        outlines=(MENHIR_1, MENHIR_2, MENHIR_3),
        lichens=(MENHIR_LICHEN_1, MENHIR_LICHEN_2),
        fill="slate",
        shadow=29,
        figure=0,
        figure_above_tag=-6,
    ),
}


@dataclass(frozen=True)
class Table:
    """The view, and where things lie."""

    view: Json

    @cached_property
    def look(self) -> Look:
        return LOOKS[self.view["options"]["edition"]]

    @cached_property
    def near(self) -> int:
        return 1 if self.view["seat"] == 1 else 0

    @cached_property
    def far(self) -> int:
        return 1 - self.near

    @cached_property
    def names(self) -> tuple[str, str]:
        return draw.two_names(self.view)

    @cached_property
    def legal(self) -> list[str]:
        legal: list[str] = self.view.get("legal", [])
        return legal

    @cached_property
    def open_sides(self) -> set[int]:
        """The stones at whose sides the player to move may lay a card."""
        found = (LAY.fullmatch(move) for move in self.legal)
        return {int(lay[2]) - 1 for lay in found if lay and lay[1] not in ("fog", "mud")}

    @cached_property
    def row(self) -> float:
        """The width that stones and hands share."""
        return max(NARROWEST, COLUMN * len(self.view["stones"]))

    @cached_property
    def side(self) -> float:
        """The height of a side, with room for mud if it may be played."""
        return HEIGHT + STEP * (3 if self.view["options"]["tactics"] else 2)

    @cached_property
    def middle(self) -> float:
        return MARGIN + self.row / 2

    @cached_property
    def rail(self) -> float:
        return MARGIN + self.row + 30

    @cached_property
    def width(self) -> float:
        return self.rail + RAIL + MARGIN

    @cached_property
    def far_side(self) -> float:
        return MARGIN + FAR_SCALE * HEIGHT + 24

    @cached_property
    def border(self) -> float:
        """The line on which unclaimed stones lie."""
        return self.far_side + self.side + BORDER / 2

    @cached_property
    def near_side(self) -> float:
        return self.border + BORDER / 2

    @cached_property
    def asked(self) -> float:
        return self.near_side + self.side + 36

    @cached_property
    def near_hand(self) -> float:
        return self.asked + 38

    @cached_property
    def height(self) -> float:
        return self.near_hand + NEAR_SCALE * HEIGHT + MARGIN - 4

    def column(self, stone: int) -> float:
        """The middle of a stone's column."""
        return self.middle + COLUMN * (stone - (len(self.view["stones"]) - 1) / 2)


def svg(view: Json) -> str:
    """The onlooker's own seat is below; drawn from the view alone."""
    view = draw.at_rest(view)
    table = Table(view)
    sentence = _sentence(table)
    body = [
        draw.surface(table.look.surface, table.width, table.height),
        _border_line(table),
        *(_room(table, stone, seat) for stone in range(len(view["stones"])) for seat in range(2)),
        *(_side(table, stone, seat) for stone in range(len(view["stones"])) for seat in range(2)),
        *(_stone(table, stone) for stone in range(len(view["stones"]))),
        _hand(table, table.far, MARGIN, FAR_SCALE),
        _hand(table, table.near, table.near_hand, NEAR_SCALE),
        _name(table, table.far, MARGIN + 22),
        _name(table, table.near, table.near_hand + 54),
        _discards(table),
        _decks(table),
        _known_in_decks(table),
        _asked(table, sentence),
    ]
    return draw.document(table.width, table.height, "".join(body), f"Schotten-Totten. {sentence}")


# -- words -----------------------------------------------------------------------------------


def _sentence(table: Table) -> str:
    """Whose turn it is and what is asked, or how it ended."""
    view = table.view
    if "ended" in view:
        return str(view["ended"])
    if view["result"] is not None:
        return _ending(table)
    player = view["player"]
    whose = "Your" if table.names[player] == "You" else f"{table.names[player]}’s"
    asked = ASKED[view["step"]] + (" or pass" if "pass" in table.legal else "")
    passed = f"{table.names[1 - player]} passed. " if view["passed"] else ""
    return f"{passed}{whose} turn: {asked}"


def _ending(table: Table) -> str:
    result = table.view["result"]
    scores = f"{result['scores'][table.near]} : {result['scores'][table.far]}".replace("-", "−")
    if not result["winners"]:
        return f"A draw, {scores}"
    name = table.names[result["winners"][0]]
    wins = "win" if name == "You" else "wins"
    return f"{name} {wins} with {REASONS[result['reason']]}, {scores}"


def _count(number: int, thing: str) -> str:
    return f"{number or 'no'} {thing}{'' if number == 1 else 's'}"


def _ordinal(number: int) -> str:
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{'th' if number // 10 == 1 else ending}"


def _card_name(card: str) -> str:
    if card in TACTICS:
        return TACTICS[card].name
    return f"{draw.SUIT_NAMES[card[0]]} {card[1:]}"


# -- cards -----------------------------------------------------------------------------------


def _band_shape(width: float, height: float, corner: float) -> str:
    return (
        f"M0 {height}V{corner}Q0 0 {corner} 0H{width - corner}Q{width} 0 {width} {corner}V{height}Z"
    )


def _paper(fill: str) -> str:
    return draw.shadow(0, 0, CARD, HEIGHT, CORNER, 1.6) + draw.rect(
        0, 0, CARD, HEIGHT, fill, CORNER, stroke=draw.BLACK, stroke_opacity=0.28
    )


def _card(card: str, x: float, y: float, scale: float = 1, mark: str = "") -> str:
    """A card face up; `mark` is drawn in its lower right corner."""
    face = _tactic_face(card) if card in TACTICS else _clan_face(card)
    return draw.group(face, mark, x=x, y=y, scale=scale, label=_card_name(card))


def _clan_face(card: str) -> str:
    suit = draw.SUITS[card[0]]
    return (
        _paper("url(#tavolino-paper)")
        + draw.path(_band_shape(CARD, BAND, CORNER), suit.colour)
        + draw.text(9, 26, card[1:], 27, suit.ink, font=draw.SERIF, weight=700)
        + draw.suit_sign(card[0], 51, 17, 15, suit.ink)
        + draw.text(75, 23, suit.letter.upper(), 17, suit.ink, anchor="end", weight=700)
        + draw.suit_sign(card[0], CARD / 2, 75, 46)
    )


def _tactic_face(card: str) -> str:
    """Cards that stand for values show them in the band, the others their name."""
    tactic = TACTICS[card]
    return (
        _paper(TACTIC_PAPER)
        + draw.path(_band_shape(CARD, BAND, CORNER), TACTIC)
        + draw.rect(3.5, 3.5, CARD - 7, HEIGHT - 7, "none", 5, stroke=draw.GOLD, stroke_width=1.5)
        + (_value_and_name(tactic) if tactic.values else _name_alone(tactic))
    )


def _value_and_name(tactic: Tactic) -> str:
    return (
        draw.text(9, 26, tactic.values, 23, draw.GOLD, font=draw.SERIF, weight=700)
        + draw.sign(tactic.glyph, 65, 19, 20, draw.LIGHT)
        + draw.sign(tactic.glyph, CARD / 2, 65, 40, TACTIC)
        + draw.text(CARD / 2, 104, tactic.name, 15, TACTIC_DARK, anchor="middle", weight=700)
    )


def _name_alone(tactic: Tactic) -> str:
    return draw.text(
        CARD / 2, 24, tactic.name, 16, draw.GOLD, anchor="middle", weight=700
    ) + draw.sign(tactic.glyph, CARD / 2, 73, 50, TACTIC)


def _stripes(x: float, y: float, width: float, height: float, apart: float) -> str:
    """Slanting lines that end at the edges of a field."""
    lines = []
    at = apart - height
    while at < width:
        x1, y1 = max(at, 0), max(-at, 0)
        x2, y2 = min(width, at + height), min(height, width - at)
        ends = (x + x1, y + y1, x + x2, y + y2)
        lines.append("M{} {}L{} {}".format(*map(draw.number, ends)))
        at += apart
    return "".join(lines)


def _back(deck: str, *marks: str, label: str, **place: float) -> str:
    """A card face down, with marks on its stripes."""
    back = BACKS[deck]
    return draw.group(
        _paper(draw.LIGHT),
        draw.rect(4, 4, CARD - 8, HEIGHT - 8, back.colour, 6),
        draw.path(
            _stripes(4, 4, CARD - 8, HEIGHT - 8, 14), "none", stroke=back.stripe, stroke_width=5
        ),
        draw.rect(2.5, 2.5, CARD - 5, HEIGHT - 5, "none", 6, stroke=draw.LIGHT, stroke_width=5),
        *marks,
        label=label,
        **place,
    )


def _disc(deck: str, y: float) -> str:
    return draw.circle(CARD / 2, y, 23, BACKS[deck].colour, stroke=draw.LIGHT, stroke_width=1.5)


def _hidden_card(deck: str, x: float, y: float, scale: float) -> str:
    mark = draw.sign(BACKS[deck].mark, CARD / 2, HEIGHT / 2, 28, draw.LIGHT)
    disc = _disc(deck, HEIGHT / 2)
    return _back(deck, disc, mark, label=f"{deck} card", x=x, y=y, scale=scale)


def _slip(card: str, x: float, y: float) -> str:
    """A card as a narrow slip, for lists."""
    frame = (0, 0, SLIP, SLIP_HEIGHT)
    if card in TACTICS:
        tactic = TACTICS[card]
        face = (
            draw.rect(*frame, TACTIC, 5, stroke=draw.GOLD, stroke_width=1)
            + draw.sign(tactic.glyph, 13, SLIP_HEIGHT / 2, 14, draw.LIGHT)
            + draw.text(24, 15, tactic.name, 13, weight=700)
        )
    else:
        suit = draw.SUITS[card[0]]
        face = (
            draw.rect(*frame, suit.colour, 5, stroke=draw.BLACK, stroke_opacity=0.3)
            + draw.text(8, 16, card[1:], 17, suit.ink, font=draw.SERIF, weight=700)
            + draw.suit_sign(card[0], SLIP / 2, SLIP_HEIGHT / 2, 14, suit.ink)
            + draw.text(SLIP - 8, 15.5, suit.letter.upper(), 14, suit.ink, anchor="end", weight=700)
        )
    return draw.group(face, x=x, y=y, label=_card_name(card))


def _seal(inside: str, fill: str) -> str:
    """A round mark in the lower right corner of a card."""
    x, y = CARD - 13, HEIGHT - 13
    return draw.circle(x, y, 12, fill, stroke=draw.LIGHT, stroke_width=1.5) + inside


SEEN = _seal(draw.sign(EYE, CARD - 13, HEIGHT - 13, 16, draw.LIGHT), OTHERS)
FIRST = _seal(
    draw.text(CARD - 13, HEIGHT - 9, "1st", 12, draw.INK, anchor="middle", weight=700), draw.GOLD
)


# -- stones and their sides --------------------------------------------------------------------


def _border_line(table: Table) -> str:
    first, last = table.column(0), table.column(len(table.view["stones"]) - 1)
    line = f"M{draw.number(first - 48)} {draw.number(table.border)}H{draw.number(last + 48)}"
    return draw.pen(line, draw.BLACK, 10, stroke_opacity=0.13)


def _room(table: Table, number: int, seat: int) -> str:
    """The free space on a side, brighter if a card may be laid there now."""
    stone = table.view["stones"][number]
    room = 3 if stone["mud"] is None else 4
    if stone["owner"] is not None or len(stone["sides"][seat]) >= room:
        return ""
    height = HEIGHT + STEP * (room - 1)
    y = table.near_side if seat == table.near else table.far_side + table.side - height
    x = table.column(number) - CARD / 2
    if seat == table.view["player"] and number in table.open_sides:
        return _slot(x, y, height, draw.GOLD, 0.75)
    return _slot(x, y, height, draw.LIGHT, 0.2)


def _slot(x: float, y: float, height: float, colour: str, strength: float) -> str:
    return draw.rect(
        x,
        y,
        CARD,
        height,
        draw.BLACK,
        CORNER,
        fill_opacity=0.1,
        stroke=colour,
        stroke_opacity=strength,
        stroke_width=1.8,
        stroke_dasharray="7 5",
    )


def _side(table: Table, number: int, seat: int) -> str:
    """The cards of a side, the first one next to the stone; every band stays visible."""
    stone = table.view["stones"][number]
    cards = list(enumerate(stone["sides"][seat]))
    if not cards:
        return ""
    near = seat == table.near
    top = table.near_side if near else table.far_side + table.side - HEIGHT
    step = STEP if near else -STEP
    x = table.column(number) - CARD / 2
    from_above = cards if near else cards[::-1]
    first = stone["owner"] is None and stone["completed_first"] == seat
    marks = [""] * (len(cards) - 1) + [FIRST if first else ""]
    faces = [
        _card(card, x, top + at * step, mark=mark)
        for (at, card), mark in zip(from_above, marks, strict=True)
    ]
    return draw.group(*faces, opacity=None if stone["owner"] is None else 0.72)


def _stone(table: Table, number: int) -> str:
    stone = table.view["stones"][number]
    slid = {None: 0, table.near: SLIDE, table.far: -SLIDE}[stone["owner"]]
    tag = _stone_tag(table, number)
    figure = draw.text(
        0,
        table.look.figure_above_tag if tag else table.look.figure,
        str(number + 1),
        29,
        draw.INK,
        anchor="middle",
        font=draw.SERIF,
        weight=700,
    )
    return draw.group(
        _boundary_stone(table.look, number),
        _weather(stone),
        figure,
        tag,
        _conditions(stone, table.far, -50),
        _conditions(stone, table.near, 28),
        x=table.column(number),
        y=table.border + slid,
        label=f"stone {number + 1}",
    )


def _boundary_stone(look: Look, number: int) -> str:
    """Every other one is mirrored, so that neighbours differ."""
    outline = look.outlines[number % len(look.outlines)]
    lichen = look.lichens[number % len(look.lichens)]
    return draw.element(
        "g",
        draw.ellipse(0, 29, look.shadow, 7, draw.BLACK, fill_opacity=0.35),
        draw.path(
            outline.filled, f"url(#tavolino-{look.fill})", stroke="#4a463d", stroke_width=1.2
        ),
        draw.path(lichen.filled, LICHEN, fill_opacity=0.8),
        draw.pen(lichen.drawn, "#c3cf8f", lichen.pen, stroke_opacity=0.8),
        draw.pen(outline.drawn, draw.WHITE, outline.pen, stroke_opacity=0.5),
        transform="scale(-1 1)" if number % 2 else None,
    )


def _stone_tag(table: Table, number: int) -> str:
    """Whose stone it is, or that it may be claimed now."""
    owner = table.view["stones"][number]["owner"]
    if owner is not None:
        mine = {"You": "yours", "Opponent": "theirs"}.get(table.names[owner], table.names[owner])
        fill, ink = (draw.GOLD, draw.INK) if owner == table.near else (OTHERS, draw.LIGHT)
        return draw.pill(0, 15, mine, 13, fill=fill, ink=ink, font=draw.SANS, weight=700)
    if f"claim {number + 1}" in table.legal:
        return draw.pill(
            0,
            14,
            "Claim",
            14,
            fill=draw.GOLD,
            ink=draw.INK,
            font=draw.SANS,
            weight=700,
            stroke=draw.WHITE,
            stroke_width=1.5,
        )
    return ""


def _weather(stone: Json) -> str:
    """Fog and mud as they lie on the stone itself."""
    mud = draw.path(
        "M-44 27C-38 19-28 24-18 21-6 18 4 25 16 21 28 18 40 21 44 27 42 34-42 34-44 27Z",
        "#5d4226",
        fill_opacity=0.9,
    )
    fog = draw.pen(
        "M-42-10C-30-16-22-4-10-10 2-16 12-4 24-10 32-14 38-11 42-8"
        "M-44 2C-34-4-26 6-14 1-2-4 8 7 20 2 30-3 38 1 44 4",
        draw.WHITE,
        5,
        stroke_opacity=0.42,
    )
    return mud * (stone["mud"] is not None) + fog * (stone["fog"] is not None)


def _conditions(stone: Json, seat: int, y: float) -> str:
    """The fog and mud cards that a seat has played here, on its side of the stone."""
    played = [name for name in ("fog", "mud") if stone[name] == seat]
    left = -27.5 * len(played)
    return "".join(
        draw.group(
            draw.rect(0, 0, 54, 22, TACTIC, 6, stroke=draw.GOLD, stroke_width=1.2),
            draw.sign(TACTICS[name].glyph, 13, 11, 15, draw.LIGHT),
            draw.text(22.5, 15.5, name, 13, weight=700),
            x=left + 55 * at + 0.5,
            y=y,
            label=name,
        )
        for at, name in enumerate(played)
    )


# -- hands, decks and the rest -----------------------------------------------------------------


def _hand(table: Table, seat: int, y: float, scale: float) -> str:
    """Known cards face up, with an eye on those that the opponent knows; the others face down."""
    hand = table.view["hands"][seat]
    seen = hand.get("seen", hand["cards"])
    backs = [deck for deck, count in hand["hidden"].items() for _ in range(count)]
    held = len(hand["cards"]) + len(backs)
    if not held:
        return draw.text(
            table.middle,
            y + scale * HEIGHT / 2,
            "no cards in hand",
            17,
            draw.QUIET_LIGHT,
            anchor="middle",
        )
    fitting = min(scale, table.row / (held * CARD * HAND_GAP))
    pitch = fitting * CARD * HAND_GAP
    left = table.middle - pitch * held / 2 + (pitch - fitting * CARD) / 2
    top = y + (scale - fitting) * HEIGHT / 2
    faces = [
        _card(card, left + at * pitch, top, fitting, SEEN if card in seen else "")
        for at, card in enumerate(hand["cards"])
    ]
    faces += [
        _hidden_card(deck, left + at * pitch, top, fitting)
        for at, deck in enumerate(backs, len(hand["cards"]))
    ]
    return "".join(faces)


def _name(table: Table, seat: int, y: float) -> str:
    """A player's name, with a light if it is their turn, and what they have so far."""
    view = table.view
    stones = sum(stone["owner"] == seat for stone in view["stones"])
    lines = [_count(stones, "stone")]
    if view["options"]["tactics"]:
        lines.append(f"{_count(view['tactics_played'][seat], 'tactic card')} played")
    turn = seat == view["player"]
    light = draw.circle(table.rail + 6, y - 7, 6, draw.GOLD) if turn else ""
    name = draw.text(table.rail + 20 * turn, y, table.names[seat], 23, font=draw.SERIF, weight=700)
    return (
        light
        + name
        + "".join(
            draw.text(table.rail, y + 23 + 19 * at, line, 16, draw.QUIET_LIGHT)
            for at, line in enumerate(lines)
        )
    )


def _discards(table: Table) -> str:
    """Oldest first, row by row."""
    cards = table.view["discards"]
    if not cards:
        return ""
    top = table.far_side + 18
    return draw.text(table.rail, top, "discards", 15, draw.QUIET_LIGHT) + "".join(
        _slip(card, table.rail + at % 2 * (SLIP + 8), top + 10 + at // 2 * (SLIP_HEIGHT + 3))
        for at, card in enumerate(cards)
    )


def _decks(table: Table) -> str:
    decks = table.view["decks"]
    return "".join(
        draw.group(
            _deck(name, deck["count"]) if deck["count"] else _empty_deck(),
            draw.text(CARD / 2, HEIGHT + 26, name, 17, draw.QUIET_LIGHT, anchor="middle"),
            x=table.rail + at * (SLIP + 8),
            y=table.border - 42,
            scale=DECK_SCALE,
        )
        for at, (name, deck) in enumerate(decks.items())
    )


def _deck(name: str, count: int) -> str:
    below = "".join(
        draw.rect(
            lift,
            lift,
            CARD,
            HEIGHT,
            draw.PAPER_SHADE,
            CORNER,
            stroke=draw.BLACK,
            stroke_opacity=0.35,
        )
        for lift in (6, 3)[max(0, 3 - count) :]
    )
    mark = draw.sign(BACKS[name].mark, CARD / 2, 30, 26, draw.LIGHT)
    left = draw.text(CARD / 2, 83, str(count), 26, anchor="middle", font=draw.SERIF, weight=700)
    label = f"{name}: {_count(count, 'card')}"
    return below + _back(name, mark, _disc(name, 74), left, label=label)


def _empty_deck() -> str:
    return _slot(0, 0, HEIGHT, draw.LIGHT, 0.3) + draw.text(
        CARD / 2, HEIGHT / 2 + 6, "empty", 17, draw.QUIET_LIGHT, anchor="middle"
    )


def _known_in_decks(table: Table) -> str:
    """Cards of the decks that the onlooker knows, the next draw first."""
    rows = [
        (f"{name}, {'next' if draws == '1' else _ordinal(int(draws))}", card)
        for name, deck in table.view["decks"].items()
        for draws, card in _soonest(deck["known"])
    ]
    top = table.border + 106
    return "".join(
        draw.text(table.rail, top + 16 + at * (SLIP_HEIGHT + 3), words, 14, draw.QUIET_LIGHT)
        + _slip(card, table.rail + SLIP + 8, top + at * (SLIP_HEIGHT + 3))
        for at, (words, card) in enumerate(rows)
    )


def _soonest(known: dict[str, str]) -> Iterable[tuple[str, str]]:
    return sorted(known.items(), key=lambda place: int(place[0]))[:MOST_KNOWN]


def _asked(table: Table, sentence: str) -> str:
    over = table.view["player"] is None
    return draw.pill(
        table.middle,
        table.asked,
        sentence,
        23,
        fill=draw.GOLD if over else draw.BLACK,
        ink=draw.INK if over else draw.LIGHT,
        opacity=1 if over else 0.36,
    )
