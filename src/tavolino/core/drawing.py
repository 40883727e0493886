"""Pictures as SVG text: shapes, letters, the palette and the surfaces that all tables share.

Every function returns text, and the same text for the same arguments. A picture contains no script,
loads nothing from elsewhere, and uses the same names for its gradients in every picture, so that
several can be on one page.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from xml.sax.saxutils import escape as _escape

from .contract import Json

_NOT_XML = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

SERIF = "Alegreya, Georgia, serif"
SANS = "'Alegreya Sans', 'Segoe UI', sans-serif"

INK = "#2b2118"
QUIET_INK = "#6b5b4a"
LIGHT = "#f6efe0"
QUIET_LIGHT = "#b9c4b8"
GOLD = "#f2cf6b"
BLACK = "#000000"
WHITE = "#ffffff"

WOOD = "#4a2f20"
WOOD_DARK = "#2c1a11"
FELT = "#27493f"
FELT_DARK = "#142b26"
BLUE_FELT = "#263c56"
BLUE_FELT_DARK = "#152436"
RUSSET_FELT = "#4d2e23"
RUSSET_FELT_DARK = "#2e1a13"
PAPER = "#fdf9ef"
PAPER_SHADE = "#efe5d0"
PARCHMENT = "#ecdcb5"
PARCHMENT_DARK = "#cdb27c"
PLANK = "#5c4937"
PLANK_DARK = "#46372a"
PINE = "#c69a5d"
PINE_DARK = "#8f6733"
STONE_LIGHT = "#d5d1c4"
STONE = "#a39d8f"
STONE_DARK = "#6d685d"
SLATE_LIGHT = "#d3d9dc"
SLATE = "#9aa3a9"
SLATE_DARK = "#5c656c"


def at_rest(view: Json) -> Json:
    """A view for a picture: in a game that has `ended`, nobody is to move."""
    return view | {"player": None, "legal": []} if "ended" in view else view


@dataclass(frozen=True)
class Glyph:
    """A glyph in a box of 24 by 24: a filled path, and one that is drawn with a round pen."""

    filled: str = ""
    drawn: str = ""
    pen: float = 2.2


@dataclass(frozen=True)
class Suit:
    """A suit has a letter and a glyph; colour is never the only cue."""

    letter: str
    name: str
    colour: str  # from Okabe and Ito's palette, distinguishable with colour blindness
    ink: str  # readable on `colour`
    on_paper: str  # readable on paper
    glyph: Glyph


_FLAME = Glyph(
    filled="M12.6 1.2C13.4 5.2 11 7.2 8.8 9.8 7 12 5.4 13.9 5.4 16.5 5.4 20.2 8.4 22.8 12 22.8"
    " 15.6 22.8 18.6 20.2 18.6 16.4 18.6 13.2 17 11.2 16.1 8.2 15.2 9 14.7 9.9 14.5 11"
    " 14.9 7.4 14.6 3.6 12.6 1.2Z"
    "M12.1 13.4C13.6 14.6 15.2 16.2 15.2 18.2 15.2 20 13.8 21.2 12 21.2 10.2 21.2 8.8 20 8.8 18.3"
    " 8.8 16.4 11 15.3 12.1 13.4Z",
)
_SUN = Glyph(
    filled="M12 7A5 5 0 1 1 12 17 5 5 0 1 1 12 7Z",
    drawn="M12 1.4V4M12 20V22.6M1.4 12H4M20 12H22.6"
    "M4.5 4.5L6.4 6.4M17.6 17.6L19.5 19.5M4.5 19.5L6.4 17.6M17.6 6.4L19.5 4.5",
)
_LEAF = Glyph(
    filled="M21.8 2.4C13 2 5.2 4.6 4.2 11.6 3.8 14.4 4.8 16.6 6 17.9 8.6 12.8 12.4 9.6 17 7.2"
    " 13 10.4 9.8 13.9 7.8 18.9 9.2 19.5 11 19.8 12.8 19.3 19.8 17.5 21.6 10 21.8 2.4Z",
    drawn="M6.6 17.6C5.4 19.3 4.5 20.6 2.8 22",
)
_WAVE = Glyph(
    drawn="M1.8 8C5 4.4 7.6 4.8 10.4 7.2 13.2 9.6 16.6 9.8 22.2 5.4"
    "M1.8 13.4C5 9.8 7.6 10.2 10.4 12.6 13.2 15 16.6 15.2 22.2 10.8"
    "M1.8 18.8C5 15.2 7.6 15.6 10.4 18 13.2 20.4 16.6 20.6 22.2 16.2",
    pen=2.4,
)
_THISTLE = Glyph(
    filled="M12 1L13.9 5.6 17 2.4 16.7 6.2 20.8 4.8 17.9 10.6H6.1L3.2 4.8 7.3 6.2 7 2.4 10.1 5.6Z"
    "M5.4 12H18.6C18.6 15.9 15.8 18.4 12 18.4 8.2 18.4 5.4 15.9 5.4 12Z",
    drawn="M12 18V22.6",
)
_SNOW = Glyph(
    drawn="M12 1.6V22.4M3 6.8L21 17.2M3 17.2L21 6.8"
    "M8.8 3.2L12 6.2 15.2 3.2M8.8 20.8L12 17.8 15.2 20.8"
    "M2.8 10.8L7 9.1 6.3 4.6M21.2 13.2L17 14.9 17.7 19.4"
    "M2.8 13.2L7 14.9 6.3 19.4M21.2 10.8L17 9.1 17.7 4.6",
    pen=1.9,
)

SUITS = {
    suit.letter: suit
    for suit in (
        Suit("r", "red", "#D55E00", WHITE, "#D55E00", _FLAME),
        Suit("y", "yellow", "#F0E442", "#3f3800", "#b08600", _SUN),
        Suit("g", "green", "#009E73", WHITE, "#00865f", _LEAF),
        Suit("b", "blue", "#0072B2", WHITE, "#0072B2", _WAVE),
        Suit("p", "purple", "#CC79A7", "#35112a", "#a9507f", _THISTLE),
        Suit("c", "cyan", "#56B4E9", "#062c44", "#2287bd", _SNOW),
    )
}
SUIT_NAMES = {letter: suit.name for letter, suit in SUITS.items()}


def number(value: float, decimals: int = 2) -> str:
    """A number in its shortest form: 1, 0.5, 12.34."""
    written = f"{value:.{decimals}f}"
    short = written.rstrip("0").rstrip(".") if "." in written else written
    return "0" if short == "-0" else short


def escape(text: str) -> str:
    """Text that is safe inside an element and inside an attribute. XML cannot say every character;
    one that it cannot say would spoil the whole picture."""
    return _escape(_NOT_XML.sub("\N{REPLACEMENT CHARACTER}", text), {'"': "&quot;"})


def element(name: str, *inside: str, **attributes: str | float | None) -> str:
    """An element. `stroke_width=2` becomes `stroke-width="2"`; attributes that are None are left
    out."""
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            written = escape(value) if isinstance(value, str) else number(value)
            parts.append(f'{key.rstrip("_").replace("_", "-")}="{written}"')
    opening = " ".join(parts)
    body = "".join(inside)
    return f"<{opening}>{body}</{name}>" if body else f"<{opening}/>"


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    radius: float | None = None,
    **attributes: str | float | None,
) -> str:
    return element("rect", x=x, y=y, width=width, height=height, rx=radius, fill=fill, **attributes)


def circle(x: float, y: float, radius: float, fill: str, **attributes: str | float | None) -> str:
    return element("circle", cx=x, cy=y, r=radius, fill=fill, **attributes)


def ellipse(
    x: float, y: float, rx: float, ry: float, fill: str, **attributes: str | float | None
) -> str:
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **attributes)


def path(d: str, fill: str = "none", **attributes: str | float | None) -> str:
    return element("path", d=d, fill=fill, **attributes)


def pen(d: str, colour: str, width: float, **attributes: str | float | None) -> str:
    """A line drawn with a round pen."""
    return path(
        d,
        "none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        **attributes,
    )


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    fill: str = LIGHT,
    *,
    anchor: str = "start",
    font: str = SANS,
    weight: int = 400,
    **attributes: str | float | None,
) -> str:
    """Words on their baseline at `y`; `anchor` is start, middle or end."""
    return element(
        "text",
        escape(words),
        x=x,
        y=y,
        font_family=font,
        font_size=size,
        font_weight=weight,
        fill=fill,
        text_anchor=None if anchor == "start" else anchor,
        **attributes,
    )


def group(
    *inside: str,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    turn: float = 0,
    label: str = "",
    **attributes: str | float | None,
) -> str:
    """Shapes moved to (x, y), then scaled, then rotated (degrees); `label` is shown on hover."""
    steps = []
    if x or y:
        steps.append(f"translate({number(x)} {number(y)})")
    if scale != 1:
        steps.append(f"scale({number(scale, 4)})")
    if turn:
        steps.append(f"rotate({number(turn)})")
    title = element("title", escape(label)) if label else ""
    return element("g", title, *inside, transform=" ".join(steps) or None, **attributes)


def sign(glyph: Glyph, x: float, y: float, size: float, colour: str) -> str:
    """A glyph centred at (x, y)."""
    shapes = []
    if glyph.filled:
        shapes.append(path(glyph.filled, colour, fill_rule="evenodd"))
    if glyph.drawn:
        shapes.append(pen(glyph.drawn, colour, glyph.pen))
    return group(*shapes, x=x - size / 2, y=y - size / 2, scale=size / 24)


def suit_sign(letter: str, x: float, y: float, size: float, colour: str | None = None) -> str:
    """A suit's glyph centred at (x, y), in the colour that is readable on paper."""
    suit = SUITS[letter]
    return sign(suit.glyph, x, y, size, colour or suit.on_paper)


