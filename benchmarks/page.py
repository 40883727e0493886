"""How fast the page is, in Chromium: what it loads, how soon one can play, how busy frames are.

    python -m benchmarks.page [--loads 9] [--moves 12]

- Loaded: the compressed bytes of all scripts of a first visit to the home page, with pictures.
- Playable: from the start of a repeated visit to a table until the board takes a move; the median.
- Frames: while moves are animated on a CPU that is slowed down four times, the CPU time of the main
  thread from the start of one frame to the start of the next, from Chromium's trace; "over" counts
  those of more than a 60th of a second. "work" is the same for a move and its answer. Other
  programs on the machine disturb CPU time less than the time on the clock.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
from collections.abc import Awaitable
from typing import Any

from playwright.async_api import Browser, CDPSession, Page

from tests.browser.browser import chromium, window
from tests.browser.tables import go_to_table, played_on, sits_down
from tests.server.live_server import LiveServer, open_live_server

GAMES = ("schotten-totten", "tabula-rasa", "rat-hot")
SLOWER = 4
FRAME_MS = 1000 / 60
LASTS_MS = 1500  # a move and the bot's answer, both animated, with some reserve
COLUMNS = ("playable ms", "work ms", "frames", "median ms", "95 %", "over")
PLAYABLE = "() => document.querySelector('.says.turn') && performance.now()"


async def new_table(live_server: LiveServer, game: str) -> dict[str, Any]:
    created = await live_server.create(game, {}, seats=[{}, {"bot": "mimi"}], first=0)
    return await sits_down(live_server, created)


async def loaded(page: Page, visit: Awaitable[Any]) -> int:
    """The compressed bytes of the scripts that a visit loads."""
    devtools = await page.context.new_cdp_session(page)
    scripts: set[str] = set()
    sizes: dict[str, int] = {}

    def answered(event: dict[str, Any]) -> None:
        if event["type"] == "Script":
            scripts.add(event["requestId"])

    def finished(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = event["encodedDataLength"]

    devtools.on("Network.responseReceived", answered)
    devtools.on("Network.loadingFinished", finished)
    await devtools.send("Network.enable")
    await visit
    await page.wait_for_load_state("networkidle")
    return sum(sizes[each] for each in scripts)


async def playable_ms(page: Page, loads: int) -> list[float]:
    times = []
    for _ in range(loads):
        await page.reload()
        found = await page.wait_for_function(PLAYABLE)
        times.append(float(await found.json_value()))
    return times


async def animated(
    live_server: LiveServer, page: Page, created: dict[str, Any], moves: int
) -> tuple[list[float], list[float]]:
    """Milliseconds of main thread per move, and per frame while moves are animated."""
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    work: list[float] = []
    frames: list[float] = []
    path, key = f"/tables/{created['table']}", created["seats"][0]
    for _ in range(moves):
        seen = await played_on(live_server, created, 0)
        if seen["state"] != "playing":
            break
        await page.wait_for_timeout(LASTS_MS)
        trace = await start_trace(devtools)
        body = {"id": str(seen["ply"]), "ply": seen["ply"], "move": seen["view"]["legal"][0]}
        await live_server.ask("POST", f"{path}/moves", key, body)
        await page.wait_for_timeout(LASTS_MS)
        await stop_trace(devtools)
        tasks = tasks_in(trace)
        work.append(cpu_ms(tasks))
        frames += frames_in(trace, tasks)
    return work, frames


async def start_trace(devtools: CDPSession) -> list[dict[str, Any]]:
    trace: list[dict[str, Any]] = []
    devtools.on("Tracing.dataCollected", lambda event: trace.extend(event["value"]))
    categories = "toplevel,devtools.timeline,devtools.timeline.frame,cc,benchmark"
    await devtools.send("Tracing.start", {"categories": categories})
    return trace


async def stop_trace(devtools: CDPSession) -> None:
    complete = asyncio.Event()
    devtools.once("Tracing.tracingComplete", lambda _: complete.set())
    await devtools.send("Tracing.end")
    await complete.wait()


def tasks_in(trace: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The tasks of the main thread of the page."""
    styled = [event for event in trace if event["name"] == "UpdateLayoutTree"]
    threads = {(event["pid"], event["tid"]) for event in styled[-1:]}
    return [
        event
        for event in trace
        if (event["pid"], event["tid"]) in threads
        and event["name"] == "ThreadControllerImpl::RunTask"
        and "dur" in event
    ]


def cpu_ms(tasks: list[dict[str, Any]]) -> float:
    return float(sum(each.get("tdur", each["dur"]) for each in tasks)) / 1000


def frames_in(trace: list[dict[str, Any]], tasks: list[dict[str, Any]]) -> list[float]:
    """The CPU time of the page's main thread for each of its frames. (Flights run on the
    compositor, so few frames need the main thread at all.)"""
    threads = {(each["pid"], each["tid"]) for each in tasks}
    drawn = sorted(
        event["ts"]
        for event in trace
        if event["name"] == "ProxyMain::BeginMainFrame" and (event["pid"], event["tid"]) in threads
    )
    frames, rest = [], sorted(tasks, key=lambda each: each["ts"])
    for at in drawn:
        before = [each for each in rest if each["ts"] <= at]  # with the task that draws the frame
        rest = rest[len(before) :]
        if before:  # a frame may be announced more than once
            frames.append(cpu_ms(before))
    return frames


def share(numbers: list[float], part: float) -> float:
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


async def measure(live_server: LiveServer, browser: Browser, loads: int, moves: int) -> None:
    async with window(browser, live_server.address) as page:
        print(f"home page: {await loaded(page, page.goto('/')) / 1000:.1f} kB of scripts")
    print(f"{'':<16}" + "".join(f"{name:>12}" for name in COLUMNS))
    for game in GAMES:
        created = await new_table(live_server, game)
        async with window(browser, live_server.address, settings={"speed": "normal"}) as page:
            await go_to_table(page, created)
            await page.wait_for_function(PLAYABLE)
            times = await playable_ms(page, loads)
            work, frames = await animated(live_server, page, created, moves)
        over = sum(each > FRAME_MS for each in frames)
        print(
            f"{game:<16}{statistics.median(times):>12.0f}{statistics.median(work):>12.0f}"
            f"{len(frames):>12}{statistics.median(frames):>12.1f}{share(frames, 0.95):>12.1f}"
            f"{over:>12}"
        )


async def main() -> None:
    parser = argparse.ArgumentParser(description="measure the page in Chromium")
    parser.add_argument("--loads", type=int, default=9)
    parser.add_argument("--moves", type=int, default=12)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/tables.db"
        async with open_live_server(url) as live_server, chromium() as browser:
            await measure(live_server, browser, asked.loads, asked.moves)


if __name__ == "__main__":
    asyncio.run(main())
