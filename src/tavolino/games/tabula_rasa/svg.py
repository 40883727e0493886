"""The table as a drawing, as an onlooker sees it.

other hands
row        knights queue up away from the tiles      (a column a territory)
castle     territories
row        with three players, the third row
           treasures
row        the onlooker's own
what is asked
own hand (of seat 0, where the onlooker has none)    stock, removed cards
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ...core import drawing as draw
from ...core.contract import Json
from ...core.drawing import Glyph
from .picture import row_name, rows_seen, seats_seen
from .state import CASTLE_POINTS, TREASURE_POINTS

COLUMN = 104
LEFT = 144  # of the territories: the castle and the names of the rows
MARGIN = 30
NARROWEST = 8 * COLUMN
KNIGHT_HEIGHT = 62
RANKS, DEPTH = 3, 43  # of knights, and the way from rank to rank
BADGE = 28  # the strip next to the tiles where a row is counted
ROW = BADGE + KNIGHT_HEIGHT + (RANKS - 1) * DEPTH
TILES, TREASURES = 106, 62
CARD, HEIGHT, BAND, CORNER = 84, 116, 34, 8
PILE_SCALE = 0.8
HAND_PITCH = CARD + 7
SMALL, SMALL_HEIGHT = 30, 42

NUMERALS = dict(zip("12345", ("I", "II", "III", "IV", "V"), strict=True))
STEEL, STEEL_LIGHT = "#8d949c", "#d9dee2"
BACK, STRIPE = "#35506b", "#456583"
CHEST, CHEST_DARK, COIN, COIN_DARK = "#8a5a2b", "#5d3a18", "#f2cf6b", "#a97b1e"

# A shield and a banner with the middle of their upper edge at (0, 0).
SHIELD = "M-37 2C-24 7-12 5 0 0 12 5 24 7 37 2V42C37 64 20 80 0 90-20 80-37 64-37 42Z"
SHIELD_RIM = "M-31 10C-20 13-10 11 0 7 10 11 20 13 31 10V42C31 60 17 74 0 82-17 74-31 60-31 42Z"
BANNER = "M-34 6H34V90L0 76-34 90Z"
BANNER_RIM = "M-29 11H29V81L0 69-29 81Z"
KEEP = (
    "M-36 84V30H-42V8H-34V16H-28V8H-20V16H-14V8H-12V30H-18V40H-10V32H-2V40H2V32H10V40H18V30H12V8"
    "H14V16H20V8H28V16H34V8H42V30H36V84Z"
)
GATE = "M-9 84V66C-9 54 9 54 9 66V84Z"
WINDOWS = "M-29 42V52M29 42V52M-29 62V70M29 62V70"
HILLS = "M-26 8C-20-8-8-8-2 8M-10-2C-2-14 12-12 20 8M28 8V2M28 2L23 3 28-10 33 3Z"

# A knight with the middle of the feet at (0, 0).
CLOAK = "M-11-36C-4-41 4-41 11-36L16-5C6-1-6-1-16-5Z"
HELMET = "M-8-39V-46C-8-52-4-55 0-55 4-55 8-52 8-46V-39C4-35-4-35-8-39Z"
PLUME = "M-1-54C-2-61 5-64 11-60 7-60 5-57 4-54Z"
VISOR = "M-6-45H6M0-45V-38"
FEET = "M-6-5V0M6-5V0"

FEATHERED_HELMET = Glyph(
    filled="M5 21V12C5 7 8 5 12 5 16 5 19 7 19 12V21C15 23 9 23 5 21ZM7 11.5V13.5H17V11.5Z"
    "M11.2 14.5V20H12.8V14.5ZM11 4C10.5 1.5 14 .2 18.5 1.6 15.6 2 14.4 3 13.6 4.4Z",
)


@dataclass(frozen=True)
class Table:
    """The view, and where things lie."""

    view: Json

    @cached_property
    def teamed(self) -> bool:
        return len(self.view["hands"]) > len(self.view["teams"])

    @cached_property
    def breadth(self) -> float:
        """The width that the territories have."""
        return max(NARROWEST, COLUMN * len(self.view["territories"]))

    @cached_property
    def width(self) -> float:
        return MARGIN + LEFT + self.breadth + MARGIN

    @cached_property
    def far_row(self) -> float:
        return MARGIN + 72

    @cached_property
    def tiles(self) -> float:
        return self.far_row + ROW

    @cached_property
    def middle_row(self) -> float:
        return self.tiles + TILES

    @cached_property
    def treasures(self) -> float:
        return self.middle_row + (ROW if len(self.view["teams"]) == 3 else 0)

    @cached_property
    def near_row(self) -> float:
        return self.treasures + TREASURES

    @cached_property
    def asked(self) -> float:
        return self.near_row + ROW + 30

    @cached_property
    def near_hand(self) -> float:
        return self.asked + 36

    @cached_property
    def piles(self) -> float:
        """Where the stock begins, with the removed cards right of it."""
        return self.width - MARGIN - PILE_SCALE * (2 * CARD + 50)

    @cached_property
    def height(self) -> float:
        return self.near_hand + HEIGHT + MARGIN - 2

    def column(self, number: int) -> float:
        """The middle of a territory's column."""
        middle = MARGIN + LEFT + self.breadth / 2
        return middle + COLUMN * (number - (len(self.view["territories"]) - 1) / 2)

    def player(self, seat: int) -> str:
        if "names" in self.view:
            name: str = self.view["names"][seat]
            return name
        mine = self.view["seat"]
        if mine == seat:
            return "You"
        if self.teamed and isinstance(mine, int) and seat % 2 == mine % 2:
            return "Partner"
        return f"Player {seat}"

    def row(self, row: int) -> str:
        if "names" in self.view:
            return " & ".join(self.player(seat) for seat in self.view["teams"][row])
        mine = self.view["seat"]
        if isinstance(mine, int) and mine % len(self.view["teams"]) == row:
            return "Your team" if self.teamed else "You"
        return row_name(self.view, row).capitalize()

    def points(self, row: int) -> int:
        points: int = self.view["result"]["scores"][row]
        return points


