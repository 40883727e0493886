"""The pictures of the terminal client in the docs: python -m tests.terminal.screenshots FOLDER."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

from tavolino.bots.bot_spec import make, parse_bot
from tavolino.core import registry
from tavolino.core.contract import Json
from tavolino.core.match import Match
from tavolino.terminal.app import TavolinoApp
from tavolino.terminal.local_session import LocalSession
from tavolino.terminal.preferences import Preferences
from tavolino.terminal.replay_screen import ReplayScreen
from tavolino.terminal.start_questions import Start
from tavolino.terminal.start_screen import StartApp

PLAYER = "carla"
# name, game, options, language, light, moves, keys pressed then, size
PICTURES: list[tuple[str, str, Json, str, bool, int, str, tuple[int, int]]] = [
    ("schotten-totten", "schotten-totten", {}, "en", False, 12, "2 right right", (104, 28)),
    ("tabula-rasa", "tabula-rasa", {"players": 3}, "de", True, 6, "2 right", (112, 31)),
    ("rat-hot", "rat-hot", {}, "it", False, 7, "right enter down", (112, 44)),
    ("replay", "tabula-rasa", {}, "en", False, 100, "r a m", (112, 30)),
]


async def draw(
    name: str, game: str, options: Json, code: str, light: bool, moves: int, keys: str,
    size: tuple[int, int],
) -> str:  # fmt: skip
    match = Match(game, rounds=1, seed=11, first=0, **options)
    others = range(1, len(match.game.names))
    session = LocalSession(
        match, {seat: make(parse_bot(PLAYER), seat) for seat in others}, {0: "Anna"}, "docs"
    )
    title = registry.rules(game).title
    app = TavolinoApp(Preferences(code, light, review_ms=200), title, session)
    async with app.run_test(size=size) as pilot:
        for _ in range(moves):
            while session.snapshot.thinking is not None:
                await pilot.pause(0.02)
            if session.game.over:
                break
            # The first moves of a bot that errs make a livelier picture.
            bot = make(parse_bot("random" if name == "replay" else PLAYER), 1)
            move = bot.choose(session.game.view(0), session.game.sampler())
            await session.answer(move, code)
        while session.snapshot.thinking is not None:
            await pilot.pause(0.02)
        await pilot.pause(0.3)
        for key in keys.split():
            await pilot.press(key)
            await pilot.pause(0.3)
            screen = app.screen
            while key == "a" and isinstance(screen, ReplayScreen) and screen._replay.found is None:
                await pilot.pause(0.1)
        await pilot.pause(0.3)
        return app.export_screenshot(title=f"Tavolino · {title}")


async def draw_start() -> str:
    app = StartApp(Start("fr", "schotten-totten", "carla"), Preferences("fr"))
    async with app.run_test(size=(96, 34)) as pilot:
        await pilot.press("tab", "right", "space", "tab", "right", "space")
        await pilot.pause(0.3)
        return app.export_screenshot(title="Tavolino")


def without_fonts(picture: str) -> str:
    """The picture asks no other host for a font."""
    picture = re.sub(r"@font-face\s*\{.*?\}\s*", "", picture, flags=re.DOTALL)
    return re.sub(r"font-family:[^;]*;", "font-family: monospace;", picture)


def main() -> None:
    folder = Path(sys.argv[1])
    start = without_fonts(asyncio.run(draw_start()))
    (folder / "terminal-start.svg").write_text(start, encoding="utf-8")
    for picture in PICTURES:
        svg = without_fonts(asyncio.run(draw(*picture)))
        (folder / f"terminal-{picture[0]}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
