"""What a table is drawn from, and what all tables share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style

from ..core.contract import Json
from ..text.cards import is_coloured
from ..text.language import language
from ..text.narrator import Narrator
from ..text.words import narrator_for
from .canvas import Canvas
from .palette import SIGNS, Palette, slip, suit
from .picking import hand_picks

CARD_WIDTH = 7
NO_NAMES: Mapping[str, str] = {}


@dataclass(frozen=True)
class Scene:
    view: Json
    names: list[str]
    code: str
    palette: Palette
    picked: tuple[str, ...]
    targets: tuple[str, ...]
    cursor: str | None
    size: tuple[int, int] | None = None  # columns and lines; None: as many as it takes

    def say(self, key: str, /, **arguments: str | int) -> str:
        return language(self.code).say(key, **arguments)

    @property
    def narrator(self) -> Narrator:
        return narrator_for(self.view, self.code, self.names)[1]

    @property
    def near(self) -> int:
        """The seat that sits at the lower edge."""
        seat = self.view["seat"]
        return seat if isinstance(seat, int) else 0

    def state_of(self, spot: str) -> Style | None:
        """The style of a thing that can be picked or was picked; None for others."""
        if spot == self.cursor:
            return self.palette.cursor
        if spot in self.picked:
            return self.palette.picked
        return self.palette.glow if spot in self.targets else None

    def sign_of(self, spot: str) -> str:
        """A sign that says the same as the style, for those who do not see the difference."""
        if spot == self.cursor:
            return "▼"
        if spot in self.picked:
            return "◆"
        return "◦" if spot in self.targets else ""

    def mark(self, canvas: Canvas, spot: str, x: int, y: int, width: int, height: int) -> None:
        """Make a place pickable, and show whether it can be picked now."""
        canvas.spot(spot, x, y, width, height)
        state = self.state_of(spot)
        if state is not None:
            canvas.tint(x, y, width, height, state)

    def card(
        self, canvas: Canvas, x: int, y: int, card: str, short: Mapping[str, str] = NO_NAMES
    ) -> None:
        """A card as five cells; `short` has short names for cards without a colour."""
        if is_coloured(card):
            canvas.put(x, y, slip(card), suit(card[0]))
        else:
            canvas.put(x, y, f" {short.get(card, card)} ".ljust(5)[:5], self.palette.unsuited)

    def fits(self, height: int) -> bool:
        """Whether there is room for that many lines."""
        return self.size is None or height <= self.size[1]

    def hand(
        self,
        canvas: Canvas,
        y: int,
        cards: Sequence[str],
        height: int = 3,
        short: Mapping[str, str] = NO_NAMES,
    ) -> None:
        """The onlooker's own hand, at the lower edge; each card is that many lines high."""
        x, middle = 1, y + height // 2
        for card, spot in zip(cards, hand_picks(cards), strict=True):
            style = suit(card[0]) if is_coloured(card) else self.palette.unsuited
            canvas.fill(x, y, CARD_WIDTH - 1, height, style)
            if is_coloured(card):
                canvas.put(x, middle, f" {card[1]} {SIGNS[card[0]]}{card[0]} ", style)
            else:
                name = short.get(card, card)[: CARD_WIDTH - 1]
                canvas.put(x, middle, name.center(CARD_WIDTH - 1), style)
            canvas.spot(spot, x, y, CARD_WIDTH - 1, height)
            canvas.put(x + 2, y - 1, self.sign_of(spot), self.palette.strong)
            x += CARD_WIDTH


def clip(text: str, width: int) -> str:
    """As much of a text as fits."""
    if cell_len(text) <= width:
        return text
    while text and cell_len(text) > width - 1:
        text = text[:-1]
    return f"{text}…"