def svg(view: Json) -> str:
    """The onlooker's own row is below; drawn from the view alone."""
    view = draw.at_rest(view)
    table = Table(view)
    sentence = _sentence(table)
    own, across, *between = rows_seen(view)
    territories = range(len(view["territories"]))
    body = [
        draw.surface("parchment", table.width, table.height),
        *(_land(table, number) for number in territories),
        _castle(table),
        *(_tile(table, number) for number in territories),
        *(_treasure(table, number) for number in territories),
        _row(table, across, table.far_row, upwards=True),
        *(_row(table, row, table.middle_row, upwards=False) for row in between),
        _row(table, own, table.near_row, upwards=False),
        *(_other_hands(table) if view["result"] is None else ()),
        _near_hand(table) if view["result"] is None else _count(table),
        _piles(table),
        _asked(table, sentence),
    ]
    return draw.document(table.width, table.height, "".join(body), f"Tabula Rasa. {sentence}")


# -- words ---------------------------------------------------------------------------------------


def _sentence(table: Table) -> str:
    """Whose turn it is, or how it ended."""
    if "ended" in table.view:
        return str(table.view["ended"])
    if table.view["result"] is None:
        name = table.player(table.view["player"])
        whose = "Your" if name == "You" else f"{name}’s"
        return f"{whose} turn: lay a knight"
    rows = rows_seen(table.view)
    scores = " : ".join(str(table.points(row)) for row in rows)
    best = max(table.points(row) for row in rows)
    winners = [table.row(row) for row in rows if table.points(row) == best]
    if len(winners) > 1:
        return f"{' and '.join(winners)} share the win, {scores}"
    return f"{winners[0]} {'win' if winners[0] == 'You' else 'wins'}, {scores}"


def _card_name(card: str) -> str:
    return f"{draw.SUIT_NAMES[card[0]]} {card[1:]}"


def _place_name(place: str) -> str:
    return draw.SUIT_NAMES.get(place, place)


# -- cards ---------------------------------------------------------------------------------------


def _paper() -> str:
    return draw.shadow(0, 0, CARD, HEIGHT, CORNER, 1.6) + draw.rect(
        0, 0, CARD, HEIGHT, "url(#tavolino-paper)", CORNER, stroke=draw.BLACK, stroke_opacity=0.28
    )


