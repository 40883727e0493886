"""The walk of one move, as the page on the architecture tells it, is what happens."""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from tests.server.live_server import open_live_server, seat_all

ROOT = Path(__file__).parents[2]
SOURCES = f"{ROOT / 'src/tavolino'}/"
COMPILED = "games/schotten_totten/rules.py"  # nobody sees its calls


@contextmanager
def called() -> Iterator[list[str]]:
    """The files whose functions are called, in order; threads have to be started meanwhile."""
    files: list[str] = []

    def note(frame: FrameType, event: str, argument: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(SOURCES):
            files.append(frame.f_code.co_filename.removeprefix(SOURCES))

    before = sys.getprofile()
    sys.setprofile(note)
    threading.setprofile(note)
    try:
        yield files
    finally:
        sys.setprofile(before)
        threading.setprofile(None)


def told() -> list[str]:
    page = (ROOT / "docs/explanation/architecture.md").read_text(encoding="utf-8")
    walk = page.split("## The walk of one move\n")[1].split("\n## ")[0]
    files = re.findall(r"^\| \d+ \| `([\w/]+\.py)` \|", walk, re.MULTILINE)
    return [file for file in files if file != COMPILED]


async def test_a_move_walks_through_the_files_of_the_page_in_their_order(sqlite_url: str) -> None:
    with called() as files:
        async with open_live_server(sqlite_url) as live_server:
            created = await live_server.create("schotten-totten", first=0)
            anna, bo = await seat_all(live_server, created)
            table = created["table"]
            async with (
                live_server.socket(table, anna) as one,
                live_server.socket(table, bo, language="en") as two,
            ):
                snapshot = await one.next()
                await two.next()
                files.clear()
                move = snapshot["view"]["legal"][0]
                await one.send(type="play", id="1", ply=snapshot["ply"], move=move)
                while (await two.next())["ply"] == snapshot["ply"]:
                    pass
                happened = iter(list(files))
    walk = told()
    assert len(walk) > 15
    assert [file for file in walk if file not in happened] == []