def width_of(words: str, size: float) -> float:
    """The approximate width of words in either font: rather too wide than too narrow."""
    narrow = sum(letter in " .,:;'!|iljt()" for letter in words)
    return size * (0.57 * (len(words) - narrow) + 0.31 * narrow)


def pill(
    x: float,
    y: float,
    words: str,
    size: float,
    *,
    fill: str = BLACK,
    ink: str = LIGHT,
    opacity: float = 1,
    font: str = SERIF,
    weight: int = 500,
    **attributes: str | float | None,
) -> str:
    """Words in a rounded field centred at (x, y)."""
    width, height = width_of(words, size) + 1.6 * size, 1.9 * size
    return group(
        rect(
            x - width / 2,
            y - height / 2,
            width,
            height,
            fill,
            height / 2,
            fill_opacity=None if opacity == 1 else opacity,
            **attributes,
        ),
        text(x, y + 0.33 * size, words, size, ink, anchor="middle", font=font, weight=weight),
    )


def shadow(x: float, y: float, width: float, height: float, radius: float, lift: float = 2) -> str:
    """The shadow that something of this shape casts on the table when it lies `lift` above it."""
    layers = ((2.2, 0.1), (1.2, 0.14), (0.5, 0.18))
    return "".join(
        rect(
            x - lift * spread * 0.3,
            y + lift * spread,
            width + lift * spread * 0.6,
            height,
            BLACK,
            radius,
            fill_opacity=opacity,
        )
        for spread, opacity in layers
    )