def _card(card: str, x: float, y: float, scale: float = 1) -> str:
    suit = draw.SUITS[card[0]]
    band = f"M0 {BAND}V{CORNER}Q0 0 {CORNER} 0H{CARD - CORNER}Q{CARD} 0 {CARD} {CORNER}V{BAND}Z"
    return draw.group(
        _paper(),
        draw.path(band, suit.colour),
        draw.text(9, 26, card[1:], 27, suit.ink, font=draw.SERIF, weight=700),
        draw.suit_sign(card[0], 51, 17, 15, suit.ink),
        draw.text(75, 23, suit.letter.upper(), 17, suit.ink, anchor="end", weight=700),
        draw.group(_figure(card, numbered=False), x=CARD / 2, y=106, scale=1.12),
        x=x,
        y=y,
        scale=scale,
        label=_card_name(card),
    )


def _back(x: float, y: float, scale: float = 1, mark: str = "", label: str = "knight") -> str:
    stripes = "".join(f"M{at} 7V{HEIGHT - 7}" for at in range(14, CARD - 7, 12))
    helmet = draw.circle(CARD / 2, HEIGHT / 2, 23, BACK, stroke=draw.LIGHT, stroke_width=1.5)
    helmet += draw.sign(FEATHERED_HELMET, CARD / 2, HEIGHT / 2 - 1, 30, draw.LIGHT)
    return draw.group(
        _paper(),
        draw.rect(5, 5, CARD - 10, HEIGHT - 10, BACK, 5),
        draw.path(stripes, "none", stroke=STRIPE, stroke_width=4),
        mark or helmet,
        x=x,
        y=y,
        scale=scale,
        label=label,
    )


def _small_card(card: str, x: float, y: float) -> str:
    suit = draw.SUITS[card[0]]
    return draw.group(
        draw.rect(0, 0, SMALL, SMALL_HEIGHT, suit.colour, 4, stroke=draw.PAPER, stroke_width=1.5),
        draw.text(
            SMALL / 2, 19, card[1:], 19, suit.ink, anchor="middle", font=draw.SERIF, weight=700
        ),
        draw.suit_sign(card[0], 9.5, 31, 11, suit.ink),
        draw.text(25, 35.5, suit.letter.upper(), 12, suit.ink, anchor="end", weight=700),
        x=x,
        y=y,
        label=_card_name(card),
    )


def _small_back(x: float, y: float) -> str:
    return draw.group(
        draw.rect(0, 0, SMALL, SMALL_HEIGHT, BACK, 4, stroke=draw.PAPER, stroke_width=2.5),
        draw.sign(FEATHERED_HELMET, SMALL / 2, SMALL_HEIGHT / 2, 18, draw.LIGHT),
        x=x,
        y=y,
        label="knight",
    )


# -- tiles ---------------------------------------------------------------------------------------


def _land(table: Table, number: int) -> str:
    """The strip of the map that belongs to a territory."""
    place = table.view["territories"][number]["place"]
    colour = draw.SUITS[place].colour if place in draw.SUITS else draw.STONE_DARK
    x, top = table.column(number), table.far_row - 6
    bottom = table.near_row + ROW + 6
    hills = draw.pen(HILLS, draw.INK, 1.6, stroke_opacity=0.14)
    return draw.rect(
        x - COLUMN / 2 + 2,
        top,
        COLUMN - 4,
        bottom - top,
        colour,
        9,
        fill_opacity=0.1,
        stroke=draw.INK,
        stroke_opacity=0.3,
        stroke_width=1.2,
        stroke_dasharray="2 5",
        stroke_linecap="round",
    ) + "".join(
        draw.group(hills, x=x + (8 if number % 2 else -8), y=y)
        for y in (top + 46 + 26 * (number % 3), bottom - 34 - 26 * (number * 2 % 3))
    )


def _coin(x: float, y: float, points: int) -> str:
    return (
        draw.circle(x, y, 12, COIN, stroke=COIN_DARK, stroke_width=1.6)
        + draw.circle(x, y, 9, "none", stroke=COIN_DARK, stroke_opacity=0.5)
        + draw.text(
            x, y + 5, str(points), 15, draw.INK, anchor="middle", font=draw.SERIF, weight=700
        )
    )


def _stone_shield(place: str) -> str:
    return (
        draw.path(SHIELD, "url(#tavolino-stone)", stroke="#4a463d", stroke_width=1.4)
        + draw.pen(SHIELD_RIM, draw.WHITE, 1.6, stroke_opacity=0.45)
        + draw.text(
            0, 52, NUMERALS[place], 38, draw.INK, anchor="middle", font=draw.SERIF, weight=700
        )
    )


