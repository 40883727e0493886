"""Colours and symbols. Colour is never the only cue: every card has a symbol and a letter too."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style

from ..core import drawing

SUITS = {letter: suit.colour for letter, suit in drawing.SUITS.items()}
SIGNS = {"r": "▲", "y": "✶", "g": "♣", "b": "≈", "p": "✿", "c": "❅"}
DARK_SUITS = "rgb"  # with white letters


@dataclass(frozen=True)
class Palette:
    """The colours of a light or a dark table."""

    ground: Style
    quiet: Style
    strong: Style
    neutral: Style  # what belongs to nobody
    own: Style
    theirs: Style
    empty: Style
    glow: Style
    cursor: Style
    picked: Style
    unsuited: Style  # cards without a colour
    back: Style
    planks: tuple[Style, Style, Style]
    ghost: Style


NIGHT = Palette(
    ground=Style.parse("#e8e0d0 on #16241d"),
    quiet=Style.parse("#93a59a"),
    strong=Style.parse("bold #fff6df"),
    neutral=Style.parse("#1d1a16 on #8c8778"),
    own=Style.parse("bold #1d1a16 on #E69F00"),
    theirs=Style.parse("bold #fff6df on #5b5b66"),
    empty=Style.parse("#47604f"),
    glow=Style.parse("bold on #35563f"),
    cursor=Style.parse("bold #16241d on #ffe9a8"),
    picked=Style.parse("bold underline"),
    unsuited=Style.parse("bold #fff6df on #5a3d63"),
    back=Style.parse("#93a59a on #26382e"),
    planks=(
        Style.parse("#fff6df on #4a3a2a"),
        Style.parse("#fff6df on #57452f"),
        Style.parse("#fff6df on #3e3226"),
    ),
    ghost=Style.parse("bold #16241d on #ffe9a8"),
)
DAY = Palette(
    ground=Style.parse("#26301f on #f3eee0"),
    quiet=Style.parse("#6a6f5c"),
    strong=Style.parse("bold #1d2417"),
    neutral=Style.parse("#1d1a16 on #c9c2ae"),
    own=Style.parse("bold #1d1a16 on #E69F00"),
    theirs=Style.parse("bold #ffffff on #6b6b78"),
    empty=Style.parse("#c2bca6"),
    glow=Style.parse("bold on #d3e3b8"),
    cursor=Style.parse("bold #ffffff on #2f5d3a"),
    picked=Style.parse("bold underline"),
    unsuited=Style.parse("bold #ffffff on #7a5387"),
    back=Style.parse("#6a6f5c on #ded7c2"),
    planks=(
        Style.parse("#1d1a16 on #d9c29a"),
        Style.parse("#1d1a16 on #e4d2b0"),
        Style.parse("#1d1a16 on #cdb488"),
    ),
    ghost=Style.parse("bold #ffffff on #2f5d3a"),
)


def suit(letter: str) -> Style:
    """The colour of a card's band."""
    ink = "#ffffff" if letter in DARK_SUITS else "#000000"
    return Style.parse(f"bold {ink} on {SUITS[letter]}")


def slip(card: str) -> str:
    """A coloured card as five cells: its number, its symbol, its letter."""
    return f" {card[1]}{SIGNS[card[0]]}{card[0]} "