def _stops(*stops: tuple[float, str]) -> str:
    return "".join(element("stop", offset=at, stop_color=colour) for at, colour in stops)


def downwards(name: str, *stops: tuple[float, str]) -> str:
    """A gradient from top to bottom, used as `fill="url(#name)"`."""
    return element("linearGradient", _stops(*stops), id=name, x1=0, y1=0, x2=0, y2=1)


def outwards(name: str, *stops: tuple[float, str], x: float = 0.5, y: float = 0.5) -> str:
    """A gradient from a lit point to the edges."""
    return element("radialGradient", _stops(*stops), id=name, cx=x, cy=y, r=0.75)


FILLS = {
    "tavolino-wood": downwards("tavolino-wood", (0, WOOD), (1, WOOD_DARK)),
    "tavolino-felt": outwards("tavolino-felt", (0, "#2f5449"), (0.55, FELT), (1, FELT_DARK), y=0.4),
    "tavolino-blue-felt": outwards(
        "tavolino-blue-felt", (0, "#324b69"), (0.55, BLUE_FELT), (1, BLUE_FELT_DARK), y=0.4
    ),
    "tavolino-russet-felt": outwards(
        "tavolino-russet-felt", (0, "#633d2f"), (0.55, RUSSET_FELT), (1, RUSSET_FELT_DARK), y=0.4
    ),
    "tavolino-paper": downwards("tavolino-paper", (0, PAPER), (1, PAPER_SHADE)),
    "tavolino-parchment": outwards(
        "tavolino-parchment", (0, "#f4e8c8"), (0.7, PARCHMENT), (1, PARCHMENT_DARK)
    ),
    "tavolino-planks": outwards("tavolino-planks", (0, "#66523f"), (0.6, PLANK), (1, PLANK_DARK)),
    "tavolino-pine": downwards("tavolino-pine", (0, PINE), (1, PINE_DARK)),
    "tavolino-stone": outwards(
        "tavolino-stone", (0, STONE_LIGHT), (0.5, STONE), (1, STONE_DARK), x=0.38, y=0.2
    ),
    "tavolino-slate": outwards(
        "tavolino-slate", (0, SLATE_LIGHT), (0.5, SLATE), (1, SLATE_DARK), x=0.38, y=0.2
    ),
}