def _banner(place: str) -> str:
    suit = draw.SUITS[place]
    return (
        draw.path(BANNER, suit.colour, stroke=draw.INK, stroke_opacity=0.5, stroke_width=1.2)
        + draw.pen(BANNER_RIM, suit.ink, 1.4, stroke_opacity=0.55)
        + draw.rect(-41, 0, 82, 7, draw.WOOD, 3.5)
        + draw.suit_sign(place, -11, 41, 30, suit.ink)
        + draw.text(16, 49, suit.letter.upper(), 21, suit.ink, anchor="middle", weight=700)
    )


def _chest(y: float) -> str:
    return draw.group(
        draw.ellipse(0, 30, 27, 4, draw.BLACK, fill_opacity=0.25),
        draw.path("M-24 12C-24-2 24-2 24 12V30H-24Z", CHEST, stroke=CHEST_DARK, stroke_width=1.4),
        draw.pen("M-24 13H24M-15 4V30M15 4V30", CHEST_DARK, 2),
        _coin(0, 16, TREASURE_POINTS),
        y=y,
    )


def _owner(table: Table, row: int, y: float) -> str:
    mine = row == rows_seen(table.view)[0]
    return draw.pill(
        0,
        y,
        table.row(row),
        13,
        fill=draw.GOLD if mine else draw.INK,
        ink=draw.INK if mine else draw.LIGHT,
        font=draw.SANS,
        weight=700,
    )


def _takers(table: Table, place: str, tile: str) -> list[int]:
    result = table.view["result"]
    return [row for where, what, row in result["tiles"] if (where, what) == (place, tile)]


def _tile(table: Table, number: int) -> str:
    """A territory. At the end it shows its owner; between two who tie it is turned over, and is a
    second treasure."""
    territory = table.view["territories"][number]
    place = territory["place"]
    face = _stone_shield(place) if place in NUMERALS else _banner(place)
    face += _coin(0, 82, territory["points"])
    label = f"territory {_place_name(place)}, {territory['points']} points"
    faded = None
    if table.view["result"] is not None:
        owners = _takers(table, place, "territory")
        treasures = _takers(table, place, "treasure")
        if owners:
            face += _owner(table, owners[0], 82)
        elif treasures:
            face = draw.group(face, opacity=0.22) + _chest(34) + _owner(table, treasures[1], 82)
        else:
            faded = 0.35
    return draw.group(face, x=table.column(number), y=table.tiles + 6, label=label, opacity=faded)


def _treasure(table: Table, number: int) -> str:
    place = table.view["territories"][number]["place"]
    face, faded = _chest(4), None
    if table.view["result"] is not None:
        takers = _takers(table, place, "treasure")
        face += _owner(table, takers[0], 44) if takers else ""
        faded = None if takers else 0.3
    label = f"treasure of {_place_name(place)}, {TREASURE_POINTS} point"
    return draw.group(face, x=table.column(number), y=table.treasures, label=label, opacity=faded)


def _castle(table: Table) -> str:
    face, faded = _coin(0, 82, CASTLE_POINTS), None
    if table.view["result"] is not None:
        castle = [row for _, what, row in table.view["result"]["tiles"] if what == "castle"]
        face += _owner(table, castle[0], 82) if castle else ""
        faded = None if castle else 0.3
    return draw.group(
        draw.ellipse(0, 84, 46, 6, draw.BLACK, fill_opacity=0.25),
        draw.path(KEEP, "url(#tavolino-stone)", stroke="#4a463d", stroke_width=1.4),
        draw.path(GATE, draw.INK),
        draw.pen(WINDOWS, draw.INK, 4),
        face,
        x=table.column(0) - COLUMN / 2 - LEFT / 2 + 4,
        y=table.tiles + 4,
        label=f"castle, {CASTLE_POINTS} points",
        opacity=faded,
    )


# -- knights -------------------------------------------------------------------------------------


