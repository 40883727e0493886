"""The pictures of link previews: drawn as SVG, turned into PNG by a process of their own, one at a
time, and cached."""

from __future__ import annotations

import asyncio
import logging
import random
import re
import sys
from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from xml.etree import ElementTree

from .. import rasterizer
from ..bots.levels import LEVELS
from ..core import drawing as draw
from ..core import registry
from ..core.contract import OPEN, Json
from ..core.game import new
from ..core.presentations import in_order
from ..rasterizer import FONTS, font_files
from ..tables.errors import Code, Refused
from ..text.names import bot_name

log = logging.getLogger(__name__)

WIDTH, HEIGHT = 1200, 630  # what those who show previews ask for
MARGIN = 26
TEXT = 310  # beside the board
LONGEST_NAME = 16  # letters that fit beside the board
RASTERIZER = Path(rasterizer.__file__)
MOST_KEPT = 100
MOST_WAITING = 20
SECONDS = 60.0  # for one picture
SVG = "http://www.w3.org/2000/svg"
Placed = tuple[ElementTree.Element, float, float]


class PreviewPictures:
    """PNG pictures, kept by what they show. Nobody waits behind more than a few others."""

    def __init__(self, fonts: Path = FONTS) -> None:
        self._fonts = fonts
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()  # the one used last is at the end
        self._drawing: dict[bytes, asyncio.Task[bytes]] = {}
        self._one_at_a_time = asyncio.Semaphore(1)

    async def png(self, svg: str) -> bytes:
        """The picture; refused as `rate_limited` if too many are waiting, and as `unavailable` if
        it cannot be drawn."""
        digest = sha256(svg.encode()).digest()
        if (kept := self._kept.get(digest)) is not None:
            self._kept.move_to_end(digest)
            return kept
        drawing = self._drawing.get(digest)
        if drawing is None:
            if len(self._drawing) >= MOST_WAITING:
                raise Refused(
                    Code.RATE_LIMITED, "refused-pace", limit="requests", seconds=round(SECONDS)
                )
            drawing = self._drawing[digest] = asyncio.create_task(self._draw(digest, svg))
            drawing.add_done_callback(lambda task: self._drawing.pop(digest))
        return await asyncio.shield(drawing)  # others may be waiting for it

    async def _draw(self, digest: bytes, svg: str) -> bytes:
        async with self._one_at_a_time:
            picture = await rasterized(svg, self._fonts)
        self._kept[digest] = picture
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return picture


async def rasterized(svg: str, fonts: Path) -> bytes:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", str(RASTERIZER), *font_files(fonts)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(SECONDS):
            picture, problems = await process.communicate(svg.encode())
    except TimeoutError:
        picture, problems = b"", b"it took too long"
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0 or not picture:
        # Only the last line: the others may repeat names.
        log.warning("a preview cannot be drawn: %s", _last_line(problems))
        raise Refused(Code.UNAVAILABLE, "refused-unavailable")
    return picture


def _last_line(problems: bytes) -> str:
    return (problems.decode(errors="replace").strip().splitlines() or ["no reason given"])[-1]


# -- what is drawn ---------------------------------------------------------------------------------


def table_svg(game: str, view: Json, names: Sequence[str]) -> str:
    """A game as the view shows it, with the names of its players."""
    short = [short_name(name) for name in names]
    rules = registry.rules(game)
    return _beside(rules.svg(view | {"names": short}), rules.title, short)


@cache
def game_svg(game: str) -> str:
    """A game's name beside a table: always the same one, which nobody plays at."""
    return _beside(_example(game), registry.rules(game).title, [])


@cache
def site_svg() -> str:
    """For links that name no game: the games on the shelf, as far as they fit side by side."""
    middle, shown = WIDTH / 2, in_order(registry.names())[:MOST_BOARDS]
    body = draw.surface("wood", WIDTH, HEIGHT)
    body += draw.text(
        middle, 165, "tavolino", 120, PAPER, anchor="middle", font=draw.SERIF, weight=800
    )
    space = (WIDTH - 2 * MARGIN) / max(1, len(shown))
    for place, game in enumerate(shown):
        centre = MARGIN + (place + 0.5) * space
        inside, across, down = _placed(_example(game), space - MARGIN, 320)
        body += _nested(inside, centre - across / 2, 375 - down / 2)
        title = _cut(registry.rules(game).title, 24)
        body += draw.text(centre, 565, title, 34, PAPER, anchor="middle", font=draw.SERIF)
    return draw.document(WIDTH, HEIGHT, body, "Tavolino")


@cache
def _example(game: str) -> str:
    """A table of bots in the middle of a game, with open hands."""
    rules, rng = registry.rules(game), random.Random(EXAMPLE_SEED)
    table = new(game, seed=EXAMPLE_SEED)
    for _ in range(EXAMPLE_MOVES):
        played = table.copy()
        played.play(rng.choice(table.legal))
        if played.over:
            break
        table = played
    names = [bot_name(bot) for bot in LEVELS][: len(table.names)]
    return rules.svg(table.view(OPEN).data | {"names": names})


EXAMPLE_SEED, EXAMPLE_MOVES = 7, 24
MOST_BOARDS = 3
PAPER = "#f3ead8"


def _beside(board: str, title: str, names: Sequence[str]) -> str:
    """A board with the game's name and those of the players at its left."""
    inside, across, down = _placed(board, WIDTH - TEXT - MARGIN, HEIGHT - 2 * MARGIN)
    body = draw.surface("wood", WIDTH, HEIGHT)
    body += _nested(inside, WIDTH - MARGIN - across, (HEIGHT - down) / 2)
    y = 110.0
    for word in re.split(r"(?<=-)|\s", title):
        body += draw.text(MARGIN + 14, y, word, 46, PAPER, font=draw.SERIF, weight=800)
        y += 50
    y += 30
    for name in names:
        body += draw.text(MARGIN + 14, y, name, 27, PAPER)
        y += 40
    body += draw.text(
        MARGIN + 14, HEIGHT - MARGIN - 22, "tavolino", 30, PAPER, font=draw.SERIF, weight=800
    )
    return draw.document(WIDTH, HEIGHT, body, title)


def _placed(board: str, most_wide: float, most_high: float) -> Placed:
    """A board as large as it fits, and its width and height."""
    root = ElementTree.fromstring(board)
    drawn_width, drawn_height = _size(root)
    scale = min(most_wide / drawn_width, most_high / drawn_height)
    width, height = scale * drawn_width, scale * drawn_height
    root.attrib |= {
        "viewBox": f"0 0 {draw.number(drawn_width)} {draw.number(drawn_height)}",
        "width": draw.number(width),
        "height": draw.number(height),
    }
    return root, width, height


def _nested(board: ElementTree.Element, x: float, y: float) -> str:
    board.attrib |= {"x": draw.number(x), "y": draw.number(y)}
    ElementTree.register_namespace("", SVG)
    return ElementTree.tostring(board, "unicode")


def _size(root: ElementTree.Element) -> tuple[float, float]:
    """The size in which a board was drawn."""
    if box := root.get("viewBox"):
        _, _, width, height = (float(number) for number in box.split())
        return width, height
    return float(root.attrib["width"]), float(root.attrib["height"])


def short_name(name: str) -> str:
    return _cut(name, LONGEST_NAME)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