# The evening light over a table, and the weave of its felt.
FILLS["tavolino-lamp"] = element(
    "radialGradient",
    element("stop", offset=0, stop_color="#ffd98a", stop_opacity=0.12),
    element("stop", offset=1, stop_color="#ffd98a", stop_opacity=0),
    id="tavolino-lamp",
    cx=0.5,
    cy=0.42,
    r=0.6,
)
FILLS["tavolino-weave"] = element(
    "pattern",
    path("M0 0L6 6M6 0L0 6", "none", stroke=BLACK, stroke_opacity=0.09, stroke_width=1),
    id="tavolino-weave",
    width=6,
    height=6,
    patternUnits="userSpaceOnUse",
)

FRAME = 10


def two_names(view: Json) -> tuple[str, str]:
    """What the players of a game for two are called in a picture."""
    if "names" in view:
        first, second = view["names"]
        return first, second
    if view["seat"] not in (0, 1):
        return "Player 0", "Player 1"
    return ("You", "Opponent") if view["seat"] == 0 else ("Opponent", "You")


def surface(kind: str, width: float, height: float) -> str:
    """A table top in a wooden frame. `kind` is felt, blue-felt, russet-felt, parchment, planks or
    wood."""
    inside = (FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME)
    weave = rect(*inside, "url(#tavolino-weave)", 10)
    grain = {
        "felt": weave,
        "blue-felt": weave,
        "russet-felt": weave,
        "planks": "".join(
            rect(x, FRAME, 1.5, height - 2 * FRAME, BLACK, fill_opacity=0.22)
            for x in range(FRAME + 120, int(width) - FRAME, 120)
        ),
    }
    return (
        rect(0, 0, width, height, "url(#tavolino-wood)", 18)
        + rect(*inside, f"url(#tavolino-{kind})", 10)
        + grain.get(kind, "")
        + rect(*inside, "url(#tavolino-lamp)", 10)
        + rect(*inside, "none", 10, stroke=BLACK, stroke_opacity=0.45, stroke_width=3)
    )


def document(width: float, height: float, body: str, title: str, defs: str = "") -> str:
    """A whole picture. The `FILLS` that the body uses are included; `defs` are others, whose ids
    should begin with the game's name."""
    used = "".join(fill for name, fill in FILLS.items() if f"url(#{name})" in body + defs)
    return element(
        "svg",
        element("title", escape(title)),
        element("defs", used + defs) if used + defs else "",
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
        font_variant="lining-nums",
    )