def _figure(card: str, numbered: bool = True) -> str:
    """A knight standing at (0, 0), in the colour of the card."""
    suit = draw.SUITS[card[0]]
    marks = draw.suit_sign(card[0], 0, -21, 20, suit.ink)
    if numbered:
        marks = (
            draw.text(-6, -22, card[1:], 17, suit.ink, anchor="middle", font=draw.SERIF, weight=700)
            + draw.text(6.5, -23, suit.letter.upper(), 12, suit.ink, anchor="middle", weight=700)
            + draw.suit_sign(card[0], 0, -12, 11, suit.ink)
        )
    return (
        draw.ellipse(0, 0, 15, 3, draw.BLACK, fill_opacity=0.3)
        + draw.pen(FEET, draw.INK, 5)
        + draw.path(PLUME, suit.colour, stroke=draw.INK, stroke_width=0.9)
        + draw.path(CLOAK, suit.colour, stroke=draw.INK, stroke_width=1.2)
        + draw.path(HELMET, STEEL, stroke=draw.INK, stroke_width=1.1)
        + draw.pen("M-5-48C-4-51-2-52 0-52", STEEL_LIGHT, 1.8)
        + draw.pen(VISOR, draw.INK, 1.5)
        + marks
    )


def _row(table: Table, row: int, top: float, *, upwards: bool) -> str:
    """The name of a row, and its knights at every territory with their number."""
    queues = [territory["knights"][row] for territory in table.view["territories"]]
    badges = top + ROW - BADGE / 2 if upwards else top + BADGE / 2
    shapes = [_row_label(table, row, top + ROW / 2)]
    for number, knights in enumerate(queues):
        x = table.column(number)
        shapes += [_badge(x, badges, len(knights)), _queue(knights, x, top, upwards=upwards)]
    return "".join(shapes)


def _row_label(table: Table, row: int, y: float) -> str:
    seats = table.view["teams"][row]
    name, x = table.row(row), table.column(0) - COLUMN / 2 - LEFT + 4
    light = draw.circle(x + 6, y - 7, 6, COIN, stroke=COIN_DARK)
    turn = table.view["player"] in seats
    lines = [f"players {seats[0]} and {seats[1]}"] if table.teamed else []
    if table.view["result"] is not None:
        lines.append(f"{table.points(row)} points")
    return (
        light * turn
        + draw.text(x + 18 * turn, y, name, 21, draw.INK, font=draw.SERIF, weight=700)
        + "".join(
            draw.text(x, y + 21 + 20 * at, line, 15, draw.QUIET_INK)
            for at, line in enumerate(lines)
        )
    )


def _badge(x: float, y: float, count: int) -> str:
    fill, ink = (draw.INK, draw.LIGHT) if count else ("none", draw.QUIET_INK)
    return draw.circle(
        x, y, 11, fill, stroke=draw.QUIET_INK, stroke_opacity=0.7, stroke_width=1
    ) + draw.text(x, y + 5, str(count), 15, ink, anchor="middle", weight=700)


def _queue(knights: list[str], x: float, top: float, *, upwards: bool) -> str:
    """Rank by rank away from the tiles; knights lower in the picture are in front."""
    abreast = 3 if len(knights) <= 3 * RANKS else 4
    apart = (COLUMN - 5) / abreast
    left = x - apart * (min(len(knights), abreast) - 1) / 2
    first, step = (ROW - BADGE, -DEPTH) if upwards else (BADGE + KNIGHT_HEIGHT, DEPTH)
    ranks = [knights[at : at + abreast] for at in range(0, len(knights), abreast)]
    return "".join(
        draw.group(
            _figure(card),
            x=left + apart * file,
            y=top + first + step * at,
            label=_card_name(card),
        )
        for at, rank in sorted(enumerate(ranks), reverse=upwards)
        for file, card in enumerate(rank)
    )


# -- hands, stock and the rest -------------------------------------------------------------------


def _other_hands(table: Table) -> list[str]:
    """Next to each other, in the order of turns."""
    _, *others = seats_seen(table.view)
    breadth = (table.width - 2 * MARGIN) / len(others)
    return [
        _other_hand(table, seat, MARGIN + breadth * (at + 0.5)) for at, seat in enumerate(others)
    ]


def _other_hand(table: Table, seat: int, x: float) -> str:
    hand = table.view["hands"][seat]
    held = len(hand["cards"]) + hand["hidden"]
    name = table.player(seat)
    turn = bool(seat == table.view["player"])
    words = draw.width_of(name, 19) + 26 + 18 * turn
    left = x - (words + held * (SMALL + 2)) / 2
    cards = left + words
    return (
        draw.circle(left + 6, MARGIN + 16, 6, COIN, stroke=COIN_DARK) * turn
        + draw.text(left + 18 * turn, MARGIN + 22, name, 19, draw.INK, font=draw.SERIF, weight=700)
        + "".join(
            _small_card(card, cards + at * (SMALL + 2), MARGIN - 6)
            for at, card in enumerate(hand["cards"])
        )
        + "".join(_small_back(cards + at * (SMALL + 2), MARGIN - 6) for at in range(hand["hidden"]))
    )


def _near_hand(table: Table) -> str:
    hand = table.view["hands"][seats_seen(table.view)[0]]
    held = len(hand["cards"]) + hand["hidden"]
    left = (MARGIN + table.piles) / 2 - HAND_PITCH * held / 2
    return "".join(
        _card(card, left + at * HAND_PITCH, table.near_hand)
        for at, card in enumerate(hand["cards"])
    ) + "".join(_back(left + at * HAND_PITCH, table.near_hand) for at in range(hand["hidden"]))


def _piles(table: Table) -> str:
    """The stock, and the cards that are out of the game."""
    stock, removed = table.view["stock"], table.view["removed"]
    left = len(stock["cards"]) + stock["hidden"]
    second = CARD + 30
    out = [_card(card, second + at * 26, 26 * at, 0.78) for at, card in enumerate(removed["cards"])]
    out += [_back(second + at * 26, 26 * at, 0.78) for at in range(removed["hidden"])]
    return draw.group(
        _stock(left),
        *out,
        _pile_name(CARD / 2, "stock"),
        _pile_name(second + 46, "removed"),
        x=table.piles,
        y=table.near_hand - 4,
        scale=PILE_SCALE,
    )


def _pile_name(x: float, words: str) -> str:
    return draw.text(x, HEIGHT + 22, words, 19, draw.QUIET_INK, anchor="middle")


def _stock(left: int) -> str:
    if not left:
        return draw.rect(
            0,
            0,
            CARD,
            HEIGHT,
            "none",
            CORNER,
            stroke=draw.QUIET_INK,
            stroke_opacity=0.6,
            stroke_width=1.8,
            stroke_dasharray="7 5",
        ) + draw.text(CARD / 2, HEIGHT / 2 + 6, "empty", 19, draw.QUIET_INK, anchor="middle")
    mark = draw.circle(CARD / 2, HEIGHT / 2, 25, BACK, stroke=draw.LIGHT, stroke_width=1.5)
    mark += draw.text(
        CARD / 2, HEIGHT / 2 + 10, str(left), 29, anchor="middle", font=draw.SERIF, weight=700
    )
    below = "".join(
        draw.rect(lift, lift, CARD, HEIGHT, draw.PAPER_SHADE, CORNER, stroke=draw.QUIET_INK)
        for lift in (6, 3)[max(0, 3 - left) :]
    )
    return below + _back(0, 0, mark=mark, label=f"stock: {left} cards")


def _count(table: Table) -> str:
    """What each row took, tile by tile, and the total."""
    points = {tile["place"]: tile["points"] for tile in table.view["territories"]}
    lines = []
    for at, row in enumerate(rows_seen(table.view)):
        tiles = [tile for tile in table.view["result"]["tiles"] if tile[2] == row]
        words = [
            f"castle ({CASTLE_POINTS})"
            if tile == "castle"
            else f"{NUMERALS.get(place, _place_name(place))} ({points[place]})"
            for place, tile, _ in tiles
            if tile != "treasure"
        ]
        treasures = sum(tile == "treasure" for _, tile, _ in tiles)
        words += [f"treasures ({treasures * TREASURE_POINTS})"] * bool(treasures)
        y = table.near_hand + 26 + 36 * at
        lines += [
            draw.text(MARGIN + 8, y, table.row(row), 20, draw.INK, font=draw.SERIF, weight=700),
            draw.text(MARGIN + LEFT, y, " + ".join(words) or "nothing", 17, draw.INK),
            draw.text(
                table.piles - 34,
                y,
                f"= {table.points(row)}",
                20,
                draw.INK,
                anchor="end",
                font=draw.SERIF,
                weight=700,
            ),
        ]
    return "".join(lines)


def _asked(table: Table, sentence: str) -> str:
    over = table.view["player"] is None
    return draw.pill(
        table.width / 2,
        table.asked,
        sentence,
        22,
        fill=draw.GOLD if over else draw.INK,
        ink=draw.INK if over else draw.LIGHT,
        opacity=1 if over else 0.86,
    )
